#include "core/services/webhooks/webhook_outbox.h"

#include "core/json/webhooks/event_delivery_json.h"
#include "core/services/service_context.h"
#include "core/services/uncommitted_work.h"
#include "core/services/unit_of_work.h"
#include "core/storage/webhooks/webhook_outbox_store.h"

namespace stemdesk {

namespace {

/// Read once a unit of work, which nobody else subscribes beside.
Result<QList<qint64>> subscribersTo(const ServiceContext &context, WebhookType type)
{
    UncommittedWork &work = *context.uncommitted();
    if (const auto known = work.subscribers.constFind(type); known != work.subscribers.cend())
        return *known;
    const auto read = TRY(context.store<WebhookOutboxStore>().subscribers(type));
    work.subscribers.insert(type, read);
    return read;
}

} // namespace

Status enqueueDeliveries(ServiceContext &context, UnitOfWork &work, WebhookType type, const Event &event,
                         Instant timestamp)
{
    auto store = context.store<WebhookOutboxStore>();
    const auto subscribers = TRY(subscribersTo(context, type));
    if (subscribers.isEmpty())
        return {};
    const QByteArray body = eventDeliveryBody(textOf(type), timestamp, event);
    for (const qint64 webhook : subscribers) {
        const DeliveryId id = DeliveryId::create();
        TRY(store.insert(
            {.webhook = webhook, .id = id, .type = type, .event = event.id, .body = body, .at = context.now()}));
        work.changed(Resource::Delivery, id, ChangeAction::Created);
    }
    return {};
}

} // namespace stemdesk
