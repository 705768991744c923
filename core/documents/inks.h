#pragma once

#include <QColor>
#include <QString>

namespace stemdesk {

/// The colours of one shop's documents, beside those of print_ink.h. Whatever the shop chose: text in them and on them
/// has a contrast of 4.5 : 1 at least.
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
