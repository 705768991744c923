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

/// A value of any form, as JSON.
struct JsonText {
    QByteArray json;

    friend bool operator==(const JsonText &, const JsonText &) = default;
};

/// What two versions of an event are compared by. Charges are with tax; the discount is what it took off.
struct QuotedEvent {
    QList<QuotedGroup> groups;
    double labour = 0;
    double fees = 0;
    double travel = 0;
    double discount = 0;
    double customerPriceIncTax = 0;
    QList<std::pair<QByteArray, JsonText>> details; ///< Properties of the event that are no money, by name.

    friend bool operator==(const QuotedEvent &, const QuotedEvent &) = default;
};

enum class QuoteChangeKind { Line, Labour, Fees, Travel, Discount, Group, Detail };
enum class QuoteChangeAction { Added, Removed, Changed };

using QuoteValue = std::variant<std::monostate, double, bool, QString, QuotedLine, JsonText>;

struct QuoteChange {
    QuoteChangeKind kind = QuoteChangeKind::Line;
    QuoteChangeAction action = QuoteChangeAction::Changed;
    EventGroupId groupId; ///< Of lines and groups.
    EventItemId itemId; ///< Of lines.
    QString groupName;
    QString label; ///< Of lines.
    QByteArray field; ///< Of groups and details.
    QuoteValue before;
    QuoteValue after;
    double customerPriceChangeIncTax = 0;
};

/// What differs. The money of all changes adds up to what the prices differ by.
QList<QuoteChange> changesBetween(const QuotedEvent &before, const QuotedEvent &after);

/// Whether anything differs that is bought or paid for: details alone are none.
bool isOtherOffer(const QList<QuoteChange> &changes);

} // namespace stemdesk
