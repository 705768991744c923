#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/events/event.h"
#include "core/domain/orders/order_sheet.h"

#include <QHash>
#include <QString>

#include <optional>

namespace stemdesk {

/// What events would pay for their lines, whoever supplied them.
class SupplierPrices {
public:
    SupplierPrices() = default;
    virtual ~SupplierPrices() = default;
    Q_DISABLE_COPY_MOVE(SupplierPrices)

    /// Nothing where there is no price.
    virtual std::optional<double> unitCostIncTax(EventId event, VariantId variant, SupplierId supplier) const = 0;
    /// Those whose price, as the event would pay it, is one of their own and not that for any supplier.
    virtual QList<SupplierId> ownPricedSuppliers(EventId event, VariantId variant) const = 0;
};

/// What an order sheet says about the things that events name. Only what they name has to be there, and of suppliers
/// those that could sell it.
struct OrderCatalogue {
    QHash<VariantId, Variant> variants;
    QHash<VariantId, QString> productNames;
    QHash<VariantId, double> sparePercents; ///< Of the variant, or its type; 0 where it has none.
    QHash<SupplierId, Supplier> suppliers;
    const SupplierPrices *prices = nullptr; ///< Without it no line has a cheapest supplier.
    QHash<PriceListId, double> taxMultipliers;
};

/// What to order of whom for `pricedEvents`, which come from priceEvent(). An event given twice counts once. Lines that
/// need no units are left out. Suppliers are in order of name, the lines without one last; lines in order of product
/// name, variant name and stem length, and totals are added up in that order.
OrderSheet buildOrderSheet(const QList<Event> &pricedEvents, const OrderCatalogue &catalogue);

} // namespace stemdesk
