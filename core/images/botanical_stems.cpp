#include "core/images/botanical_species.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace stemdesk {

namespace {

using std::numbers::pi;

/// A stem as a curve from (0, 0) to about (0, -1).
class StemLine {
public:
    StemLine(BotanicalDice &dice, double bend) : m_bend(dice.around(0, bend)), m_sway(dice.around(0, bend * 0.5)) {}

    QPointF at(double share) const { return {m_bend * share * share + m_sway * std::sin(pi * share), -share}; }
    double degrees(double share) const
    {
        const QPointF along = at(share + 0.01) - at(share - 0.01);
        return std::atan2(along.x(), -along.y()) * 180 / pi;
    }
    QPolygonF points(double from = 0, double to = 1) const
    {
        QPolygonF line;
        for (int i = 0; i <= 16; ++i)
            line.append(at(from + (to - from) * i / 16));
        return line;
    }

private:
    double m_bend;
    double m_sway;
};

/// The stem itself: green between two lines.
void paintStemLine(const BotanicalBrush &brush, const StemLine &stem, const BotanicalTones &tones, double width,
                   double to = 1)
{
    QPolygonF left;
    QPolygonF right;
    const QPolygonF middle = stem.points(0, to);
    for (qsizetype i = 0; i < middle.size(); ++i) {
        const double half = width / 2 * (1 - 0.55 * double(i) / double(middle.size() - 1));
        left.append(middle.at(i) - QPointF(half, 0));
        right.prepend(middle.at(i) + QPointF(half, 0));
    }
    brush.wash(left + right, tones, {0, 0}, {0, -1});
    brush.line(left, tones.ink, 0.6);
    std::ranges::reverse(right);
    brush.line(right, tones.ink, 0.85);
}

/// Leaves on both sides, from the foot upward.
struct Leaves {
    int pairs = 6;
    double from = 0.18;
    double to = 0.95;
    double length = 0.3;
    double shrink = 0.4; ///< How much smaller the last ones are.
    double width = 0.4;
    double angle = 55;
    bool isAlternate = false;
};

void paintLeaves(const BotanicalBrush &brush, const StemLine &stem, const BotanicalTones &tones, const Leaves &leaves)
{
    for (int pair = 0; pair < leaves.pairs; ++pair) {
        const double share = leaves.pairs > 1 ? double(pair) / (leaves.pairs - 1) : 0;
        for (const int side : {-1, 1}) {
            double place = leaves.from + (leaves.to - leaves.from) * share;
            if (leaves.isAlternate && side > 0)
                place += (leaves.to - leaves.from) / leaves.pairs / 2;
            place = std::min(place, 1.0);
            const double size = leaves.length * (1 - leaves.shrink * share) * brush.dice().around(1, 0.12);
            const double angle = leaves.angle * (1 - 0.3 * share) * brush.dice().around(1, 0.16);
            paintLeaf(brush.at(stem.at(place), stem.degrees(place) + side * angle, size), tones,
                      leaves.width * brush.dice().around(1, 0.1), -side * 0.12);
        }
    }
}

/// A round leaf of silver-dollar eucalyptus on its short stalk.
void paintCoin(const BotanicalBrush &brush, const BotanicalTones &tones)
{
    const double width = brush.dice().between(0.72, 1.02);
    const QPolygonF coin =
        petalOutline({.length = 1, .width = width, .baseWeight = 0.12, .point = 0.05, .ruffle = 0.015}, brush.dice());
    const bool isDark = brush.dice().between(0, 1) < 0.4;
    brush.shape(coin, tones, isDark ? QPointF(0, -0.9) : QPointF(-width / 2, -0.2),
                isDark ? QPointF(0, 0) : QPointF(width / 2, -0.8));
    brush.line(smoothLine({{0, 0}, {0.01, -0.35}, {-0.01, -0.72}}, false), tones.ink, 0.5);
    for (const int side : {-1, 1})
        brush.line(smoothLine({{0, -0.25}, {side * width * 0.18, -0.42}, {side * width * 0.3, -0.56}}, false),
                   tones.ink, 0.3);
}

void paintEucalyptus(const BotanicalBrush &brush, const QColor &leaf)
{
    const BotanicalTones tones = tonesOf(leaf);
    const StemLine stem(brush.dice(), 0.22);
    paintStemLine(brush, stem, tonesOf(mixedColour(leaf, {0x8a, 0x62, 0x4c}, 0.55)), 0.014);
    constexpr int kPairs = 8;
    for (int pair = 0; pair < kPairs; ++pair) {
        const double share = double(pair) / (kPairs - 1);
        const double place = 0.14 + 0.82 * share;
        const double size = (0.215 - 0.13 * share) * brush.dice().around(1, 0.1);
        for (const int side : {-1, 1})
            paintCoin(
                brush.at(stem.at(place), stem.degrees(place) + side * brush.dice().around(64 - 22 * share, 12), size),
                tones);
    }
    paintCoin(brush.at(stem.at(0.97), stem.degrees(0.97), 0.07), tones);
}

void paintFern(const BotanicalBrush &brush, const QColor &leaf)
{
    const BotanicalTones tones = tonesOf(leaf);
    const StemLine stem(brush.dice(), 0.28);
    constexpr int kPairs = 17;
    for (int pair = 0; pair < kPairs; ++pair) {
        const double share = double(pair) / (kPairs - 1);
        const double place = 0.1 + 0.88 * share;
        const double size = 0.27 * std::sin(pi * (0.2 + 0.78 * share)) * brush.dice().around(1, 0.06) + 0.015;
        for (const int side : {-1, 1})
            paintLeaf(brush.at(stem.at(place), stem.degrees(place) + side * (68 - 26 * share), size).weighted(0.75),
                      tones, 0.24, -side * 0.16);
    }
    brush.line(stem.points(), tones.ink, 1.2);
}

/// The open floret on a bud of larkspur.
void paintFloret(const BotanicalBrush &bud, const BotanicalTones &tones)
{
    bud.at({0, -0.75}, bud.dice().around(0, 30), 0.75)
        .shape(petalOutline({.length = 1, .width = 1, .baseWeight = 0.4, .notch = 0.12, .ruffle = 0.08}, bud.dice()),
               tones, {0, -0.05}, {0, -1});
    bud.dot({0, -0.85}, 0.1, mixedColour(tones.light, Qt::white, 0.7));
}

void paintSpike(const BotanicalBrush &brush, const QColor &colour, const QColor &leaf, bool isLavender)
{
    const BotanicalTones tones = tonesOf(colour);
    const BotanicalTones green = tonesOf(leaf);
    const StemLine stem(brush.dice(), 0.14);
    paintStemLine(brush, stem, green, 0.011);
    paintLeaves(brush, stem, green, {.pairs = 3, .from = 0.05, .to = 0.34, .length = 0.26, .width = 0.16, .angle = 24});
    const double from = isLavender ? 0.62 : 0.36;
    const int whorls = isLavender ? 8 : 11;
    const PetalForm form{.length = 1,
                         .width = isLavender ? 0.62 : 0.85,
                         .baseWeight = 0.45,
                         .notch = isLavender ? 0.0 : 0.1,
                         .ruffle = 0.05};
    for (int whorl = 0; whorl < whorls; ++whorl) {
        const double share = double(whorl) / (whorls - 1);
        const double place = from + (0.99 - from) * share;
        const double size = (isLavender ? 0.058 : 0.088) * (1 - 0.62 * share);
        for (const double side : {-1.0, 1.0, -0.45, 0.45, 0.0}) {
            const BotanicalBrush bud =
                brush.at(stem.at(place), stem.degrees(place) + side * brush.dice().around(62, 10), size * 1.25)
                    .weighted(0.7);
            bud.shape(petalOutline(form, brush.dice()), tones, {0, -0.05}, {0, -1});
            if (!isLavender && side != 0.0 && share < 0.75)
                paintFloret(bud, tones);
        }
    }
}

void paintTulip(const BotanicalBrush &brush, const QColor &colour, const QColor &leaf)
{
    const BotanicalTones tones = tonesOf(colour);
    const BotanicalTones green = tonesOf(leaf);
    const StemLine stem(brush.dice(), 0.16);
    for (const int side : {-1, 1})
        paintLeaf(brush.at(stem.at(0.02), side * brush.dice().around(17, 6), brush.dice().between(0.5, 0.68)), green,
                  0.2, side * 0.2);
    paintStemLine(brush, stem, green, 0.022, 0.78);
    const BotanicalBrush head = brush.at(stem.at(0.76), stem.degrees(0.76), 0.27);
    const PetalForm back{.length = 0.95, .width = 0.5, .baseWeight = 0.25, .point = 0.07};
    const PetalForm side{.length = 0.98, .width = 0.56, .baseWeight = 0.22, .point = 0.08};
    const PetalForm front{.length = 0.9, .width = 0.62, .baseWeight = 0.2, .point = 0.07};
    for (const int where : {-1, 1})
        head.at({where * 0.1, 0}, where * 9).shape(petalOutline(back, brush.dice()), tones, {0, 0}, {0, -1});
    for (const int where : {-1, 1}) {
        const BotanicalBrush petal = head.at({where * 0.17, 0.01}, where * 6);
        petal.shape(petalOutline(side, brush.dice()), tones, {0, -0.05}, {0, -1});
        paintLeaf(petal.at({0, 0}, 0, 0), tones, 0, 0);
    }
    head.shape(petalOutline(front, brush.dice()), tones, {0, -0.05}, {0, -0.95});
    for (const double x : {-0.1, 0.0, 0.1})
        head.line(smoothLine({{x * 0.5, -0.1}, {x, -0.35}, {x * 0.9, brush.dice().around(-0.62, 0.08)}}, false),
                  tones.ink, 0.4);
}

void paintOlive(const BotanicalBrush &brush, const QColor &leaf)
{
    const BotanicalTones tones = tonesOf(leaf);
    const StemLine stem(brush.dice(), 0.26);
    paintStemLine(brush, stem, tones, 0.012);
    paintLeaves(brush, stem, tones,
                {.pairs = 8,
                 .from = 0.12,
                 .to = 0.96,
                 .length = 0.27,
                 .shrink = 0.45,
                 .width = 0.24,
                 .angle = 50,
                 .isAlternate = true});
    paintLeaf(brush.at(stem.at(0.98), stem.degrees(0.98), 0.16), tones, 0.24);
}

void paintRuscus(const BotanicalBrush &brush, const QColor &leaf)
{
    const BotanicalTones tones = tonesOf(leaf);
    const StemLine stem(brush.dice(), 0.24);
    paintStemLine(brush, stem, tones, 0.014);
    paintLeaves(brush, stem, tones,
                {.pairs = 6,
                 .from = 0.16,
                 .to = 0.95,
                 .length = 0.3,
                 .shrink = 0.4,
                 .width = 0.46,
                 .angle = 52,
                 .isAlternate = true});
    paintLeaf(brush.at(stem.at(0.97), stem.degrees(0.97), 0.2), tones, 0.42);
}

/// Thin stalks that fork, with something at each end.
void paintForked(const BotanicalBrush &brush, const QColor &ink, int depth, double length,
                 const std::function<void(const BotanicalBrush &)> &end)
{
    const QPointF tip(brush.dice().around(0, 0.08) * length, -length);
    brush.line(smoothLine({{0, 0}, {brush.dice().around(0, 0.05), -length * 0.55}, tip}, false), ink,
               0.35 + 0.18 * depth);
    if (depth == 0) {
        end(brush.at(tip));
        return;
    }
    const int forks = depth > 1 ? 3 : brush.dice().pick(2) + 2;
    for (int fork = 0; fork < forks; ++fork) {
        const double degrees = forks > 1 ? (double(fork) / (forks - 1) - 0.5) * 76 : 0;
        paintForked(brush.at(tip, degrees + brush.dice().around(0, 9)), ink, depth - 1,
                    length * brush.dice().between(0.52, 0.74), end);
    }
}

void paintGypsophila(const BotanicalBrush &brush, const QColor &colour, const QColor &leaf)
{
    const BotanicalTones tones = tonesOf(colour);
    const BotanicalTones green = tonesOf(leaf);
    paintForked(brush, green.ink, 3, 0.42, [&](const BotanicalBrush &tip) {
        for (int i = 0; i < 5; ++i) {
            const QPolygonF petal = petalOutline({.length = 0.024, .width = 0.022, .baseWeight = 0.4}, brush.dice());
            tip.at({0, 0}, i * 72 + brush.dice().around(0, 12)).weighted(0.55).shape(petal, tones, {0, 0}, {0, -0.024});
        }
        tip.dot({0, 0}, 0.006, green.deep);
    });
}

void paintBerries(const BotanicalBrush &brush, const QColor &colour, const QColor &leaf)
{
    const BotanicalTones tones = tonesOf(colour);
    const BotanicalTones green = tonesOf(leaf);
    const StemLine stem(brush.dice(), 0.12);
    paintStemLine(brush, stem, green, 0.014, 0.46);
    paintLeaves(brush, stem, green,
                {.pairs = 2, .from = 0.16, .to = 0.36, .length = 0.28, .shrink = 0.2, .width = 0.4, .angle = 50});
    paintForked(brush.at(stem.at(0.45)), green.ink, 2, 0.24, [&](const BotanicalBrush &tip) {
        const BotanicalBrush berry = tip.weighted(0.8).at({0, 0}, brush.dice().around(0, 20), 0.07);
        for (const double side : {-42.0, 0.0, 42.0})
            paintLeaf(berry.at({0, 0.15}, side, 0.75), green, 0.4);
        berry.shape(petalOutline({.length = 1.1, .width = 0.86, .baseWeight = 0.1, .point = 0.05}, brush.dice()), tones,
                    {0.3, -0.1}, {-0.2, -0.9});
        berry.dot({-0.14, -0.72}, 0.1, mixedColour(tones.light, Qt::white, 0.75));
    });
}

void paintGrass(const BotanicalBrush &brush, const QColor &colour)
{
    const BotanicalTones tones = tonesOf(colour);
    const StemLine stem(brush.dice(), 0.3);
    brush.line(stem.points(), tones.ink, 0.9);
    constexpr int kHairs = 46;
    for (int hair = 0; hair < kHairs; ++hair) {
        const double place = 0.7 + 0.3 * hair / kHairs;
        const double side = hair % 2 ? 1 : -1;
        const BotanicalBrush grain =
            brush.at(stem.at(place), stem.degrees(place) + side * brush.dice().between(8, 38), 0.075);
        if (hair % 2)
            grain.weighted(0.5).shape(
                petalOutline({.length = 0.8, .width = 0.32, .baseWeight = 0.3, .point = 0.1}, brush.dice()), tones,
                {0, 0}, {0, -0.8});
        grain.line(smoothLine({{0, -0.4}, {0.06 * side, -0.9}, {0.16 * side, -1.4}}, false), tones.ink, 0.3);
    }
}

/// A flower on its stem, seen from the side of a meadow.
void paintStanding(const BotanicalBrush &brush, BotanicalSpecies species, const QColor &colour, const QColor &leaf)
{
    const BotanicalTones green = tonesOf(leaf);
    const StemLine stem(brush.dice(), 0.16);
    paintStemLine(brush, stem, green, 0.016, 0.88);
    paintLeaves(brush, stem, green,
                {.pairs = 2,
                 .from = 0.24,
                 .to = 0.5,
                 .length = 0.3,
                 .shrink = 0.3,
                 .width = 0.36,
                 .angle = 46,
                 .isAlternate = true});
    paintBlossom(brush.at(stem.at(0.84), stem.degrees(0.84), 0.19), species, colour);
}

} // namespace

