#pragma once

#include "ui/delegates/cell_roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>

class QFontMetricsF;
class QModelIndex;
class QPainter;
class QRectF;
class QVariant;

namespace stemdesk::ui {

/// Part of a text, and whether the user typed it.
struct TextPiece {
    QString text;
    bool matched = false;

    friend bool operator==(const TextPiece &, const TextPiece &) = default;
};

/// Splits a text so that every occurrence of a search word at the start of a word is a separate piece.
/// Case-insensitive; the pieces joined are the text.
QList<TextPiece> matchedPieces(const QString &text, const QStringList &words);

/// A cell's text for screen readers, unless the model has one: the text and everything drawn around it, colours by
/// name, and why a typed value was refused. `said` returns the model's data for a role.
QString spokenCell(const std::function<QVariant(int role)> &said);

/// The content of a cell, read from its roles.
struct CellContent {
    QString text;
    QString quietText;
    QString chipText;
    QString iconName;
    QString error;
    QStringList matches;
    QStringList names; ///< If not all fit, the rest is counted: "Bloemenhof +2".
    QList<QColor> swatches;
    int swatchSize = metric::kSwatch;
    Tone tone = Tone::Plain;
    Tone chipTone = Tone::Quiet;
    bool quietYields = false; ///< Elided before the text, instead of after it.
    bool elidesMiddle = false; ///< The text keeps its end.
    bool strong = false;
    bool number = false;
    bool pending = false;
    bool address = false;
};

CellContent cellContentFrom(const QModelIndex &index);

/// Paints the content inside `area` (padding already taken off), cut with an ellipsis if it does not fit.
void paintCellContent(QPainter &painter, const QRectF &area, const CellContent &content, const ColourTokens &tokens);

/// The texts that fit into this width: the name, and the quiet text after it. The name is cut first.
QStringList shownTexts(const CellContent &content, qreal width);

/// "Bloemenhof, Fleura", or "Bloemenhof +1" if space is short.
QString fittedNames(const QStringList &names, const QFontMetricsF &metrics, qreal width,
                    const QString &between = QStringLiteral(", "));

/// "The Linden Hotel, Frome", or "The Linden Hotel" if space is short.
QString fittedAddress(const QString &address, const QFontMetricsF &metrics, qreal width);

/// The width that shows the full content.
qreal cellContentWidth(const CellContent &content);

} // namespace stemdesk::ui
