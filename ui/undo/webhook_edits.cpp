#include "ui/undo/webhook_edits.h"

#include "core/services/services.h"
#include "core/services/unit_of_work.h"

namespace stemdesk::ui {

namespace {

template <class T>
bool isStill(const std::optional<T> &expected, const T &stored)
{
    return !expected || *expected == stored;
}

WebhookPatch inverse(const Webhook &webhook, const WebhookPatch &patch)
{
    WebhookPatch back;
    if (patch.url)
        back.url = webhook.url;
    if (patch.events)
        back.events = webhook.events;
    if (patch.isPaused)
        back.isPaused = webhook.isPaused;
    return back;
}

Status change(ShopServices &services, const WebhookId &id, const WebhookPatch &to, const WebhookPatch &from)
{
    Result<UnitOfWork> work = UnitOfWork::begin(services.context);
    if (!work)
        return work.error();
    const Result<Webhook> stored = services.webhooks.find(id);
    if (!stored)
        return stored.error();
    if (!isStill(from.url, stored->url) || !isStill(from.events, stored->events)
        || !isStill(from.isPaused, stored->isPaused))
        return stale();
    const Result<Webhook> patched = services.webhooks.patch(id, to);
    if (!patched)
        return patched.error();
    return work->commit();
}

} // namespace

Edit patchWebhookEdit(const QString &text, const Webhook &before, const WebhookPatch &patch)
{
    const WebhookPatch back = inverse(before, patch);
    return {
        .text = text,
        .apply = [id = before.id, patch, back](ShopServices &services) { return change(services, id, patch, back); },
        .revert = [id = before.id, patch, back](ShopServices &services) { return change(services, id, back, patch); }};
}

Edit removeWebhookEdit(const QString &text, const WebhookId &webhook)
{
    return {.text = text,
            .apply = [webhook](ShopServices &services) -> Status {
                const auto removed = services.webhooks.remove(webhook);
                return removed ? Status() : Status(removed.error());
            },
            .revert = {}};
}

} // namespace stemdesk::ui
