#include "core/services/series/series_service.h"

#include "core/base/wording.h"
#include "core/domain/clients/contact.h"
#include "core/domain/series/occurrence_copy.h"
#include "core/services/events/event_insertion.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/event_service.h"
#include "core/services/prices/price_freeze_service.h"
#include "core/services/series/occurrence_hold.h"
#include "core/services/series/occurrence_making.h"
#include "core/services/series/occurrence_print.h"
#include "core/services/series/series_follow.h"
#include "core/services/series/series_ties.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/rows/resource_store.h"
#include "core/storage/series/occurrence_store.h"
#include "core/storage/series/series_store.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Computes what follows from their events.
Status fill(const ServiceContext &context, QList<Series> &all)
{
    if (all.isEmpty())
        return {};
    QList<SeriesId> ids;
    for (const Series &series : std::as_const(all))
        ids += series.id;
    const ShopDays days = TRY(ShopDays::of(context));
    const auto events = TRY(context.store<OccurrenceStore>().eventsOf(ids, days.today()));
    for (Series &series : all) {
        const SeriesEvents made = events.value(series.id);
        series.eventsCount = made.count;
        if (series.isActive())
            series.nextOn = nextDay(series, days.today(), made.days);
    }
    return {};
}

Result<Series> readSeries(const ServiceContext &context, SeriesId id)
{
    StoredSeries stored = TRY(context.store<SeriesStore>().find(id));
    QList<Series> one{std::move(stored.series)};
    TRY(fill(context, one));
    return one.takeFirst();
}

QList<QByteArray> skipWarnings(const Series &series, const SeriesPatch &patch)
{
    QList<QByteArray> warnings;
    if (!patch.skips)
        return warnings;
    for (const QString &day : skipsOutside(series))
        warnings += "skip_not_in_rule:" + day.toLatin1();
    return warnings;
}

Status requireContact(const ServiceContext &context, ContactId id)
{
    const auto contact = context.store<ResourceStore<contactSpec>>().find(id);
    if (contact)
        return {};
    return contact.error().kind == Error::Kind::NotFound ? missing("contact", u"contactId"_s, id.text())
                                                         : contact.error();
}

Status requireTemplate(const ServiceContext &context, EventId id)
{
    const QString field = u"templateEventIds"_s;
    const auto event = context.store<EventStore>().find(id, EventStore::Columns::List);
    if (!event && event.error().kind == Error::Kind::NotFound)
        return missing("event", field, id.text());
    if (!event)
        return event.error();
    if (canBeTemplate(event->event))
        return {};
    return unfit(field, u"events with a date that are not cancelled"_s, quoted(event->event.name));
}

} // namespace

Result<Page<Series>> SeriesService::list(const SeriesFilter &filter, const PageRequest &page) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    Result<Page<Series>> found = m_context.store<SeriesStore>().list(filter, page);
    if (found)
        TRY(fill(m_context, found->rows));
    return found;
}

Result<Series> SeriesService::find(SeriesId id) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    return readSeries(m_context, id);
}

Result<QList<Event>> SeriesService::occurrences(SeriesId id) const
{
    const auto stored = TRY(m_context.store<OccurrenceStore>().ofSeries(id));
    QList<Event> events;
    for (const StoredEvent &event : stored)
        events += event.event;
    return events;
}

/// The contact and the templates that it names again.
Status SeriesService::requireReferences(const Series &before, const Series &after) const
{
    if (!after.contactId.isNull() && after.contactId != before.contactId) {
        TRY(requireContact(m_context, after.contactId));
    }
    if (after.templateEventIds == before.templateEventIds)
        return {};
    const QList<EventId> rota = rotaOf(after);
    for (const EventId &id : QSet<EventId>(rota.cbegin(), rota.cend())) {
        TRY(requireTemplate(m_context, id));
    }
    return {};
}

