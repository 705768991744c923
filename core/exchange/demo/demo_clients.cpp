#include "core/exchange/demo/demo_clients.h"

#include "core/base/day.h"
#include "core/base/utc.h"
#include "core/exchange/demo/demo_files.h"
#include "core/services/services.h"

#include <QDateTime>
#include <QHash>
#include <QJsonDocument>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using EventsByName = QHash<QString, EventId>;

Result<EventsByName> eventsByName(const ShopServices &shop)
{
    const auto events = TRY(shop.events.list({}, {.limit = 1'000}));
    EventsByName named;
    for (const Event &event : events.rows)
        named.insert(event.name, event.id);
    return named;
}

/// Accepted today, by the plan that the event has then, and the deposit came in at once.
Status acceptQuote(ShopServices &shop, const EventId &event, const QuoteId &quote, const QJsonValue &data, QDate today)
{
    PaymentPlan plan = TRY(planFrom(QJsonDocument(data["paymentPlan"_L1].toArray()).toJson(QJsonDocument::Compact)));
    TRY(shop.events.patch(event, {.paymentPlan = std::optional(std::move(plan))}));
    TRY(shop.quotes.accept(event, quote, {.acceptedBy = data["acceptedBy"_L1].toString()}));
    const EventBalance owed = TRY(shop.payments.balance(event));
    const auto paid =
        shop.payments.create(event,
                             {.amount = owed.balance.unit.amount(owed.balance.instalments.constFirst().amount),
                              .paidOn = today,
                              .method = data["deposit"_L1]["method"_L1].toString(),
                              .reference = data["deposit"_L1]["reference"_L1].toString()});
    return paid ? Status() : Status(paid.error());
}

Status sendQuote(ShopServices &shop, const EventId &event, const QJsonValue &data, QDate today)
{
    QuotePatch patch{.note = data["note"_L1].toString()};
    if (data["validForDays"_L1].isDouble())
        patch.validUntil = std::optional(plusDays(today, data["validForDays"_L1].toInt()));
    const Quote quote = TRY(shop.quotes.create(event, patch));
    return data["acceptedBy"_L1].isString() ? acceptQuote(shop, event, quote.id, data, today) : Status();
}

/// Gives the event's client to the series that copy the event.
Status nameClientOfSeries(ShopServices &shop, const EventId &event, const ContactId &client)
{
    for (const Series &series : TRY(shop.series.list({}, {})).rows) {
        if (rotaOf(series).contains(event))
            TRY(shop.series.patch(series.id, {.contactId = client}));
    }
    return {};
}

Status fillClient(ShopServices &shop, const QJsonValue &data, const EventsByName &events, QDate today)
{
    const auto contact = TRY(shop.contacts.create({.name = data["name"_L1].toString(),
                                                   .company = data["company"_L1].toString(),
                                                   .emails = QStringList{data["email"_L1].toString()},
                                                   .phones = QStringList{data["phone"_L1].toString()},
                                                   .address = data["address"_L1].toString(),
                                                   .country = u"GB"_s,
                                                   .notes = data["notes"_L1].toString()}));
    for (const QString &name : textsIn(data["events"_L1])) {
        TRY(shop.events.patch(events.value(name),
                              {.contacts = QList<EventContact>{{.contactId = contact.id, .role = u"client"_s}}}));
        TRY(nameClientOfSeries(shop, events.value(name), contact.id));
    }
    for (const QJsonValue quote : data["quotes"_L1].toArray()) {
        const EventId event = events.value(quote["event"_L1].toString());
        TRY(sendQuote(shop, event, quote, today));
    }
    return {};
}

} // namespace

int demoClientCount()
{
    const Result<QJsonArray> data = demoArray(u"clients"_s);
    return data ? int(data->size()) : 0;
}

Status fillClients(ShopServices &shop, Instant now, DemoProgress &progress)
{
    const QJsonArray data = TRY(demoArray(u"clients"_s));
    const EventsByName events = TRY(eventsByName(shop));
    for (const QJsonValue client : data) {
        TRY(fillClient(shop, client, events, utcOf(now).date()));
        TRY(progress.step());
    }
    return {};
}

} // namespace stemdesk
