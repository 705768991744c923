#pragma once

#include "ui/delegates/cell_roles.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QList>
#include <QStringList>

class QFontMetricsF;
class QModelIndex;
class QPainter;
class QRectF;

namespace stemdesk::ui {

/// An additional cell role: QStringList, the names listed by the primary text.
inline constexpr int kNamesRole = MatchRole + 1;

/// bool: the colour is what the row is about.
inline constexpr int kLargeSwatchRole = MatchRole + 2;

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
    bool strong = false;
    bool number = false;
    bool pending = false;
};

CellContent cellContentFrom(const QModelIndex &index);

/// Paints the content inside `area` (padding already taken off), cut with an ellipsis if it does not fit.
void paintCellContent(QPainter &painter, const QRectF &area, const CellContent &content, const ColourTokens &tokens);

/// The texts that fit into this width: the name, and the quiet text after it. The name is cut first.
QStringList shownTexts(const CellContent &content, qreal width);

/// "Bloemenhof, Fleura", or "Bloemenhof +1" if space is short.
QString fittedNames(const QStringList &names, const QFontMetricsF &metrics, qreal width);

/// The width that shows the full content.
qreal cellContentWidth(const CellContent &content);

} // namespace stemdesk::ui
