#pragma once

#include "core/base/clock.h"
#include "core/domain/catalogue/supplier.h"
#include "core/orders/sheet_changes.h"

#include <QCoreApplication>
#include <QHash>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk {
struct SavedSheet;
}

namespace stemdesk::ui {

using KnownSuppliers = QHash<SupplierId, Supplier>;

/// A way to spend less on a line.
struct OrderAdvice {
    QString text;
    double savingIncTax = 0; ///< 0: more flowers for the same money.
    double unitsChange = 0; ///< For all lines together; negative: fewer.
    SupplierId supplier; ///< The cheaper supplier; null: no change of supplier.
    QList<EventItemId> items; ///< The lines that are ordered together,
    QList<EventId> events; ///< and their events.
};

/// By the supplier whose lines it is on.
using SheetAdvice = QHash<SupplierId, QList<OrderAdvice>>;

/// Texts on order sheets.
class OrderWords {
    Q_DECLARE_TR_FUNCTIONS(OrderWords)

public:
    /// "Rose ‘Quicksand’".
    static QString flower(const OrderSheetLine &line);
    /// "Rose ‘Quicksand’ 50 cm", for tables without a column for the length, which may be the only difference.
    static QString flowerAndLength(const OrderSheetLine &line);
    /// "3 suppliers", without the lines that name none.
    static QString suppliers(const OrderSheet &sheet);
    /// "Bloemenhof, Fleura · delivery Thu 10 Dec 2026": tells one saved sheet of an event from another.
    static QString sources(const OrderSheet &sheet);
    /// "2 of 5 lines received"; of a sheet that is only planned, its number of lines.
    static QString received(const SavedSheet &saved);
    /// "2 packs of 25", or the units without packs.
    static QString amount(const OrderSheetLine &line);

    /// How many units less save a pack, if they are a small part of one; 0 if there is none. Where this is not 0, what
    /// is left over is a warning: in recipes and in orders.
    static double fewerForAPack(const QList<PackAdvice> &advice, double unitsPerPack);
    /// Advice on the line's packs; small changes only, savings first.
    static QList<OrderAdvice> packAdvice(const OrderSheetLine &line);
    /// A supplier that is cheaper than the one of the line, with the delivery of both orders counted; nullopt if none
    /// is known, or if an order would be below its supplier's minimum then.
    static std::optional<OrderAdvice> cheaper(const OrderSheetLine &line, const OrderSheetSupplier &current,
                                              const OrderSheet &sheet, const KnownSuppliers &known,
                                              const QString &currency);

    /// All advice on the sheet, largest saving first.
    static SheetAdvice advice(const OrderSheet &sheet, const KnownSuppliers &known, const QString &currency);

    /// "Rounding excl. tax £0.01": the rest between displayed sums and their total; empty if it is 0.
    static QStringList rounding(const OrderSheetTotals &rounding, const QString &currency);

    /// "£12.00 short of Bloemenhof's minimum order"; empty if nothing is missing.
    static QString shortOfMinimum(const OrderSheetSupplier &supplier, const QString &currency);
    /// The same where the supplier is named beside it: "£12.00 below the minimum".
    static QString belowMinimum(const OrderSheetSupplier &supplier, const QString &currency);
    /// "Delivery Fri 29 May · Delivery costs £7.50 excl. tax, not included", as far as known.
    static QString delivery(const OrderSheetSupplier &supplier, const QString &currency);
    /// Names the events that take place before that day and need goods of the sheet; empty if there are none.
    static QString lateDelivery(const OrderSheet &sheet, QDate day, const QTimeZone &zone);
    /// No total includes it.
    static QString deliveryCost(double costExclTax, const QString &currency);

    /// "+2 packs of Rose ‘Quicksand’".
    static QString change(const SheetLineChange &change, const QString &currency);
    static QString change(const SheetEventChange &change);

private:
    static QString changedOrder(const OrderSheetLine &before, const OrderSheetLine &after);
};

/// A draft that nothing came in for: it is still to be ordered.
bool isOnlyPlanned(const OrderSheet &sheet);
bool isOnlyPlanned(const SavedSheet &saved);

/// "Tue 3 June, 14:00".
QString claimTime(Instant until, const QTimeZone &zone);
/// Until when rejected goods can be claimed, and how much time is left; nullopt: unknown.
QString claimClock(std::optional<Instant> until, Instant now, const QTimeZone &zone);

} // namespace stemdesk::ui
