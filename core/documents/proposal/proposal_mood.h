#pragma once

#include "core/documents/layout/page_flow.h"
#include "core/documents/layout/print_pictures.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

class Stationery;

/// How the event is to look: words, pictures, and colours with the flowers that have them. Empty if the event has none
/// of these.
Blocks proposalMood(const PrintedEvent &event, const Stationery &stationery, PrintPictures &pictures,
                    const QList<ImageId> &shown);

/// "Rose, lisianthus, astilbe": the flowers of these lines by name, each once. Varieties are not promised, because the
/// florist uses what the market has that week.
QString flowerNames(const QList<PrintedLine> &lines, const Stationery &stationery);
/// "footed bowl, candlestick": the things hired with them, which are returned.
QString hiredNames(const QList<PrintedLine> &lines, const Stationery &stationery);

/// A heading of the proposal, with room below it.
Block chapterBlock(const char *heading, const Stationery &stationery, qreal width);

} // namespace stemdesk
