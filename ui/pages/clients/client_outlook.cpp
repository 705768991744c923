#include "ui/pages/clients/client_outlook.h"

#include "core/domain/events/event.h"
#include "core/services/services.h"
#include "ui/words/event_words.h"

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kEventsAhead = 200; ///< More than any client has.

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
        const Event whole = TRY(services.events.find(next->id, {.groups = false, .prices = false})); // With its people.
        outlook.nextRole = roleBesideClients(whole.contacts, client);
        outlook.nextStart = *firstStart(*next);
    }
    return {};
}

Status addOwed(ShopServices &services, const QList<ContactId> &clients, ClientOutlooks &outlooks)
{
    const auto owed = TRY(services.payments.owed());
    for (const EventBalance &balance : owed) {
        if (!clients.contains(balance.debtor.contactId))
            continue;
        ClientOutlook &outlook = outlooks[balance.debtor.contactId];
        outlook.owes += balance.balance.unit.amount(balance.balance.outstanding);
        outlook.isOverdue |= balance.balance.isLate();
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

} // namespace stemdesk::ui
