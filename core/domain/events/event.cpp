#include "core/domain/events/event.h"

#include "core/base/wording.h"
#include "core/domain/fields/field_of.h"

#include <QUrl>

#include <algorithm>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool isAnyOf(const QString &text, std::initializer_list<QLatin1StringView> words)
{
    return std::ranges::find(words, text) != words.end();
}

void takeEventStatus(FieldRules &rules, QString &status, const std::optional<QString> &given, const QString &field)
{
    if (given && !isEventStatus(*given))
        rules.fail(notAmong(field, *given, namesFrom(kEventStatuses)));
    rules.take(status, given);
}

using GivenMoment = std::optional<std::optional<Instant>>;

/// The patch of an end time: clearing the start clears the end too.
GivenMoment givenEnd(const GivenMoment &start, const GivenMoment &end)
{
    return start && !*start && !end ? GivenMoment(std::optional<Instant>()) : end;
}

/// An end requires a start, and is not before it. Not checked for a patch that changes neither.
void requireOrder(FieldRules &rules, const std::optional<Instant> &start, const std::optional<Instant> &end,
                  const QString &field)
{
    const QString startField = field.chopped(3) + "Start"_L1; // Replaces the suffix "End".
    if (end && !start)
        rules.fail(invalid(field, u"Give \"%1\" too where there is a \"%2\"."_s.arg(startField, field)));
    else if (end && *end < *start)
        rules.fail(unfit(field, u"\"%1\" or later, which is %2"_s.arg(startField).arg(*start), QString::number(*end)));
}

void takeCeremonyEnd(FieldRules &rules, Event &event, const EventPatch &patch)
{
    rules.instant(event.ceremonyEnd, givenEnd(patch.ceremonyStart, patch.ceremonyEnd), u"ceremonyEnd"_s);
    if (patch.ceremonyStart || patch.ceremonyEnd)
        requireOrder(rules, event.ceremonyStart, event.ceremonyEnd, u"ceremonyEnd"_s);
}

void takeVenueEnd(FieldRules &rules, Event &event, const EventPatch &patch)
{
    rules.instant(event.venueEnd, givenEnd(patch.venueStart, patch.venueEnd), u"venueEnd"_s);
    if (patch.venueStart || patch.venueEnd)
        requireOrder(rules, event.venueStart, event.venueEnd, u"venueEnd"_s);
}

void takeScheme(FieldRules &rules, std::optional<QStringList> &scheme,
                const std::optional<std::optional<QStringList>> &given, const QString &field)
{
    if (!given || !*given) {
        rules.take(scheme, given);
        return;
    }
    QStringList names;
    rules.lines(names, *given, field);
    scheme = names;
}

void takePictures(FieldRules &rules, QStringList &urls, const std::optional<QStringList> &given, const QString &)
{
    rules.imageUrls(urls, given);
}

void takeLinks(FieldRules &rules, Event &event, const EventPatch &patch)
{
    if (!patch.links)
        return;
    event.links.clear();
    for (const EventLink &link : *patch.links) {
        const QString place = rowOf(u"links"_s, event.links.size());
        EventLink taken;
        rules.line(taken.label, link.label, place + u".label"_s);
        rules.line(taken.url, link.url, place);
        rules.require(!taken.url.isEmpty(), place + u".url"_s);
        if (!isLinkUrl(taken.url))
            rules.fail(
                unfit(place, u"a link whose \"url\" begins with http, https, mailto or tel"_s, quoted(taken.url)));
        event.links += taken;
    }
}

void takeContacts(FieldRules &rules, Event &event, const EventPatch &patch)
{
    if (!patch.contacts)
        return;
    Result<QList<EventContact>> contacts = keptContacts(*patch.contacts);
    if (contacts)
        event.contacts = *std::move(contacts);
    else
        rules.fail(std::move(contacts.error()));
}

void takePaymentPlan(FieldRules &rules, Event &event, const EventPatch &patch)
{
    if (!patch.paymentPlan || !*patch.paymentPlan) {
        rules.take(event.paymentPlan, patch.paymentPlan);
        return;
    }
    Result<PaymentPlan> plan = soundPlan(**patch.paymentPlan);
    if (plan)
        event.paymentPlan = *std::move(plan);
    else
        rules.fail(std::move(plan.error()));
}

void takePricing(FieldRules &rules, Event &event, const EventPatch &patch)
{
    if (!patch.pricing)
        return;
    if (!*patch.pricing) {
        event.pricing.reset();
        return;
    }
    Result<EventPricing> pricing = patched(event.pricing.value_or(EventPricing{}), **patch.pricing);
    if (pricing) {
        event.pricing = *std::move(pricing);
        return;
    }
    rules.fail(inside(u"pricing."_s, std::move(pricing.error())));
}

