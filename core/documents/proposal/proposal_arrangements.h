#pragma once

#include "core/documents/layout/page_flow.h"
#include "core/documents/layout/print_pictures.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

struct ProposalPrices;
class Stationery;

/// The arrangements in the order of the recipe, each with name, story and flowers, and a quiet price. The longest run
/// of those with a picture has pages; pages between listed ones would leave half of many others empty.
struct ProposalArrangements {
    Blocks before; ///< Those listed before the pages, below a heading.
    Blocks pages; ///< Each on a page of its own, with a picture over the whole width.
    Blocks list; ///< Those after them, or all.
    Blocks runningHeads; ///< Of the places in the list, where one goes on on the next page.
};

ProposalArrangements proposalArrangements(const PrintedEvent &event, const ProposalPrices &prices,
                                          const Stationery &stationery, PrintPictures &pictures);

} // namespace stemdesk
