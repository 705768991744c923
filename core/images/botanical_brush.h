#pragma once

#include <QColor>
#include <QPointF>
#include <QPolygonF>
#include <QTransform>

class QPainter;

namespace stemdesk {

/// Numbers that look like chance and are the same on every machine.
class BotanicalDice {
public:
    explicit BotanicalDice(quint64 seed) : m_state(seed) {}

    double between(double least, double most);
    double around(double middle, double spread) { return between(middle - spread, middle + spread); }
    int pick(qsizetype count) { return int(between(0, double(count) - 1e-9)); }
    quint64 next();

private:
    quint64 m_state;
};

/// The tones of one colour in water: `deep` is where it gathers, `light` where it runs out.
struct BotanicalTones {
    QColor light;
    QColor body;
    QColor deep;
    QColor ink;
};

/// Tones for a petal or a leaf. White keeps a shadow that can be seen on white paper.
BotanicalTones tonesOf(const QColor &colour);
QColor mixedColour(const QColor &one, const QColor &other, double share);

/// Outlines in units of their own: the base at (0, 0), the tip at (0, -1) times `length`.
struct PetalForm {
    double length = 1;
    double width = 1;
    double baseWeight = 0.5; ///< 0: an ellipse; 1: a fan on a narrow foot.
    double notch = 0; ///< How deep the tip is cut.
    double point = 0; ///< How far the tip is drawn out.
    double ruffle = 0; ///< How much the rim waves.
};
QPolygonF petalOutline(const PetalForm &form, BotanicalDice &dice);
/// A curve through the points, as many short lines.
QPolygonF smoothLine(const QPolygonF &points, bool isClosed);

/// Draws as with a pen and a wet brush: washes that gather at one end and do not quite meet their outline, lines that
/// swell and fade. What is drawn later hides what lies below it.
class BotanicalBrush {
public:
    BotanicalBrush(QPainter &painter, BotanicalDice &dice, const QColor &paper, double weight)
        : m_painter(painter), m_dice(dice), m_paper(paper), m_weight(weight)
    {}

    BotanicalDice &dice() const { return m_dice; }
    /// The same brush in other coordinates; lines keep their width.
    BotanicalBrush placed(const QTransform &in) const;
    BotanicalBrush at(QPointF where, double degrees = 0, double scale = 1) const;
    /// With finer or bolder lines.
    BotanicalBrush weighted(double share) const;

    /// A shape with its outline: the wash is deep at `from` and light at `to`.
    void shape(const QPolygonF &outline, const BotanicalTones &tones, QPointF from, QPointF to) const;
    void wash(const QPolygonF &outline, const BotanicalTones &tones, QPointF from, QPointF to) const;
    /// A transparent layer above a wash.
    void glaze(const QPolygonF &outline, const QColor &colour, double strength) const;
    void outline(const QPolygonF &closed, const QColor &colour, double weight = 1) const;
    void line(const QPolygonF &points, const QColor &colour, double weight = 1) const;
    void dot(QPointF middle, double radius, const QColor &colour) const;

private:
    void stroke(const QPolygonF &curve, const QColor &colour, double weight) const;

    QPainter &m_painter;
    BotanicalDice &m_dice;
    QColor m_paper;
    double m_weight;
    QTransform m_place;
};

} // namespace stemdesk
