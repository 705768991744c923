#include "core/services/catalogue/product_restoration.h"

#include "core/services/catalogue/product_service.h"
#include "core/services/catalogue/product_texts.h"
#include "core/services/events/event_service.h"
#include "core/services/service_context.h"
#include "core/services/taken.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/catalogue_terms_store.h"
#include "core/storage/catalogue/product_search_text.h"
#include "core/storage/prices/price_entry_store.h"
#include "core/storage/prices/price_list_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The object as it was, but newer than any copy a client may have.
template <class T>
T renewed(T value, Instant now)
{
    value.updatedAt = now;
    ++value.version;
    return value;
}

bool isMissing(const Error &error)
{
    return error.kind == Error::Kind::NotFound;
}

} // namespace

Result<Product> ProductRestoration::restore(const DeletedProduct &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    auto store = m_context.store<ProductStore>();
    Result<StoredProduct> present = store.find(snapshot.product.id);
    if (!present && !isMissing(present.error()))
        return present.error();
    if (!present) {
        Product product = renewed(snapshot.product, m_context.now());
        TRY(dropTakenExternalId(m_context, Resource::Product, product.externalId));
        product.variants.clear();
        for (const DeletedVariant &deleted : snapshot.variants)
            product.variants += deleted.variant;
        const auto keys = TRY(store.insert({product}, {productSearchText(m_context.tenant(), product)}));
        work.changed(Resource::Product, product.id, ChangeAction::Created);
        const StoredProduct stored{.key = keys.constFirst(), .product = product};
        TRY(this->put(work, snapshot.variants, stored));
    }
    Result<Product> product = ProductService(m_context).find(snapshot.product.id);
    if (!product)
        return product;
    TRY(work.commit());
    return product;
}

Result<Variant> ProductRestoration::restore(const DeletedVariant &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Result<StoredProduct> product = m_context.store<ProductStore>().find(snapshot.variant.productId);
    if (!product)
        return product.error();
    const auto variants = m_context.store<VariantStore>();
    const Result<StoredVariant> present = variants.find(snapshot.variant.id);
    if (present || !isMissing(present.error()))
        return present ? Result<Variant>(present->variant) : Result<Variant>(present.error());
    TRY(this->put(work, {snapshot}, *product));
    const ProductUpdate rewrite = rewriteOf(m_context, work, product->product, *product);
    TRY(rewriteProducts(m_context, {rewrite}));
    TRY(work.commit());
    return renewed(snapshot.variant, rewrite.stored.product.updatedAt);
}

Status ProductRestoration::put(UnitOfWork &work, const QList<DeletedVariant> &variants, const StoredProduct &product)
{
    QList<StoredVariant> stored;
    for (const DeletedVariant &deleted : variants) {
        stored.append({.productKey = product.key, .variant = renewed(deleted.variant, m_context.now())});
        QString &externalId = stored.last().variant.externalId;
        TRY(dropTakenExternalId(m_context, Resource::Variant, externalId));
        work.changed(Resource::Variant, deleted.variant.id, ChangeAction::Created, product.product.id);
    }
    const auto keys = TRY(m_context.store<VariantStore>().insert(stored));
    for (qsizetype i = 0; i < variants.size(); ++i) {
        TRY(putEntries(work, variants.at(i), keys.at(i)));
        TRY(putLines(variants.at(i)));
    }
    return changeEntryCounts(m_context, work, m_countChanges);
}

Status ProductRestoration::putEntries(UnitOfWork &work, const DeletedVariant &snapshot, qint64 variant)
{
    for (const PriceEntry &entry : snapshot.entries) {
        if (const Status put = putEntry(work, entry, variant); !put && !isMissing(put.error()))
            return put;
    }
    return {};
}

Status ProductRestoration::putEntry(UnitOfWork &work, const PriceEntry &entry, qint64 variant)
{
    const Result<StoredPriceList> list = m_context.store<PriceListStore>().find(entry.priceListId);
    if (!list)
        return list.error();
    const qint64 supplier = TRY(supplierKey(entry.supplierId));
    const StoredPriceEntry stored{
        .listKey = list->key, .variantKey = variant, .supplierKey = supplier, .entry = renewed(entry, m_context.now())};
    TRY(m_context.store<PriceEntryStore>().insert({stored}));
    ++m_countChanges[list->key];
    work.changed(Resource::PriceEntry, entry.id, ChangeAction::Created, entry.priceListId);
    return {};
}

Status ProductRestoration::putLines(const DeletedVariant &snapshot)
{
    EventLinesService lines(m_context);
    for (const DeletedLine &line : snapshot.lines) {
        const Result<EventItem> put = lines.restoreItem(line.eventId, line.item);
        if (!put && !isMissing(put.error()))
            return put.error();
    }
    return {};
}

Result<qint64> ProductRestoration::supplierKey(SupplierId id) const
{
    if (id.isNull())
        return m_context.tenant().defaultSupplier;
    const auto found = TRY(m_context.store<CatalogueTermsStore>().suppliers({id}));
    if (found.isEmpty())
        return notFound();
    return found.constFirst().key;
}

} // namespace stemdesk
