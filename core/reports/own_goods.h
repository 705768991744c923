#pragma once

#include "core/domain/reports/report_facts.h"

#include <QHash>
#include <QList>

namespace stemdesk {

/// What each event has to order of things of the shop's own, because those before it in the row have them: at what a
/// unit costs it on average, without tax, in whole packs of the variant. Events of which nothing is missing are left
/// out.
///
/// `holding` are events that hold what they use, all until the last day that matters; they stand in the row that
/// unitsFromStock() has. The others each stand behind all of these.
QHash<EventId, double> ownOrderCosts(const QList<StockUse> &holding, const QList<StockUse> &others,
                                     const QHash<VariantId, NamedGoods> &goods);

} // namespace stemdesk
