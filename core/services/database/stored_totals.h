#pragma once

#include "core/base/result.h"

namespace stemdesk {

class Services;

/// Increment it when a version changes the totals or figures of unchanged events or invoices. 1: price lists fall back;
/// 2: figures for reports.
constexpr int kTotalsRules = 2;

/// Recomputes the stored totals and figures of all events and invoices in shops whose totals were computed by an older
/// version's rules or come from an untrusted file (see distrustTotals()). Events whose totals differ count as changed.
/// Fast if there is nothing to do.
Status bringTotalsUpToDate(Services &services);

} // namespace stemdesk
