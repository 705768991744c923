#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace stemdesk {

/// A small change of the units needed that saves a pack, or fills the last one.
struct PackAdvice {
    double unitsChange = 0; ///< Negative: fewer units.
    double packsChange = 0;
    double costChangeIncTax = 0;

    friend bool operator==(const PackAdvice &, const PackAdvice &) = default;
};

/// The supplier from whom a line would cost least, pack waste and minimums included.
struct CheapestSupplier {
    SupplierId supplierId; ///< Null: no supplier.
    double orderCostIncTax = 0;

    friend bool operator==(const CheapestSupplier &, const CheapestSupplier &) = default;
};

/// What to order of one variant from one supplier, pooled over the visible groups of all events of the sheet.
struct OrderSheetLine {
    VariantId variantId;
    QString productName;
    QString variantName;
    QString sku;
    QStringList colors;
    std::optional<double> stemLength;
    double unitsNeeded = 0;
    std::optional<double> unitsPerPack; ///< Without it, units are ordered as they are.
    std::optional<double> packsNeeded;
    std::optional<double> minPacks; ///< The supplier's minimum, where there is one.
    std::optional<double> packsToOrder;
    double unitsToOrder = 0;
    std::optional<double> leftoverUnits;
    double unitCostExclTax = 0; ///< Weighted by units where pooled lines differ.
    double orderCostExclTax = 0;
    double orderCostIncTax = 0;
    bool isPriced = true; ///< False where some pooled line has no price.
    QList<EventItemId> eventItemIds;
    QStringList eventNames; ///< Whose lines were pooled, in the sheet's order of events.
    QList<PackAdvice> advice;
    std::optional<CheapestSupplier> cheapest;

    friend bool operator==(const OrderSheetLine &, const OrderSheetLine &) = default;
};

struct OrderSheetTotals {
    double orderCostExclTax = 0;
    double orderCostIncTax = 0;

    friend bool operator==(const OrderSheetTotals &, const OrderSheetTotals &) = default;
};

struct OrderSheetSupplier {
    SupplierId supplierId; ///< Null: the lines that name no supplier.
    QString name;
    QString contactEmail;
    QString address;
    bool isArchived = false;
    QList<OrderSheetLine> lines;
    OrderSheetTotals totals;

    friend bool operator==(const OrderSheetSupplier &, const OrderSheetSupplier &) = default;
};

struct OrderSheetEvent {
    EventId eventId;
    QString name;
    QString status;
    bool isCleared = false; ///< Approved or later; a sheet with one that is not is a draft.

    friend bool operator==(const OrderSheetEvent &, const OrderSheetEvent &) = default;
};

struct OrderSheet {
    OrderSheetId id; ///< Null unless it was saved.
    QList<OrderSheetEvent> events;
    QList<OrderSheetSupplier> suppliers; ///< By name; the lines without a supplier last.
    OrderSheetTotals totals;
    Instant createdAt = 0;

    bool isDraft() const;

    friend bool operator==(const OrderSheet &, const OrderSheet &) = default;
};

} // namespace stemdesk
