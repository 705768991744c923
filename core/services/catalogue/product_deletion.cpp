#include "core/services/catalogue/product_deletion.h"

#include "core/services/catalogue/product_texts.h"
#include "core/services/events/event_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/catalogue/variant_usage_store.h"
#include "core/storage/prices/price_entry_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<DeletedProduct> ProductDeletion::remove(ProductId id, bool force)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    ProductStore products(m_context.session(), m_context.tenant());
    Result<StoredProduct> stored = products.find(id);
    if (!stored)
        return stored.error();
    auto variants = VariantStore(m_context.session(), m_context.tenant()).ofProducts({stored->key});
    if (!variants)
        return variants.error();
    if (const Status unused = requireUnused(*variants, force); !unused)
        return unused.error();
    DeletedProduct deleted{.product = stored->product};
    for (StoredVariant &variant : *variants) {
        variant.variant.productId = id;
        Result<DeletedVariant> taken = take(*work, variant);
        if (!taken)
            return taken.error();
        deleted.variants += *std::move(taken);
    }
    if (const Status counted = changeEntryCounts(m_context, *work, m_countChanges); !counted)
        return counted.error();
    if (const Status gone = products.remove(stored->key); !gone)
        return gone.error();
    work->changed(Resource::Product, id, ChangeAction::Deleted);
    if (const Status done = work->commit(); !done)
        return done.error();
    return deleted;
}

Result<DeletedVariant> ProductDeletion::removeVariant(ProductId product, VariantId id, bool force)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    Result<StoredProduct> parent = ProductStore(m_context.session(), m_context.tenant()).find(product);
    if (!parent)
        return parent.error();
    const Result<StoredVariant> stored = VariantStore(m_context.session(), m_context.tenant()).find(id);
    if (!stored)
        return stored.error();
    if (stored->productKey != parent->key)
        return refused("variant_not_on_product", u"variantId"_s, u"This variant belongs to another product."_s);
    if (const Status unused = requireUnused({*stored}, force); !unused)
        return unused.error();
    Result<DeletedVariant> deleted = take(*work, *stored);
    if (!deleted)
        return deleted;
    if (const Status counted = changeEntryCounts(m_context, *work, m_countChanges); !counted)
        return counted.error();
    const int storedVersion = parent->product.version++;
    parent->product.updatedAt = m_context.now();
    if (const Status kept = rewriteProducts(m_context, {{*parent, storedVersion, {}}}); !kept)
        return kept.error();
    work->changed(Resource::Product, product, ChangeAction::Updated);
    if (const Status done = work->commit(); !done)
        return done.error();
    return deleted;
}

Status ProductDeletion::requireUnused(const QList<StoredVariant> &variants, bool force) const
{
    if (force)
        return {};
    QList<qint64> keys;
    for (const StoredVariant &stored : variants)
        keys += stored.key;
    const Result<qint64> lines = VariantUsageStore(m_context.session(), m_context.tenant()).lineCount(keys);
    if (!lines)
        return lines.error();
    if (*lines == 0)
        return {};
    return conflict(
        "product_on_event_items:" + QByteArray::number(*lines),
        u"It is on %1 event lines; remove them first, or repeat with force=true to remove them too."_s.arg(*lines));
}

Result<DeletedVariant> ProductDeletion::take(UnitOfWork &work, const StoredVariant &stored)
{
    Result<QList<DeletedLine>> lines = takeLines(stored.key);
    if (!lines)
        return lines.error();
    Result<QList<PriceEntry>> entries = takeEntries(work, stored.key);
    if (!entries)
        return entries.error();
    if (const Status gone = VariantStore(m_context.session(), m_context.tenant()).remove(stored.key); !gone)
        return gone.error();
    work.changed(Resource::Variant, stored.variant.id, ChangeAction::Deleted, stored.variant.productId);
    return DeletedVariant{.variant = stored.variant, .entries = *std::move(entries), .lines = *std::move(lines)};
}

Result<QList<DeletedLine>> ProductDeletion::takeLines(qint64 variant)
{
    const auto places = VariantUsageStore(m_context.session(), m_context.tenant()).lines(variant);
    if (!places)
        return places.error();
    QList<DeletedLine> lines;
    EventLinesService service(m_context);
    for (const LinePlace &place : *places) {
        Result<EventItem> item = service.removeItem(place.event, place.group, place.item);
        if (!item)
            return item.error();
        lines.append({.eventId = place.event, .item = *std::move(item)});
    }
    return lines;
}

Result<QList<PriceEntry>> ProductDeletion::takeEntries(UnitOfWork &work, qint64 variant)
{
    PriceEntryStore store(m_context.session(), m_context.tenant());
    const auto stored = store.ofVariant(variant);
    if (!stored)
        return stored.error();
    QList<PriceEntry> entries;
    for (const StoredPriceEntry &entry : *stored) {
        entries += entry.entry;
        --m_countChanges[entry.listKey];
        work.changed(Resource::PriceEntry, entry.entry.id, ChangeAction::Deleted, entry.entry.priceListId);
    }
    if (const Status gone = store.removeOfVariant(variant); !gone)
        return gone.error();
    return entries;
}

} // namespace stemdesk
