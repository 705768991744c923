#include "core/services/catalogue/product_deletion.h"

#include "core/base/wording.h"
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
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    auto products = m_context.store<ProductStore>();
    StoredProduct stored = TRY(products.find(id));
    auto variants = TRY(m_context.store<VariantStore>().ofProducts({stored.key}));
    TRY(requireUnused(variants, force));
    DeletedProduct deleted{.product = stored.product};
    for (StoredVariant &variant : variants) {
        variant.variant.productId = id;
        DeletedVariant taken = TRY(take(work, variant));
        deleted.variants += std::move(taken);
    }
    TRY(changeEntryCounts(m_context, work, m_countChanges));
    TRY(products.remove(stored.key));
    work.changed(Resource::Product, id, ChangeAction::Deleted);
    TRY(work.commit());
    return deleted;
}

Result<DeletedVariant> ProductDeletion::removeVariant(ProductId product, VariantId id, bool force)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredProduct parent = TRY(m_context.store<ProductStore>().find(product));
    const StoredVariant stored = TRY(m_context.store<VariantStore>().find(id));
    if (stored.productKey != parent.key)
        return refused("variant_not_on_product", u"variantId"_s, u"This variant belongs to another product."_s);
    TRY(requireUnused({stored}, force));
    Result<DeletedVariant> deleted = take(work, stored);
    if (!deleted)
        return deleted;
    TRY(changeEntryCounts(m_context, work, m_countChanges));
    TRY(rewriteProducts(m_context, {rewriteOf(m_context, work, parent.product, parent)}));
    TRY(work.commit());
    return deleted;
}

Status ProductDeletion::requireUnused(const QList<StoredVariant> &variants, bool force) const
{
    if (force)
        return {};
    QList<qint64> keys;
    for (const StoredVariant &stored : variants)
        keys += stored.key;
    const qint64 lines = TRY(m_context.store<VariantUsageStore>().lineCount(keys));
    if (lines == 0)
        return {};
    return conflict("product_on_event_items:" + QByteArray::number(lines),
                    u"It is on %1; take it off there first, or repeat with force=true to remove it there too."_s.arg(
                        counted(lines, u"event line"_s)));
}

Result<DeletedVariant> ProductDeletion::take(UnitOfWork &work, const StoredVariant &stored)
{
    QList<DeletedLine> lines = TRY(takeLines(stored.key));
    QList<PriceEntry> entries = TRY(takeEntries(work, stored.key));
    TRY(m_context.store<VariantStore>().remove(stored.key));
    work.changed(Resource::Variant, stored.variant.id, ChangeAction::Deleted, stored.variant.productId);
    return DeletedVariant{.variant = stored.variant, .entries = std::move(entries), .lines = std::move(lines)};
}

Result<QList<DeletedLine>> ProductDeletion::takeLines(qint64 variant)
{
    const auto places = TRY(m_context.store<VariantUsageStore>().lines(variant));
    QList<DeletedLine> lines;
    EventLinesService service(m_context);
    for (const LinePlace &place : places) {
        EventItem item = TRY(service.removeItem(place.event, place.group, place.item));
        lines.append({.eventId = place.event, .item = std::move(item)});
    }
    return lines;
}

Result<QList<PriceEntry>> ProductDeletion::takeEntries(UnitOfWork &work, qint64 variant)
{
    auto store = m_context.store<PriceEntryStore>();
    const auto stored = TRY(store.ofVariant(variant));
    QList<PriceEntry> entries;
    for (const StoredPriceEntry &entry : stored) {
        entries += entry.entry;
        --m_countChanges[entry.listKey];
        work.changed(Resource::PriceEntry, entry.entry.id, ChangeAction::Deleted, entry.entry.priceListId);
    }
    TRY(store.removeOfVariant(variant));
    return entries;
}

} // namespace stemdesk
