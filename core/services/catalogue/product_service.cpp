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
    TRY(context.store<VariantStore>().fill(one, true));
    return one.takeFirst();
}

/// Applies a patch as the only row of a batch.
Result<ProductRowOutcome> applyOne(ProductBatch &batch, const ProductRow &row, QList<QByteArray> *warnings)
{
    Result<ProductRowOutcome> outcome = batch.apply(row);
    if (!outcome)
        return outcome;
    if (warnings)
        *warnings = outcome->warnings;
    TRY(batch.write());
    return outcome;
}

} // namespace

Result<Page<Product>> ProductService::list(const ProductFilter &filter, const PageRequest &page,
                                           Variants variants) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto store = m_context.store<ProductStore>();
    const auto variantStore = m_context.store<VariantStore>();
    const bool isWhole = ProductStore::isWhole(filter) && page.ids.isEmpty();
    const bool hasVariants = variants == Variants::Load;
    // With distributed tables one statement for both costs more than a second query: PostgreSQL plans only the simplest
    // statements once.
    const bool isOnePage = isWhole && !m_context.session().driver().isDistributed();
    const bool areTogether = (isOnePage || !hasVariants) && snapshot.lastTogether(m_context.session(), [&] {
        QList<StoredProduct> none;
        (void)store.list(filter, page);
        if (hasVariants)
            (void)variantStore.fillPage(none, page);
    });
    Page<StoredProduct> found = TRY(store.list(filter, page));
    if (hasVariants) {
        const auto filled = [&] {
            return areTogether ? variantStore.fillPage(found.rows, page) : variantStore.fill(found.rows, isWhole);
        };
        if (isWhole && !areTogether && !found.rows.isEmpty())
            (void)snapshot.lastTogether(m_context.session(), [&] { (void)filled(); });
        TRY(filled());
    }
    Page<Product> products;
    products.next = found.next;
    products.rows.reserve(found.rows.size());
    for (StoredProduct &stored : found.rows)
        products.rows.append(std::move(stored.product));
    return products;
}

Result<Product> ProductService::find(ProductId id, Variants variants) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    Result<StoredProduct> stored = m_context.store<ProductStore>().find(id);
    if (stored && variants == Variants::Load)
        stored = withVariants(m_context, *std::move(stored));
    if (!stored)
        return stored.error();
    return std::move(stored->product);
}

Result<Page<Variant>> ProductService::variants(ProductId product, const PageRequest &page,
                                               const VariantFilter &filter) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const StoredProduct stored = TRY(m_context.store<ProductStore>().find(product));
    auto found = TRY(m_context.store<VariantStore>().list(stored.key, page, filter));
    Page<Variant> variants{.rows = {}, .next = found.next};
    for (StoredVariant &row : found.rows) {
        row.variant.productId = product;
        variants.rows.append(std::move(row.variant));
    }
    return variants;
}

Result<Variant> ProductService::findVariant(VariantId id) const
{
    StoredVariant stored = TRY(m_context.store<VariantStore>().find(id));
    return std::move(stored.variant);
}

Result<QList<Variant>> ProductService::findVariants(const QList<VariantId> &ids) const
{
    const auto found = TRY(m_context.store<VariantStore>().findAll(ids));
    QHash<VariantId, Variant> byId;
    for (const StoredVariant &stored : found)
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
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    ProductBatch batch(m_context, work, u"variant."_s);
    TRY(batch.load(rows));
    QList<Result<ProductRowOutcome>> outcomes;
    outcomes.reserve(rows.size());
    for (const Result<ProductRow> &row : rows)
        outcomes.append(row ? batch.apply(*row) : Result<ProductRowOutcome>(row.error()));
    TRY(batch.write());
    TRY(work.commit());
    return outcomes;
}

Result<Product> ProductService::patch(ProductId id, const ProductPatch &patch,
                                      const std::optional<ProductPatch> &expected, QList<QByteArray> *warnings)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const ProductRow row{.productId = id, .product = patch};
    ProductBatch batch(m_context, work, {});
    TRY(batch.load({row}));
    const Product *stored = batch.product(id);
    if (!stored)
        return notFound();
    if (expected && inverse(*stored, patch) != *expected)
        return stale();
    TRY(applyOne(batch, row, warnings));
    Result<Product> product = find(id);
    if (!product)
        return product;
    TRY(work.commit());
    return product;
}

Result<Variant> ProductService::patchVariant(ProductId product, VariantId id, const VariantPatch &patch,
                                             const std::optional<VariantPatch> &expected, QList<QByteArray> *warnings)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const ProductRow row{.productId = product, .hasVariant = true, .variantId = id, .variant = patch};
    ProductBatch batch(m_context, work, {});
    TRY(batch.load({row}));
    const Variant *stored = batch.variant(id);
    if (!stored || stored->productId != product)
        return notFound();
    if (expected && inverse(*stored, patch) != *expected)
        return stale();
    TRY(applyOne(batch, row, warnings));
    Variant variant = *batch.variant(id);
    TRY(work.commit());
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
