#include "core/images/botanical_brush.h"

#include <QLinearGradient>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stemdesk {

namespace {

using std::numbers::pi;

QColor withStrength(QColor colour, double strength)
{
    colour.setAlphaF(float(std::clamp(strength, 0.0, 1.0)));
    return colour;
}

/// Without points closer together than the eye can see.
QPolygonF thinned(const QPolygonF &points)
{
    constexpr double kLeast = 1.6;
    QPolygonF kept;
    kept.reserve(points.size());
    for (const QPointF &point : points) {
        if (kept.isEmpty() || (point - kept.constLast()).manhattanLength() >= kLeast)
            kept.append(point);
    }
    if (kept.size() < 4)
        return points;
    kept.last() = points.constLast();
    return kept;
}

} // namespace

quint64 BotanicalDice::next()
{
    // SplitMix64.
    m_state += 0x9e3779b97f4a7c15;
    quint64 mixed = m_state;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
    return mixed ^ (mixed >> 31);
}

double BotanicalDice::between(double least, double most)
{
    return least + (most - least) * double(next() >> 11) / 9007199254740992.0;
}

QColor mixedColour(const QColor &one, const QColor &other, double share)
{
    const auto mixed = [share](int a, int b) { return int(std::lround(a + (b - a) * share)); };
    return {mixed(one.red(), other.red()), mixed(one.green(), other.green()), mixed(one.blue(), other.blue())};
}

BotanicalTones tonesOf(const QColor &colour)
{
    constexpr float kPale = 0.86F;
    const QColor kSepia(0x43, 0x3b, 0x35);
    const QColor kShadowOfWhite(0xb9, 0xb5, 0x96);
    float hue = 0;
    float saturation = 0;
    float lightness = 0;
    colour.getHslF(&hue, &saturation, &lightness);
    const auto toned = [&](float more, float light) {
        return QColor::fromHslF(std::max(hue, 0.0F), std::clamp(saturation * more, 0.0F, 1.0F),
                                std::clamp(light, 0.0F, 1.0F));
    };
    BotanicalTones tones;
    tones.body = colour;
    tones.deep = toned(1.12F, lightness * (lightness > 0.5F ? 0.78F : 0.62F));
    tones.light = mixedColour(colour, Qt::white, lightness < 0.4F ? 0.25 : 0.55);
    if (lightness > kPale) {
        const double white = double(lightness - kPale) / double(1 - kPale);
        tones.deep = mixedColour(tones.deep, kShadowOfWhite, 0.35 + 0.45 * white);
        tones.body = mixedColour(colour, kShadowOfWhite, 0.16 * white);
    }
    tones.ink = mixedColour(kSepia, tones.deep, 0.38);
    if (tones.ink.lightnessF() > 0.42F)
        tones.ink = mixedColour(tones.ink, kSepia, 0.5);
    return tones;
}

QPolygonF smoothLine(const QPolygonF &points, bool isClosed)
{
    constexpr int kSteps = 7;
    const qsizetype count = points.size();
    if (count < 3)
        return points;
    const auto at = [&](qsizetype index) {
        return isClosed ? points.at((index + count) % count) : points.at(std::clamp<qsizetype>(index, 0, count - 1));
    };
    QPolygonF curve;
    const qsizetype pieces = isClosed ? count : count - 1;
    curve.reserve(pieces * kSteps + 1);
    for (qsizetype piece = 0; piece < pieces; ++piece) {
        const QPointF a = at(piece - 1);
        const QPointF b = at(piece);
        const QPointF c = at(piece + 1);
        const QPointF d = at(piece + 2);
        for (int step = 0; step < kSteps; ++step) {
            // Catmull and Rom's curve.
            const double t = double(step) / kSteps;
            curve.append(
                0.5
                * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t));
        }
    }
    if (!isClosed)
        curve.append(points.constLast());
    return curve;
}

QPolygonF petalOutline(const PetalForm &form, BotanicalDice &dice)
{
    constexpr int kPoints = 22;
    const double phase = dice.between(0, 2 * pi);
    const double second = dice.between(0, 2 * pi);
    const double waves = dice.around(4, 1);
    const double lean = dice.around(0, 0.06) * form.width;
    QPolygonF points;
    for (int i = 0; i < kPoints; ++i) {
        const double angle = 2 * pi * i / kPoints;
        const double height = (1 - std::cos(angle)) / 2;
        const double rim = std::pow(height, 3);
        double x = form.width / 2 * std::sin(angle) * std::pow(std::max(height, 0.02), form.baseWeight);
        double y = height * form.length;
        const double away = std::min(std::abs(angle - pi), 1.6);
        y -= form.notch * form.length * std::exp(-away * away / 0.06);
        y += form.point * form.length * std::exp(-away * away / 0.05);
        const double wave = std::sin(waves * angle + phase) + 0.6 * std::sin(2.3 * waves * angle + second);
        y += form.ruffle * form.length * rim * wave * 0.5;
        x += form.ruffle * form.width * rim * std::sin(1.7 * waves * angle + second) * 0.5;
        points.append({x + lean * height * height, -y});
    }
    return smoothLine(points, true);
}

