#include "ui/pages/clients/client_outlook.h"

#include "core/domain/events/event.h"
#include "core/services/services.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEventsAhead = 200; ///< More than any client has.

/// The contacts that pay for an event.
Result<QList<ContactId>> payersOf(ShopServices &services, EventId id)
{
    const Event event = TRY(services.events.find(id, {.heavy = true, .groups = false, .prices = false}));
    QList<ContactId> payers;
    QList<ContactId> all;
    for (const EventContact &contact : event.contacts) {
        if (!all.contains(contact.contactId))
            all.append(contact.contactId);
        const bool pays = contact.role == "client"_L1 || contact.role == "billing"_L1;
        if (pays && !payers.contains(contact.contactId))
            payers.append(contact.contactId);
    }
    return payers.isEmpty() ? all : payers;
}

Status addNext(ShopServices &services, const QList<ContactId> &clients, ClientOutlooks &outlooks)
{
    for (const ContactId &client : clients) {
        auto page = TRY(services.events.list({.from = services.now(), .contactId = client}, {.limit = kEventsAhead}));
        page.rows.removeIf([](const Event &event) { return event.status == "cancelled"_L1; });
        const auto next =
            std::ranges::min_element(page.rows, {}, [](const Event &event) { return *firstStart(event); });
        if (next == page.rows.cend())
            continue;
        ClientOutlook &outlook = outlooks[client];
        outlook.next = next->id;
        outlook.nextName = next->name;
        outlook.nextStart = *firstStart(*next);
    }
    return {};
}

Status addOwed(ShopServices &services, const QList<ContactId> &clients, ClientOutlooks &outlooks)
{
    const auto owed = TRY(services.payments.owed());
    for (const EventBalance &balance : owed) {
        const auto payers = TRY(payersOf(services, balance.eventId));
        for (const ContactId &payer : payers) {
            if (!clients.contains(payer))
                continue;
            ClientOutlook &outlook = outlooks[payer];
            outlook.owes += balance.balance.unit.amount(balance.balance.outstanding);
            outlook.isOverdue |= balance.balance.isLate();
        }
    }
    return {};
}

} // namespace

Result<ClientOutlooks> readOutlooks(ShopServices &services, const QList<ContactId> &clients)
{
    ClientOutlooks outlooks;
    TRY(addNext(services, clients, outlooks));
    TRY(addOwed(services, clients, outlooks));
    return outlooks;
}

Result<bool> paysFor(ShopServices &services, EventId event, const ContactId &contact)
{
    const auto payers = TRY(payersOf(services, event));
    return payers.contains(contact);
}

} // namespace stemdesk::ui
