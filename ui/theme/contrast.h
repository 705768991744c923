#pragma once

#include "ui/theme/tokens.h"

#include <QList>
#include <QString>

namespace stemdesk::ui {

/// The least contrast of text and its ground, as WCAG 2 counts it.
inline constexpr double kMinimumContrast = 4.5;

/// Minimum contrast of a control's edge or focus ring with its surroundings (WCAG 2, 1.4.11).
inline constexpr double kMinimumEdgeContrast = 3.0;

/// A text colour on a ground it is painted on somewhere in the window.
struct ContrastPair {
    QString name;
    QColor text;
    QColor ground;
};

/// WCAG 2 contrast ratio, 1 to 21.
double contrastRatio(const QColor &first, const QColor &second);

/// Every pair of text and ground that the window uses.
QList<ContrastPair> contrastPairs(const ColourTokens &tokens);

} // namespace stemdesk::ui
