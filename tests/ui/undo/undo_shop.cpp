#include "tests/ui/undo/undo_shop.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

UndoShop::UndoShop() : filled(ui.services())
{
    ShopServices &shop = services();
    supplier = must(shop.suppliers.find(filled.supplier));
    archived = must(shop.suppliers.create({.name = u"Old market"_s}));
    archived = must(shop.suppliers.archive(archived.id));
    colour = must(shop.colours.create({.name = u"Old rose"_s, .hex = u"#c08081"_s}));
    category = must(shop.categories.create({.name = u"Garden roses"_s}));
    must(shop.products.patch(filled.roseProduct, {.category = category.name}));
    must(
        shop.products.patchVariant(filled.roseProduct, filled.rose,
                                   {.colors = QStringList{colour.name},
                                    .supplierIds = QList<SupplierId>{supplier.id},
                                    .supplierMinPacks = QList<SupplierMinimum>{{supplier.id, 2}},
                                    .supplierPacks = QList<SupplierPack>{{supplier.id, 25}},
                                    .supplierCodes = QList<SupplierCode>{{supplier.id, u"RQ"_s, u"8712345000017"_s}}}));
    must(shop.settings.set({{u"markup.moss"_s, u"1.5"_s}, {u"pin-on-approval"_s, u"on"_s}}));
    const QList<ProductType> types = settings().productTypes;
    type = *std::ranges::find(types, u"moss"_s, &ProductType::name);
    tax = must(shop.taxGroups.create({.name = u"Reduced"_s, .rate = 0.09}));
    must(shop.events.patch(filled.event, {.colourScheme = QStringList{colour.name}, .notes = u"Ring the bell."_s}));
    other = filled.addGroup(u"Arch"_s);
    pattern = must(shop.templates.save(filled.event, u"Small wedding"_s));
    sheet = must(shop.orderSheets.save({filled.event}));
    newer = must(shop.priceLists.create({.productType = u"flower"_s, .date = QDate(2026, 3, 1), .taxMultiplier = 1.2}));
    filled.addPrice(newer.id, filled.rose, 3);
    pinned = must(shop.events.duplicate(filled.event, u"Kept to its prices"_s)).id;
    const QMap<QString, std::optional<PriceListId>> pins{{u"flower"_s, filled.flowers}};
    must(shop.events.patch(pinned, {.pricing = std::optional(EventPricingPatch{.priceListIds = std::optional(pins)})}));
    const WebhookPatch wanted{.url = u"https://shop.example/hook"_s, .events = quint32(WebhookType::EventCreated)};
    webhook = must(shop.webhooks.create(must(shop.webhooks.draft(wanted))));
    contact = must(shop.contacts.create({.name = u"Ada"_s, .emails = QStringList{u"ada@example.com"_s}}));
    must(shop.events.patch(filled.event, {.contacts = QList<EventContact>{{contact.id, u"client"_s}}}));
    declined = must(shop.quotes.create(filled.event, {}));
    declined = must(shop.quotes.decline(filled.event, declined.id, u"Other colours"_s)).quote;
    must(shop.quotes.create(filled.event, {}));
    quote = must(shop.quotes.create(filled.event, {}));
    payment = must(shop.payments.create(filled.event, {.amount = 10, .paidOn = QDate(2026, 3, 20)}));
}

PriceList UndoShop::listOf(const PriceListId &id)
{
    return must(services().priceLists.find(id, PriceListService::Entries::Skip));
}

PriceEntry UndoShop::entryOf(const PriceListId &list, const PriceEntryId &id)
{
    return must(services().priceLists.entry(list, id));
}

Image UndoShop::picture()
{
    return {.mediaType = "image/png", .width = 1, .height = 1, .bytes = "a picture of roses"};
}

} // namespace stemdesk
