#include "core/services/events/event_colours.h"

#include "core/base/text.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/services/webhooks/webhook_outbox.h"
#include "core/storage/events/event_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

bool rename(QStringList &scheme, const QString &foldedBefore, const QString &after)
{
    bool isChanged = false;
    for (QString &name : scheme) {
        if (name != after && caseFolded(name) == foldedBefore) {
            name = after;
            isChanged = true;
        }
    }
    return isChanged;
}

} // namespace

Status renameColourOnEvents(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    EventStore store(context.session(), context.tenant());
    auto events = TRY(store.withColourScheme());
    const QString foldedBefore = caseFolded(before);
    for (StoredEvent &stored : events) {
        const StoredEvent was = stored;
        Event &event = stored.event;
        if (!rename(*event.colourScheme, foldedBefore, after))
            continue;
        event.updatedAt = context.now();
        ++event.version;
        stored.announcedAt = std::max(context.now(), stored.announcedAt + 1);
        TRY(store.update(was, stored));
        work.changed(Resource::Event, event.id, ChangeAction::Updated);
        TRY(enqueueDeliveries(context, work, WebhookType::EventUpdated, event, stored.announcedAt));
    }
    return {};
}

} // namespace stemdesk
