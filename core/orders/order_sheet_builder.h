#pragma once

#include "core/domain/catalogue/product.h"
#include "core/domain/catalogue/supplier.h"
#include "core/domain/events/event.h"
#include "core/domain/orders/delivery_day.h"
#include "core/domain/orders/order_sheet.h"
#include "core/orders/ordered_goods.h"
#include "core/orders/own_stock.h"

#include <QHash>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk {

/// The prices events would pay for their lines from any supplier.
class SupplierPrices {
public:
    SupplierPrices() = default;
    virtual ~SupplierPrices() = default;
    Q_DISABLE_COPY_MOVE(SupplierPrices)

    /// nullopt if there is no price.
    virtual std::optional<double> unitCostIncTax(EventId event, VariantId variant, SupplierId supplier) const = 0;
    /// Suppliers with a price of their own for the event, rather than the one for any supplier.
    virtual QList<SupplierId> ownPricedSuppliers(EventId event, VariantId variant) const = 0;
};

/// Catalogue data for the things that events use: at least what they name, and the suppliers that could sell it.
struct OrderCatalogue {
    QHash<VariantId, Variant> variants;
    QHash<VariantId, QString> productNames;
    QHash<VariantId, double> sparePercents; ///< The variant's or its type's; 0 if neither has one.
    QHash<SupplierId, Supplier> suppliers;
    const SupplierPrices *prices = nullptr; ///< Without it no line has a cheapest supplier.
    QHash<PriceListId, double> taxMultipliers;
    QHash<VariantId, OwnThing> own; ///< Things of the shop's own.
};

/// The contents of a sheet.
struct SheetRequest {
    SheetChoice choice;
    OrderedGoods ordered; ///< For these events, on sheets that were ordered.
    std::optional<DeliveryRule> delivery; ///< Without one, lines have no delivery days.
    QTimeZone zone = QTimeZone::utc(); ///< The shop's.
};

/// The order by supplier for `pricedEvents`, which come from priceEvent(). Duplicate events count once. Lines
/// without units are left out, except goods that were ordered and are not needed any more. Suppliers are sorted by
/// name, lines without one last; lines by product name, variant name and stem length. Totals are added up in that
/// order.
OrderSheet buildOrderSheet(const QList<Event> &pricedEvents, const OrderCatalogue &catalogue,
                           const SheetRequest &request = {});

} // namespace stemdesk
