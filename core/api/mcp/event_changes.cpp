#include "core/api/mcp/event_changes.h"

#include "core/api/mcp/whole_event.h"
#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/shops/time_zone.h"

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

struct AskedUpdate {
    EventId event;
    EventPatch patch;
    bool isDry = false;
};

Result<AskedUpdate> askedUpdate(const ToolCall &call)
{
    AskedUpdate asked;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", asked.event);
    reader.read("name", asked.patch.name);
    readOwnFields(reader, call, asked.patch);
    if (reader.read("status", asked.patch.status) && !isEventStatus(*asked.patch.status))
        reader.fail("status", notAmong(u"status"_s, *asked.patch.status, namesFrom(kEventStatuses)));
    reader.read("notes", asked.patch.notes);
    reader.read("dryRun", asked.isDry);
    TRY(reader.finish());
    return asked;
}

void move(std::optional<std::optional<Instant>> &time, const std::optional<Instant> &now, qint64 by)
{
    if (now)
        time = std::optional(*now + by);
}

/// An event moves as a whole, and keeps its time of day if only a day is given.
void moveTogether(const ToolCall &call, const Event &event, EventPatch &patch)
{
    const std::optional<Instant> old = event.venueStart ? event.venueStart : firstStart(event);
    if (!patch.venueStart || !*patch.venueStart || !old)
        return;
    const QTimeZone zone = zoneNamed(call.caller.settings.timeZone);
    Instant to = **patch.venueStart;
    if (isDay(call, "venueStart"))
        to = plusDays(*old, dayOf(*old, zone).daysTo(dayOf(to, zone)), zone);
    const qint64 by = to - *old;
    patch.venueStart = std::optional(to);
    if (!event.venueStart)
        patch.venueStart.reset();
    move(patch.venueEnd, event.venueEnd, by);
    move(patch.ceremonyStart, event.ceremonyStart, by);
    move(patch.ceremonyEnd, event.ceremonyEnd, by);
}

QByteArray updateAnswer(const EventId &id, const QByteArray &event, const Totals &before, const Totals &after)
{
    JsonWriter json;
    json.beginObject();
    json.field("eventId", id);
    json.key("event");
    json.rawValue(event);
    writeTotalsPair(json, before, after);
    json.endObject();
    return json.take();
}

struct AskedDeletion {
    EventId event;
    bool isDry = true;
};

Result<AskedDeletion> askedDeletion(const ToolCall &call)
{
    AskedDeletion asked;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", asked.event);
    reader.read("dryRun", asked.isDry);
    TRY(reader.finish());
    return asked;
}

/// How much goes with an event.
struct EventCompany {
    qsizetype quotes = 0;
    qsizetype payments = 0;
    qsizetype tasks = 0;
};

Result<EventCompany> companyOf(ShopServices &shop, const EventId &event)
{
    constexpr int kMost = 1'000;
    const Page<Quote> quotes = TRY(shop.quotes.list(event, {.limit = kMost}, {}));
    const Page<Payment> payments = TRY(shop.payments.list(event, {.limit = kMost}, {}));
    const Page<Task> tasks = TRY(shop.tasks.list({.eventId = event}, {.limit = kMost}));
    return EventCompany{quotes.rows.size(), payments.rows.size(), tasks.rows.size()};
}

QByteArray deletionAnswer(const Event &event, const EventCompany &company, bool isDone)
{
    JsonWriter json;
    json.beginObject();
    json.field("isDone", isDone);
    json.field("eventId", event.id);
    json.field("name", QStringView(event.name));
    json.key("deleted");
    json.beginObject();
    json.field("groups", event.groups.size());
    json.field("lines", event.itemsCount);
    json.field("quotes", company.quotes);
    json.field("payments", company.payments);
    json.field("tasks", company.tasks);
    json.endObject();
    json.endObject();
    return json.take();
}

struct AskedPrices {
    EventId event;
    SomeLines lines;
    bool isDry = false;
};

