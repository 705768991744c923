#pragma once

#include "core/domain/events/event.h"
#include "core/orders/own_stock.h"

namespace stemdesk {

class ServiceContext;
struct PricingFacts;

/// The shop's own things that visible groups of these events need, with all events that have reserved them. `facts`
/// covers the variants of all.
Result<QHash<VariantId, OwnThing>> ownThingsFor(const ServiceContext &context, const QList<Event> &events,
                                                const PricingFacts &facts);

} // namespace stemdesk
