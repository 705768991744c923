#include "core/services/series/occurrence_making.h"

#include "core/base/day.h"
#include "core/domain/series/occurrence_copy.h"
#include "core/services/events/event_insertion.h"
#include "core/services/events/event_line_writer.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/event_writing.h"
#include "core/services/events/price_keeping.h"
#include "core/services/series/occurrence_print.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/series/occurrence_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

/// With the ids that the new ones have.
Status replaceGroups(ServiceContext &context, UnitOfWork &work, const StoredEvent &event,
                     const QList<EventGroup> &groups)
{
    const GroupsToPrice read = TRY(groupsOf(context, event.key));
    if (groupsText(read.groups) == groupsText(groups))
        return {};
    EventLineWriter writer(context, work, event.key, event.event.id);
    const auto store = context.store<EventGroupStore>();
    for (const EventGroup &group : read.groups) {
        const StoredGroup stored = TRY(store.find(event.key, group.id));
        TRY(writer.remove(stored));
    }
    for (const EventGroup &group : groups) {
        TRY(writer.insert(group, std::nullopt));
    }
    return {};
}

QList<EventItem *> linesOf(QList<EventGroup> &groups)
{
    QList<EventItem *> lines;
    for (EventGroup &group : groups) {
        for (EventItem &item : group.items)
            lines += &item;
    }
    return lines;
}

} // namespace

Result<std::optional<Event>> OccurrenceMaker::source(EventId id)
{
    if (const auto known = m_sources.constFind(id); known != m_sources.cend())
        return *known;
    Result<Event> event = readEvent(m_context, id, {.prices = false});
    if (!event && event.error().kind != Error::Kind::NotFound)
        return event.error();
    return *m_sources.insert(id, event ? std::optional(*std::move(event)) : std::nullopt);
}

Result<int> OccurrenceMaker::makeDue()
{
    if (!m_series.isActive())
        return 0;
    const QDate from = std::max(m_days.today(), m_days.dayOf(m_series.createdAt));
    const QDate to = plusDays(m_days.today(), m_series.daysAhead);
    const auto events = TRY(m_context.store<OccurrenceStore>().eventsOf({m_series.id}, from));
    const QSet<QDate> there = events.value(m_series.id).days;
    int made = 0;
    for (const SeriesDay &day : seriesDays(m_series, from, to)) {
        if (there.contains(day.on))
            continue;
        const bool isMade = TRY(make(day));
        made += isMade ? 1 : 0;
    }
    return made;
}

Result<bool> OccurrenceMaker::make(const SeriesDay &day)
{
    const auto event = TRY(source(day.templateId));
    if (!event || !canBeTemplate(*event))
        return false;
    const Event copy = occurrenceOf(*event, m_series, day, m_days.zone());
    const EventId made = TRY(insertOccurrence(m_context, m_work, copy));
    TRY(stamp(m_context, made, copy.pricing));
    return true;
}

Status OccurrenceMaker::rewrite(const StoredEvent &event, const SeriesDay &day)
{
    const auto from = TRY(source(day.templateId));
    if (!from)
        return {};
    const Event copy = occurrenceOf(*from, m_series, day, m_days.zone());
    StoredEvent stored = TRY(storedEvent(m_context, event.event.id));
    GroupsToPrice read = TRY(groupsOf(m_context, stored.key));
    stored.event.groups = std::move(read.groups);
    const Event before = stored.event;
    Event &after = stored.event;
    after.name = copy.name;
    after.clientName1 = copy.clientName1;
    after.clientName2 = copy.clientName2;
    after.contacts = copy.contacts;
    if (firstStart(copy)) {
        for (auto time : {&Event::ceremonyStart, &Event::ceremonyEnd, &Event::venueStart, &Event::venueEnd})
            after.*time = copy.*time;
    }
    const PinnedLists pins = pinnedLists(before);
    after.pricing = copy.pricing;
    if (!pins.isEmpty() && pinnedLists(copy).isEmpty()) { // Pinned here, by hand.
        if (!after.pricing)
            after.pricing.emplace();
        after.pricing->priceListIds = pins;
    }
    keepMarkups(after, keptMarkups(before, copy));
    if (after != before) {
        TRY(storePatched(m_context, m_work, before, stored));
        m_work.marks().events.insert(stored.key);
    }
    QList<EventGroup> groups;
    for (const EventGroup &group : copy.groups)
        groups += renewed(group, event.event.id, m_context.now());
    TRY(keepTodaysPrices(m_context, m_work, event.event.id, linesOf(groups)));
    TRY(replaceGroups(m_context, m_work, event, groups));
    TRY(m_context.store<OccurrenceStore>().setTemplate(event.key, day.templateId));
    return stamp(m_context, event.event.id, copy.pricing);
}

Status writeWhole(ServiceContext &context, UnitOfWork &work, const Event &whole)
{
    StoredEvent stored = TRY(storedEvent(context, whole.id));
    const Event before = stored.event;
    stored.event = whole;
    stored.event.groups.clear();
    stored.event.totals = before.totals;
    stored.event.itemsCount = before.itemsCount;
    stored.event.version = before.version;
    stored.event.updatedAt = before.updatedAt;
    TRY(storePatched(context, work, before, stored));
    work.marks().events.insert(stored.key);
    TRY(replaceGroups(context, work, stored, whole.groups));
    if (!whole.occurrence)
        return {};
    return context.store<OccurrenceStore>().setPrint(stored.key, whole.occurrence->print, whole.occurrence->isDetached);
}

} // namespace stemdesk
