#pragma once

#include "core/domain/clients/payment.h"
#include "ui/undo/edits.h"

// The changes of what came in for an event, each with what takes it back. A redo brings back the same ids.

namespace stemdesk::ui {

Edit recordPaymentEdit(const QString &text, const EventId &event, const PaymentPatch &patch);
/// Refused as stale where what `patch` changes no longer is as in `before`.
Edit patchPaymentEdit(const QString &text, const Payment &before, const PaymentPatch &patch);
Edit removePaymentEdit(const QString &text, const Payment &payment);

} // namespace stemdesk::ui
