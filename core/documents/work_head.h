#pragma once

#include "core/documents/page_flow.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

class Stationery;

/// What heads the papers of the workroom: which event, when and where, and its notes.
Blocks workHead(const PrintedEvent &event, const Stationery &stationery);

/// What of the arrangement goes on on another page.
Block continuedHead(const QString &name, const Stationery &stationery);

inline constexpr qreal kListRowPadding = pt(5);
inline constexpr qreal kBox = pt(13); ///< To tick.
inline constexpr qreal kCountWidth = pt(46); ///< What "12 ×" ends in.
/// A box, how many, and of what.
Block tickRow(double count, const QString &name, const Stationery &stationery);

/// "3 ×", as it stands before the name of what is made or packed.
QString copiesText(double quantity, const Stationery &stationery);

} // namespace stemdesk
