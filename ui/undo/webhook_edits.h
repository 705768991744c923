#pragma once

#include "core/domain/webhooks/webhook.h"
#include "ui/undo/edits.h"

// Undoable changes of webhooks. Creating and deleting one cannot be undone, because its secret is not stored in a form
// that could be restored.

namespace stemdesk::ui {

/// A URL in `patch` was checked before (WebhookService::checked()). Refused as stale if a field of `patch` differs from
/// `before`.
Edit patchWebhookEdit(const QString &text, const Webhook &before, const WebhookPatch &patch);

Edit removeWebhookEdit(const QString &text, const WebhookId &webhook);

} // namespace stemdesk::ui
