#pragma once

#include "core/domain/prices/price_list.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>
#include <QLocale>

namespace stemdesk {
struct ListedVariant;
} // namespace stemdesk

namespace stemdesk::ui {

/// Texts about price lists and their prices.
class PriceWords {
    Q_DECLARE_TR_FUNCTIONS(PriceWords)

public:
    /// Its name, or its type without one.
    static QString title(const PriceList &list);
    /// Title and day, to distinguish lists with the same name.
    static QString titleWithDate(const PriceList &list);
    static QString day(QDate date);

    /// "Rose ‘Quicksand’ 50 cm"
    static QString variety(const ListedVariant &variant);
    /// A cost as it is edited: without sign and grouping.
    static QString plainCost(double cost);
    /// A typed or pasted cost, with or without currency sign and spaces. nullopt if it is none.
    static std::optional<double> typedCost(const QString &text, const QString &currency);

    /// "+4.0 %", "−2.5 %"
    static QString change(double percent);
    /// A rise is a warning and a fall is green, if it is large enough to be noticed.
    static Tone changeTone(double percent);
    /// "+£0.10", "−£1.50"
    static QString difference(double amount, const QString &currency);
    /// A typed change: "4", "-2.5 %". nullopt if it is no number.
    static std::optional<double> typedPercent(const QString &text);
    /// 1.2 is "20 %".
    static QString tax(double multiplier);
    /// "20", "20 %": 1.2. nullopt if it is no tax.
    static std::optional<double> typedTax(const QString &text);
};

} // namespace stemdesk::ui
