#pragma once

#include "tests/support/test_shop.h"

namespace stemdesk {

struct EventShopIds {
    SupplierId supplier;
    ProductId roseProduct;
    VariantId rose; ///< A flower, 10 a pack, at 2.0.
    ProductId vaseProduct;
    VariantId vase; ///< Hired, at 5.0.
    PriceListId flowers; ///< Of 1 January 2026, multiplier 1.2.
    PriceEntryId rosePrice;
    PriceListId hire;
    TaxGroupId tax; ///< 0.2
    EventId event; ///< On 1 June 2026, without pricing of its own.
    EventGroupId group;
    EventItemId roses;
    EventItemId vases;
};

/// What a shop needs before it can have a priced event, and one such event: three roses a copy and two vases, in two
/// copies of one group.
struct ShopWithEvent : EventShopIds {
    explicit ShopWithEvent(ShopServices &shop);
    /// In a copy of the database that has them.
    ShopWithEvent(const EventShopIds &ids, ShopServices &services) : EventShopIds(ids), shop(services) {}

    ShopServices &shop;

    VariantId addVariant(const QString &name, const QString &productType, std::optional<double> unitsPerPack);
    PriceListId addList(const QString &productType, QDate date, double multiplier);
    PriceEntryId addPrice(PriceListId list, VariantId variant, double cost, SupplierId supplier = {});
    EventItemId addLine(EventGroupId group, VariantId variant, double quantity, std::optional<int> position = {});
    EventGroupId addGroup(const QString &name);

    Event whole() const;
    Totals storedTotals() const;
    /// What the totals are when they are worked out from the whole event now.
    Totals freshTotals() const;
};

} // namespace stemdesk
