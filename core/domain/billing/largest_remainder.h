#pragma once

#include <QList>

namespace stemdesk {

/// Divides `total` into whole parts that are as close as possible to the exact ones: each is one of the two whole
/// numbers next to its exact part, and those with the largest remainders get the larger one. Of equal remainders the
/// earlier goes first. The parts always add up to `total`, also where the exact ones do not.
QList<qint64> wholeParts(qint64 total, const QList<long double> &exact);

} // namespace stemdesk
