#pragma once

#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QColor>
#include <QIcon>
#include <QList>
#include <QRectF>
#include <QString>
#include <QWidget>

class QPainter;

namespace stemdesk::ui {

/// A separator along the bottom or right edge inside `rect`, one device pixel sharp at any scale factor.
void paintHairlineBelow(QPainter &painter, const QRectF &rect, const QColor &colour);
void paintHairlineRight(QPainter &painter, const QRectF &rect, const QColor &colour);

/// A panel with the design's corners and a thin border that stays sharp at any scale factor.
void paintPanel(QPainter &painter, const QRectF &rect, const QColor &ground, const QColor &border);

/// A sheet of paper, which is white whatever the scheme, with a thin edge.
void paintSheet(QPainter &painter, const QRectF &rect, const ColourTokens &tokens);

/// The focus frame.
void paintFocusFrame(QPainter &painter, const QRectF &rect, const ColourTokens &tokens);

/// A check box or, if it is round, a radio button: in the middle of `rect`, with room for the ring of the focus around
/// it.
struct PaintedChoice {
    Qt::CheckState state = Qt::Unchecked;
    bool isRound = false;
    bool isEnabled = true;
    bool isPointedAt = false;
    bool hasFocus = false;
};
void paintChoice(QPainter &painter, const QRectF &rect, const PaintedChoice &choice, const ColourTokens &tokens);

/// Overlapping round swatches from the left edge of `rect`, vertically centred.
void paintSwatches(QPainter &painter, const QRectF &rect, const QList<QColor> &colours, const ColourTokens &tokens,
                   int size = metric::kSwatch);
qreal swatchesWidth(qsizetype count, int size = metric::kSwatch);

/// As many swatches as `room` has place for, and beside them the number of the others, as "+2".
struct FittedSwatches {
    QList<QColor> shown;
    QString others;
    qreal width = 0;
};
FittedSwatches fittedSwatches(const QList<QColor> &colours, qreal room, int size = metric::kSwatch);
void paintSwatches(QPainter &painter, const QRectF &rect, const FittedSwatches &swatches, const ColourTokens &tokens,
                   int size = metric::kSwatch);

/// A status chip from the left edge of `rect`, vertically centred, cut with an ellipsis if it does not fit.
void paintStatusChip(QPainter &painter, const QRectF &rect, const QString &text, Tone tone, const ColourTokens &tokens);
qreal statusChipWidth(const QString &text);
qreal statusChipHeight();

/// Round swatches for a menu; a null icon if there are no colours.
QIcon swatchIcon(const QList<QColor> &colours);

/// Whether a key was pressed since the mouse was used last, or at all. A page opened by the mouse or at the program's
/// start gives one of its parts the keyboard, and needs no ring to say so. Watches from the first call on.
bool isKeyboardUsedLast();

/// The frame round an area that scrolls by the keyboard, while the area itself has it and the keyboard was used last.
/// Lets the mouse through.
class FocusEdge : public QWidget {
    Q_OBJECT

public:
    explicit FocusEdge(QWidget *area);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace stemdesk::ui