BotanicalBrush BotanicalBrush::placed(const QTransform &in) const
{
    BotanicalBrush brush(m_painter, m_dice, m_paper, m_weight);
    brush.m_place = in * m_place;
    return brush;
}

BotanicalBrush BotanicalBrush::at(QPointF where, double degrees, double scale) const
{
    return placed(QTransform().translate(where.x(), where.y()).rotate(degrees).scale(scale, scale));
}

BotanicalBrush BotanicalBrush::weighted(double share) const
{
    BotanicalBrush brush = *this;
    brush.m_weight *= share;
    return brush;
}

void BotanicalBrush::shape(const QPolygonF &outline, const BotanicalTones &tones, QPointF from, QPointF to) const
{
    wash(outline, tones, from, to);
    this->outline(outline, tones.ink);
}

void BotanicalBrush::wash(const QPolygonF &outline, const BotanicalTones &tones, QPointF from, QPointF to) const
{
    const QPolygonF shape = thinned(m_place.map(outline));
    constexpr double kFine = 34; ///< In widths of a line: what is smaller takes one layer.
    const QRectF box = shape.boundingRect();
    const double size = std::max(box.width(), box.height());
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_paper);
    m_painter.drawPolygon(shape);
    const double loose = std::min(m_weight * 1.3, size * 0.02);
    const QPointF slip(m_dice.around(0, loose), m_dice.around(0, loose));
    QLinearGradient gradient(m_place.map(from), m_place.map(to));
    gradient.setColorAt(0, withStrength(tones.deep, 0.88));
    gradient.setColorAt(0.45, withStrength(tones.body, 0.8));
    gradient.setColorAt(1, withStrength(tones.light, 0.62));
    m_painter.setBrush(gradient);
    m_painter.drawPolygon(shape.translated(slip));
    if (size < kFine * m_weight)
        return;
    // Two pools where the water stood longer.
    for (int pool = 0; pool < 2; ++pool) {
        const QPointF middle = box.center();
        const double scale = m_dice.between(0.5, 0.8);
        const QPointF drift(m_dice.around(0, box.width() * 0.1), m_dice.around(0, box.height() * 0.1));
        m_painter.setBrush(withStrength(pool ? tones.deep : tones.body, 0.11));
        m_painter.drawPolygon(QTransform()
                                  .translate(middle.x() + drift.x(), middle.y() + drift.y())
                                  .scale(scale, scale)
                                  .translate(-middle.x(), -middle.y())
                                  .map(shape));
    }
    // Colour dries darker along its edge.
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(withStrength(tones.deep, 0.2), m_weight * 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.drawPolygon(shape.translated(slip));
}

void BotanicalBrush::glaze(const QPolygonF &outline, const QColor &colour, double strength) const
{
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(withStrength(colour, strength));
    m_painter.drawPolygon(m_place.map(outline));
}

void BotanicalBrush::outline(const QPolygonF &closed, const QColor &colour, double weight) const
{
    // Lifts the pen for a moment, at a random place.
    const qsizetype count = closed.size();
    const qsizetype start = m_dice.pick(count);
    const auto drawn = qsizetype(double(count) * m_dice.between(0.93, 1.0));
    QPolygonF points;
    points.reserve(drawn);
    for (qsizetype i = 0; i < drawn; ++i)
        points.append(closed.at((start + i) % count));
    stroke(m_place.map(points), colour, weight);
}

void BotanicalBrush::line(const QPolygonF &points, const QColor &colour, double weight) const
{
    stroke(m_place.map(points), colour, weight);
}

void BotanicalBrush::dot(QPointF middle, double radius, const QColor &colour) const
{
    const double scale = std::sqrt(std::abs(m_place.determinant()));
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    m_painter.drawEllipse(m_place.map(middle), radius * scale, radius * scale);
}

/// A line as a thin shape, because pens have one width only.
void BotanicalBrush::stroke(const QPolygonF &curve, const QColor &colour, double weight) const
{
    const QPolygonF points = thinned(curve);
    const qsizetype count = points.size();
    if (count < 2)
        return;
    const double phase = m_dice.between(0, 2 * pi);
    const double waves = m_dice.between(1, 2.4);
    QPolygonF left;
    QPolygonF right;
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF along = points.at(std::min(i + 1, count - 1)) - points.at(std::max<qsizetype>(i - 1, 0));
        const double length = std::hypot(along.x(), along.y());
        if (length <= 0)
            continue;
        const double share = double(i) / double(count - 1);
        const double swell =
            0.30 + 0.55 * std::pow(std::sin(pi * share), 0.6) + 0.25 * std::sin(waves * pi * share * 2 + phase);
        const QPointF normal =
            QPointF(-along.y(), along.x()) / length * (m_weight * weight * std::max(swell, 0.22) / 2);
        left.append(points.at(i) + normal);
        right.prepend(points.at(i) - normal);
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(withStrength(colour, 0.86));
    m_painter.drawPolygon(left + right, Qt::WindingFill);
}

} // namespace stemdesk
