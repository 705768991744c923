#pragma once

#include "ui/theme/tokens.h"

#include <QList>
#include <QString>

namespace stemdesk::ui {

/// The minimum contrast between text and its background (WCAG 2).
inline constexpr double kMinimumContrast = 4.5;

/// Minimum contrast of a control's edge or focus ring with its surroundings (WCAG 2, 1.4.11).
inline constexpr double kMinimumEdgeContrast = 3.0;

/// A text colour and a background that it is painted on somewhere in the window.
struct ContrastPair {
    QString name;
    QColor text;
    QColor ground;
};

/// WCAG 2 contrast ratio, 1 to 21.
double contrastRatio(const QColor &first, const QColor &second);

/// Every pair of text colour and background that the window uses.
QList<ContrastPair> contrastPairs(const ColourTokens &tokens);

} // namespace stemdesk::ui