Result<AskedPrices> askedPrices(const ToolCall &call)
{
    AskedPrices asked;
    QList<EventItemId> lines;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", asked.event);
    if (reader.read("eventItemIds", lines)) {
        if (lines.isEmpty())
            reader.fail("eventItemIds",
                        unfit(u"eventItemIds"_s, u"an array of the ids of one or more lines"_s, u"none"_s));
        asked.lines = QSet<EventItemId>(lines.cbegin(), lines.cend());
    }
    reader.read("dryRun", asked.isDry);
    TRY(reader.finish());
    return asked;
}

using PriceAct = Result<WrittenEvent> (PriceFreezeService::*)(EventId, const SomeLines &);

Result<ToolAnswer> afterPrices(const ToolCall &call, PriceAct act)
{
    const AskedPrices asked = TRY(askedPrices(call));
    return changedEvent(call, asked.event, asked.isDry, [&](const Event &) -> Status {
        TRY((call.shop().freeze.*act)(asked.event, asked.lines));
        return {};
    });
}

} // namespace

void readOwnFields(ObjectReader &reader, const ToolCall &call, EventPatch &patch)
{
    std::optional<Instant> start;
    readMoment(reader, call, "venueStart", start);
    if (start)
        patch.venueStart = start;
    reader.read("clientName1", patch.clientName1);
    reader.read("clientName2", patch.clientName2);
    reader.read("venueAddress", patch.venueAddress);
    reader.read("numberOfGuests", patch.numberOfGuests);
    reader.read("budget", patch.budget);
}

Result<ToolAnswer> changedEvent(const ToolCall &call, const EventId &id, bool isDry,
                                const std::function<Status(const Event &)> &change)
{
    UnitOfWork work = TRY(call.shop().begin());
    const Result<Event> before = call.shop().events.find(id, {.prices = false});
    if (!before)
        return unknownEvent(before.error(), id);
    TRY(change(*before));
    TRY(work.settle());
    const Event after = TRY(call.shop().events.find(id, {.prices = false}));
    TRY(call.shop().assistantWrites.keep({.event = id, .actor = {}, .lines = {}},
                                         {.before = *before, .after = after, .groups = {}}));
    const QByteArray event = TRY(wholeEvent(call.caller, id));
    if (!isDry) {
        TRY(work.commit());
    }
    return updateAnswer(id, event, before->totals, after.totals);
}

Result<ToolAnswer> updateEvent(const ToolCall &call)
{
    AskedUpdate asked = TRY(askedUpdate(call));
    if (asked.patch == EventPatch())
        return invalid(u"eventId"_s, u"Say what is to change of the event beside its \"eventId\"."_s);
    return changedEvent(call, asked.event, asked.isDry, [&](const Event &before) -> Status {
        moveTogether(call, before, asked.patch);
        TRY(call.shop().events.revise(asked.event, asked.patch));
        return {};
    });
}

Result<ToolAnswer> deleteEvent(const ToolCall &call)
{
    const AskedDeletion asked = TRY(askedDeletion(call));
    UnitOfWork work = TRY(call.shop().begin());
    const Result<Event> event = call.shop().events.find(asked.event, {.prices = false});
    if (!event)
        return unknownEvent(event.error(), asked.event);
    const EventCompany company = TRY(companyOf(call.shop(), asked.event));
    const Event removed = TRY(call.shop().events.remove(asked.event));
    TRY(call.shop().assistantWrites.keep({.event = asked.event, .actor = {}, .lines = {}},
                                         {.before = removed, .after = {}, .groups = {}}));
    if (!asked.isDry) {
        TRY(work.commit());
    }
    return deletionAnswer(*event, company, !asked.isDry);
}

Result<ToolAnswer> keepPrices(const ToolCall &call)
{
    return afterPrices(call, &PriceFreezeService::keep);
}

Result<ToolAnswer> currentPrices(const ToolCall &call)
{
    return afterPrices(call, &PriceFreezeService::letGo);
}

} // namespace stemdesk::mcp
