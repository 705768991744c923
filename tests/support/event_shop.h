#pragma once

#include "tests/support/test_shop.h"

namespace stemdesk {

struct EventShopIds {
    SupplierId supplier;
    ProductId roseProduct;
    VariantId rose; ///< A flower, 10 a pack, at 2.0.
    ProductId vaseProduct;
    VariantId vase; ///< Hired, at 5.0.
    PriceListId flowers; ///< Dated 1 January 2026, multiplier 1.2.
    PriceEntryId rosePrice;
    PriceListId hire;
    TaxGroupId tax; ///< 0.2
    EventId event; ///< On 1 June 2026, without its own pricing.
    EventGroupId group;
    EventItemId roses;
    EventItemId vases;
};

/// A shop with a priced event and everything that needs: three roses and two vases per copy, in two copies of one
/// group.
struct ShopWithEvent : EventShopIds {
    explicit ShopWithEvent(ShopServices &shop);
    /// Uses the objects in a copy of the database.
    ShopWithEvent(const EventShopIds &ids, ShopServices &services) : EventShopIds(ids), shop(services) {}

    ShopServices &shop;

    VariantId addVariant(const QString &name, const QString &productType, std::optional<double> unitsPerPack);
    PriceListId addList(const QString &productType, QDate date, double multiplier);
    PriceEntryId addPrice(PriceListId list, VariantId variant, double cost, SupplierId supplier = {});
    EventItemId addLine(EventGroupId group, VariantId variant, double quantity, std::optional<int> position = {});
    EventGroupId addGroup(const QString &name);

    Event whole() const;
    Totals storedTotals() const;
    /// The totals, computed from the whole event now.
    Totals freshTotals() const;
};

} // namespace stemdesk
