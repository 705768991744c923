#pragma once

#include "core/documents/page_flow.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

struct ProposalPrices;
class Stationery;

/// What is to be decided: the price and its parts, when it is to be paid, the terms, and how to accept.
Blocks proposalClose(const PrintedEvent &event, const ProposalPrices &prices, const Stationery &stationery);

} // namespace stemdesk
