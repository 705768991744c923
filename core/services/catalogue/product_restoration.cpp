#include "core/services/catalogue/product_restoration.h"

#include "core/services/catalogue/product_service.h"
#include "core/services/catalogue/product_texts.h"
#include "core/services/events/event_service.h"
#include "core/services/external_ids.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/catalogue_terms_store.h"
#include "core/storage/catalogue/product_search.h"
#include "core/storage/prices/price_entry_store.h"
#include "core/storage/prices/price_list_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// As it was, but newer than any copy that a reader may still have.
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
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    ProductStore store(m_context.session(), m_context.tenant());
    Result<StoredProduct> present = store.find(snapshot.product.id);
    if (!present && !isMissing(present.error()))
        return present.error();
    if (!present) {
        Product product = renewed(snapshot.product, m_context.now());
        if (const Status free = dropTakenExternalId(m_context, Resource::Product, product.externalId); !free)
            return free.error();
        product.variants.clear();
        for (const DeletedVariant &deleted : snapshot.variants)
            product.variants += deleted.variant;
        const auto keys = store.insert({product}, {productSearchText(m_context.tenant(), product)});
        if (!keys)
            return keys.error();
        work->changed(Resource::Product, product.id, ChangeAction::Created);
        const StoredProduct stored{.key = keys->constFirst(), .product = product};
        if (const Status put = this->put(*work, snapshot.variants, stored); !put)
            return put.error();
    }
    Result<Product> product = ProductService(m_context).find(snapshot.product.id);
    if (!product)
        return product;
    if (const Status done = work->commit(); !done)
        return done.error();
    return product;
}

Result<Variant> ProductRestoration::restore(const DeletedVariant &snapshot)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<StoredProduct> product =
        ProductStore(m_context.session(), m_context.tenant()).find(snapshot.variant.productId);
    if (!product)
        return product.error();
    const VariantStore variants(m_context.session(), m_context.tenant());
    const Result<StoredVariant> present = variants.find(snapshot.variant.id);
    if (present || !isMissing(present.error()))
        return present ? Result<Variant>(present->variant) : Result<Variant>(present.error());
    if (const Status put = this->put(*work, {snapshot}, *product); !put)
        return put.error();
    const int storedVersion = product->product.version++;
    product->product.updatedAt = m_context.now();
    if (const Status stored = rewriteProducts(m_context, {{*product, storedVersion, {}}}); !stored)
        return stored.error();
    work->changed(Resource::Product, product->product.id, ChangeAction::Updated);
    if (const Status done = work->commit(); !done)
        return done.error();
    return renewed(snapshot.variant, product->product.updatedAt);
}

Status ProductRestoration::put(UnitOfWork &work, const QList<DeletedVariant> &variants, const StoredProduct &product)
{
    QList<StoredVariant> stored;
    for (const DeletedVariant &deleted : variants) {
        stored.append({.productKey = product.key, .variant = renewed(deleted.variant, m_context.now())});
        QString &externalId = stored.last().variant.externalId;
        if (const Status free = dropTakenExternalId(m_context, Resource::Variant, externalId); !free)
            return free;
        work.changed(Resource::Variant, deleted.variant.id, ChangeAction::Created, product.product.id);
    }
    const auto keys = VariantStore(m_context.session(), m_context.tenant()).insert(stored);
    if (!keys)
        return keys.error();
    for (qsizetype i = 0; i < variants.size(); ++i) {
        if (const Status put = putEntries(work, variants.at(i), keys->at(i)); !put)
            return put;
        if (const Status put = putLines(variants.at(i)); !put)
            return put;
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
    const Result<StoredPriceList> list =
        PriceListStore(m_context.session(), m_context.tenant()).find(entry.priceListId);
    if (!list)
        return list.error();
    const Result<qint64> supplier = supplierKey(entry.supplierId);
    if (!supplier)
        return supplier.error();
    const StoredPriceEntry stored{.listKey = list->key,
                                  .variantKey = variant,
                                  .supplierKey = *supplier,
                                  .entry = renewed(entry, m_context.now())};
    if (const Status put = PriceEntryStore(m_context.session(), m_context.tenant()).insert({stored}); !put)
        return put;
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
    const auto found = CatalogueTermsStore(m_context.session(), m_context.tenant()).suppliers({id});
    if (!found)
        return found.error();
    if (found->isEmpty())
        return notFound();
    return found->constFirst().key;
}

} // namespace stemdesk
