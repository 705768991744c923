#include "core/services/catalogue/product_service.h"

#include "core/domain/catalogue/deleted_product.h"
#include "core/services/catalogue/product_batch.h"
#include "core/services/catalogue/product_deletion.h"
#include "core/services/catalogue/product_restoration.h"
#include "core/services/catalogue/variant_search.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/variant_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/snapshot.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<StoredProduct> withVariants(const ServiceContext &context, StoredProduct &&stored)
{
    QList<StoredProduct> one{std::move(stored)};
    const Status read = VariantStore(context.session(), context.tenant()).fill(one, true);
    if (!read)
        return read.error();
    return one.takeFirst();
}

/// A patch as the one row of a batch, and what became of it.
Result<ProductRowOutcome> applyOne(ProductBatch &batch, const ProductRow &row, QList<QByteArray> *warnings)
{
    Result<ProductRowOutcome> outcome = batch.apply(row);
    if (!outcome)
        return outcome;
    if (warnings)
        *warnings = outcome->warnings;
    if (const Status written = batch.write(); !written)
        return written.error();
    return outcome;
}

} // namespace

Result<Page<Product>> ProductService::list(const ProductFilter &filter, const PageRequest &page,
                                           Variants variants) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const ProductStore store(m_context.session(), m_context.tenant());
    const VariantStore variantStore(m_context.session(), m_context.tenant());
    const bool isWhole = ProductStore::isWhole(filter) && page.ids.isEmpty();
    const bool hasVariants = variants == Variants::Load;
    const bool areTogether = (isWhole || !hasVariants) && snapshot->lastTogether(m_context.session(), [&] {
        QList<StoredProduct> none;
        (void)store.list(filter, page);
        if (hasVariants)
            (void)variantStore.fillPage(none, page);
    });
    Result<Page<StoredProduct>> found = store.list(filter, page);
    if (!found)
        return found.error();
    if (hasVariants) {
        const Status filled =
            areTogether ? variantStore.fillPage(found->rows, page) : variantStore.fill(found->rows, isWhole);
        if (!filled)
            return filled.error();
    }
    Page<Product> products;
    products.next = found->next;
    products.rows.reserve(found->rows.size());
    for (StoredProduct &stored : found->rows)
        products.rows.append(std::move(stored.product));
    return products;
}

Result<Product> ProductService::find(ProductId id, Variants variants) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    Result<StoredProduct> stored = ProductStore(m_context.session(), m_context.tenant()).find(id);
    if (stored && variants == Variants::Load)
        stored = withVariants(m_context, *std::move(stored));
    if (!stored)
        return stored.error();
    return std::move(stored->product);
}

Result<Page<Variant>> ProductService::variants(ProductId product, const PageRequest &page,
                                               const VariantFilter &filter) const
{
    const Result<Snapshot> snapshot = Snapshot::begin(m_context.session());
    if (!snapshot)
        return snapshot.error();
    const Result<StoredProduct> stored = ProductStore(m_context.session(), m_context.tenant()).find(product);
    if (!stored)
        return stored.error();
    auto found = VariantStore(m_context.session(), m_context.tenant()).list(stored->key, page, filter);
    if (!found)
        return found.error();
    Page<Variant> variants{.rows = {}, .next = found->next};
    for (StoredVariant &row : found->rows) {
        row.variant.productId = product;
        variants.rows.append(std::move(row.variant));
    }
    return variants;
}

Result<Variant> ProductService::findVariant(VariantId id) const
{
    Result<StoredVariant> stored = VariantStore(m_context.session(), m_context.tenant()).find(id);
    if (!stored)
        return stored.error();
    return std::move(stored->variant);
}

Result<QList<Variant>> ProductService::findVariants(const QList<VariantId> &ids) const
{
    const auto found = VariantStore(m_context.session(), m_context.tenant()).findAll(ids);
    if (!found)
        return found.error();
    QHash<VariantId, Variant> byId;
    for (const StoredVariant &stored : *found)
        byId.insert(stored.variant.id, stored.variant);
    QList<Variant> variants;
    for (const VariantId &id : ids) {
        if (const auto variant = byId.constFind(id); variant != byId.cend())
            variants += *variant;
    }
    return variants;
}

Result<QList<VariantMatch>> ProductService::search(const QString &q, int limit,
                                                   const std::optional<PriceTerms> &terms) const
{
    return VariantSearch(m_context).find(q, limit, terms);
}

Result<QList<Result<ProductRowOutcome>>> ProductService::upsert(const QList<Result<ProductRow>> &rows)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    ProductBatch batch(m_context, *work, u"variant."_s);
    if (const Status loaded = batch.load(rows); !loaded)
        return loaded.error();
    QList<Result<ProductRowOutcome>> outcomes;
    outcomes.reserve(rows.size());
    for (const Result<ProductRow> &row : rows)
        outcomes.append(row ? batch.apply(*row) : Result<ProductRowOutcome>(row.error()));
    if (const Status written = batch.write(); !written)
        return written.error();
    if (const Status done = work->commit(); !done)
        return done.error();
    return outcomes;
}

Result<Product> ProductService::patch(ProductId id, const ProductPatch &patch,
                                      const std::optional<ProductPatch> &expected, QList<QByteArray> *warnings)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const ProductRow row{.productId = id, .product = patch};
    ProductBatch batch(m_context, *work, {});
    if (const Status loaded = batch.load({row}); !loaded)
        return loaded.error();
    const Product *stored = batch.product(id);
    if (!stored)
        return notFound();
    if (expected && inverse(*stored, patch) != *expected)
        return stale();
    if (const auto outcome = applyOne(batch, row, warnings); !outcome)
        return outcome.error();
    Result<Product> product = find(id);
    if (!product)
        return product;
    if (const Status done = work->commit(); !done)
        return done.error();
    return product;
}

Result<Variant> ProductService::patchVariant(ProductId product, VariantId id, const VariantPatch &patch,
                                             const std::optional<VariantPatch> &expected, QList<QByteArray> *warnings)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const ProductRow row{.productId = product, .hasVariant = true, .variantId = id, .variant = patch};
    ProductBatch batch(m_context, *work, {});
    if (const Status loaded = batch.load({row}); !loaded)
        return loaded.error();
    const Variant *stored = batch.variant(id);
    if (!stored || stored->productId != product)
        return notFound();
    if (expected && inverse(*stored, patch) != *expected)
        return stale();
    if (const auto outcome = applyOne(batch, row, warnings); !outcome)
        return outcome.error();
    Variant variant = *batch.variant(id);
    if (const Status done = work->commit(); !done)
        return done.error();
    return variant;
}

Result<DeletedProduct> ProductService::remove(ProductId id, bool force)
{
    return ProductDeletion(m_context).remove(id, force);
}

Result<DeletedVariant> ProductService::removeVariant(ProductId product, VariantId id, bool force)
{
    return ProductDeletion(m_context).removeVariant(product, id, force);
}

Result<Product> ProductService::restore(const DeletedProduct &snapshot)
{
    return ProductRestoration(m_context).restore(snapshot);
}

Result<Variant> ProductService::restore(const DeletedVariant &snapshot)
{
    return ProductRestoration(m_context).restore(snapshot);
}

} // namespace stemdesk
