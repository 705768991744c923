#pragma once

#include "core/base/id.h"
#include "core/base/result.h"

#include <QList>

namespace stemdesk {

class ServiceContext;
struct RepriceMarks;

/// Computes the stored totals of all events that the marks reach. `repriced` gets those whose totals came out
/// different, which are then stored with a new version and updatedAt.
Status refreshTotals(ServiceContext &context, const RepriceMarks &marks, QList<EventId> &repriced);

} // namespace stemdesk
