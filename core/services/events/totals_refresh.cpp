#include "core/services/events/totals_refresh.h"

#include "core/pricing/event_figures.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/price_keeping.h"
#include "core/services/events/pricing_facts.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/events/event_group_store.h"
#include "core/storage/events/event_item_store.h"
#include "core/storage/events/event_pricing_store.h"
#include "core/storage/reports/event_figure_store.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Limits the memory that a change of all events needs.
constexpr qsizetype kBatch = 1'000;

Result<QSet<qint64>> markedEvents(const ServiceContext &context, const RepriceMarks &marks)
{
    const auto store = context.store<EventPricingStore>();
    QSet<qint64> events = marks.events;
    const auto add = [&](const Result<QList<qint64>> &keys) {
        if (!keys)
            return Status(keys.error());
        events.unite(QSet<qint64>(keys->cbegin(), keys->cend()));
        return Status();
    };
    if (marks.all) {
        const Status added = add(store.allEvents());
        return added ? Result<QSet<qint64>>(events) : added.error();
    }
    if (!marks.variants.isEmpty()) {
        TRY(add(store.eventsWithVariants(marks.variants.values())));
    }
    for (const QString &type : marks.productTypes) {
        TRY(add(store.eventsWithProductType(type)));
    }
    for (const qint64 taxGroup : marks.taxGroups) {
        TRY(add(store.eventsTaxedBy(taxGroup)));
    }
    return events;
}

/// A batch of events with everything their totals are computed from, each part sorted by event.
struct Batch {
    QList<StoredEvent> events;
    QList<PricingGroup> groups;
    QList<PricingItem> items;
    PricingFacts facts;
};

/// Usually sorted already by the index.
template <class Rows, class Key>
void sortBy(Rows &rows, Key key)
{
    if (!std::ranges::is_sorted(std::as_const(rows), {}, key))
        std::ranges::sort(rows, {}, key);
}

Result<Batch> readBatch(const ServiceContext &context, const QList<qint64> &keys)
{
    Session &session = context.session();
    auto events = TRY(EventStore(session, context.tenant()).pricedHeads(keys));
    TRY(EventPricingStore(session, context.tenant()).fill(events));
    auto groups = TRY(EventGroupStore(session, context.tenant()).pricingOf(keys));
    auto items = TRY(EventItemStore(session, context.tenant()).pricingOf(keys));
    WantedPrices wanted;
    for (const PricingItem &item : std::as_const(items))
        wanted[item.variant].insert(item.supplier);
    auto facts = TRY(pricingFactsFor(context, events, wanted));
    sortBy(events, [](const StoredEvent &event) { return event.key; });
    sortBy(groups, [](const PricingGroup &group) { return std::tuple(group.event, group.key); });
    sortBy(items, [](const PricingItem &item) { return std::tuple(item.event, item.group, item.rank); });
    return Batch{std::move(events), std::move(groups), std::move(items), std::move(facts)};
}

/// Walks a batch event by event and assembles as much of each as its price needs.
class BatchWalk {
public:
    explicit BatchWalk(const Batch &batch)
        : m_batch(batch), m_group(batch.groups.cbegin()), m_item(batch.items.cbegin())
    {}

    /// The event with the figures of its lines and its totals. Call it for each event, in order.
    Event priced(const StoredEvent &stored)
    {
        Event event = stored.event;
        for (; m_group != m_batch.groups.cend() && m_group->event <= stored.key; ++m_group) {
            if (m_group->event == stored.key)
                event.groups.append(nextGroup());
        }
        priceEvent(event, m_batch.facts.context);
        return event;
    }

private:
    EventGroup nextGroup()
    {
        EventGroup group{.quantity = m_group->quantity,
                         .isHidden = m_group->isHidden,
                         .fixedPriceIncTax = m_group->fixedPriceIncTax,
                         .position = m_group->position};
        const auto here = std::tuple(m_group->event, m_group->key);
        while (m_item != m_batch.items.cend() && std::tuple(m_item->event, m_item->group) < here)
            ++m_item;
        for (; m_item != m_batch.items.cend() && std::tuple(m_item->event, m_item->group) == here; ++m_item)
            group.items.append({.variantId = m_batch.facts.variantIds.value(m_item->variant),
                                .supplierId = m_batch.facts.supplierIds.value(m_item->supplier),
                                .quantity = m_item->quantity,
                                .position = int(group.items.size()),
                                .kept = m_item->kept});
        return group;
    }

    const Batch &m_batch;
    QList<PricingGroup>::const_iterator m_group;
    QList<PricingItem>::const_iterator m_item;
};

