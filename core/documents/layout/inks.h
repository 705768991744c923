#pragma once

#include <QColor>
#include <QString>

namespace stemdesk {

/// The colours of a shop's documents, in addition to print_ink.h. Whatever the shop has chosen, text in and on them has
/// a contrast of at least 4.5 : 1.
struct Inks {
    QColor accent; ///< Headings and rules on paper, and on `tint`.
    QColor ground; ///< Panels.
    QColor onGround; ///< Text on them.
    QColor tint; ///< A tint of `ground`, as a background for ink.
};

/// `accent`: "#rrggbb", or empty for that of Stemdesk.
Inks inksFrom(const QString &accent);

/// The contrast ratio of WCAG 2: 1 to 21.
double contrastOf(const QColor &one, const QColor &other);

} // namespace stemdesk
