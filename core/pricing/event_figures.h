#pragma once

#include "core/domain/reports/event_figures.h"

namespace stemdesk {

struct Event;
struct PriceContext;

/// What a priced event comes to without tax, from its visible groups.
EventFigures figuresOf(const Event &priced, const PriceContext &context);

} // namespace stemdesk