/// Lines that are gone have nothing to restore.
std::optional<KeptPrices> keptBefore(const Event &before, const EventPatch &patch)
{
    if (!patch.kept)
        return std::nullopt;
    KeptPrices kept{.since = before.pricesKeptAt, .lines = {}};
    for (const EventGroup &group : before.groups) {
        for (const EventItem &item : group.items) {
            if (patch.kept->lines.contains(item.id))
                kept.lines.insert(item.id, item.kept);
        }
    }
    return kept;
}

/// The patch that creates `pricing` from nothing.
EventPricingPatch wholePatch(const EventPricing &pricing)
{
    EventPricingPatch everything{.priceListIds = std::optional<QMap<QString, std::optional<PriceListId>>>(),
                                 .unitUpliftIncTax = std::optional<double>(),
                                 .markups = std::optional<QMap<QString, std::optional<double>>>(),
                                 .labour = std::optional<LabourPatch>(),
                                 .additionalFees = std::optional<QList<AdditionalFee>>(),
                                 .travel = std::optional<TravelPatch>(),
                                 .taxGroupId = std::optional<TaxGroupId>(),
                                 .discount = std::optional<DiscountPatch>()};
    return inverse(pricing, everything);
}

std::optional<std::optional<EventPricingPatch>> pricingBefore(const Event &before, const EventPatch &patch)
{
    if (!patch.pricing)
        return std::nullopt;
    if (!before.pricing)
        return std::optional<EventPricingPatch>();
    return std::optional(*patch.pricing ? inverse(*before.pricing, **patch.pricing) : wholePatch(*before.pricing));
}

template <size_t N, size_t M>
constexpr auto joined(const std::array<ResourceField, N> &first, const std::array<ResourceField, M> &second)
{
    std::array<ResourceField, N + M> all;
    std::ranges::copy(second, std::ranges::copy(first, all.begin()).out);
    return all;
}

constexpr auto kRowFields = fieldsOf<Event>(
    ownId<&Event::id>("eventId"), field<&Event::slug, &EventPatch::slug>("slug", line(), kNullable),
    field<&Event::name, &EventPatch::name>("name", nameLine()),
    field<&Event::status, &EventPatch::status>("status", ruledBy<takeEventStatus>()),
    field<&Event::ceremonyAddress, &EventPatch::ceremonyAddress>("ceremonyAddress", multiline(kMaxLine), kNullable),
    field<&Event::venueAddress, &EventPatch::venueAddress>("venueAddress", multiline(kMaxLine), kNullable),
    field<&Event::ceremonyStart, &EventPatch::ceremonyStart>("ceremonyStart", moment(), kMoment),
    field<&Event::ceremonyEnd, &EventPatch::ceremonyEnd>("ceremonyEnd", validatedBy<takeCeremonyEnd>(), kMoment),
    field<&Event::venueStart, &EventPatch::venueStart>("venueStart", moment(), kMoment),
    field<&Event::venueEnd, &EventPatch::venueEnd>("venueEnd", validatedBy<takeVenueEnd>(), kMoment),
    field<&Event::clientName1, &EventPatch::clientName1>("clientName1", line(), kNullable),
    field<&Event::clientName2, &EventPatch::clientName2>("clientName2", line(), kNullable),
    field<&Event::budget, &EventPatch::budget>("budget", number(kNotNegative)),
    field<&Event::numberOfGuests, &EventPatch::numberOfGuests>("numberOfGuests", count()),
    field<&Event::numberOfTables, &EventPatch::numberOfTables>("numberOfTables", count()),
    field<&Event::colourScheme, &EventPatch::colourScheme>("colourScheme", ruledBy<takeScheme>()),
    ownField("totals", kOwnWrite), fixedField<&Event::itemsCount>("itemsCount", kNotExported),
    field<&Event::externalId, &EventPatch::externalId>("externalId", line(kMaxName), kNullable),
    ownField("seriesId", kOwnWrite), ownField("occurrenceOn", kOwnWrite), ownField("isDetached", kOwnWrite));

constexpr auto kWholeFields = joined(
    kRowFields,
    std::array{field<&Event::descriptionHtml, &EventPatch::descriptionHtml>("descriptionHtml",
                                                                            multiline(kMaxDescriptionHtml), kNullable),
               field<&Event::imageUrls, &EventPatch::imageUrls>("imageUrls", ruledBy<takePictures>()),
               ownField("links", kOwnJson).ruled(validatedBy<takeLinks>()),
               field<&Event::notes, &EventPatch::notes>("notes", multiline(), kNullable),
               ownField("contacts", kOwnJson).ruled(validatedBy<takeContacts>()),
               field<&Event::source, &EventPatch::source>("source", line(), kNullable),
               field<&Event::followUpOn, &EventPatch::followUpOn>("followUpOn", anything()),
               field<&Event::lostReason, &EventPatch::lostReason>("lostReason", line(), kNullable),
               ownField("paymentPlan", kOwnJson).ruled(validatedBy<takePaymentPlan>()),
               ownField("acceptedQuote", kOwnWrite), ownField("pricing", kOwnJson).ruled(validatedBy<takePricing>()),
               ownField("designMinutes", kOwnWrite), ownField("groups", kOwnJson)});

} // namespace

