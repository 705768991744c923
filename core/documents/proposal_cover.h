#pragma once

#include "core/documents/event_pages.h"

namespace stemdesk {

/// The first page of a proposal: whose event, when and where, its colours, a picture, and who offers it. A picture
/// that was used is taken off `left`.
Marks proposalCover(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures,
                    QList<ImageId> &left);

} // namespace stemdesk
