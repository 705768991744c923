#pragma once

#include "core/documents/layout/page_flow.h"
#include "core/domain/events/printed_event.h"

namespace stemdesk {

class Stationery;

/// Heading of the workroom's documents: which event, when and where, and its notes.
Blocks workHead(const PrintedEvent &event, const Stationery &stationery);

/// Repeats an arrangement's name when it continues on another page.
Block continuedHead(const QString &name, const Stationery &stationery);

inline constexpr qreal kListRowPadding = pt(5);
inline constexpr qreal kBox = pt(13); ///< A checkbox.
inline constexpr qreal kCountWidth = pt(46); ///< Right edge of "12 ×".
/// A checkbox, a count and a name, which ends at `right`; 0: at the right edge.
Block tickRow(double count, const QString &name, const Stationery &stationery, qreal right = 0);

/// Rows of tickRow() below a small label; empty if there are none.
Blocks labelledList(const char *label, Blocks rows, const Stationery &stationery);

/// "3 ×", placed before the name of what is made or packed.
QString copiesText(double quantity, const Stationery &stationery);

} // namespace stemdesk
