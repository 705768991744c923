#include "ui/undo/catalogue_edits.h"

#include "core/base/text.h"
#include "core/domain/catalogue/deleted_product.h"
#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

namespace {

Result<ProductRowOutcome> storedRow(ShopServices &services, const ProductRow &row)
{
    auto outcomes = TRY(services.products.upsert({row}));
    return outcomes.takeFirst();
}

/// The fields copied with a variety; a stock number belongs to a single one.
VariantPatch copyOfVariety(const Variant &variant)
{
    return {.name = variant.name,
            .stemLength = variant.stemLength,
            .unitsPerPack = variant.unitsPerPack,
            .colors = variant.colors,
            .supplierIds = variant.supplierIds,
            .supplierMinPacks = variant.supplierMinPacks,
            .supplierPacks = variant.supplierPacks,
            .sparePercent = variant.sparePercent,
            .notes = variant.notes};
}

/// Rows of one product, which the first of them creates: all or none.
Status storeRows(ShopServices &services, QList<ProductRow> rows, ProductRowOutcome &outcome)
{
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (i > 0)
            rows[i] = {.productId = outcome.productId, .hasVariant = true, .variant = rows.at(i).variant};
        const auto stored = storedRow(services, rows.at(i));
        if (!stored && i > 0)
            (void)services.products.remove(outcome.productId, true); // Nothing else knows it yet.
        if (!stored)
            return stored.error();
        if (i == 0)
            outcome = *stored;
    }
    return {};
}

Edit productMade(const QString &text, const QList<ProductRow> &rows, const std::shared_ptr<ProductRowOutcome> &outcome)
{
    const auto deleted = std::make_shared<std::optional<DeletedProduct>>(); // Owned by both steps.
    return {.text = text,
            .apply = [rows, outcome, deleted](ShopServices &services) -> Status {
                if (*deleted)
                    return statusOf(services.products.restore(**deleted));
                return storeRows(services, rows, *outcome);
            },
            .revert = [outcome, deleted](ShopServices &services) -> Status {
                auto taken = services.products.remove(outcome->productId, false);
                if (taken)
                    *deleted = std::move(*taken);
                return statusOf(taken);
            }};
}

Edit varietyMade(const QString &text, const ProductId &product, const VariantPatch &variant,
                 const std::shared_ptr<ProductRowOutcome> &outcome)
{
    ProductRow row;
    row.productId = product;
    row.hasVariant = true;
    row.variant = variant;
    const auto deleted = std::make_shared<std::optional<DeletedVariant>>(); // Owned by both steps.
    return {.text = text,
            .apply = [row, outcome, deleted](ShopServices &services) -> Status {
                if (*deleted)
                    return statusOf(services.products.restore(**deleted));
                const auto stored = storedRow(services, row);
                if (stored)
                    *outcome = *stored;
                return statusOf(stored);
            },
            .revert = [outcome, deleted](ShopServices &services) -> Status {
                auto taken = services.products.removeVariant(outcome->productId, outcome->variantId, false);
                if (taken)
                    *deleted = std::move(*taken);
                return statusOf(taken);
            }};
}

Edit::Step archiving(SupplierId id)
{
    return [id](ShopServices &services) { return statusOf(services.suppliers.archive(id)); };
}

Edit changeOf(const QString &text, const Supplier &before, const SupplierPatch &patch)
{
    return patchEdit<&ShopServices::suppliers>(text, before, patch);
}

Edit::Step bringingBack(SupplierId id)
{
    return [id](ShopServices &services) { return statusOf(services.suppliers.unarchive(id)); };
}

} // namespace

Edit ProductEdits::change(const Product &before, const ProductPatch &patch)
{
    return patchEdit<&ShopServices::products>(tr("Change %1").arg(before.name), before, patch);
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
    return productMade(tr("Add %1").arg(product.name), {row}, outcome);
}

Edit ProductEdits::duplicate(const Product &product, const std::shared_ptr<ProductRowOutcome> &outcome)
{
    ProductRow row;
    row.product = {.name = tr("%1 (copy)").arg(product.name).left(kMaxName),
                   .category = product.category,
                   .productType = product.productType,
                   .description = product.description};
    QList<ProductRow> rows;
    for (const Variant &variant : product.variants) {
        row.hasVariant = true;
        row.variant = copyOfVariety(variant);
        rows.append(row);
    }
    return productMade(tr("Duplicate %1").arg(product.name), rows.isEmpty() ? QList<ProductRow>{row} : rows, outcome);
}

Edit ProductEdits::addVariety(const Product &product, const QString &name,
                              const std::shared_ptr<ProductRowOutcome> &outcome)
{
    return varietyMade(tr("Add %1 to %2").arg(name, product.name), product.id, {.name = name}, outcome);
}

Edit ProductEdits::duplicateVariety(const Product &product, const Variant &variant,
                                    const std::shared_ptr<ProductRowOutcome> &outcome)
{
    VariantPatch copy = copyOfVariety(variant);
    copy.name = tr("%1 (copy)").arg(variant.name).left(kMaxName);
    return varietyMade(tr("Duplicate %1").arg(variant.name), product.id, copy, outcome);
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
    const QString varieties = tr("%n varieties", nullptr, int(product.variants.size()));
    return offering(removal<DeletedProduct>(
                        tr("Delete %1").arg(product.name),
                        [id = product.id](ShopServices &services) { return services.products.remove(id, true); },
                        kRestored<&ShopServices::products>),
                    tr("Deleted %1 with %2. %3").arg(product.name, varieties, reachText(reach)));
}

Edit ProductEdits::remove(const Variant &variant, const ProductReach &reach)
{
    return offering(removal<DeletedVariant>(
                        tr("Delete %1").arg(variant.name),
                        [id = variant.id, product = variant.productId](ShopServices &services) {
                            return services.products.removeVariant(product, id, true);
                        },
                        kRestored<&ShopServices::products>),
                    tr("Deleted %1. %2").arg(variant.name, reachText(reach)));
}

Edit SupplierEdits::change(const Supplier &before, const QString &field, const SupplierPatch &patch)
{
    return changeOf(tr("Change %1 of %2").arg(field.toLower(), before.name), before, patch);
}

Edit SupplierEdits::changeClaimHours(const Supplier &before, const std::optional<double> &hours)
{
    return changeOf(tr("Change how long %1 accepts claims").arg(before.name), before, {.claimHours = hours});
}

Edit SupplierEdits::archive(const Supplier &supplier)
{
    return {.text = tr("Archive %1").arg(supplier.name),
            .apply = archiving(supplier.id),
            .revert = bringingBack(supplier.id),
            .offer = tr("%1 is archived. Events and prices that use it stay as they are.").arg(supplier.name)};
}

Edit SupplierEdits::bringBack(const Supplier &supplier)
{
    return {.text = tr("Bring %1 back").arg(supplier.name),
            .apply = bringingBack(supplier.id),
            .revert = archiving(supplier.id)};
}

Edit SupplierEdits::create(const QString &name, const std::shared_ptr<SupplierId> &id)
{
    return {
        .text = tr("Add supplier %1 (undo archives it)").arg(name),
        .apply = [name, id](ShopServices &services) -> Status {
            if (!id->isNull())
                return statusOf(services.suppliers.unarchive(*id));
            const auto created = services.suppliers.create({.name = name});
            if (created)
                *id = created->id;
            return statusOf(created);
        },
        .revert = [id](ShopServices &services) { return statusOf(services.suppliers.archive(*id)); },
    };
}

} // namespace stemdesk::ui
