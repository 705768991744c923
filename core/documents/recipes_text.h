#pragma once

#include "core/documents/event_pages.h"

namespace stemdesk {

/// What the workroom makes, without costs: each arrangement with what one copy and all copies take.
EventText recipesText(const PrintedEvent &event, const Stationery &stationery);
/// The same after what `text` says already, without the event's head.
void addRecipes(const PrintedEvent &event, const Stationery &stationery, EventText &text);

} // namespace stemdesk
