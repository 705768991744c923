#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/domain/billing/balance.h"

#include <QHash>

namespace stemdesk {
class ShopServices;
}

namespace stemdesk::ui {

/// Facts about a client's events, for the table of clients.
struct ClientOutlook {
    EventId next; ///< The next event; null if there is none.
    QString nextName;
    QString nextRole; ///< In words; empty for its client.
    Instant nextStart = 0;
    double owes = 0; ///< For agreed events: see Debtor.
    bool isOverdue = false;

    friend bool operator==(const ClientOutlook &, const ClientOutlook &) = default;
};

using ClientOutlooks = QHash<ContactId, ClientOutlook>;

/// Clients without such facts are left out. REQUIRES: not the window's thread.
Result<ClientOutlooks> readOutlooks(ShopServices &services, const QList<ContactId> &clients);

} // namespace stemdesk::ui
