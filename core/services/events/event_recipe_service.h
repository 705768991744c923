#pragma once

#include "core/domain/billing/bill.h"
#include "core/domain/catalogue/product.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/events/event.h"
#include "core/domain/events/event_profit.h"
#include "core/domain/orders/order_sheet.h"
#include "core/domain/prices/price_list.h"
#include "core/pricing/price_breakdown.h"
#include "core/services/service.h"

#include <QHash>
#include <QSet>

#include <utility>

namespace stemdesk {

/// The catalogue data of an event's line.
struct LineProduct {
    Variant variant;
    QString productName;
    QString productType;
    bool isHired = false; ///< Produces no waste.
    double sparePercent = 0; ///< Spare percentage: the variant's, else the type's.

    friend bool operator==(const LineProduct &, const LineProduct &) = default;
};

/// An event with everything that its recipe shows.
struct EventRecipe {
    Event event; ///< Whole and priced.
    QHash<VariantId, LineProduct> goods;
    QHash<SupplierId, Supplier> suppliers; ///< Suppliers that lines and their variants name.
    QList<PriceList> priceLists; ///< For each type on the lines, the list that is tried first; without its entries.
    PriceBreakdown breakdown;
    PriceBreakdown breakdownExclTax;
    Bill bill;
    double customerPriceExclTax = 0; ///< For comparison with a budget, which is without tax.
    double pooledWasteCostIncTax = 0; ///< Cost of pack leftovers when packs are pooled over the event.
    OrderSheetTotals order; ///< Cost of ordering the goods, with suppliers' minimums.
    EventCosts costs; ///< Cost of ordering and its parts, with tax; of the shop's own things only what is ordered.
    EventCosts costsExclTax;
    QHash<VariantId, double> ownUnits; ///< Units of the shop's own things that come from stock.
    EventEarnings earnings;
    QHash<std::pair<VariantId, SupplierId>, double> orderedUnits; ///< Sum of the visible groups.
    QSet<std::pair<VariantId, SupplierId>> placedOrders; ///< Goods that an ordered sheet holds for the event.

    friend bool operator==(const EventRecipe &, const EventRecipe &) = default;
};

class EventRecipeService : public Service {
public:
    using Service::Service;

    /// In one snapshot and a fixed number of set reads. NotFound if there is none.
    Result<EventRecipe> read(EventId id) const;
    /// With the names of its contacts, compared with the accepted quote.
    Result<EventRecipe> readWhole(EventId id) const;
};

} // namespace stemdesk
