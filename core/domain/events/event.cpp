#include "core/domain/events/event.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"

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

void takeNames(FieldRules &rules, Event &event, const EventPatch &patch)
{
    rules.name(event.name, patch.name, u"name"_s);
    rules.line(event.slug, patch.slug, u"slug"_s);
    if (patch.status && !isEventStatus(*patch.status))
        rules.fail(notAmong(u"status"_s, *patch.status, namesFrom(kEventStatuses)));
    rules.take(event.status, patch.status);
    rules.multiline(event.ceremonyAddress, patch.ceremonyAddress, u"ceremonyAddress"_s, kMaxLine);
    rules.multiline(event.venueAddress, patch.venueAddress, u"venueAddress"_s, kMaxLine);
    rules.line(event.clientName1, patch.clientName1, u"clientName1"_s);
    rules.line(event.clientName2, patch.clientName2, u"clientName2"_s);
    rules.line(event.externalId, patch.externalId, u"externalId"_s, kMaxName);
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

void takeTimes(FieldRules &rules, Event &event, const EventPatch &patch)
{
    rules.instant(event.ceremonyStart, patch.ceremonyStart, u"ceremonyStart"_s);
    rules.instant(event.ceremonyEnd, givenEnd(patch.ceremonyStart, patch.ceremonyEnd), u"ceremonyEnd"_s);
    rules.instant(event.venueStart, patch.venueStart, u"venueStart"_s);
    rules.instant(event.venueEnd, givenEnd(patch.venueStart, patch.venueEnd), u"venueEnd"_s);
    if (patch.ceremonyStart || patch.ceremonyEnd)
        requireOrder(rules, event.ceremonyStart, event.ceremonyEnd, u"ceremonyEnd"_s);
    if (patch.venueStart || patch.venueEnd)
        requireOrder(rules, event.venueStart, event.venueEnd, u"venueEnd"_s);
}

void takeScheme(FieldRules &rules, Event &event, const EventPatch &patch)
{
    if (!patch.colourScheme || !*patch.colourScheme) {
        rules.take(event.colourScheme, patch.colourScheme);
        return;
    }
    QStringList names;
    rules.lines(names, *patch.colourScheme, u"colourScheme"_s);
    event.colourScheme = names;
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

void takeEnquiry(FieldRules &rules, Event &event, const EventPatch &patch)
{
    if (patch.contacts) {
        Result<QList<EventContact>> contacts = keptContacts(*patch.contacts);
        if (contacts)
            event.contacts = *std::move(contacts);
        else
            rules.fail(std::move(contacts.error()));
    }
    rules.line(event.source, patch.source, u"source"_s);
    rules.take(event.followUpOn, patch.followUpOn);
    rules.line(event.lostReason, patch.lostReason, u"lostReason"_s);
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

/// Lines that are gone have nothing to take back.
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

} // namespace

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
    FieldRules rules;
    takeNames(rules, event, patch);
    takeTimes(rules, event, patch);
    rules.number(event.budget, patch.budget, u"budget"_s, kNotNegative);
    rules.count(event.numberOfGuests, patch.numberOfGuests, u"numberOfGuests"_s);
    rules.count(event.numberOfTables, patch.numberOfTables, u"numberOfTables"_s);
    takeScheme(rules, event, patch);
    rules.multiline(event.descriptionHtml, patch.descriptionHtml, u"descriptionHtml"_s, kMaxDescriptionHtml);
    rules.imageUrls(event.imageUrls, patch.imageUrls);
    takeLinks(rules, event, patch);
    rules.multiline(event.notes, patch.notes, u"notes"_s);
    takeEnquiry(rules, event, patch);
    takePricing(rules, event, patch);
    if (patch.kept)
        keepLines(event, *patch.kept);
    return rules.result(std::move(event));
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
    return {
        .slug = was(patch.slug, before.slug),
        .name = was(patch.name, before.name),
        .status = was(patch.status, before.status),
        .ceremonyAddress = was(patch.ceremonyAddress, before.ceremonyAddress),
        .venueAddress = was(patch.venueAddress, before.venueAddress),
        .ceremonyStart = was(patch.ceremonyStart, before.ceremonyStart),
        .ceremonyEnd = was(givenEnd(patch.ceremonyStart, patch.ceremonyEnd), before.ceremonyEnd),
        .venueStart = was(patch.venueStart, before.venueStart),
        .venueEnd = was(givenEnd(patch.venueStart, patch.venueEnd), before.venueEnd),
        .clientName1 = was(patch.clientName1, before.clientName1),
        .clientName2 = was(patch.clientName2, before.clientName2),
        .budget = was(patch.budget, before.budget),
        .numberOfGuests = was(patch.numberOfGuests, before.numberOfGuests),
        .numberOfTables = was(patch.numberOfTables, before.numberOfTables),
        .colourScheme = was(patch.colourScheme, before.colourScheme),
        .externalId = was(patch.externalId, before.externalId),
        .descriptionHtml = was(patch.descriptionHtml, before.descriptionHtml),
        .imageUrls = was(patch.imageUrls, before.imageUrls),
        .links = was(patch.links, before.links),
        .notes = was(patch.notes, before.notes),
        .contacts = was(patch.contacts, before.contacts),
        .source = was(patch.source, before.source),
        .followUpOn = was(patch.followUpOn, before.followUpOn),
        .lostReason = was(patch.lostReason, before.lostReason),
        .paymentPlan = was(patch.paymentPlan, before.paymentPlan),
        .pricing = pricingBefore(before, patch),
        .kept = keptBefore(before, patch),
    };
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
