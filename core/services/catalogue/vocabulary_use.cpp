#include "core/services/catalogue/vocabulary_use.h"

#include "core/base/text.h"
#include "core/services/service_context.h"
#include "core/storage/catalogue/vocabulary_use_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_store.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

Result<VocabularyUse> readVocabularyUse(const ServiceContext &context)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    const VocabularyUseStore store(context.session(), context.tenant());
    auto variants = store.variantsByColour();
    if (!variants)
        return variants.error();
    auto events = store.eventsByColour();
    if (!events)
        return events.error();
    auto products = store.productsByCategory();
    if (!products)
        return products.error();
    return VocabularyUse{.variantsByColour = *std::move(variants),
                         .eventsByColour = *std::move(events),
                         .productsByCategory = *std::move(products)};
}

Result<QList<Event>> eventsWithColour(const ServiceContext &context, const QString &colour, int limit)
{
    const auto stored = EventStore(context.session(), context.tenant()).withColourScheme();
    if (!stored)
        return stored.error();
    const QString wanted = caseFolded(colour);
    QList<Event> events;
    for (const StoredEvent &found : *stored) {
        const QStringList scheme = found.event.colourScheme.value_or(QStringList());
        if (std::ranges::any_of(scheme, [&](const QString &name) { return caseFolded(name) == wanted; }))
            events.append(found.event);
    }
    std::ranges::stable_sort(events, std::ranges::greater(), [](const Event &event) {
        return firstStart(event).value_or(std::numeric_limits<Instant>::max());
    });
    if (events.size() > limit)
        events.resize(limit);
    return events;
}

} // namespace stemdesk
