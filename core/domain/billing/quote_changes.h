#pragma once

#include "core/base/id.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace stemdesk {

/// A line of a version of an event.
struct QuotedLine {
    EventItemId id;
    VariantId variantId;
    SupplierId supplierId;
    double quantity = 0;
    double units = 0;
    double customerPriceIncTax = 0; ///< Whether its group is hidden or not.
    QString label; ///< "Rose Quicksand".

    friend bool operator==(const QuotedLine &, const QuotedLine &) = default;
};

struct QuotedGroup {
    EventGroupId id;
    QString name;
    double quantity = 1;
    bool isHidden = false;
    QString description;
    QList<QuotedLine> lines;

    friend bool operator==(const QuotedGroup &, const QuotedGroup &) = default;
};

/// A value of any type, as JSON.
struct JsonText {
    QByteArray json;

    friend bool operator==(const JsonText &, const JsonText &) = default;
};

/// The data that two versions of an event are compared by. Charges include tax; the discount is the amount it
/// subtracted.
struct QuotedEvent {
    QList<QuotedGroup> groups;
    double labour = 0;
    double fees = 0;
    double travel = 0;
    double discount = 0;
    double customerPriceIncTax = 0;
    QList<std::pair<QByteArray, JsonText>> details; ///< Other properties of the event than amounts, by name.

    friend bool operator==(const QuotedEvent &, const QuotedEvent &) = default;
};

enum class QuoteChangeKind { Line, Labour, Fees, Travel, Discount, Group, Detail };
enum class QuoteChangeAction { Added, Removed, Changed };

using QuoteValue = std::variant<std::monostate, double, bool, QString, QuotedLine, JsonText>;

struct QuoteChange {
    QuoteChangeKind kind = QuoteChangeKind::Line;
    QuoteChangeAction action = QuoteChangeAction::Changed;
    EventGroupId groupId; ///< Only for lines and groups.
    EventItemId itemId; ///< Only for lines.
    QString groupName;
    QString label; ///< Only for lines.
    QByteArray field; ///< Only for groups and details.
    QuoteValue before;
    QuoteValue after;
    double customerPriceChangeIncTax = 0;
};

/// Returns the differences. Their amounts add up to the difference of the prices.
QList<QuoteChange> changesBetween(const QuotedEvent &before, const QuotedEvent &after);

/// Whether goods or prices differ; details alone do not count.
bool isOtherOffer(const QList<QuoteChange> &changes);

} // namespace stemdesk
