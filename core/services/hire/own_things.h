#pragma once

#include "core/domain/events/event.h"
#include "core/domain/hire/event_hire.h"
#include "core/orders/own_stock.h"
#include "core/services/shops/shop_days.h"

#include <QHash>

namespace stemdesk {
class ServiceContext;
struct PricingFacts;

/// The shop's own things that visible groups of these events need, with all events that have reserved them. `facts`
/// covers the variants of all.
Result<QHash<VariantId, OwnThing>> ownThingsFor(const ServiceContext &context, const QList<Event> &events,
                                                const PricingFacts &facts);

/// From the day of the earliest of the event's times to that of the latest; nullopt if it is undated.
std::optional<DayRange> eventDays(const Event &event, const ShopDays &days);

using Holds = QHash<qint64, QList<HireHold>>; ///< By variant key, sorted by sortHolds().

/// Units of these things, by variant key, that events hold on any of these days, except `except`.
Result<Holds> holdsOf(const ServiceContext &context, const ShopDays &shopDays, const QHash<qint64, HiredThing> &things,
                      const DayRange &days, EventId except = {});

} // namespace stemdesk
