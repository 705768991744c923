#include "ui/flowers/new_flower_edits.h"

#include "core/base/text.h"
#include "core/domain/catalogue/deleted_product.h"
#include "core/services/prices/price_list_service.h"
#include "core/services/services.h"
#include "ui/undo/catalogue_edits.h"
#include "ui/undo/patch_edit.h"
#include "ui/undo/price_edits.h"

#include <QCoreApplication>

#include <variant>

namespace stemdesk::ui {

namespace {

struct NewFlowerTexts {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::NewFlowerTexts)
};

/// Data that the steps of adding one flower share.
struct FlowerState {
    std::shared_ptr<SupplierId> supplier = std::make_shared<SupplierId>();
    std::shared_ptr<PriceListId> list = std::make_shared<PriceListId>();
    std::shared_ptr<ProductRowOutcome> row;
    std::variant<std::monostate, DeletedProduct, DeletedVariant> deleted; ///< With its prices.
    bool isNewProduct = false;
};

Result<std::optional<ProductId>> productCalled(const ShopServices &services, const QString &name, const QString &type)
{
    const auto found =
        services.products.list({.q = name, .productType = type}, {.limit = 100}, ProductService::Variants::Skip);
    if (!found)
        return found.error();
    for (const Product &product : found->rows) {
        if (caseFolded(product.name) == caseFolded(name))
            return std::optional(product.id);
    }
    return std::optional<ProductId>();
}

Status storeFlower(ShopServices &services, const NewFlower &flower, FlowerState &state)
{
    const auto known = TRY(productCalled(services, flower.product.trimmed(), flower.productType));
    state.isNewProduct = !known;
    ProductRow row{.productId = known, .hasVariant = true, .variant = flower.variant};
    if (state.isNewProduct)
        row.product = {.name = flower.product, .productType = flower.productType};
    if (!state.supplier->isNull())
        row.variant.supplierIds = {*state.supplier};
    auto stored = TRY(services.products.upsert({row}));
    if (!stored.constFirst())
        return stored.constFirst().error();
    *state.row = *stored.constFirst();
    if (!flower.unitCostExclTax)
        return {};
    return statusOf(services.priceLists.createEntry(
        *state.list,
        {.variantId = state.row->variantId, .supplierId = *state.supplier, .unitCostExclTax = flower.unitCostExclTax}));
}

Status removeFlower(ShopServices &services, FlowerState &state)
{
    if (state.isNewProduct) {
        auto taken = TRY(services.products.remove(state.row->productId, false));
        state.deleted = std::move(taken);
        return {};
    }
    auto taken = TRY(services.products.removeVariant(state.row->productId, state.row->variantId, false));
    state.deleted = std::move(taken);
    return {};
}

Status bringBack(ShopServices &services, const FlowerState &state)
{
    if (const auto *product = std::get_if<DeletedProduct>(&state.deleted))
        return statusOf(services.products.restore(*product));
    return statusOf(services.products.restore(std::get<DeletedVariant>(state.deleted)));
}

} // namespace

Edit newFlowerEdit(const NewFlower &flower, const std::shared_ptr<ProductRowOutcome> &outcome)
{
    const auto state = std::make_shared<FlowerState>(); // Owned by the steps.
    state->row = outcome;
    *state->supplier = flower.supplier;
    *state->list = flower.list;
    QList<Edit> edits;
    if (flower.supplier.isNull() && !flower.supplierName.isEmpty())
        edits.append(SupplierEdits::create(flower.supplierName, state->supplier));
    if (flower.list.isNull() && flower.unitCostExclTax)
        edits.append(PriceEdits::create({.name = NewFlowerTexts::tr("Prices"),
                                         .productType = flower.productType,
                                         .date = flower.today,
                                         .taxMultiplier = flower.taxMultiplier},
                                        state->list));
    edits.append({.text = {},
                  .apply = [flower, state](ShopServices &services) -> Status {
                      if (state->deleted.index() != 0)
                          return bringBack(services, *state);
                      const Status stored = storeFlower(services, flower, *state);
                      if (!stored && !state->row->variantId.isNull())
                          (void)removeFlower(services, *state); // It was not added without its price.
                      return stored;
                  },
                  .revert = [state](ShopServices &services) { return removeFlower(services, *state); }});
    return together(NewFlowerTexts::tr("Add %1").arg(flower.product), edits);
}

} // namespace stemdesk::ui
