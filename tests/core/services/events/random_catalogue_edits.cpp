#include "tests/core/services/events/random_catalogue_edits.h"

#include "core/domain/catalogue/deleted_product.h"

#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

std::optional<double> packSize(EditDice &dice)
{
    constexpr std::array kSizes{0.0, 1.0, 5.0, 10.0, 25.0, 0.3};
    const double size = kSizes.at(size_t(dice.number(int(kSizes.size()))));
    return size > 0 ? std::optional(size) : std::nullopt;
}

Status addSupplier(EditDice &dice)
{
    return outcome(dice.shop.suppliers.create({.name = u"Supplier"_s}));
}

Status archiveSupplier(EditDice &dice)
{
    const SupplierId supplier = dice.maybeSupplier();
    return outcome(dice.oneIn(2) ? dice.shop.suppliers.archive(supplier) : dice.shop.suppliers.unarchive(supplier));
}

Status addProduct(EditDice &dice)
{
    const ProductRow row{.product = {.name = u"Product"_s, .productType = dice.type()},
                         .hasVariant = true,
                         .variant = {.name = u"Variant"_s, .unitsPerPack = packSize(dice)}};
    return outcome(dice.shop.products.upsert({row}));
}

Status addVariant(EditDice &dice)
{
    const auto product = dice.any<ProductId>("product");
    if (!product)
        return product.error();
    const ProductRow row{
        .productId = *product, .hasVariant = true, .variant = {.name = u"Another"_s, .unitsPerPack = packSize(dice)}};
    return outcome(dice.shop.products.upsert({row}));
}

Status changeType(EditDice &dice)
{
    const auto product = dice.any<ProductId>("product");
    if (!product)
        return product.error();
    const ProductPatch patch{.productType = dice.type()};
    if (dice.oneIn(2))
        return outcome(dice.shop.products.patch(*product, patch));
    return outcome(dice.shop.products.upsert({ProductRow{.productId = *product, .product = patch}}));
}

Status changePack(EditDice &dice)
{
    const auto ids = dice.pick("select product.id, variant.id from variant join product on product.key = "
                               "variant.product where variant.shop = ? order by variant.key",
                               2);
    if (!ids)
        return ids.error();
    const VariantPatch patch{.unitsPerPack = packSize(dice)};
    const ProductId product(ids->at(0));
    const VariantId variant(ids->at(1));
    if (dice.oneIn(2))
        return outcome(dice.shop.products.patchVariant(product, variant, patch));
    return outcome(dice.shop.products.upsert(
        {ProductRow{.productId = product, .hasVariant = true, .variantId = variant, .variant = patch}}));
}

Status deleteProduct(EditDice &dice)
{
    const auto product = dice.any<ProductId>("product");
    if (!product)
        return product.error();
    const auto deleted = dice.shop.products.remove(*product, !dice.oneIn(4));
    if (deleted)
        dice.restores.push_back(
            [shop = &dice.shop, snapshot = *deleted] { return outcome(shop->products.restore(snapshot)); });
    return outcome(deleted);
}

Status deleteVariant(EditDice &dice)
{
    const auto ids = dice.pick("select product.id, variant.id from variant join product on product.key = "
                               "variant.product where variant.shop = ? order by variant.key",
                               2);
    if (!ids)
        return ids.error();
    const auto deleted = dice.shop.products.removeVariant(ProductId(ids->at(0)), VariantId(ids->at(1)), true);
    if (deleted)
        dice.restores.push_back(
            [shop = &dice.shop, snapshot = *deleted] { return outcome(shop->products.restore(snapshot)); });
    return outcome(deleted);
}

Status addList(EditDice &dice)
{
    return outcome(dice.shop.priceLists.create(
        {.productType = dice.type(), .date = dice.day(), .taxMultiplier = dice.oneIn(3) ? 1.2 : dice.factor()}));
}

Status changeList(EditDice &dice)
{
    const auto list = dice.any<PriceListId>("price_list");
    if (!list)
        return list.error();
    PriceListPatch patch;
    switch (dice.number(4)) {
    case 0: patch.productType = dice.type(); break;
    case 1: patch.date = dice.day(); break;
    case 2: patch.taxMultiplier = dice.factor(); break;
    default: patch = {.date = dice.day(), .taxMultiplier = 1.2};
    }
    return outcome(dice.shop.priceLists.patch(*list, patch));
}

Status deleteList(EditDice &dice)
{
    const auto list = dice.any<PriceListId>("price_list");
    if (!list)
        return list.error();
    const auto removed = dice.shop.priceLists.remove(*list);
    if (removed)
        dice.restores.push_back(
            [shop = &dice.shop, snapshot = *removed] { return outcome(shop->priceLists.restore(snapshot)); });
    return outcome(removed);
}

/// Writes a price for a variant of the list's type, and a few for any variant, some of which are refused.
Status writeEntries(EditDice &dice)
{
    const auto fitting =
        dice.pick("select price_list.id, variant.id from price_list join product on product.shop = price_list.shop and "
                  "product.product_type = price_list.product_type join variant on variant.product = product.key "
                  "where price_list.shop = ? order by price_list.key, variant.key",
                  2);
    if (!fitting)
        return fitting.error();
    QList<Result<PriceEntryRow>> rows;
    VariantId variant(fitting->at(1));
    for (int i = dice.number(4); i >= 0; --i) {
        const PriceEntryPatch patch{
            .variantId = variant, .supplierId = dice.maybeSupplier(), .unitCostExclTax = dice.amount()};
        rows.append(PriceEntryRow{.patch = patch});
        if (const auto other = dice.any<VariantId>("variant"))
            variant = *other;
    }
    return outcome(dice.shop.priceLists.upsertEntries(PriceListId(fitting->at(0)), rows));
}

