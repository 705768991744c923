#pragma once

#include "tests/support/event_shop.h"
#include "tests/support/ui_shop.h"

namespace stemdesk {

/// A window's shop with something of everything that can be changed.
struct UndoShop {
    UndoShop();

    ShopServices &services() { return ui.services(); }
    Shop settings() { return must(services().settings.shop()); }
    PriceList listOf(const PriceListId &id);
    PriceEntry entryOf(const PriceListId &list, const PriceEntryId &id);
    Product productOf(const ProductId &id) { return must(services().products.find(id)); }
    Variant variantOf(const VariantId &id) { return must(services().products.findVariant(id)); }
    static Image picture();

    UiShop ui;
    ShopWithEvent filled;
    Supplier supplier; ///< Named by the rose, which it sells in no fewer than two packs.
    Supplier archived;
    Colour colour; ///< Used by the rose and the event's palette.
    Category category; ///< The rose's category.
    ProductType type; ///< Without products.
    TaxGroup tax; ///< Not used anywhere.
    EventGroupId other; ///< A second group, without lines.
    EventId pinned; ///< Another event, which keeps to older prices.
    EventTemplate pattern; ///< Made from the event.
    OrderSheet sheet; ///< For the event.
    PriceList newer; ///< For flowers, newer than the event's pins.
    Webhook webhook;
    Contact contact; ///< The event's client.
    Quote quote; ///< The event's newest, open like the one before it.
    Quote declined;
    Payment payment; ///< For the event.
};

} // namespace stemdesk
