#pragma once

#include "core/documents/event_pages.h"

namespace stemdesk {

/// What the workroom makes, without costs: each arrangement with what one copy and all copies take.
EventText recipesText(const PrintedEvent &event, const Stationery &stationery);

} // namespace stemdesk
