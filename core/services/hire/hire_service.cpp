#include "core/services/hire/hire_service.h"

#include "core/base/wording.h"
#include "core/domain/events/event_history.h"
#include "core/domain/field_rules.h"
#include "core/services/catalogue/product_service.h"
#include "core/services/hire/own_things.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_item_store.h"
#include "core/storage/events/event_store.h"
#include "core/storage/hire/hire_store.h"

#include <QDateTime>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The things the event hires, with their windows.
Result<QList<std::pair<qint64, HireItem>>> hiredBy(const ServiceContext &context, const StoredEvent &event,
                                                   const ShopDays &days)
{
    const auto needed = TRY(context.store<HireStore>().neededBy(event.key));
    QList<qint64> variants;
    for (const NeededUnits &need : needed)
        variants.append(need.variant);
    const auto things = TRY(context.store<HireStore>().things(variants));
    const std::optional<DayRange> own = eventDays(event.event, days);
    QList<std::pair<qint64, HireItem>> items;
    for (const NeededUnits &need : needed) {
        const auto thing = things.constFind(need.variant);
        if (thing == things.cend())
            continue;
        HireItem item{.thing = *thing, .unitsNeeded = need.units};
        if (own)
            item.days = own->widened(thing->daysBefore, thing->daysAfter);
        items.append({need.variant, std::move(item)});
    }
    return items;
}

/// Adds to the items how much of each other events hold at the same time.
Status fillOthers(const ServiceContext &context, const ShopDays &shopDays, EventHire &hire, const QList<qint64> &keys)
{
    const std::optional<DayRange> days = hire.days();
    if (!days)
        return {};
    QHash<qint64, HiredThing> things;
    for (qsizetype place = 0; place < keys.size(); ++place)
        things.insert(keys[place], hire.items[place].thing);
    const Holds holds = TRY(holdsOf(context, shopDays, things, *days, hire.eventId));
    for (qsizetype place = 0; place < keys.size(); ++place) {
        HireItem &item = hire.items[place];
        for (const HireHold &hold : holds.value(keys[place])) {
            if (hold.days.overlaps(*item.days))
                item.others.append(hold);
        }
    }
    return {};
}

/// For everything the event hires, or `only` these variants.
Result<EventHire> readHire(const ServiceContext &context, const StoredEvent &event,
                           const std::optional<QList<VariantId>> &only = {})
{
    const ShopDays days = TRY(ShopDays::of(context));
    auto items = TRY(hiredBy(context, event, days));
    const auto returns = TRY(context.store<HireStore>().returnsOf(event.event.id));
    EventHire hire{.eventId = event.event.id, .updatedAt = event.event.updatedAt, .version = event.event.version};
    QList<qint64> keys;
    for (auto &[key, item] : items) {
        if (only && !only->contains(item.thing.variantId))
            continue;
        item.returned = returns.value(item.thing.variantId);
        keys.append(key);
        hire.items.append(std::move(item));
    }
    TRY(fillOthers(context, days, hire, keys));
    return hire;
}

Result<StoredEvent> headOf(const ServiceContext &context, EventId event)
{
    return context.store<EventStore>().find(event, EventStore::Columns::List);
}

QString returnText(const HireReturn &returned)
{
    return u"returned=%1 damaged=%2 missing=%3"_s.arg(
        numberText(returned.returnedUnits), numberText(returned.damagedUnits), numberText(returned.missingUnits));
}

Error notHired(const HireReturnPatch &patch, qsizetype row)
{
    return refused(
        "variant_not_found", u"returns.variantId"_s,
        u"Give \"%1.variantId\" a thing that the event hires in a group that is not hidden; %2 is none."_s.arg(
            rowOf(u"returns"_s, row), quoted(patch.variantId.text())));
}

/// Stores an item's return and takes its losses off the stock.
Status storeReturn(ServiceContext &context, UnitOfWork &work, EventId event, HireItem &item, HireReturn after)
{
    if (after == item.returned)
        return {};
    HiredThing &thing = item.thing;
    const std::optional<double> owned = thing.ownedUnits;
    takeOff(item.returned, after, thing.ownedUnits);
    if (thing.ownedUnits != owned) {
        const VariantPatch patch{.ownedUnits = thing.ownedUnits};
        TRY(ProductService(context).patchVariant(thing.productId, thing.variantId, patch));
    }
    TRY(context.store<HireStore>().putReturn(event, thing.variantId, after));
    work.note(event,
              {.change = EventChange::HireReturned,
               .place = u"%1 %2"_s.arg(thing.productName, thing.variantName),
               .before = returnText(item.returned),
               .after = returnText(after)});
    item.returned = after;
    return {};
}