void paintLeaf(const BotanicalBrush &brush, const BotanicalTones &tones, double width, double bend)
{
    if (width <= 0)
        return;
    constexpr int kPoints = 9;
    QPolygonF left;
    QPolygonF right;
    QPolygonF middle;
    for (int i = 0; i <= kPoints; ++i) {
        const double share = double(i) / kPoints;
        const QPointF on(bend * share * share, -share);
        const double half =
            width / 2 * std::pow(std::sin(pi * std::pow(share, 0.82)), 0.9) * brush.dice().around(1, 0.05);
        middle.append(on);
        left.append(on - QPointF(half, 0));
        right.prepend(on + QPointF(half, 0));
    }
    const QPolygonF spine = smoothLine(middle, false);
    const QPolygonF one = smoothLine(left, false);
    QPolygonF other = smoothLine(right, false);
    brush.wash(one + other, tones, {0, 0}, {bend, -1.05});
    // The half away from the light.
    QPolygonF shade = spine;
    for (const QPointF &point : std::as_const(other))
        shade.append(point);
    brush.glaze(shade, tones.deep, 0.26);
    brush.line(one, tones.ink, 0.85);
    brush.line(other, tones.ink, 0.85);
    brush.line(spine, tones.ink, 0.6);
    if (width < 0.3)
        return;
    for (const double share : {0.28, 0.45, 0.62}) {
        for (const int side : {-1, 1}) {
            const QPointF from(bend * share * share, -share);
            const QPointF to = from + QPointF(side * width * 0.33, -0.16);
            brush.line(smoothLine({from, (from + to) / 2 + QPointF(0, 0.02), to}, false), tones.ink, 0.3);
        }
    }
}

void paintStem(const BotanicalBrush &brush, BotanicalSpecies species, const QColor &colour, const QColor &leaf)
{
    switch (species) {
    case BotanicalSpecies::Tulip: return paintTulip(brush, colour, leaf);
    case BotanicalSpecies::Lavender: return paintSpike(brush, colour, leaf, true);
    case BotanicalSpecies::Delphinium: return paintSpike(brush, colour, leaf, false);
    case BotanicalSpecies::Gypsophila: return paintGypsophila(brush, colour, leaf);
    case BotanicalSpecies::Berries: return paintBerries(brush, colour, leaf);
    case BotanicalSpecies::Eucalyptus: return paintEucalyptus(brush, leaf);
    case BotanicalSpecies::Olive: return paintOlive(brush, leaf);
    case BotanicalSpecies::Ruscus: return paintRuscus(brush, leaf);
    case BotanicalSpecies::Fern: return paintFern(brush, leaf);
    case BotanicalSpecies::Grass: return paintGrass(brush, colour);
    default: return paintStanding(brush, species, colour, leaf);
    }
}

} // namespace stemdesk
