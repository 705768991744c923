#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/clients/balance.h"

#include <QHash>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// What a table of clients says beside how they are reached.
struct ClientOutlook {
    EventId next; ///< Their next event; null for none.
    QString nextName;
    Instant nextStart = 0;
    double owes = 0; ///< Of what was agreed on, and they pay for.
    bool isOverdue = false;

    friend bool operator==(const ClientOutlook &, const ClientOutlook &) = default;
};

using ClientOutlooks = QHash<ContactId, ClientOutlook>;

/// Of these clients; without those of whom there is nothing to say. REQUIRES: a thread other than the window's.
Result<ClientOutlooks> readOutlooks(ShopServices &services, const QList<ContactId> &clients);

/// Whether anything is owed for it: an accepted quote, a payment or an invoice.
bool isAgreed(const EventBalance &balance);
/// A planner or a venue pays for nothing, unless an event names nobody else.
Result<bool> paysFor(ShopServices &services, EventId event, const ContactId &contact);

} // namespace stemdesk::ui
