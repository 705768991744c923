#pragma once

#include "core/documents/event_pages.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

/// The offer to the customer: cover, idea, each arrangement with its price, the total, when it is to be paid, the terms
/// and how to accept.
EventText proposalText(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
