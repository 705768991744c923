#pragma once

#include "core/domain/events/event.h"
#include "core/domain/webhooks/webhook_type.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Writes one delivery for each of the shop's subscriptions to `type`, in the open unit of work, so that changes and
/// deliveries are stored together. `timestamp` is the change's time, which increases with every change of one event.
Status enqueueDeliveries(ServiceContext &context, UnitOfWork &work, WebhookType type, const Event &event,
                         Instant timestamp);

} // namespace stemdesk
