#pragma once

#include "core/documents/layout/page_flow.h"
#include "core/documents/layout/print_pictures.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

struct ProposalPrices;
class Stationery;

/// Each arrangement: its picture, name, story and flowers, with a quiet price.
Blocks proposalArrangements(const PrintedEvent &event, const ProposalPrices &prices, const Stationery &stationery,
                            PrintPictures &pictures);

} // namespace stemdesk
