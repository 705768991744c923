#pragma once

#include "core/base/result.h"

namespace stemdesk {

class Services;

/// Increment it when a version changes the totals of unchanged events. 1: price lists fall back.
constexpr int kTotalsRules = 1;

/// Recomputes the stored totals of all events in shops whose totals were computed by an older version's rules or come
/// from an untrusted file (see distrustTotals()). Events whose totals differ count as changed. Fast if there is nothing
/// to do.
Status bringTotalsUpToDate(Services &services);

} // namespace stemdesk
