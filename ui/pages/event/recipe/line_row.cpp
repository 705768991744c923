#include "ui/pages/event/recipe/line_row.h"

#include "core/domain/orders/packs.h"
#include "core/orders/order_advice.h"
#include "core/orders/pack_rounding.h"
#include "ui/pages/event/event_document.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/order_words.h"

#include <cmath>

namespace stemdesk::ui {

namespace {

std::optional<PackSaving> savingOf(const LineRow &row, double costChangeIncTax, double copies)
{
    // Whole stems for each copy: with 30 tables of 4 stems each, one stem less saves thirty.
    const double most = (row.item.price.units - row.fewerForAPack) / copies;
    const double quantity = std::floor(most + kPackTolerance);
    const double fewer = row.item.quantity - quantity;
    if (quantity <= 0 || !isSmallPartOfLine(fewer, row.item.quantity))
        return std::nullopt;
    return PackSaving{
        .quantity = quantity, .fewer = fewer, .unitsPerPack = row.unitsPerPack, .amountIncTax = -costChangeIncTax};
}

/// Packs are pooled over the event, as they are ordered; a hidden line shows those that it would need by itself.
void fillPacks(LineRow &row, const LineProduct &goods, const EventGroup &group, const EventRecipe &recipe)
{
    const SupplierTerms sold = termsAt(goods.variant, row.item.supplierId);
    if (goods.isHired || !sold.unitsPerPack)
        return;
    const double own = row.item.price.units;
    const auto pooled = recipe.orderedUnits.constFind({row.item.variantId, row.item.supplierId});
    const bool isOrdered = !group.isHidden && pooled != recipe.orderedUnits.cend();
    row.packedUnits = isOrdered ? *pooled : own;
    const PackTerms terms{.unitsPerPack = sold.unitsPerPack, .sparePercent = goods.sparePercent};
    const PackOrder order = packOrderFor(row.packedUnits, terms, std::nullopt);
    row.packs = order.packsNeeded;
    row.unitsPerPack = *sold.unitsPerPack;
    row.leftover = order.leftoverUnits.value_or(0);
    const OrderSheetLine line{.unitsNeeded = row.packedUnits,
                              .spareUnits = order.spareUnits,
                              .unitsPerPack = sold.unitsPerPack,
                              .packsNeeded = order.packsNeeded,
                              .minPacks = sold.minPacks,
                              .leftoverUnits = order.leftoverUnits};
    // What was ordered comes in its packs, whatever the recipe needs.
    if (!isOrdered || recipe.placedOrders.contains({row.item.variantId, row.item.supplierId}))
        return;
    const QList<PackAdvice> advice = packAdviceFor(line, row.item.price.unitCostIncTax, goods.sparePercent);
    row.fewerForAPack = OrderWords::fewerForAPack(advice, row.unitsPerPack);
    if (row.fewerForAPack > 0)
        row.saving = savingOf(row, advice.constFirst().costChangeIncTax, group.quantity);
}

} // namespace

LineRow lineRowFrom(const EventItem &item, const EventGroup &group, const EventDocument &document)
{
    const EventRecipe &recipe = document.recipe();
    const LineProduct goods = recipe.goods.value(item.variantId);
    const Supplier supplier = recipe.suppliers.value(item.supplierId);
    LineRow row{.item = item,
                .flower = flowerText(goods.productName, goods.variant.name, goods.productType),
                .variety = goods.variant.name.isEmpty() ? goods.productName : goods.variant.name,
                .size = stemLengthText(goods.variant.stemLength),
                .swatches = document.swatches(goods.variant.colors),
                .colours = goods.variant.colors,
                .supplier = supplier.name,
                .isSupplierArchived = supplier.isArchived};
    fillPacks(row, goods, group, recipe);
    if (!group.isHidden)
        row.shortage = document.shortageOf(item.variantId);
    return row;
}

} // namespace stemdesk::ui
