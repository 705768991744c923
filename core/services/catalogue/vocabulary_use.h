#pragma once

#include "core/domain/events/event.h"

#include <QHash>
#include <QList>

namespace stemdesk {

class ServiceContext;

/// How often the shop's words are in use, whether the vocabulary has them or not.
struct VocabularyUse {
    // By caseFolded() name; words that nothing carries are left out.
    QHash<QString, qint64> variantsByColour;
    QHash<QString, qint64> eventsByColour;
    QHash<QString, qint64> productsByCategory;
};

/// Passes over the whole catalogue: for a thread that may wait.
Result<VocabularyUse> readVocabularyUse(const ServiceContext &context);

/// The events with this colour in their scheme, whatever its case: at most `limit`, the latest first.
Result<QList<Event>> eventsWithColour(const ServiceContext &context, const QString &colour, int limit);

} // namespace stemdesk
