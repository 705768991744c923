#pragma once

#include "core/documents/layout/page_flow.h"
#include "core/documents/layout/print_pictures.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

struct ProposalPrices;
class Stationery;

/// The arrangements, each with name, story and flowers, and a quiet price.
struct ProposalArrangements {
    Blocks pages; ///< Those with a picture, each on a page of its own.
    Blocks list; ///< The others, below a heading.
    Blocks runningHeads; ///< Of the places in the list, where one goes on on the next page.
};

ProposalArrangements proposalArrangements(const PrintedEvent &event, const ProposalPrices &prices,
                                          const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