Result<WrittenSeries> SeriesService::create(const SeriesPatch &patch)
{
    Series series = TRY(patched(Series{}, patch));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(requireReferences({}, series));
    series.id = SeriesId::create();
    series.createdAt = series.updatedAt = m_context.now();
    series.version = 1;
    TRY(m_context.store<SeriesStore>().insert(series));
    work.changed(Resource::Series, series.id, ChangeAction::Created);
    const ShopDays days = TRY(ShopDays::of(m_context));
    TRY(OccurrenceMaker(m_context, work, series, days).makeDue());
    const Series made = TRY(work.commitWith([&] { return readSeries(m_context, series.id); }));
    return WrittenSeries{.series = made, .warnings = skipWarnings(series, patch)};
}

Result<WrittenSeries> SeriesService::patch(SeriesId id, const SeriesPatch &patch,
                                           const std::optional<SeriesPatch> &expected)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredSeries stored = TRY(m_context.store<SeriesStore>().find(id));
    const Series &before = stored.series;
    if (expected && inverse(before, patch) != *expected)
        return stale();
    Series after = TRY(patched(before, patch));
    TRY(requireReferences(before, after));
    const bool isChanged = after != before;
    if (isChanged) {
        TRY(storeSeries(m_context, work, after));
        after = TRY(m_context.store<SeriesStore>().find(id)).series;
    }
    QList<QByteArray> warnings = skipWarnings(after, patch);
    warnings += TRY(followSeries(m_context, work, before, after));
    const ShopDays days = TRY(ShopDays::of(m_context));
    const int made = TRY(OccurrenceMaker(m_context, work, after, days).makeDue());
    if (made > 0 && !isChanged) {
        TRY(storeSeries(m_context, work, after));
    }
    Series written = TRY(work.commitWith([&] { return readSeries(m_context, id); }));
    return WrittenSeries{.series = std::move(written), .warnings = std::move(warnings)};
}

Result<DeletedSeries> SeriesService::remove(SeriesId id, FutureEvents future)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredSeries stored = TRY(m_context.store<SeriesStore>().find(id));
    DeletedSeries deleted{.series = stored.series, .events = {}, .removed = {}};
    if (future == FutureEvents::Delete)
        deleted.removed = TRY(removeUntouched(m_context, work, id));
    const auto events = TRY(m_context.store<OccurrenceStore>().ofSeries(id));
    for (const StoredEvent &event : events) {
        TRY(m_context.store<OccurrenceStore>().setSeries(event.key, {}, m_context.now()));
        work.changed(Resource::Event, event.event.id, ChangeAction::Updated);
        deleted.events += event.event.id;
    }
    TRY(m_context.store<SeriesStore>().remove(stored.key));
    work.changed(Resource::Series, id, ChangeAction::Deleted);
    TRY(work.commit());
    return deleted;
}

Result<Series> SeriesService::restore(const DeletedSeries &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Series series = snapshot.series;
    series.updatedAt = m_context.now();
    ++series.version;
    TRY(m_context.store<SeriesStore>().insert(series));
    work.changed(Resource::Series, series.id, ChangeAction::Created);
    for (const EventId &id : snapshot.events) {
        const auto event = m_context.store<EventStore>().find(id, EventStore::Columns::List);
        if (!event && event.error().kind != Error::Kind::NotFound)
            return event.error();
        if (!event || !event->event.occurrence || !event->event.occurrence->seriesId.isNull())
            continue; // Gone, or of another series, since.
        TRY(m_context.store<OccurrenceStore>().setSeries(event->key, series.id, m_context.now()));
        work.changed(Resource::Event, id, ChangeAction::Updated);
    }
    for (const Event &event : snapshot.removed) {
        TRY(EventService(m_context).restore(event));
    }
    const ShopDays days = TRY(ShopDays::of(m_context));
    TRY(OccurrenceMaker(m_context, work, series, days).makeDue());
    return work.commitWith([&] { return readSeries(m_context, series.id); });
}

