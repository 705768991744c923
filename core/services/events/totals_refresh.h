#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QList>

namespace stemdesk {

class ServiceContext;
struct RepriceMarks;

/// Recomputes the stored totals and figures of all marked events. Those whose totals differ are stored with a new
/// version and updatedAt and added to `repriced`.
Status refreshTotals(ServiceContext &context, const RepriceMarks &marks, QList<EventId> &repriced);

} // namespace stemdesk
