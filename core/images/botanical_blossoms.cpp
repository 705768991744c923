#include "core/images/botanical_species.h"

#include <cmath>
#include <numbers>

namespace stemdesk {

namespace {

using std::numbers::pi;

/// Petals side by side around the middle, each over the next.
struct Ring {
    double radius = 1;
    int count = 5;
    double width = 1; ///< A petal's length, in radii.
    double foot = 0; ///< The distance from the middle to the foot of a petal, in radii.
    PetalForm form{};
    QPointF middle{};
    double fold = 0.5; ///< Chance of a rolled rim.
};

/// The part of a petal's outline around its tip, drawn again a little lower: its rim is rolled outward.
void paintRim(const BotanicalBrush &brush, const QPolygonF &petal, const QColor &ink, double share)
{
    const qsizetype count = petal.size();
    const auto from = qsizetype(double(count) * brush.dice().around(0.36, 0.03));
    const auto to = qsizetype(double(count) * brush.dice().around(0.64, 0.04));
    QPolygonF rim;
    for (qsizetype i = from; i <= to; ++i)
        rim.append(QPointF(petal.at(i).x() * 0.94, petal.at(i).y() * share));
    brush.line(rim, ink, 0.55);
}

/// Fine lines from the foot of a petal toward its rim.
void paintVeins(const BotanicalBrush &brush, const PetalForm &form, const QColor &ink, int count, double reach = 0.55)
{
    for (int i = 0; i < count; ++i) {
        const double side = count > 1 ? double(i) / (count - 1) - 0.5 : 0;
        const double end = form.length * reach * brush.dice().around(1, 0.2);
        const double spread = side * form.width * 0.62;
        brush.line(
            smoothLine({{spread * 0.25, -form.length * 0.12}, {spread * 0.6, -end * 0.55}, {spread, -end}}, false), ink,
            0.38);
    }
}

void paintRing(const BotanicalBrush &brush, const Ring &ring, const BotanicalTones &tones, double turn, int veins)
{
    for (int i = 0; i < ring.count; ++i) {
        PetalForm form = ring.form;
        form.length = ring.radius * brush.dice().around(1, 0.05);
        form.width = ring.width * ring.radius * brush.dice().around(1, 0.08);
        const double degrees = turn + 360.0 * i / ring.count + brush.dice().around(0, 14.0 / ring.count);
        const BotanicalBrush petal = brush.at(ring.middle, degrees).at({0, -ring.foot * ring.radius});
        const QPolygonF outline = petalOutline(form, brush.dice());
        BotanicalTones own = tones;
        own.body = mixedColour(tones.body, brush.dice().between(0, 1) < 0.5 ? tones.light : tones.deep,
                               brush.dice().between(0, 0.25));
        petal.shape(outline, own, {0, -form.length * 0.05}, {0, -form.length * 0.98});
        paintVeins(petal, form, tones.ink, veins);
        if (brush.dice().between(0, 1) < ring.fold)
            paintRim(petal, outline, tones.ink, brush.dice().between(0.86, 0.92));
    }
}

/// A line that winds inward, as the middle of a rose does.
void paintWinding(const BotanicalBrush &brush, double radius, double turns, const QColor &ink)
{
    QPolygonF points;
    const int steps = int(turns * 10);
    const double start = brush.dice().between(0, 2 * pi);
    for (int i = 0; i <= steps; ++i) {
        const double share = double(i) / steps;
        const double r = radius * (1 - share * 0.92) * brush.dice().around(1, 0.05);
        const double angle = start + turns * 2 * pi * share;
        points.append({r * std::cos(angle), r * std::sin(angle) * 0.86});
    }
    brush.line(smoothLine(points, false), ink, 0.75);
}

QPolygonF roundOutline(BotanicalDice &dice, double radius, double unevenness, int points = 11)
{
    QPolygonF outline;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * pi * i / points;
        const double r = radius * dice.around(1, unevenness);
        outline.append({r * std::cos(angle), r * std::sin(angle)});
    }
    return smoothLine(outline, true);
}

/// Distances from a blossom's middle.
struct RingWidth {
    double inner;
    double outer;
};

void paintStipple(const BotanicalBrush &brush, RingWidth ring, int count, const QColor &colour, double size)
{
    for (int i = 0; i < count; ++i) {
        const double angle = brush.dice().between(0, 2 * pi);
        const double r = brush.dice().between(ring.inner, ring.outer);
        brush.dot({r * std::cos(angle), r * std::sin(angle)}, size * brush.dice().around(1, 0.35), colour);
    }
}

void paintStamens(const BotanicalBrush &brush, RingWidth ring, int count, const QColor &ink, const QColor &head)
{
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * pi * i / count + brush.dice().around(0, 0.12);
        const double r = ring.outer * brush.dice().around(0.88, 0.14);
        const QPointF end(r * std::cos(angle), r * std::sin(angle));
        const QPointF bend(end.x() * 0.6 - end.y() * 0.06, end.y() * 0.6 + end.x() * 0.06);
        brush.line(smoothLine({end * (ring.inner / r), bend, end}, false), ink, 0.4);
        brush.dot(end, 0.028 * brush.dice().around(1, 0.3), head);
    }
}

