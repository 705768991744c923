#pragma once

#include "core/documents/layout/page_flow.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

struct ProposalPrices;
class Stationery;

/// The decision that is asked for.
struct ProposalClose {
    Blocks price; ///< The price with its parts, and when it has to be paid.
    Blocks answer; ///< The terms, and how to accept, or who has accepted.
};

ProposalClose proposalClose(const PrintedEvent &event, const ProposalPrices &prices, const Stationery &stationery);

} // namespace stemdesk
