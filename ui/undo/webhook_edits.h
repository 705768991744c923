#pragma once

#include "core/domain/webhooks/webhook.h"
#include "ui/undo/edits.h"

// The changes of webhooks that can be taken back. Making one, and deleting it, cannot: its secret is not kept in a form
// that could be shown or moved.

namespace stemdesk::ui {

/// A URL in `patch` was judged before (WebhookService::judged()). Refused as stale if what it changes no longer is as
/// in `before`.
Edit patchWebhookEdit(const QString &text, const Webhook &before, const WebhookPatch &patch);

Edit removeWebhookEdit(const QString &text, const WebhookId &webhook);

} // namespace stemdesk::ui
