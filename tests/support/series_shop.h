#pragma once

#include "core/base/day.h"
#include "tests/support/event_shop.h"

namespace stemdesk {

inline constexpr qint64 kDayLength = 86'400'000;

/// The clock is at Saturday, 21 March 2026; the event is on 1 June at 11:00 in London, in summer time.
struct SeriesShop {
    SeriesShop() : filled(test.shop())
    {
        must(services().settings.set({{QStringLiteral("time-zone"), QStringLiteral("Europe/London")}}));
        client = must(services().contacts.create(
                          {.name = QStringLiteral("The Grand"), .company = QStringLiteral("Grand Hotels")}))
                     .id;
        must(services().events.patch(filled.event,
                                     {.status = QStringLiteral("in_progress"),
                                      .clientName1 = QStringLiteral("Anna"),
                                      .externalId = QStringLiteral("from-the-crm"),
                                      .notes = QStringLiteral("Ring the bell.")}));
        test.takeAnnounced();
    }

    ShopServices &services() { return test.shop(); }
    SeriesPatch mondays() const
    {
        return {.name = QStringLiteral("Lobby"),
                .contactId = client,
                .templateEventIds = rotaText({filled.event}),
                .rule = QStringLiteral("FREQ=WEEKLY;BYDAY=MO"),
                .startsOn = QDate(2026, 3, 2)};
    }
    Series make() { return must(services().series.create(mondays())).series; }
    QList<Event> eventsOf(const Series &series) { return must(services().series.occurrences(series.id)); }
    QStringList daysOf(const Series &series)
    {
        QStringList days;
        for (const Event &event : eventsOf(series))
            days += dayText(event.occurrence->on);
        return days;
    }
    Event whole(const Event &event) { return must(services().events.find(event.id)); }
    bool isDetached(const Event &event) { return whole(event).occurrence->isDetached; }
    EventId another(const QString &name)
    {
        const EventId made = must(services().events.duplicate(filled.event, name)).id;
        must(services().events.patch(made, {.venueStart = Instant(1'780'308'000'000)}));
        return made;
    }

    TestShop test;
    ShopWithEvent filled;
    ContactId client;
};

} // namespace stemdesk
