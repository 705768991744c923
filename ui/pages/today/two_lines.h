#pragma once

#include "ui/theme/fonts.h"

#include <QColor>
#include <QString>

class QPainter;
class QRect;
class QStyleOptionViewItem;

namespace stemdesk::ui {

struct ColourTokens;

/// A line of text as it is painted.
struct PaintedText {
    QString text;
    TextStyle style = TextStyle::Body;
    QColor colour;
};

int lineHeight(TextStyle style);

/// Two lines under each other, centred in the height of `area` and cut with an ellipsis if they do not fit.
void paintTwoLines(QPainter &painter, const QRect &area, const PaintedText &upper, const PaintedText &lower);
/// With space above and below.
int twoLinesHeight();

/// A single line, vertically centred in `area` and elided in the same way.
void paintOneLine(QPainter &painter, const QRect &area, const PaintedText &text);

/// The background of a list row: hovered, selected or focused. Returns the colours for what is painted on it.
ColourTokens paintRowGround(QPainter &painter, const QStyleOptionViewItem &option);

} // namespace stemdesk::ui
