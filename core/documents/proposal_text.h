#pragma once

#include "core/documents/event_pages.h"

namespace stemdesk {

/// The offer to the customer: cover, description, each arrangement with its price, the total and the terms.
EventText proposalText(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
