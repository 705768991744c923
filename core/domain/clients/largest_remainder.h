#pragma once

#include <QList>

namespace stemdesk {

/// `total` in whole parts that are as near as can be to the exact ones: each is one of the two whole numbers beside its
/// exact part, and those with the largest remainders get the larger one. Of equal remainders the earlier is served
/// first. The parts always add up to `total`, also where the exact ones do not.
QList<qint64> wholeParts(qint64 total, const QList<long double> &exact);

} // namespace stemdesk
