#pragma once

#include "core/base/clock.h"
#include "core/services/webhooks/webhook_parts.h"

#include <QString>

namespace stemdesk {

class ChangeBus;
class Driver;

/// Parameters for opening services on any thread. Everything is shared by the threads and outlives them.
struct ServiceSource {
    const Driver &driver;
    ChangeBus &bus;
    Clock now;
    WebhookParts webhooks{};
    QString dataFolder{}; ///< For notes about work elsewhere; see core/base/unfinished.h.
    QString actor{}; ///< Author of changes; see core/domain/events/event_history.h.
};

} // namespace stemdesk