Result<SeriesApplication> SeriesService::apply(SeriesId id, QDate from)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredSeries stored = TRY(m_context.store<SeriesStore>().find(id));
    auto events = TRY(m_context.store<OccurrenceStore>().ofSeries(id));
    events.removeIf([&](const StoredEvent &event) { return event.event.occurrence->on < from; });
    const OccurrenceHolds holds = TRY(OccurrenceHolds::of(m_context, events));
    OccurrenceMaker maker(m_context, work, stored.series, holds.days());
    QHash<QDate, SeriesDay> days;
    if (!events.isEmpty()) {
        for (const SeriesDay &day : seriesDays(stored.series, from, events.constLast().event.occurrence->on))
            days.insert(day.on, day);
    }
    SeriesApplication application;
    for (const StoredEvent &event : std::as_const(events)) {
        const QDate on = event.event.occurrence->on;
        const OccurrenceHold hold = holds.ofContent(event.event);
        if (hold == OccurrenceHold::None) {
            // One whose day has left the rule, and which stays for another reason, stays where it is.
            const SeriesDay day = days.value(on,
                                             {.on = on,
                                              .at = dayOfOccurrence(event.event, holds.days().zone()),
                                              .templateId = event.event.occurrence->templateId});
            application.before += TRY(readEvent(m_context, event.event.id, {.prices = false}));
            TRY(maker.rewrite(event, day));
            ++application.applied;
            continue;
        }
        application.detached += hold == OccurrenceHold::Detached ? 1 : 0;
        application.kept.append({.eventId = event.event.id, .on = on, .reason = holdText(hold)});
    }
    TRY(work.commit());
    return application;
}

Result<SeriesApplication> SeriesService::spread(EventId event, QDate from)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Event changed = TRY(readEvent(m_context, event, {.prices = false}));
    if (!changed.occurrence || changed.occurrence->seriesId.isNull())
        return notFound(u"The event belongs to no series."_s);
    const Event copied = TRY(readEvent(m_context, changed.occurrence->templateId, {.prices = false}));
    const ShopDays days = TRY(ShopDays::of(m_context));
    Event after = templateAs(copied, changed, days.zone());
    for (EventGroup &group : after.groups)
        group = renewed(std::move(group), copied.id, m_context.now());
    TRY(writeWhole(m_context, work, after));
    if (copied.pricesKeptAt)
        TRY(PriceFreezeService(m_context).keep(copied.id));
    TRY(stamp(m_context, event, after.pricing));
    SeriesApplication application = TRY(apply(changed.occurrence->seriesId, from));
    application.before.removeIf([&](const Event &written) { return written.id == event; });
    application.before += {copied, changed};
    TRY(work.commit());
    return application;
}

Result<QList<Event>> SeriesService::writeBack(const QList<Event> &events)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    QList<Event> before;
    for (const Event &event : events) {
        const Result<Event> now = readEvent(m_context, event.id, {.prices = false});
        if (!now && now.error().kind == Error::Kind::NotFound)
            continue;
        if (!now)
            return now.error();
        before += *now;
        TRY(writeWhole(m_context, work, event));
    }
    TRY(work.commit());
    return before;
}

Result<int> SeriesService::makeDueOf(SeriesId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const StoredSeries stored = TRY(m_context.store<SeriesStore>().find(id));
    const ShopDays days = TRY(ShopDays::of(m_context));
    const int made = TRY(OccurrenceMaker(m_context, work, stored.series, days).makeDue());
    if (made == 0)
        return 0;
    TRY(storeSeries(m_context, work, stored.series));
    TRY(work.commit());
    return made;
}

Result<int> SeriesService::makeDue()
{
    const QList<SeriesId> active = TRY(m_context.store<SeriesStore>().active());
    int all = 0;
    std::optional<Error> trouble;
    for (const SeriesId &id : active) {
        const Result<int> made = makeDueOf(id);
        if (made)
            all += *made;
        else if (made.error().kind != Error::Kind::NotFound && !trouble) // Deleted meanwhile: nothing is due.
            trouble = made.error(); // The others are made all the same.
    }
    if (trouble)
        return *std::move(trouble);
    return all;
}

} // namespace stemdesk
