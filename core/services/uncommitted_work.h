#pragma once

#include "core/domain/change.h"
#include "core/domain/webhooks/webhook_type.h"
#include "core/services/unit_of_work.h"
#include "core/storage/events/event_history_store.h"

#include <QHash>
#include <QSet>

#include <memory>

namespace stemdesk {

struct PricingFacts;

/// Gathered by the open units of work of a context; for unit_of_work.cpp and pricing_facts.cpp only.
struct UncommittedWork {
    Changes changes;
    RepriceMarks marks;
    QList<StoredHistory> history;
    QSet<EventId> editedEvents; ///< Since the last settle(). Some of the edits may be rolled back.
    std::shared_ptr<const PricingFacts> settings; ///< The shop's, once read and until they are changed.
    QHash<WebhookType, QList<qint64>> subscribers; ///< Likewise: WebhookOutboxStore::subscribers().
};

} // namespace stemdesk
