#pragma once

#include "core/base/function_ref.h"
#include "core/domain/events/event.h"
#include "core/domain/orders/order_sheet.h"

#include <QHash>
#include <QList>

#include <optional>
#include <utility>

namespace stemdesk {

/// An average unit cost over lines that may differ.
class PooledUnitCost {
public:
    void add(double units, double unitCost);

    /// Weighted by units; if all lines agree, exactly their cost, without rounding errors of a division.
    double value() const;
    bool isCommon() const { return m_agree; }

private:
    double m_units = 0;
    double m_cost = 0;
    std::optional<double> m_common; ///< The first line's cost; used only while all agree.
    bool m_agree = true;
};

/// Number of pooled units priced from a list.
struct ListShare {
    PriceListId listId; ///< Null: of a type without a list.
    double units = 0;
    std::optional<double> keptMultiplier = {}; ///< Only for lines that keep their price; otherwise the list's counts.
};

/// The lines of several events that name one variant from one supplier.
struct LinePool {
    VariantId variantId;
    SupplierId supplierId;
    double units = 0;
    PooledUnitCost unitCostExclTax;
    PooledUnitCost unitCostIncTax;
    bool isPriced = true; ///< False if one of the lines is not.
    QList<ListShare> lists; ///< Nearly always one; several if the events are in different seasons.
    QList<EventItemId> itemIds;
    QList<EventUnits> eventUnits;
    QStringList eventNames;
};

/// Pools over the visible groups of all events, in order of first use. Lines that need no units are left out, and those
/// of events that a supplier does not deliver for here.
QList<LinePool> linePools(
    const QList<Event> &pricedEvents,
    FunctionRef<bool(const Event &, SupplierId)> delivers = [](const Event &, SupplierId) { return true; });

} // namespace stemdesk
