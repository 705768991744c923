#pragma once

#include "core/documents/event_pages.h"

namespace stemdesk {

/// The workroom's recipes, without costs: each arrangement with the units of one copy and of all copies.
EventText recipesText(const PrintedEvent &event, const Stationery &stationery);
/// Appends them to `text`, without the event's head.
void addRecipes(const PrintedEvent &event, const Stationery &stationery, EventText &text);

} // namespace stemdesk
