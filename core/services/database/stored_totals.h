#pragma once

#include "core/base/result.h"

namespace stemdesk {

class Services;

/// Grows when a new version lets events that nobody touched come to other totals. 1: price lists fall back.
constexpr int kTotalsRules = 1;

/// Works out the stored totals of all events again, in every shop whose totals were worked out by the rules of an older
/// version, or come from a file that nobody vouches for (see distrustTotals()). Events that come to something else are
/// changed, with all that follows from that. Quick where there is nothing to do.
Status bringTotalsUpToDate(Services &services);

} // namespace stemdesk
