#pragma once

#include "core/documents/event_pages.h"

namespace stemdesk {

/// What the customer is offered: a cover, what it is about, each arrangement with its price, the sum and the terms.
EventText proposalText(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