/// True if the stored values still equal `expected`. Items no longer hired are left to the write.
bool areAs(const QList<HireItem> &items, const QList<HireReturnPatch> &expected)
{
    return std::ranges::all_of(expected, [&](const HireReturnPatch &patch) {
        const auto item = std::ranges::find_if(
            items, [&](const HireItem &candidate) { return candidate.thing.variantId == patch.variantId; });
        return item == items.end() || inverse(item->returned, patch) == patch;
    });
}

} // namespace

Result<EventHire> HireService::ofEvent(EventId event) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const Result<StoredEvent> head = headOf(m_context, event);
    return head ? readHire(m_context, *head) : Result<EventHire>(head.error());
}

Result<Page<HireRow>> HireService::list(const HireFilter &filter, const PageRequest &page) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const ShopDays days = TRY(ShopDays::of(m_context));
    const auto owned = TRY(m_context.store<HireStore>().owned(filter, page));
    QHash<qint64, HiredThing> things;
    for (const StoredThing &stored : owned.rows)
        things.insert(stored.key, stored.thing);
    const Holds holds = TRY(holdsOf(m_context, days, things, filter.days));
    Page<HireRow> found{.rows = {}, .next = owned.next};
    for (const StoredThing &stored : owned.rows) {
        const QList<HireHold> held = holds.value(stored.key);
        found.rows.append({.id = stored.thing.variantId,
                           .thing = stored.thing,
                           .days = hireCalendar(held, filter.days, stored.thing.ownedUnits.value_or(0)),
                           .holds = held});
    }
    return found;
}

Result<EventHire> HireService::writeReturns(EventId event, const QList<HireReturnPatch> &patches,
                                            const QList<HireReturnPatch> &expected)
{
    TRY(checkShape(patches));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredEvent head = TRY(headOf(m_context, event));
    Result<EventHire> hire = readHire(m_context, head);
    if (!hire)
        return hire;
    const QList<HireItem> before = hire->items;
    if (!areAs(before, expected))
        return stale();
    qsizetype row = 0;
    for (const HireReturnPatch &patch : patches) {
        const auto item = std::ranges::find_if(
            hire->items, [&](const HireItem &candidate) { return candidate.thing.variantId == patch.variantId; });
        if (item == hire->items.end())
            return notHired(patch, row);
        const HireReturn after = TRY(patched(item->returned, patch, item->unitsNeeded, row++));
        TRY(storeReturn(m_context, work, event, *item, after));
    }
    const bool isSame = std::ranges::equal(before, hire->items, {}, &HireItem::returned, &HireItem::returned);
    if (isSame)
        return hire;
    TRY(m_context.store<EventStore>().touch(head.key, m_context.now(), 0));
    work.changed(Resource::Event, event, ChangeAction::Updated);
    TRY(work.commit());
    return ofEvent(event);
}

Result<QList<QByteArray>> HireService::warnings(EventId event, const QList<VariantId> &variants) const
{
    QList<QByteArray> warnings;
    if (variants.isEmpty())
        return warnings;
    const StoredEvent head = TRY(headOf(m_context, event));
    if (!isClearedToOrder(head.event.status) || !timesOf(head.event))
        return warnings;
    const EventHire hire = TRY(readHire(m_context, head, variants));
    for (const HireItem &item : hire.items) {
        if (item.shortUnits() > 0)
            warnings.append("hire_short:" + item.thing.variantId.text() + ':'
                            + numberText(item.shortUnits()).toLatin1());
    }
    return warnings;
}

Result<QList<QByteArray>> HireService::lineWarnings(EventId event, EventItemId line) const
{
    const StoredEvent head = TRY(headOf(m_context, event));
    if (!isClearedToOrder(head.event.status))
        return QList<QByteArray>();
    const Result<StoredItem> stored = m_context.store<EventItemStore>().findInEvent(head.key, line);
    if (!stored)
        return stored.error();
    return warnings(event, {stored->item.variantId});
}

} // namespace stemdesk
