#pragma once

#include "core/domain/billing/quote.h"
#include "ui/undo/edits.h"

#include <memory>

// Undoable changes of an event's quotes. A redo restores the same ids and numbers.

namespace stemdesk::ui {

/// The status of an event whose quote was sent.
inline constexpr QLatin1StringView kSentStatus("pending_approval");

/// Takes a snapshot of the event, whose status becomes With client if it was new or being quoted. `made` is filled
/// before the edit's `done` is called.
Edit freezeQuoteEdit(const QString &text, const EventId &event, const QuotePatch &patch,
                     const std::shared_ptr<QuoteId> &made);
Edit removeQuoteEdit(const QString &text, const Quote &quote);

// Undo reverts everything that an answer did, including changes to other quotes and the event.
Edit acceptQuoteEdit(const QString &text, const Quote &quote, const QString &acceptedBy);
Edit declineQuoteEdit(const QString &text, const Quote &quote, const QString &reason);
Edit reopenQuoteEdit(const QString &text, const Quote &quote);

} // namespace stemdesk::ui
