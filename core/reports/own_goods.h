#pragma once

#include "core/domain/reports/report_facts.h"

#include <QHash>
#include <QList>

namespace stemdesk {

/// The cost of the goods that each event has to order although the shop owns some, because earlier events use the
/// stock: at their average unit cost without tax, in whole packs of the variant. Events with enough stock are left out.
///
/// `holding` are events that keep what they use until the last day that matters; they queue in the order of
/// unitsFromStock(). Each of the other events comes after all of them.
QHash<EventId, double> ownOrderCosts(const QList<StockUse> &holding, const QList<StockUse> &others,
                                     const QHash<VariantId, NamedGoods> &goods);

} // namespace stemdesk
