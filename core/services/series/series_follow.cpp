#include "core/services/series/series_follow.h"

#include "core/base/day.h"
#include "core/domain/series/occurrence_copy.h"
#include "core/services/events/event_reading.h"
#include "core/services/events/event_service.h"
#include "core/services/events/event_writing.h"
#include "core/services/series/occurrence_hold.h"
#include "core/services/series/occurrence_making.h"
#include "core/services/series/occurrence_print.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/series/occurrence_store.h"

#include <QHash>

#include <algorithm>

namespace stemdesk {

namespace {

bool isOtherwise(const Series &before, const Series &after)
{
    return before.rule != after.rule || before.startsOn != after.startsOn || before.skips != after.skips
        || before.moves != after.moves || before.templateEventIds != after.templateEventIds;
}

/// Whether days may have other templates than before: the place of a day in the rule counts too.
bool isRotaOtherwise(const Series &before, const Series &after)
{
    return before.rule != after.rule || before.startsOn != after.startsOn
        || before.templateEventIds != after.templateEventIds;
}

class Follower {
public:
    Follower(ServiceContext &context, UnitOfWork &work, const Series &before, const Series &after,
             OccurrenceHolds holds)
        : m_context(context), m_work(work), m_before(before), m_after(after), m_holds(std::move(holds)),
          m_maker(context, work, after, m_holds.days())
    {}

    Result<QList<QByteArray>> follow(const QList<StoredEvent> &events)
    {
        const QHash<QDate, SeriesDay> days = daysOf(events);
        QList<QByteArray> warnings;
        for (const StoredEvent &event : events) {
            if (m_holds.isPast(event.event))
                continue;
            const auto day = days.constFind(event.event.occurrence->on);
            if (day != days.cend()) {
                TRY(keep(event, *day));
            } else if (m_holds.ofEvent(event.event) == OccurrenceHold::None) {
                TRY(remove(event));
            } else {
                warnings += "occurrence_kept:" + event.event.id.text();
            }
        }
        return warnings;
    }

    Result<Event> remove(const StoredEvent &event)
    {
        // It leaves its series first: a day whose event the series deletes is not skipped.
        TRY(m_context.store<OccurrenceStore>().setSeries(event.key, {}, m_context.now()));
        Event removed = TRY(EventService(m_context).remove(event.event.id));
        removed.occurrence->seriesId = event.event.occurrence->seriesId;
        return removed;
    }

private:
    QHash<QDate, SeriesDay> daysOf(const QList<StoredEvent> &events) const
    {
        QHash<QDate, SeriesDay> days;
        if (events.isEmpty())
            return days;
        const QDate first = events.constFirst().event.occurrence->on;
        const QDate last = events.constLast().event.occurrence->on;
        for (const SeriesDay &day : seriesDays(m_after, first, last))
            days.insert(day.on, day);
        return days;
    }

    Status keep(const StoredEvent &event, const SeriesDay &day)
    {
        const bool isAnew = isRotaOtherwise(m_before, m_after) && event.event.occurrence->templateId != day.templateId;
        if (isAnew && m_holds.ofEvent(event.event) == OccurrenceHold::None) {
            TRY(remove(event));
            TRY(m_maker.make(day));
            return {};
        }
        return move(event, day);
    }

    /// An event that was moved to another day stays there.
    Status move(const StoredEvent &event, const SeriesDay &day)
    {
        const QDate was = placeBefore(day.on);
        if (was == day.at || dayOfOccurrence(event.event, m_holds.days().zone()) != was)
            return {};
        StoredEvent stored = TRY(storedEvent(m_context, event.event.id));
        const Event before = stored.event;
        moveDays(stored.event, was.daysTo(day.at), m_holds.days().zone());
        if (stored.event == before)
            return {};
        TRY(storePatched(m_context, m_work, before, stored));
        m_work.marks().events.insert(stored.key); // Its prices may be those of another day.
        return stampAttached(m_context, {event.event.id});
    }

    QDate placeBefore(QDate on) const
    {
        const QList<SeriesMove> moves = movesOf(m_before);
        const auto move = std::ranges::find(moves, on, &SeriesMove::from);
        return move == moves.cend() ? on : move->to;
    }

    ServiceContext &m_context;
    UnitOfWork &m_work;
    const Series &m_before;
    const Series &m_after;
    OccurrenceHolds m_holds;
    OccurrenceMaker m_maker;
};

} // namespace

Result<QList<QByteArray>> followSeries(ServiceContext &context, UnitOfWork &work, const Series &before,
                                       const Series &after)
{
    if (!isOtherwise(before, after))
        return QList<QByteArray>();
    const auto events = TRY(context.store<OccurrenceStore>().ofSeries(after.id));
    OccurrenceHolds holds = TRY(OccurrenceHolds::of(context, events));
    return Follower(context, work, before, after, std::move(holds)).follow(events);
}

Result<QList<Event>> removeUntouched(ServiceContext &context, UnitOfWork &work, SeriesId series)
{
    const auto events = TRY(context.store<OccurrenceStore>().ofSeries(series));
    const OccurrenceHolds holds = TRY(OccurrenceHolds::of(context, events));
    const Series none;
    Follower follower(context, work, none, none, holds);
    QList<Event> removed;
    for (const StoredEvent &event : events) {
        if (holds.ofEvent(event.event) == OccurrenceHold::None)
            removed += TRY(follower.remove(event));
    }
    return removed;
}

} // namespace stemdesk
