#pragma once

#include "core/pricing/price_keeping.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Adds the shop's markups that the event lacks.
void keepMarkups(Event &event, const MarkupFactors &markups);

/// The patch from the prices kept in `before` to those kept in `after`; nullopt if they are the same.
std::optional<KeptPrices> keptOtherwise(const Event &before, const Event &after);

/// For new lines of an event, or lines with another variant or supplier: if the event keeps its prices, they take and
/// keep today's, and the shop's markups of their types are written into its pricing. Otherwise they keep none.
Status keepTodaysPrices(ServiceContext &context, UnitOfWork &work, EventId event, QList<EventItem *> lines);

} // namespace stemdesk
