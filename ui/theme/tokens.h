#pragma once

#include <QColor>
#include <QList>
#include <QPalette>
#include <QString>

#include <array>

namespace stemdesk::ui {

/// The meaning of a text or chip. Warning and Error are never decoration.
enum class Tone { Plain, Quiet, Accent, Warning, Error };

/// How many people can be distinguished by a colour.
inline constexpr int kPersonColours = 6;

/// The named colours of one scheme; the only place in the window where a colour is spelled out.
struct ColourTokens {
    QColor ground; ///< behind everything
    QColor panel; ///< cards, tables, side panels, fields
    QColor raised; ///< buttons, which stand on the ground and on panels
    QColor raisedHover; ///< buttons under the pointer
    QColor well; ///< behind the segments of a switch on a panel
    QColor rail; ///< the navigation rail
    QColor desk; ///< around sheets of paper
    QColor quietGround; ///< behind quiet messages and what is past
    QColor quietChip; ///< behind quiet chips, which are seen on the rail, too
    QColor weekend; ///< behind days off in a grid; less than any other ground
    QColor spent; ///< behind days of which nothing is left
    QColor hairline; ///< one-pixel separators; around cards, pop-ups, and at rest what its words identify
    QColor controlLine; ///< around controls at rest
    QColor edge; ///< around what is under the pointer, and boxes to tick, which nothing else identifies
    QColor handle; ///< the handle of a scroll bar at rest: no darker than it has to be
    QColor text; ///< words
    QColor quiet; ///< units, notes, labels
    QColor disabled; ///< words and drawings of what cannot be used now
    QColor accent; ///< primary action, selection marks, progress
    QColor accentHover; ///< the primary action under the pointer
    QColor accentGround; ///< behind accent text
    QColor onAccent; ///< text on the accent
    QColor warning; ///< amber words
    QColor warningGround; ///< behind amber words
    QColor error; ///< red words
    QColor errorGround; ///< behind red words
    QColor selection; ///< selected rows
    QColor hover; ///< rows and quiet buttons under the pointer
    QColor good; ///< the dot that says "running"
    QColor bar; ///< the bars of a chart
    QColor swatchEdge; ///< thin ring that keeps a pale swatch visible
    QColor shadow; ///< under pop-ups; black, as thin layers of another colour round to a tint
    std::array<QColor, kPersonColours> people; ///< marks of who does something
};

const ColourTokens &lightTokens();
const ColourTokens &darkTokens();

bool isDark(const ColourTokens &tokens);

/// The application's current scheme. Widgets and delegates read it while painting, so that they follow a switch without
/// a signal. Their own palette is not reliable: a style sheet with a transparent background changes it.
const ColourTokens &themeTokens();

/// The colour of words in a tone.
QColor toneText(const ColourTokens &tokens, Tone tone);

/// The background of a chip or a message in a tone; always readable under toneText().
QColor toneGround(const ColourTokens &tokens, Tone tone);
/// For what is painted on a selected row: chips would melt into its ground.
ColourTokens tokensOnSelection(ColourTokens tokens);

/// The minimum contrast between text and its background (WCAG 2).
inline constexpr double kMinimumContrast = 4.5;

/// Minimum contrast of a control's edge or focus ring with its surroundings (WCAG 2, 1.4.11).
inline constexpr double kMinimumEdgeContrast = 3.0;

/// What cannot be used now is less readable, as its look says; WCAG demands nothing of it.
inline constexpr double kMinimumDisabledContrast = 3.0;

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

/// The palette that Fusion paints with; themeTokens() recognises the scheme by the application's palette.
QPalette paletteFrom(const ColourTokens &tokens);

} // namespace stemdesk::ui
