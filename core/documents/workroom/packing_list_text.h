#pragma once

#include "core/documents/event_pages.h"

namespace stemdesk {

/// A checklist for loading the van: hired things first, then each arrangement with a box for each copy. Place by place
/// if the event has more than one.
EventText packingListText(const PrintedEvent &event, const Stationery &stationery);

} // namespace stemdesk
