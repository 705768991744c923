#pragma once

#include "core/domain/clients/quote.h"
#include "ui/undo/edits.h"

#include <memory>

// The changes of an event's quotes, each with what takes it back. A redo brings back the same ids and numbers.

namespace stemdesk::ui {

/// Freezes the event as it is. `made` is filled before the edit's `done` is called.
Edit freezeQuoteEdit(const QString &text, const EventId &event, const QuotePatch &patch,
                     const std::shared_ptr<QuoteId> &made);
Edit removeQuoteEdit(const QString &text, const Quote &quote);

// Undo takes back all that an answer did: other quotes and the event are as they were too.
Edit acceptQuoteEdit(const QString &text, const Quote &quote, const QString &acceptedBy);
Edit declineQuoteEdit(const QString &text, const Quote &quote, const QString &reason);
Edit reopenQuoteEdit(const QString &text, const Quote &quote);

} // namespace stemdesk::ui
