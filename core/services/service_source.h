#pragma once

#include "core/base/clock.h"
#include "core/services/webhooks/webhook_parts.h"

#include <QString>

namespace stemdesk {

class ChangeBus;
class Driver;

/// What the services of every thread are opened on. All of it is shared by the threads and outlives them.
struct ServiceSource {
    const Driver &driver;
    ChangeBus &bus;
    Clock now;
    WebhookParts webhooks{};
    QString dataFolder{}; ///< In which is noted what is being made elsewhere; see core/base/unfinished.h.
    QString actor{}; ///< Who changes something through these services; see core/domain/events/event_history.h.
};

} // namespace stemdesk
