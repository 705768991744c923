#pragma once

#include "core/domain/events/event.h"
#include "core/domain/webhooks/webhook_type.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Writes one delivery for each of the shop's subscriptions to `type`, in the open unit of work: no change without its
/// deliveries, no delivery without its change. `timestamp` is the change's time, which grows with every change of one
/// event.
Status enqueueDeliveries(ServiceContext &context, UnitOfWork &work, WebhookType type, const Event &event,
                         Instant timestamp);

} // namespace stemdesk
