#include "core/exchange/demo/demo_events.h"

#include "core/base/day.h"
#include "core/base/utc.h"
#include "core/domain/shops/time_zone.h"
#include "core/exchange/demo/demo_catalogue.h"
#include "core/exchange/demo/demo_files.h"
#include "core/services/services.h"

#include <QDateTime>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// "13:30" on the event's day, in the shop's zone; nothing where no time is given.
std::optional<Instant> momentIn(const QJsonValue &time, QDate day, const QTimeZone &zone)
{
    const QTime clock = QTime::fromString(time.toString(), u"HH:mm"_s);
    return clock.isValid() ? std::optional(QDateTime(day, clock, zone).toMSecsSinceEpoch()) : std::nullopt;
}

std::optional<qint64> countIn(const QJsonValue &value)
{
    return value.isDouble() ? std::optional(qint64(value.toInteger())) : std::nullopt;
}

EventPricingPatch pricingFrom(const QJsonValue &data)
{
    EventPricingPatch patch;
    if (const auto uplift = numberIn(data["unitUpliftIncTax"_L1]))
        patch.unitUpliftIncTax = uplift;
    if (data["markups"_L1].isObject()) {
        QMap<QString, std::optional<double>> markups;
        const QJsonObject given = data["markups"_L1].toObject();
        for (auto markup = given.begin(); markup != given.end(); ++markup)
            markups.insert(markup.key(), markup.value().toDouble());
        patch.markups = std::optional(markups);
    }
    if (const QJsonValue labour = data["labour"_L1]; labour.isObject()) {
        patch.labour = std::optional(LabourPatch{.percent = numberIn(labour["percent"_L1]),
                                                 .hours = numberIn(labour["hours"_L1]),
                                                 .hourlyRateExclTax = numberIn(labour["hourlyRateExclTax"_L1]),
                                                 .amountExclTax = numberIn(labour["amountExclTax"_L1])});
    }
    QList<AdditionalFee> fees;
    for (const QJsonValue fee : data["additionalFees"_L1].toArray())
        fees.append({fee["name"_L1].toString(), fee["amountExclTax"_L1].toDouble()});
    if (!fees.isEmpty())
        patch.additionalFees = std::optional(fees);
    if (const QJsonValue travel = data["travel"_L1]; travel.isObject()) {
        patch.travel = std::optional(TravelPatch{.distance = numberIn(travel["distance"_L1]),
                                                 .rateExclTax = numberIn(travel["rateExclTax"_L1]),
                                                 .amountExclTax = numberIn(travel["amountExclTax"_L1])});
    }
    return patch;
}

EventPatch eventFrom(const QJsonValue &data, QDate day, const QTimeZone &zone)
{
    EventPatch patch{.name = data["name"_L1].toString(),
                     .ceremonyAddress = data["ceremonyAddress"_L1].toString(),
                     .venueAddress = data["venueAddress"_L1].toString(),
                     .ceremonyStart = momentIn(data["ceremonyTime"_L1], day, zone),
                     .ceremonyEnd = momentIn(data["ceremonyEndTime"_L1], day, zone),
                     .venueStart = momentIn(data["venueTime"_L1], day, zone),
                     .venueEnd = momentIn(data["venueEndTime"_L1], day, zone),
                     .clientName1 = data["clientName1"_L1].toString(),
                     .clientName2 = data["clientName2"_L1].toString(),
                     .budget = numberIn(data["budget"_L1]),
                     .numberOfGuests = countIn(data["numberOfGuests"_L1]),
                     .numberOfTables = countIn(data["numberOfTables"_L1]),
                     .descriptionHtml = data["descriptionHtml"_L1].toString(),
                     .notes = data["notes"_L1].toString()};
    if (data["colourScheme"_L1].isArray())
        patch.colourScheme = std::optional(textsIn(data["colourScheme"_L1]));
    if (data["pricing"_L1].isObject())
        patch.pricing = std::optional(pricingFrom(data["pricing"_L1]));
    return patch;
}

Status fillGroup(ShopServices &shop, const EventId &event, const QJsonValue &data, const DemoNames &names)
{
    const auto group = TRY(shop.lines.createGroup(event,
                                                  {.name = data["name"_L1].toString(),
                                                   .quantity = data["quantity"_L1].toDouble(1),
                                                   .isHidden = data["isHidden"_L1].toBool(),
                                                   .place = data["place"_L1].toString(),
                                                   .description = data["description"_L1].toString(),
                                                   .notes = data["notes"_L1].toString()}));
    for (const QJsonValue row : data["items"_L1].toArray()) {
        TRY(shop.lines.createItem(event, group.id,
                                  {.variantId = names.variants.value(row["sku"_L1].toString()),
                                   .supplierId = names.suppliers.value(row["supplier"_L1].toString()),
                                   .quantity = row["quantity"_L1].toDouble(),
                                   .notes = row["notes"_L1].toString()}));
    }
    return {};
}

/// An event of the demo that is made again every week, from the week after it on.
Status repeatEvent(ShopServices &shop, const QJsonValue &data, const EventId &event, QDate day)
{
    const QJsonValue series = data["series"_L1];
    if (!series.isObject())
        return {};
    TRY(shop.series.create({.name = series["name"_L1].toString(),
                            .templateEventIds = rotaText({event}),
                            .rule = series["rule"_L1].toString(),
                            .startsOn = plusDays(day, 7),
                            .daysAhead = series["daysAhead"_L1].toInt()}));
    return {};
}

Status fillEvent(ShopServices &shop, const QJsonValue &data, const DemoNames &names, QDate monday)
{
    const Shop settings = TRY(shop.settings.shop());
    const QDate day = plusDays(monday, 7 * data["weeksFromToday"_L1].toInt() + data["weekday"_L1].toInt() - 1);
    const auto event = TRY(shop.events.create(eventFrom(data, day, zoneNamed(settings.timeZone))));
    for (const QJsonValue group : data["groups"_L1].toArray()) {
        TRY(fillGroup(shop, event.event.id, group, names));
    }
    // The status comes after the lines, as it did in the shop: approving an event pins the prices of its lines.
    const auto approved = shop.events.patch(event.event.id, {.status = data["status"_L1].toString()});
    return approved ? repeatEvent(shop, data, event.event.id, day) : Status(approved.error());
}

} // namespace

int demoEventCount()
{
    const Result<QJsonArray> data = demoArray(u"events"_s);
    return data ? int(data->size()) : 0;
}

Status fillEvents(ShopServices &shop, const DemoNames &names, Instant now, DemoProgress &progress)
{
    const QJsonArray data = TRY(demoArray(u"events"_s));
    const QDate today = utcOf(now).date();
    const QDate monday = plusDays(today, 1 - today.dayOfWeek());
    for (const QJsonValue event : data) {
        TRY(fillEvent(shop, event, names, monday));
        TRY(progress.step());
    }
    return {};
}

} // namespace stemdesk
