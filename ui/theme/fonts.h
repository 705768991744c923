#pragma once

#include <QFont>

namespace stemdesk::ui {

/// The type scale, relative to the system's font.
enum class TextStyle {
    Body,
    Strong, ///< sums, bold names
    Small, ///< crumbs, chips, section labels, the rail's foot
    Caption, ///< column headings, key hints
    Heading, ///< a card's title, the brand
    Title, ///< a page's title, a side panel's subject
    Figure, ///< the one large number of a panel
};

/// The application's font in a style, with tabular figures where Qt and the font offer a choice.
QFont fontFor(TextStyle style);

/// Pixels that the text takes in one line. Measured once, because tables ask for the same texts on each repaint. On the
/// window's thread.
double textWidth(const QFont &font, const QString &text);

/// The font, reduced so that the figure fits, but never to an unreadable size.
QFont fittedFont(const QFont &font, const QString &figure, double width);

} // namespace stemdesk::ui
