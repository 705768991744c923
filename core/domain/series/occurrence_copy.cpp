#include "core/domain/series/occurrence_copy.h"

#include "core/base/day.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The series' contact becomes the client; the template's other contacts are copied.
QList<EventContact> contactsFor(const Series &series, const QList<EventContact> &contacts)
{
    if (series.contactId.isNull())
        return contacts;
    QList<EventContact> all{{.contactId = series.contactId, .role = u"client"_s}};
    for (const EventContact &contact : contacts) {
        if (contact.role != "client"_L1 && all.size() < kMaxEventContacts)
            all += contact;
    }
    return all;
}

MarkupFactors markupsOf(const Event &event)
{
    return event.pricing ? event.pricing->markups.value_or(MarkupFactors()) : MarkupFactors();
}

} // namespace

MarkupFactors keptMarkups(const Event &event, const Event &source)
{
    if (!keepsPrices(event))
        return {};
    MarkupFactors kept = markupsOf(event);
    for (const QString &type : markupsOf(source).keys())
        kept.remove(type);
    return kept;
}

bool canBeTemplate(const Event &event)
{
    return firstStart(event).has_value() && event.status != "cancelled"_L1;
}

void moveDays(Event &event, qint64 days, const QTimeZone &zone)
{
    using Time = std::optional<Instant> Event::*;
    const auto move = [&](Time start, Time end) {
        const Instant length = event.*start && event.*end ? *(event.*end) - *(event.*start) : 0;
        for (const Time time : {start, end}) {
            if (event.*time)
                event.*time = plusDays(*(event.*time), days, zone);
        }
        // In the hour that summer time leaves out or repeats, an end may pass before its start.
        if (event.*start && event.*end && *(event.*end) < *(event.*start))
            event.*end = *(event.*start) + length;
    };
    move(&Event::ceremonyStart, &Event::ceremonyEnd);
    move(&Event::venueStart, &Event::venueEnd);
}

Event occurrenceOf(const Event &source, const Series &series, const SeriesDay &day, const QTimeZone &zone)
{
    Event copy = source;
    // Price lists pinned by approval belong to that event alone, as when it is duplicated.
    if (copy.pricing && isClearedToOrder(source.status))
        copy.pricing->priceListIds.reset();
    if (isClearedToOrder(source.status))
        copy.status = u"approved"_s;
    if (const auto start = firstStart(source))
        moveDays(copy, dayOf(*start, zone).daysTo(day.at), zone);
    copy.contacts = contactsFor(series, source.contacts);
    copy.occurrence = Occurrence{.seriesId = series.id, .on = day.on, .templateId = source.id};
    copy.leftRotas.clear();
    return copy;
}

Event templateAs(const Event &source, const Event &changed, const QTimeZone &zone)
{
    Event after = source;
    after.name = changed.name;
    after.clientName1 = changed.clientName1;
    after.clientName2 = changed.clientName2;
    after.notes = changed.notes;
    after.pricing = changed.pricing;
    for (const QString &type : keptMarkups(changed, source).keys())
        after.pricing->markups->remove(type);
    const PinnedLists pins = pinnedLists(source);
    if (after.pricing || !pins.isEmpty()) {
        if (!after.pricing)
            after.pricing.emplace();
        after.pricing->priceListIds = source.pricing ? source.pricing->priceListIds : std::optional<PinnedLists>();
    }
    after.groups = changed.groups;
    if (!firstStart(source) || !firstStart(changed))
        return after;
    for (auto time : {&Event::ceremonyStart, &Event::ceremonyEnd, &Event::venueStart, &Event::venueEnd})
        after.*time = changed.*time;
    moveDays(after, dayOf(*firstStart(changed), zone).daysTo(dayOf(*firstStart(source), zone)), zone);
    return after;
}

QDate dayOfOccurrence(const Event &event, const QTimeZone &zone)
{
    const auto start = firstStart(event);
    return start ? dayOf(*start, zone) : event.occurrence.value_or(Occurrence{}).on;
}

} // namespace stemdesk