const SpecOf<Event, EventPatch> &eventRowSpec()
{
    static constexpr auto kSpec = described<Event, EventPatch>("event", kRowFields);
    return kSpec;
}

const SpecOf<Event, EventPatch> &eventSpec()
{
    static constexpr auto kSpec = described<Event, EventPatch>("event", kWholeFields);
    return kSpec;
}

bool isLinkUrl(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    if (!url.isValid())
        return false;
    if (isAnyOf(url.scheme(), {"http"_L1, "https"_L1}))
        return !url.host().isEmpty();
    return isAnyOf(url.scheme(), {"mailto"_L1, "tel"_L1}) && !url.path().isEmpty();
}

bool isEventStatus(const QString &text)
{
    return std::ranges::any_of(kEventStatuses, [&](std::string_view status) {
        return text == QLatin1StringView(status.data(), qsizetype(status.size()));
    });
}

bool isClearedToOrder(const QString &status)
{
    return isAnyOf(status, {"approved"_L1, "in_progress"_L1, "complete"_L1});
}

bool isWithClients(const QString &status)
{
    return status == "pending_approval"_L1 || isClearedToOrder(status);
}

Result<Event> patched(Event event, const EventPatch &patch)
{
    event = TRY(applied(eventSpec(), std::move(event), patch));
    if (patch.kept)
        keepLines(event, *patch.kept);
    return event;
}

Status checkShape(const EventPatch &patch)
{
    // An event with everything that a patch may depend on: a name, and starts long ago.
    const Instant longAgo = std::numeric_limits<Instant>::min();
    const auto event = patched(Event{.name = u"-"_s, .ceremonyStart = longAgo, .venueStart = longAgo}, patch);
    return event ? Status() : Status(event.error());
}

EventPatch inverse(const Event &before, const EventPatch &patch)
{
    EventPatch back = inverted(eventSpec(), before, patch);
    back.ceremonyEnd = was(givenEnd(patch.ceremonyStart, patch.ceremonyEnd), before.ceremonyEnd);
    back.venueEnd = was(givenEnd(patch.venueStart, patch.venueEnd), before.venueEnd);
    back.links = was(patch.links, before.links);
    back.contacts = was(patch.contacts, before.contacts);
    back.paymentPlan = was(patch.paymentPlan, before.paymentPlan);
    back.pricing = pricingBefore(before, patch);
    back.kept = keptBefore(before, patch);
    return back;
}

bool keepsPrices(const Event &event)
{
    const auto isKept = [](const EventItem &item) { return item.kept.has_value(); };
    return event.pricesKeptAt || std::ranges::any_of(event.groups, [&](const EventGroup &group) {
               return std::ranges::any_of(group.items, isKept);
           });
}

void keepLines(Event &event, const KeptPrices &kept)
{
    event.pricesKeptAt = kept.since;
    for (EventGroup &group : event.groups) {
        for (EventItem &item : group.items) {
            if (const auto line = kept.lines.constFind(item.id); line != kept.lines.cend())
                item.kept = *line;
        }
    }
}

PinnedLists pinnedLists(const Event &event)
{
    return event.pricing ? event.pricing->priceListIds.value_or(PinnedLists()) : PinnedLists();
}

std::optional<double> designMinutes(const Event &event)
{
    std::optional<double> minutes;
    for (const EventGroup &group : event.groups) {
        if (!group.isHidden && group.minutesPerCopy)
            minutes = minutes.value_or(0) + *group.minutesPerCopy * group.quantity;
    }
    return minutes;
}

std::optional<Instant> firstStart(const Event &event)
{
    if (event.ceremonyStart && event.venueStart)
        return std::min(*event.ceremonyStart, *event.venueStart);
    return event.ceremonyStart ? event.ceremonyStart : event.venueStart;
}

QString placeOf(const Event &event, const EventGroup &group)
{
    const bool hasCeremony = !event.ceremonyAddress.isEmpty() || event.ceremonyStart || event.ceremonyEnd;
    const bool hasVenue = !event.venueAddress.isEmpty() || event.venueStart || event.venueEnd;
    if (group.place == kCeremonyPlace)
        return hasVenue && !hasCeremony ? kVenuePlace : kCeremonyPlace;
    if (group.place == kVenuePlace)
        return hasCeremony && !hasVenue ? kCeremonyPlace : kVenuePlace;
    return event.venueAddress.isEmpty() && !event.ceremonyAddress.isEmpty() ? kCeremonyPlace : kVenuePlace;
}

} // namespace stemdesk