constexpr auto kEntries = "select price_list.id, price_entry.id from price_entry join price_list on price_list.key = "
                          "price_entry.price_list where price_entry.shop = ? order by price_entry.key";

Status changeEntry(EditDice &dice)
{
    const auto ids = dice.pick(kEntries, 2);
    if (!ids)
        return ids.error();
    PriceEntryPatch patch{.unitCostExclTax = dice.amount()};
    if (dice.oneIn(3))
        patch = {.supplierId = dice.maybeSupplier()};
    if (dice.oneIn(5)) {
        if (const auto variant = dice.any<VariantId>("variant"))
            patch.variantId = *variant;
    }
    return outcome(dice.shop.priceLists.patchEntry(PriceListId(ids->at(0)), PriceEntryId(ids->at(1)), patch));
}

Status deleteEntry(EditDice &dice)
{
    const auto ids = dice.pick(kEntries, 2);
    if (!ids)
        return ids.error();
    return outcome(dice.shop.priceLists.removeEntry(PriceListId(ids->at(0)), PriceEntryId(ids->at(1))));
}

Status addTaxGroup(EditDice &dice)
{
    return outcome(dice.shop.taxGroups.create({.name = u"Tax"_s, .rate = dice.number(100) / 100.0}));
}

Status changeTaxRate(EditDice &dice)
{
    const auto group = dice.any<TaxGroupId>("tax_group");
    if (!group)
        return group.error();
    return outcome(dice.shop.taxGroups.patch(*group, {.rate = dice.number(97) / 97.0}));
}

Status deleteTaxGroup(EditDice &dice)
{
    const auto group = dice.any<TaxGroupId>("tax_group");
    if (!group)
        return group.error();
    const auto removed = dice.shop.taxGroups.remove(*group);
    if (removed)
        dice.restores.push_back(
            [shop = &dice.shop, snapshot = *removed] { return outcome(shop->taxGroups.restore(snapshot)); });
    return outcome(removed);
}

Status setMarkup(EditDice &dice)
{
    return outcome(dice.shop.settings.set({{u"markup."_s + dice.type(), QString::number(dice.factor(), 'g', 17)}}));
}

Status setHire(EditDice &dice)
{
    return outcome(dice.shop.settings.set({{u"hire."_s + dice.type(), dice.oneIn(2) ? u"on"_s : u"off"_s}}));
}

Status setDefaultTaxGroup(EditDice &dice)
{
    const auto group = dice.any<TaxGroupId>("tax_group");
    const QString value = group && !dice.oneIn(4) ? QString::fromLatin1(group->text()) : u"none"_s;
    return outcome(dice.shop.settings.set({{u"default-tax-group"_s, value}}));
}

Status setTimeZone(EditDice &dice)
{
    const std::array kZones{u"UTC"_s, u"Europe/London"_s, u"America/Los_Angeles"_s, u"Pacific/Auckland"_s,
                            u"Asia/Kolkata"_s};
    return outcome(dice.shop.settings.set({{u"time-zone"_s, kZones.at(size_t(dice.number(int(kZones.size()))))}}));
}

Status setPinning(EditDice &dice)
{
    return outcome(dice.shop.settings.set({{u"pin-on-approval"_s, dice.oneIn(3) ? u"off"_s : u"on"_s}}));
}

constexpr std::array kEdits{
    RandomEdit{"supplier added", addSupplier},
    RandomEdit{"supplier archived or not", archiveSupplier},
    RandomEdit{"product added", addProduct},
    RandomEdit{"product added", addProduct},
    RandomEdit{"variant added", addVariant},
    RandomEdit{"product type", changeType},
    RandomEdit{"pack size", changePack},
    RandomEdit{"product deleted", deleteProduct},
    RandomEdit{"variant deleted", deleteVariant},
    RandomEdit{"price list added", addList},
    RandomEdit{"price list added", addList},
    RandomEdit{"price list changed", changeList},
    RandomEdit{"price list deleted", deleteList},
    RandomEdit{"entries written", writeEntries},
    RandomEdit{"entries written", writeEntries},
    RandomEdit{"entries written", writeEntries},
    RandomEdit{"entries written", writeEntries},
    RandomEdit{"entry changed", changeEntry},
    RandomEdit{"entry deleted", deleteEntry},
    RandomEdit{"tax group added", addTaxGroup},
    RandomEdit{"tax rate", changeTaxRate},
    RandomEdit{"tax rate", changeTaxRate},
    RandomEdit{"tax group deleted", deleteTaxGroup},
    RandomEdit{"markup", setMarkup},
    RandomEdit{"hire", setHire},
    RandomEdit{"default tax group", setDefaultTaxGroup},
    RandomEdit{"time zone", setTimeZone},
    RandomEdit{"pin on approval", setPinning},
};

} // namespace

std::span<const RandomEdit> randomCatalogueEdits()
{
    return kEdits;
}

} // namespace stemdesk