/// The stored figures of a batch; of a single event none, which is written again rather than read first.
Result<QHash<qint64, EventFigures>> storedFigures(const ServiceContext &context, const QList<qint64> &keys)
{
    if (keys.size() == 1)
        return QHash<qint64, EventFigures>();
    return context.store<EventFigureStore>().of(keys);
}

Status repriceBatch(const ServiceContext &context, const QList<qint64> &keys, QList<EventId> &repriced)
{
    const Batch batch = TRY(readBatch(context, keys));
    const auto known = TRY(storedFigures(context, keys));
    auto store = context.store<EventStore>();
    auto figureStore = context.store<EventFigureStore>();
    BatchWalk walk(batch);
    QList<std::pair<qint64, EventFigures>> first;
    for (const StoredEvent &stored : batch.events) {
        const Event priced = walk.priced(stored);
        const EventFigures figures = figuresOf(priced, batch.facts.context);
        const auto before = known.constFind(stored.key);
        if (before == known.cend() && keys.size() > 1) {
            first.append({stored.key, figures});
        } else if (before == known.cend() || *before != figures) {
            TRY(figureStore.put(stored.key, figures));
        }
        if (priced.totals == stored.event.totals)
            continue;
        TRY(store.setTotals(stored.key, priced.totals, context.now()));
        repriced.append(stored.event.id);
    }
    return figureStore.insert(first);
}

void pinListsInUse(Event &event, const PriceContext &context)
{
    const PinnedLists added = listsToPin(event, context);
    if (added.isEmpty())
        return;
    PinnedLists pins = pinnedLists(event);
    pins.insert(added);
    if (!event.pricing)
        event.pricing.emplace();
    event.pricing->priceListIds = pins;
}

Result<bool> isPinned(const ServiceContext &context, const Event &before, const Event &after)
{
    if (after.status != "approved"_L1 || before.status == after.status)
        return false;
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    return shop.pinsOnApproval;
}

/// Keeps the prices of all lines, and the shop's markups.
void keepPrices(const ServiceContext &context, Event &event, const PriceContext &prices)
{
    Event priced = event;
    priceEvent(priced, prices);
    keepLines(
        event,
        {.since = event.pricesKeptAt.value_or(context.now()), .lines = pricesToKeep(priced, prices, context.now())});
    keepMarkups(event, markupsToKeep(event, prices));
}

} // namespace

Status refreshTotals(ServiceContext &context, const RepriceMarks &marks, QList<EventId> &repriced)
{
    const QSet<qint64> marked = TRY(markedEvents(context, marks));
    QList<qint64> keys = marked.values();
    std::ranges::sort(keys);
    for (qsizetype from = 0; from < keys.size(); from += kBatch) {
        TRY(repriceBatch(context, keys.mid(from, kBatch), repriced));
    }
    return {};
}

PinnedLists listsToPin(const Event &event, const PriceContext &context)
{
    const PinnedLists pins = pinnedLists(event);
    const QDate day = pricingDay(event, context.zone);
    PinnedLists added;
    for (const PricedVariant &variant : context.variants) {
        const PriceListHead *list = context.lists.chain(variant.productType, day, pins).first();
        if (list && pins.value(variant.productType) != list->id)
            added.insert(variant.productType, list->id);
    }
    return added;
}

Status updateTotals(const ServiceContext &context, const Event &before, StoredEvent &after, const EventPatch &patch)
{
    const bool pins = TRY(isPinned(context, before, after.event));
    const bool isSame = after.event.pricing == before.pricing && after.event.venueStart == before.venueStart
        && after.event.ceremonyStart == before.ceremonyStart && after.event.groups == before.groups;
    if (isSame && !pins)
        return {};
    const GroupsToPrice read = TRY(groupsOf(context, after.key));
    const auto facts = TRY(pricingFactsFor(context, {after}, read.wanted));
    if (pins)
        pinListsInUse(after.event, facts.context);
    const bool isNew = before.id.isNull(); // Approved from the first: there was nothing to agree to.
    if (pins && !isNew && !patch.kept)
        keepPrices(context, after.event, facts.context);
    Event whole = after.event;
    if (whole.groups.isEmpty())
        whole.groups = read.groups;
    priceEvent(whole, facts.context);
    after.event.totals = whole.totals;
    if (isNew)
        return {}; // Its figures are put where it is inserted.
    return context.store<EventFigureStore>().put(after.key, figuresOf(whole, facts.context));
}

} // namespace stemdesk
