#include "core/exchange/demo/demo_clients.h"

#include "core/base/day.h"
#include "core/exchange/demo/demo_filling.h"
#include "core/services/services.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Accepts the quote today, by the event's current payment plan, with the deposit paid at once.
Status acceptQuote(const DemoFilling &filling, const EventId &event, const QuoteId &quote, const QJsonValue &data)
{
    ShopServices &shop = filling.shop;
    PaymentPlan plan = TRY(planIn(data["paymentPlan"_L1]));
    TRY(shop.events.patch(event, {.paymentPlan = std::optional(std::move(plan))}));
    TRY(shop.quotes.accept(event, quote, {.acceptedBy = data["acceptedBy"_L1].toString()}));
    const EventBalance owed = TRY(shop.payments.balance(event));
    const auto paid =
        shop.payments.create(event,
                             {.amount = owed.balance.unit.amount(owed.balance.instalments.constFirst().amount),
                              .paidOn = filling.today,
                              .method = data["deposit"_L1]["method"_L1].toString(),
                              .reference = data["deposit"_L1]["reference"_L1].toString()});
    return paid ? Status() : Status(paid.error());
}

Status sendQuote(const DemoFilling &filling, const QJsonValue &data)
{
    const EventId event = filling.events.value(data["event"_L1].toString());
    QuotePatch patch{.note = data["note"_L1].toString()};
    if (data["validForDays"_L1].isDouble())
        patch.validUntil = std::optional(plusDays(filling.today, data["validForDays"_L1].toInt()));
    const Quote quote = TRY(filling.shop.quotes.create(event, patch));
    return data["acceptedBy"_L1].isString() ? acceptQuote(filling, event, quote.id, data) : Status();
}

} // namespace

int demoClientCount()
{
    const Result<QJsonArray> data = demoArray(u"clients"_s);
    return data ? int(data->size()) : 0;
}

Status fillClients(DemoFilling &filling)
{
    const QJsonArray data = TRY(filling.files.array(u"clients"_s));
    const QJsonObject shop = TRY(filling.files.object(u"shop"_s));
    for (const QJsonValue client : data) {
        ContactPatch patch = patchFrom(contactSpec(), client);
        patch.country = shop["country"_L1].toString();
        const Contact made = TRY(filling.shop.contacts.create(patch));
        filling.clients.insert(made.name, made.id);
        const EventContact contact{.contactId = made.id, .role = client["role"_L1].toString(u"client"_s)};
        for (const QString &event : textsIn(client["events"_L1]))
            filling.contacts[event].append(contact);
        TRY(filling.step());
    }
    return {};
}

Status fillQuotes(DemoFilling &filling)
{
    const QJsonArray data = TRY(filling.files.array(u"clients"_s));
    for (const QJsonValue client : data) {
        for (const QJsonValue quote : client["quotes"_L1].toArray()) {
            TRY(sendQuote(filling, quote));
        }
    }
    return {};
}

} // namespace stemdesk
