#pragma once

#include "core/documents/event_pages.h"

namespace stemdesk {

/// The first page of a proposal, edge to edge, in the form that the shop has chosen: the clients, when and where, the
/// colours, a picture, and the shop. Removes a picture of the event that it uses from `left`; without one it shows the
/// shop's, or flowers drawn in the event's colours. Relative to the corner of the paper.
PaperPage proposalCover(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures,
                        QList<ImageId> &left);

/// A drawing in the event's colours, the same whenever its documents are made.
BotanicalPlate plateFor(const PrintedEvent &event, BotanicalForm form, const QColor &paper);

} // namespace stemdesk
