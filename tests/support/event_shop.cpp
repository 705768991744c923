#include "tests/support/event_shop.h"

#include "core/pricing/event_totals.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr Instant kFirstOfJune = 1'780'308'000'000; // 1 June 2026, 10:00 UTC

} // namespace

ShopWithEvent::ShopWithEvent(ShopServices &services) : shop(services)
{
    supplier = must(shop.suppliers.create({.name = u"Flower market"_s})).id;
    rose = addVariant(u"Rose"_s, u"flower"_s, 10);
    roseProduct = must(shop.products.findVariant(rose)).productId;
    vase = addVariant(u"Vase"_s, u"hire"_s, 6);
    vaseProduct = must(shop.products.findVariant(vase)).productId;
    flowers = addList(u"flower"_s, QDate(2026, 1, 1), 1.2);
    rosePrice = addPrice(flowers, rose, 2);
    hire = addList(u"hire"_s, QDate(2026, 1, 1), 1.2);
    addPrice(hire, vase, 5);
    tax = must(shop.taxGroups.create({.name = u"Standard"_s, .rate = 0.2})).id;
    event = must(shop.events.create({.name = u"Anna and Ben"_s, .venueStart = kFirstOfJune})).event.id;
    group = must(shop.lines.createGroup(event, {.name = u"Tables"_s, .quantity = 2})).id;
    roses = addLine(group, rose, 3);
    vases = addLine(group, vase, 2);
}

VariantId ShopWithEvent::addVariant(const QString &name, const QString &productType, std::optional<double> unitsPerPack)
{
    const ProductRow row{.product = {.name = name, .productType = productType},
                         .hasVariant = true,
                         .variant = {.name = name, .unitsPerPack = unitsPerPack}};
    return must(must(shop.products.upsert({row})).constFirst()).variantId;
}

PriceListId ShopWithEvent::addList(const QString &productType, QDate date, double multiplier)
{
    return must(shop.priceLists.create({.productType = productType, .date = date, .taxMultiplier = multiplier})).id;
}

PriceEntryId ShopWithEvent::addPrice(PriceListId list, VariantId variant, double cost, SupplierId from)
{
    const PriceEntryRow row{.patch = {.variantId = variant, .supplierId = from, .unitCostExclTax = cost}};
    return must(must(shop.priceLists.upsertEntries(list, {row})).constFirst()).entry.id;
}

EventItemId ShopWithEvent::addLine(EventGroupId to, VariantId variant, double quantity, std::optional<int> position)
{
    return must(shop.lines.createItem(event, to, {.variantId = variant, .quantity = quantity, .position = position}))
        .id;
}

EventGroupId ShopWithEvent::addGroup(const QString &name)
{
    return must(shop.lines.createGroup(event, {.name = name})).id;
}

Event ShopWithEvent::whole() const
{
    return must(shop.events.find(event));
}

Totals ShopWithEvent::storedTotals() const
{
    return must(shop.events.find(event, {.heavy = false, .groups = false, .prices = false})).totals;
}

Totals ShopWithEvent::freshTotals() const
{
    const Event read = whole();
    TaxGroupId rateOf = must(shop.settings.shop()).defaultTaxGroupId;
    if (read.pricing && read.pricing->taxGroupId)
        rateOf = *read.pricing->taxGroupId;
    return totalsOf(read, rateOf.isNull() ? 0 : must(shop.taxGroups.find(rateOf)).rate);
}

} // namespace stemdesk
