#pragma once

#include "core/documents/event_pages.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

/// The offer to the client: cover, idea, each arrangement with its price, the total, the payment plan, the terms and
/// how to accept.
EventText proposalText(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
