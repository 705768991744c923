#include "core/exchange/demo/demo_filling.h"

#include "core/base/day.h"
#include "core/domain/shops/time_zone.h"
#include "core/services/services.h"

#include <QDateTime>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QTime kAskedAt(10, 30);

/// "13:30" on the event's day in the shop's zone; nullopt if no time is given.
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

/// The picture of an event or an arrangement, if it has one and there is a painter.
Result<QStringList> pictureOf(const DemoFilling &filling, const QJsonValue &data, const QStringList &colours)
{
    if (!data["picture"_L1].isString() || !filling.painter)
        return QStringList();
    const QString picture = data["picture"_L1].toString();
    const Image drawn = filling.painter(picture.section(u'/', 0, 0), colours, picture.section(u'/', 1));
    if (drawn.bytes.isEmpty())
        return QStringList();
    const Image kept = TRY(filling.shop.images.create(drawn));
    return QStringList{imageReference(kept.id)};
}

Result<QStringList> coloursOf(const DemoFilling &filling, const QStringList &names)
{
    const QList<Colour> all = TRY(filling.shop.colours.all());
    QStringList colours;
    for (const QString &name : names) {
        const auto colour = std::ranges::find(all, name, &Colour::name);
        if (colour != all.cend())
            colours += colour->hex;
    }
    return colours;
}

Status fillGroup(const DemoFilling &filling, const EventId &event, const QJsonValue &data, const QStringList &pictures)
{
    NewGroup group{.group = patchFrom(eventGroupSpec(), data), .items = {}};
    group.group.imageUrls = pictures;
    for (const QJsonValue row : data["items"_L1].toArray())
        group.items.append({.variantId = filling.variants.value(row["sku"_L1].toString()),
                            .supplierId = filling.suppliers.value(row["supplier"_L1].toString()),
                            .quantity = row["quantity"_L1].toDouble(),
                            .notes = row["notes"_L1].toString()});
    const EventGroup made = TRY(filling.shop.lines.createGroup(event, group));
    if (data["isRecipe"_L1].toBool())
        TRY(filling.shop.templates.saveRecipe(event, made.id));
    return {};
}

Status fillGroups(const DemoFilling &filling, const EventId &event, const QJsonValue &data)
{
    const QStringList colours = TRY(coloursOf(filling, textsIn(data["colourScheme"_L1])));
    const QStringList cover = TRY(pictureOf(filling, data, colours));
    if (!cover.isEmpty())
        TRY(filling.shop.events.patch(event, {.imageUrls = cover}));
    for (const QJsonValue group : data["groups"_L1].toArray()) {
        const QStringList pictures = TRY(pictureOf(filling, group, colours));
        TRY(fillGroup(filling, event, group, pictures));
    }
    return {};
}

/// Makes a weekly series of a demo event, starting the week after it.
Status repeatEvent(const DemoFilling &filling, const QJsonValue &data, const EventId &event, QDate day)
{
    if (!data["series"_L1].isObject())
        return {};
    SeriesPatch patch = patchFrom(seriesSpec(), data["series"_L1]);
    patch.contactId = filling.contacts.value(data["name"_L1].toString()).constFirst().contactId;
    patch.templateEventIds = rotaText({event});
    patch.startsOn = plusDays(day, 7);
    const auto made = filling.shop.series.create(patch);
    return made ? Status() : Status(made.error());
}

/// The last such weekday of an event that is over, the next one of another in this week.
QDate dayFor(const QJsonValue &data, QDate today)
{
    const QDate monday = plusDays(today, 1 - today.dayOfWeek());
    const int weeks = data["weeksFromToday"_L1].toInt();
    const QDate day = plusDays(monday, 7 * weeks + data["weekday"_L1].toInt() - 1);
    if (weeks != 0)
        return day;
    if (data["status"_L1] == "complete"_L1)
        return day < today ? day : plusDays(day, -7);
    return day > today ? day : plusDays(day, 7); // Or its quote and its orders, made today, would come after it.
}

Status fillEvent(DemoFilling &filling, const QJsonValue &data, const QTimeZone &zone)
{
    const QDate day = dayFor(data, filling.today);
    EventPatch patch = eventFrom(data, day, zone);
    patch.contacts = filling.contacts.value(data["name"_L1].toString());
    if (data["paymentPlan"_L1].isArray())
        patch.paymentPlan = std::optional(TRY(planIn(data["paymentPlan"_L1])));
    const QDate askedOn = plusDays(filling.today, data["askedDaysFromToday"_L1].toInt());
    const Instant askedAt = QDateTime(askedOn, kAskedAt, zone).toMSecsSinceEpoch();
    const EventId event = TRY(filling.shop.events.make(patch, {}, askedAt)).id;
    filling.events.insert(data["name"_L1].toString(), event);
    TRY(fillGroups(filling, event, data));
    if (const QString name = data["template"_L1].toString(); !name.isEmpty())
        TRY(filling.shop.templates.save(event, name));
    // The status is set after the lines, as in a real shop: approving an event keeps its lines' prices.
    TRY(filling.shop.events.patch(event, {.status = data["status"_L1].toString()}));
    return repeatEvent(filling, data, event, day);
}

} // namespace

int demoEventCount()
{
    const Result<QJsonArray> data = demoArray(u"events"_s);
    return data ? int(data->size()) : 0;
}

Status fillEvents(DemoFilling &filling)
{
    const QJsonArray data = TRY(filling.files.array(u"events"_s));
    const Shop settings = TRY(filling.shop.settings.shop());
    for (const QJsonValue event : data) {
        TRY(fillEvent(filling, event, zoneNamed(settings.timeZone)));
        TRY(filling.step());
    }
    return {};
}

} // namespace stemdesk
