#pragma once

#include "core/domain/reports/report_facts.h"

namespace stemdesk {

struct Event;
struct PriceContext;

/// The amounts of a priced event without tax, from its visible groups.
EventFigures figuresOf(const Event &priced, const PriceContext &context);

} // namespace stemdesk
