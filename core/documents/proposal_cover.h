#pragma once

#include "core/documents/event_pages.h"

namespace stemdesk {

/// The first page of a proposal, edge to edge, in the form that the shop chose: whose event, when and where, its
/// colours, a picture, and who offers it. A picture of the event that was used is taken off `left`; where it has none,
/// the shop's own is shown, or the colours fill its place. From the corner of the paper.
PaperPage proposalCover(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures,
                        QList<ImageId> &left);

} // namespace stemdesk