void paintGardenRose(const BotanicalBrush &brush, const BotanicalTones &tones)
{
    const double turn = brush.dice().between(0, 360);
    const PetalForm form{.baseWeight = 0.42, .notch = 0.035, .ruffle = 0.035};
    paintRing(brush, {.radius = 1.0, .count = 5, .width = 1.28, .form = form, .fold = 0.8}, tones, turn, 3);
    paintRing(brush, {.radius = 0.82, .count = 5, .width = 1.22, .form = form, .fold = 0.7}, tones, turn + 37, 2);
    paintRing(brush, {.radius = 0.63, .count = 5, .width = 1.2, .form = form, .fold = 0.6}, tones, turn + 70, 0);
    paintRing(brush, {.radius = 0.47, .count = 4, .width = 1.25, .form = form, .fold = 0.4}, tones, turn + 15, 0);
    paintRing(brush, {.radius = 0.33, .count = 3, .width = 1.4, .form = form, .fold = 0}, tones, turn + 50, 0);
    const QPolygonF heart = roundOutline(brush.dice(), 0.19, 0.08);
    brush.shape(heart, tones, {0, 0.1}, {0, -0.2});
    paintWinding(brush, 0.15, 1.7, tones.ink);
}

void paintPeony(const BotanicalBrush &brush, const BotanicalTones &tones)
{
    const double turn = brush.dice().between(0, 360);
    const PetalForm outer{.baseWeight = 0.5, .notch = 0.07, .ruffle = 0.06};
    paintRing(brush, {.radius = 1.0, .count = 6, .width = 1.05, .form = outer, .fold = 0.2}, tones, turn, 4);
    paintRing(brush, {.radius = 0.86, .count = 6, .width = 1.0, .form = outer, .fold = 0.3}, tones, turn + 30, 3);
    const PetalForm inner{.baseWeight = 0.6, .notch = 0.12, .ruffle = 0.1};
    for (const double radius : {0.7, 0.58, 0.46, 0.35})
        paintRing(brush, {.radius = radius, .count = radius > 0.5 ? 7 : 5, .width = 0.82, .form = inner, .fold = 0},
                  tones, brush.dice().between(0, 360), radius > 0.5 ? 2 : 1);
    paintRing(brush, {.radius = 0.24, .count = 3, .width = 1.1, .form = inner, .fold = 0}, tones, turn, 1);
}

void paintRanunculus(const BotanicalBrush &brush, const BotanicalTones &tones)
{
    const PetalForm form{.baseWeight = 0.22, .ruffle = 0.018};
    double turn = brush.dice().between(0, 360);
    for (const double radius : {1.0, 0.87, 0.75, 0.64, 0.54, 0.44, 0.35}) {
        paintRing(brush, {.radius = radius, .count = 6, .width = 1.12, .form = form, .fold = 0}, tones, turn, 0);
        turn += 29;
    }
    const BotanicalTones green = tonesOf({0xb4, 0xbd, 0x78});
    brush.shape(roundOutline(brush.dice(), 0.22, 0.05), green, {0, 0.12}, {0, -0.2});
    paintWinding(brush, 0.17, 1.6, green.ink);
}

void paintAnemone(const BotanicalBrush &brush, const BotanicalTones &tones)
{
    const double turn = brush.dice().between(0, 360);
    const PetalForm form{.baseWeight = 0.5, .notch = 0.02, .ruffle = 0.03};
    paintRing(brush, {.radius = 1.0, .count = 5, .width = 0.95, .form = form, .fold = 0.2}, tones, turn, 5);
    paintRing(brush, {.radius = 0.9, .count = 5, .width = 0.95, .form = form, .fold = 0.2}, tones, turn + 36, 5);
    const QColor night(0x2b, 0x2c, 0x3d);
    brush.glaze(roundOutline(brush.dice(), 0.42, 0.08), tones.light, 0.35);
    paintStamens(brush, {0.2, 0.44}, 26, night, night);
    paintStipple(brush, {0.22, 0.36}, 30, night, 0.018);
    brush.glaze(roundOutline(brush.dice(), 0.19, 0.05), night, 0.92);
    brush.glaze(roundOutline(brush.dice(), 0.09, 0.1).translated(-0.05, -0.06), Qt::white, 0.16);
}

void paintCosmos(const BotanicalBrush &brush, const BotanicalTones &tones)
{
    const double turn = brush.dice().between(0, 360);
    const PetalForm form{.baseWeight = 0.75, .notch = 0.08, .ruffle = 0.05};
    paintRing(brush, {.radius = 1.0, .count = 8, .width = 0.74, .form = form, .fold = 0}, tones, turn, 4);
    const BotanicalTones gold = tonesOf({0xd9, 0xa4, 0x3a});
    brush.shape(roundOutline(brush.dice(), 0.19, 0.07), gold, {0, 0.15}, {0, -0.15});
    paintStipple(brush, {0, 0.2}, 34, gold.ink, 0.016);
    paintStipple(brush, {0.05, 0.22}, 16, {0xf3, 0xd9, 0x8a}, 0.02);
}

} // namespace

bool isBlossom(BotanicalSpecies species)
{
    return species <= BotanicalSpecies::Cosmos;
}

void paintBlossom(const BotanicalBrush &brush, BotanicalSpecies species, const QColor &colour)
{
    // Flowers are not all seen from the front.
    const BotanicalBrush seen = brush.placed(QTransform()
                                                 .rotate(brush.dice().around(0, 40))
                                                 .scale(1, brush.dice().between(0.84, 0.97))
                                                 .rotate(brush.dice().between(0, 360)));
    const BotanicalTones tones = tonesOf(colour);
    switch (species) {
    case BotanicalSpecies::Peony: return paintPeony(seen, tones);
    case BotanicalSpecies::Ranunculus: return paintRanunculus(seen, tones);
    case BotanicalSpecies::Anemone: return paintAnemone(seen, tones);
    case BotanicalSpecies::Cosmos: return paintCosmos(seen, tones);
    default: return paintGardenRose(seen, tones);
    }
}

} // namespace stemdesk
