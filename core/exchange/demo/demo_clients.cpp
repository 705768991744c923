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
    const auto events = shop.events.list({}, {.limit = 1'000});
    if (!events)
        return events.error();
    EventsByName named;
    for (const Event &event : events->rows)
        named.insert(event.name, event.id);
    return named;
}

/// Accepted today, by the plan that the event has then, and the deposit came in at once.
Status acceptQuote(ShopServices &shop, const EventId &event, const QuoteId &quote, const QJsonValue &data, QDate today)
{
    Result<PaymentPlan> plan = planFrom(QJsonDocument(data["paymentPlan"_L1].toArray()).toJson(QJsonDocument::Compact));
    if (!plan)
        return plan.error();
    if (const auto planned = shop.events.patch(event, {.paymentPlan = std::optional(*std::move(plan))}); !planned)
        return planned.error();
    const auto accepted = shop.quotes.accept(event, quote, {.acceptedBy = data["acceptedBy"_L1].toString()});
    if (!accepted)
        return accepted.error();
    const Result<EventBalance> owed = shop.payments.balance(event);
    if (!owed)
        return owed.error();
    const auto paid =
        shop.payments.create(event,
                             {.amount = owed->balance.unit.amount(owed->balance.instalments.constFirst().amount),
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
    const Result<Quote> quote = shop.quotes.create(event, patch);
    if (!quote)
        return quote.error();
    return data["acceptedBy"_L1].isString() ? acceptQuote(shop, event, quote->id, data, today) : Status();
}

Status fillClient(ShopServices &shop, const QJsonValue &data, const EventsByName &events, QDate today)
{
    const auto contact = shop.contacts.create({.name = data["name"_L1].toString(),
                                               .company = data["company"_L1].toString(),
                                               .emails = QStringList{data["email"_L1].toString()},
                                               .phones = QStringList{data["phone"_L1].toString()},
                                               .address = data["address"_L1].toString(),
                                               .country = u"GB"_s,
                                               .notes = data["notes"_L1].toString()});
    if (!contact)
        return contact.error();
    for (const QString &name : textsIn(data["events"_L1])) {
        const auto named = shop.events.patch(
            events.value(name), {.contacts = QList<EventContact>{{.contactId = contact->id, .role = u"client"_s}}});
        if (!named)
            return named.error();
    }
    for (const QJsonValue quote : data["quotes"_L1].toArray()) {
        const EventId event = events.value(quote["event"_L1].toString());
        if (const Status sent = sendQuote(shop, event, quote, today); !sent)
            return sent;
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
    const Result<QJsonArray> data = demoArray(u"clients"_s);
    if (!data)
        return data.error();
    const Result<EventsByName> events = eventsByName(shop);
    if (!events)
        return events.error();
    for (const QJsonValue client : *data) {
        if (const Status filled = fillClient(shop, client, *events, utcOf(now).date()); !filled)
            return filled;
        if (const Status goesOn = progress.step(); !goesOn)
            return goesOn;
    }
    return {};
}

} // namespace stemdesk
