#include "core/services/order_sheet_reading.h"

#include "core/orders/order_sheet_builder.h"
#include "core/services/event_pricing_context.h"
#include "core/services/event_reading.h"
#include "core/services/service_context.h"
#include "core/services/supplier_service.h"
#include "core/storage/event_pricing_store.h"
#include "core/storage/price_context_store.h"
#include "core/storage/snapshot.h"
#include "core/storage/variant_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The events with their pricing, each once.
Result<QList<StoredEvent>> headsOf(const ServiceContext &context, const QList<EventId> &ids, GoneEvents gone)
{
    const EventStore store(context.session(), context.tenant());
    QList<StoredEvent> heads;
    QSet<EventId> seen;
    for (const EventId &id : ids) {
        if (seen.contains(id))
            continue;
        seen.insert(id);
        Result<StoredEvent> head = store.find(id, EventStore::Columns::All);
        const bool isGone = !head && head.error().kind == Error::Kind::NotFound;
        if (isGone && gone == GoneEvents::LeaveOut)
            continue;
        if (!head)
            return isGone ? missing("event", u"eventIds"_s) : head.error();
        heads.append(*std::move(head));
    }
    if (const Status filled = EventPricingStore(context.session(), context.tenant()).fill(heads); !filled)
        return filled.error();
    return heads;
}

Status readVariants(const ServiceContext &context, OrderCatalogue &catalogue, const QList<VariantId> &ids)
{
    const auto variants = VariantStore(context.session(), context.tenant()).findAll(ids);
    if (!variants)
        return variants.error();
    QSet<qint64> productKeys;
    for (const StoredVariant &stored : *variants)
        productKeys.insert(stored.productKey);
    const auto products = ProductStore(context.session(), context.tenant()).findByKeys(productKeys.values());
    if (!products)
        return products.error();
    QHash<qint64, QString> names;
    for (const StoredProduct &stored : *products)
        names.insert(stored.key, stored.product.name);
    for (const StoredVariant &stored : *variants) {
        catalogue.variants.insert(stored.variant.id, stored.variant);
        catalogue.productNames.insert(stored.variant.id, names.value(stored.productKey));
    }
    return {};
}

Result<OrderCatalogue> catalogueFor(ServiceContext &context, const PricingFacts &facts)
{
    OrderCatalogue catalogue;
    catalogue.prices = &facts.context.entries;
    if (const Status read = readVariants(context, catalogue, facts.variantIds.values()); !read)
        return read.error();
    QList<SupplierId> supplierIds = facts.supplierIds.values();
    supplierIds.removeIf([](const SupplierId &id) { return id.isNull(); });
    const auto suppliers = SupplierService(context).findAll(supplierIds);
    if (!suppliers)
        return suppliers.error();
    for (const Supplier &supplier : *suppliers)
        catalogue.suppliers.insert(supplier.id, supplier);
    const auto lists = PriceContextStore(context.session(), context.tenant()).priceLists();
    if (!lists)
        return lists.error();
    for (const PricingList &list : *lists)
        catalogue.taxMultipliers.insert(list.id, list.taxMultiplier);
    return catalogue;
}

} // namespace

Result<OrderSheet> presentSheet(ServiceContext &context, const QList<EventId> &events, GoneEvents gone)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    Result<QList<StoredEvent>> heads = headsOf(context, events, gone);
    if (!heads)
        return heads.error();
    const Result<QSet<qint64>> variants = fillGroups(context, *heads);
    if (!variants)
        return variants.error();
    const Result<PricingFacts> facts = pricingFactsFor(context, *heads, *variants);
    if (!facts)
        return facts.error();
    const Result<OrderCatalogue> catalogue = catalogueFor(context, *facts);
    if (!catalogue)
        return catalogue.error();
    QList<Event> priced;
    for (StoredEvent &head : *heads) {
        priceEvent(head.event, facts->context);
        priced.append(std::move(head.event));
    }
    OrderSheet sheet = buildOrderSheet(priced, *catalogue);
    sheet.createdAt = context.now(); // What is printed says when.
    return sheet;
}

} // namespace stemdesk
