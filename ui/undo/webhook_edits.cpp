#include "ui/undo/webhook_edits.h"

#include "core/services/services.h"
#include "ui/undo/patch_edit.h"

namespace stemdesk::ui {

Edit patchWebhookEdit(const QString &text, const Webhook &before, const WebhookPatch &patch)
{
    return patchEdit<&ShopServices::webhooks>(text, before, patch);
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
