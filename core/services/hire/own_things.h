#pragma once

#include "core/domain/events/event.h"
#include "core/orders/own_stock.h"

namespace stemdesk {

class ServiceContext;
struct PricingFacts;

/// The things of the shop's own that visible groups of these events need, with everybody who has them. The facts have
/// the variants of all.
Result<QHash<VariantId, OwnThing>> ownThingsFor(const ServiceContext &context, const QList<Event> &events,
                                                const PricingFacts &facts);

} // namespace stemdesk
