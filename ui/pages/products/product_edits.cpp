#include "ui/pages/products/product_edits.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

namespace {

template <class T>
Status outcomeOf(const Result<T> &result)
{
    return result ? Status() : Status(result.error());
}

Result<ProductRowOutcome> storedRow(ShopServices &services, const ProductRow &row)
{
    auto outcomes = services.products.upsert({row});
    if (!outcomes)
        return outcomes.error();
    return outcomes->takeFirst();
}

/// Removes and puts back again, as often as asked for.
template <class Deleted, class Remove>
std::pair<Edit::Step, Edit::Step> removal(Remove remove)
{
    const auto deleted = std::make_shared<Deleted>(); // Owned by both steps.
    return {[remove, deleted](ShopServices &services) -> Status {
                auto taken = remove(services);
                if (taken)
                    *deleted = *std::move(taken);
                return outcomeOf(taken);
            },
            [deleted](ShopServices &services) { return outcomeOf(services.products.restore(*deleted)); }};
}

} // namespace

Edit ProductEdits::change(const Product &before, const ProductPatch &patch)
{
    return patchEdit(tr("Change %1").arg(before.name), before, patch,
                     [id = before.id](ShopServices &services, const ProductPatch &to, const ProductPatch &from) {
                         return services.products.patch(id, to, from);
                     });
}

Edit ProductEdits::change(const Variant &before, const VariantPatch &patch)
{
    return patchEdit(tr("Change %1").arg(before.name), before, patch,
                     [id = before.id, product = before.productId](ShopServices &services, const VariantPatch &to,
                                                                  const VariantPatch &from) {
                         return services.products.patchVariant(product, id, to, from);
                     });
}

Edit ProductEdits::create(const NewProduct &product, const std::shared_ptr<ProductRowOutcome> &outcome)
{
    ProductRow row;
    row.product = {.name = product.name, .category = product.category, .productType = product.productType};
    row.hasVariant = true;
    row.variant.name = product.variety;
    const auto deleted = std::make_shared<std::optional<DeletedProduct>>(); // Owned by both steps.
    return {
        .text = tr("Add %1").arg(product.name),
        .apply = [row, outcome, deleted](ShopServices &services) -> Status {
            if (*deleted)
                return outcomeOf(services.products.restore(**deleted));
            const auto stored = storedRow(services, row);
            if (stored)
                *outcome = *stored;
            return outcomeOf(stored);
        },
        .revert = [outcome, deleted](ShopServices &services) -> Status {
            auto taken = services.products.remove(outcome->productId, false);
            if (taken)
                *deleted = *std::move(taken);
            return outcomeOf(taken);
        },
    };
}

Edit ProductEdits::addVariety(const Product &product, const QString &name,
                              const std::shared_ptr<ProductRowOutcome> &outcome)
{
    ProductRow row;
    row.productId = product.id;
    row.hasVariant = true;
    row.variant.name = name;
    const auto deleted = std::make_shared<std::optional<DeletedVariant>>(); // Owned by both steps.
    return {
        .text = tr("Add %1 to %2").arg(name, product.name),
        .apply = [row, outcome, deleted](ShopServices &services) -> Status {
            if (*deleted)
                return outcomeOf(services.products.restore(**deleted));
            const auto stored = storedRow(services, row);
            if (stored)
                *outcome = *stored;
            return outcomeOf(stored);
        },
        .revert = [outcome, deleted](ShopServices &services) -> Status {
            auto taken = services.products.removeVariant(outcome->productId, outcome->variantId, false);
            if (taken)
                *deleted = *std::move(taken);
            return outcomeOf(taken);
        },
    };
}

QString ProductEdits::reachText(const ProductReach &reach)
{
    if (reach.lines == 0)
        return tr("No event used it.");
    const QString lines = tr("%n event line(s)", nullptr, int(reach.lines));
    const QString events = tr("%n event(s)", nullptr, int(reach.events));
    return tr("%1 on %2 went with it.").arg(lines, events);
}

Edit ProductEdits::remove(const Product &product, const ProductReach &reach)
{
    auto [apply, revert] = removal<DeletedProduct>(
        [id = product.id](ShopServices &services) { return services.products.remove(id, true); });
    const QString varieties = tr("%n varieties", nullptr, int(product.variants.size()));
    return {.text = tr("Delete %1").arg(product.name),
            .apply = std::move(apply),
            .revert = std::move(revert),
            .offer = tr("Deleted %1 with %2. %3").arg(product.name, varieties, reachText(reach))};
}

Edit ProductEdits::remove(const Variant &variant, const ProductReach &reach)
{
    auto [apply, revert] =
        removal<DeletedVariant>([id = variant.id, product = variant.productId](ShopServices &services) {
            return services.products.removeVariant(product, id, true);
        });
    return {.text = tr("Delete %1").arg(variant.name),
            .apply = std::move(apply),
            .revert = std::move(revert),
            .offer = tr("Deleted %1. %2").arg(variant.name, reachText(reach))};
}

} // namespace stemdesk::ui
