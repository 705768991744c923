#include "core/images/botanicals.h"

#include "core/images/botanical_species.h"

#include <QPainter>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace stemdesk {

namespace {

using std::numbers::pi;

constexpr double kGoldenAngle = 137.508;
constexpr double kGoldenShare = 0.618034;

bool isGreen(const QColor &colour)
{
    constexpr int kFirstGreen = 68;
    constexpr int kLastGreen = 175;
    return colour.hslHue() >= kFirstGreen && colour.hslHue() <= kLastGreen && colour.hslSaturation() > 18
        && colour.lightness() < 225;
}

/// The place and density of flowers around a point.
struct Cluster {
    QPointF middle;
    double radius = 1;
    double wide = 1; ///< Ratio of width to height.
    double turn = 0; ///< Rotation of the longer side in degrees.
    double facing = 0; ///< The direction of the greenery in degrees; 0 is up.
    double spread = 180; ///< Degrees to either side of `facing`.
    int greenery = 14;
    int fillers = 7;
    int blossoms = 11;
    double reach = 1.75; ///< Length of the greenery, in radii.
};

class Plate {
public:
    Plate(const BotanicalPlate &plate, QPainter &painter, QSizeF size);

    void paint();

private:
    void paintPosy();
    void paintCorner();
    void paintGarland();
    void paintWreath();
    void paintMeadow();
    void paintSprig();
    /// All greenery lies below all flowers.
    void paintClusters(const QList<Cluster> &clusters);
    template <class Paint>
    void radiate(const Cluster &cluster, int count, const Paint &paint);
    void paintGreenery(const Cluster &cluster);
    void paintFillers(const Cluster &cluster);
    void paintBlossoms(const Cluster &cluster);
    void paintCollar(QPointF where, double size);
    void paintTie(QPointF knot, double radius);

    const QColor &flower()
    {
        return m_flowers.at(std::min(m_dice.pick(m_flowers.size()), m_dice.pick(m_flowers.size())));
    }
    void sortSpecies();
    QColor leaf();
    QColor fillerColour(BotanicalSpecies species);
    BotanicalSpecies oneOf(const QList<BotanicalSpecies> &species) { return species.at(m_dice.pick(species.size())); }

    const BotanicalPlate &m_plate;
    QSizeF m_size;
    double m_side; ///< The side of a square of similar size.
    BotanicalDice m_dice;
    BotanicalBrush m_brush;
    QList<QColor> m_flowers;
    QList<QColor> m_leaves;
    QList<BotanicalSpecies> m_focal;
    QList<BotanicalSpecies> m_fillers;
    QList<BotanicalSpecies> m_greenery;
};

Plate::Plate(const BotanicalPlate &plate, QPainter &painter, QSizeF size)
    : m_plate(plate), m_size(size), m_side(std::sqrt(size.width() * size.height())),
      m_dice(plate.seed * 2654435761U + 17), m_brush(painter, m_dice, plate.paper, std::max(m_side / 1350, 0.6))
{
    for (const QColor &colour : plate.palette)
        (isGreen(colour) ? m_leaves : m_flowers).append(colour);
    if (m_flowers.isEmpty())
        m_flowers = {QColor(0xf7, 0xf1, 0xe6), QColor(0xe9, 0xc3, 0xb8), QColor(0xd8, 0x9c, 0x92)};
    // Leaves of a single green would look printed.
    const QList<QColor> greens{{0x8c, 0xa0, 0x86}, {0x9b, 0xb0, 0xa4}, {0x7b, 0x8b, 0x60}, {0x64, 0x7f, 0x66}};
    for (const QColor &green : greens)
        m_leaves.append(m_leaves.isEmpty() ? green : mixedColour(green, m_leaves.constFirst(), 0.3));
    sortSpecies();
}

void Plate::sortSpecies()
{
    for (const BotanicalSpecies species : m_plate.species) {
        if (isBlossom(species))
            m_focal.append(species);
        else if (species >= BotanicalSpecies::Eucalyptus && species <= BotanicalSpecies::Fern)
            m_greenery.append(species);
        else
            m_fillers.append(species);
    }
    using enum BotanicalSpecies;
    if (m_focal.isEmpty())
        m_focal = {GardenRose, Peony, Ranunculus, Anemone};
    if (m_fillers.isEmpty())
        m_fillers = {Lavender, Gypsophila, Berries};
    if (m_greenery.isEmpty())
        m_greenery = {Eucalyptus, Olive, Ruscus, Fern, Eucalyptus};
}

QColor Plate::leaf()
{
    const QColor &green = m_leaves.at(m_dice.pick(m_leaves.size()));
    return green.darker(int(m_dice.between(92, 112)));
}

QColor Plate::fillerColour(BotanicalSpecies species)
{
    if (species == BotanicalSpecies::Grass)
        return {0xd8, 0xc6, 0x9e};
    if (species == BotanicalSpecies::Gypsophila)
        return mixedColour(m_flowers.constFirst(), Qt::white, 0.7);
    return m_flowers.at(m_dice.pick(m_flowers.size()));
}

/// Paints stems from the cluster's middle outward, in an order without a visible pattern.
template <class Paint>
void Plate::radiate(const Cluster &cluster, int count, const Paint &paint)
{
    constexpr int kStride = 5;
    const QTransform lie = QTransform().rotate(cluster.turn).scale(cluster.wide, 1);
    for (int i = 0; i < count; ++i) {
        const int index = count % kStride ? (i * kStride) % count : i;
        const double share = count > 1 ? double(index) / (count - 1) * 2 - 1 : 0;
        const double degrees = cluster.facing + share * cluster.spread + m_dice.around(0, cluster.spread / count * 0.7);
        const double angle = degrees * pi / 180;
        const QPointF along = lie.map(QPointF(std::sin(angle), -std::cos(angle)));
        const double stretch = 0.5 + 0.5 * std::hypot(along.x(), along.y());
        paint(m_brush.at(cluster.middle + along * cluster.radius * 0.35, degrees,
                         cluster.radius * cluster.reach * stretch * m_dice.between(0.62, 1)));
    }
}

void Plate::paintGreenery(const Cluster &cluster)
{
    radiate(cluster, cluster.greenery, [&](const BotanicalBrush &brush) {
        const BotanicalSpecies species = oneOf(m_greenery);
        paintStem(brush, species, flower(), leaf());
    });
}

void Plate::paintFillers(const Cluster &cluster)
{
    radiate(cluster, cluster.fillers, [&](const BotanicalBrush &brush) {
        const BotanicalSpecies species = oneOf(m_fillers);
        paintStem(brush, species, fillerColour(species), leaf());
    });
}

/// Leaves that close the gaps around a flower.
void Plate::paintCollar(QPointF where, double size)
{
    for (const double turn : {-58.0, 62.0, 178.0})
        paintLeaf(m_brush.at(where, turn + m_dice.around(0, 35), size * m_dice.between(1.25, 1.6)), tonesOf(leaf()),
                  0.42, m_dice.around(0, 0.15));
}

/// Places heads from the rim inward like the seeds of a sunflower, so that the largest is in the middle and on top.
void Plate::paintBlossoms(const Cluster &cluster)
{
    struct Head {
        QPointF where;
        double size;
    };
    const QTransform lie = QTransform().rotate(cluster.turn).scale(cluster.wide, 1);
    QList<Head> heads;
    for (int i = 0; i < cluster.blossoms; ++i) {
        const double share = std::sqrt((i + 0.35) / cluster.blossoms);
        const double angle = i * kGoldenAngle * pi / 180 + m_dice.around(0, 0.15);
        heads.append({cluster.middle + lie.map(QPointF(std::cos(angle), std::sin(angle)) * cluster.radius * share),
                      cluster.radius * (0.46 - 0.24 * share) * m_dice.around(1, 0.12)});
    }
    for (const Head &head : std::as_const(heads))
        paintCollar(head.where, head.size);
    for (qsizetype i = heads.size() - 1; i >= 0; --i) {
        const qsizetype colours = i < 3 ? std::min<qsizetype>(2, m_flowers.size()) : m_flowers.size();
        paintBlossom(m_brush.at(heads.at(i).where, 0, heads.at(i).size), m_focal.at(i < 3 ? 0 : i % m_focal.size()),
                     m_flowers.at(i % colours));
    }
}

void Plate::paintClusters(const QList<Cluster> &clusters)
{
    for (const Cluster &cluster : clusters)
        paintGreenery(cluster);
    for (const Cluster &cluster : clusters)
        paintFillers(cluster);
    for (const Cluster &cluster : clusters)
        paintBlossoms(cluster);
}

void Plate::paintTie(QPointF knot, double radius)
{
    // Stems below the hand, then the ribbon.
    for (int i = 0; i < 13; ++i) {
        const double share = i / 6.0 - 1;
        const QPointF foot = knot + QPointF(share * radius * 0.62, radius * m_dice.between(1.0, 1.25));
        const QPointF head = knot + QPointF(-share * radius * 0.5, -radius * 0.9);
        const QPointF neck = knot + QPointF(share * radius * 0.1, 0);
        QPolygonF stem = smoothLine({head, neck, foot}, false);
        const BotanicalTones green = tonesOf(leaf());
        QPolygonF body = stem.translated(-radius * 0.018, 0);
        QPolygonF back = stem.translated(radius * 0.018, 0);
        std::ranges::reverse(back);
        m_brush.wash(body + back, green, head, foot);
        m_brush.line(body, green.ink, 0.8);
        m_brush.line(back, green.ink, 0.8);
    }
    const BotanicalTones tones = tonesOf(mixedColour(m_flowers.constFirst(), m_plate.paper, 0.25));
    const BotanicalBrush bow = m_brush.at(knot, 0, radius * 0.8);
    for (const double side : {-1.0, 1.0}) {
        bow.shape(smoothLine({{0.0, 0.02},
                              {0.13 * side, 0.3},
                              {0.08 * side, 0.66},
                              {0.24 * side, 1.02},
                              {0.2 * side, 1.42},
                              {0.3 * side, 1.46},
                              {0.35 * side, 1.04},
                              {0.19 * side, 0.64},
                              {0.23 * side, 0.28},
                              {0.07 * side, 0.0}},
                             true),
                  tones, {0.1 * side, 0.1}, {0.3 * side, 1.4});
        bow.shape(smoothLine({{0, 0},
                              {0.2 * side, -0.13},
                              {0.44 * side, -0.2},
                              {0.56 * side, -0.1},
                              {0.47 * side, 0.04},
                              {0.22 * side, 0.06}},
                             true),
                  tones, {0, 0}, {0.56 * side, -0.1});
        bow.line(smoothLine({{0.06 * side, 0}, {0.22 * side, -0.05}, {0.4 * side, -0.09}}, false), tones.ink, 0.6);
        bow.line(smoothLine({{0.06 * side, 0.01}, {0.2 * side, 0.0}, {0.32 * side, -0.01}}, false), tones.ink, 0.4);
    }
    bow.shape(smoothLine({{-0.09, -0.07}, {0, -0.085}, {0.09, -0.07}, {0.085, 0.08}, {0, 0.09}, {-0.085, 0.08}}, true),
              tones, {-0.1, 0.06}, {0.1, -0.06});
}

void Plate::paintPosy()
{
    const double radius = std::min(m_size.width(), m_size.height() * 0.82) * 0.27;
    const QPointF middle(m_size.width() / 2, m_size.height() * 0.42);
    paintTie(middle + QPointF(0, radius * 1.35), radius);
    paintClusters({{.middle = middle,
                    .radius = radius,
                    .spread = 118,
                    .greenery = 17,
                    .fillers = 10,
                    .blossoms = 16,
                    .reach = 1.55}});
}

void Plate::paintCorner()
{
    const double radius = m_side * 0.135;
    QList<Cluster> clusters;
    for (const bool isSecond : {true, false}) {
        const double size = radius * (isSecond ? 0.72 : 1);
        const auto seen = [&](double x, double y) {
            const QPointF away(x * size, y * size);
            return isSecond ? QPointF(m_size.width(), m_size.height()) - away : away;
        };
        const double turn = isSecond ? 180 : 0;
        // Two arms along the edges, and the middle over both.
        clusters.append({.middle = seen(3.1, 0.25),
                         .radius = size * 0.5,
                         .wide = 1.9,
                         .facing = 104 + turn,
                         .spread = 46,
                         .greenery = 7,
                         .fillers = 4,
                         .blossoms = 6,
                         .reach = 3});
        clusters.append({.middle = seen(0.25, 3.1),
                         .radius = size * 0.5,
                         .wide = 1.9,
                         .turn = 90,
                         .facing = 166 + turn,
                         .spread = 46,
                         .greenery = 7,
                         .fillers = 4,
                         .blossoms = 6,
                         .reach = 3});
        clusters.append({.middle = seen(0.95, 0.95),
                         .radius = size * 1.12,
                         .facing = 135 + turn,
                         .spread = 84,
                         .greenery = 10,
                         .fillers = 7,
                         .blossoms = 13,
                         .reach = 1.7});
    }
    paintClusters(clusters);
}

void Plate::paintGarland()
{
    const double radius = std::min(m_size.height() * 0.32, m_size.width() * 0.19);
    QList<Cluster> clusters;
    for (const double place : {0.5, 0.34, 0.66, 0.17, 0.83, 0.02, 0.98}) {
        const double side = std::abs(place - 0.5);
        clusters.append({.middle = {place * m_size.width(), radius * (0.1 + 2.2 * side * side)},
                         .radius = radius * (0.42 + 0.85 * side),
                         .wide = 1.5,
                         .facing = 180 + (0.5 - place) * 70,
                         .spread = 78,
                         .greenery = 8,
                         .fillers = 4,
                         .blossoms = 7,
                         .reach = 1.7});
    }
    paintClusters(clusters);
}

void Plate::paintWreath()
{
    const double ring = std::min(m_size.width(), m_size.height()) * 0.335;
    const QPointF middle(m_size.width() / 2, m_size.height() / 2);
    constexpr int kStems = 56;
    for (int i = 0; i < kStems; ++i) {
        const double degrees = 360.0 * i / kStems;
        const double angle = degrees * pi / 180;
        const QPointF foot = middle + QPointF(std::cos(angle), std::sin(angle)) * ring * m_dice.around(1, 0.03);
        const double out = i % 2 ? 24 : -20;
        const BotanicalBrush brush =
            m_brush.at(foot, degrees + 180 + out + m_dice.around(0, 9), ring * m_dice.between(0.42, 0.62));
        if (i % 7 == 6) {
            const BotanicalSpecies species = oneOf(m_fillers);
            paintStem(brush, species, fillerColour(species), leaf());
        } else {
            paintStem(brush, oneOf(m_greenery), flower(), leaf());
        }
    }
    // Two groups, as florists bind it.
    const auto blossom = [&](double degrees, double away, double size, int index) {
        const double angle = degrees * pi / 180;
        const QPointF where = middle + QPointF(std::cos(angle), std::sin(angle)) * ring * away;
        paintCollar(where, ring * size);
        paintBlossom(m_brush.at(where, 0, ring * size), m_focal.at(index % m_focal.size()),
                     m_flowers.at(index % m_flowers.size()));
    };
    const QList<std::array<double, 3>> places{
        {82, 1.02, 0.12},  {162, 1.0, 0.12}, {98, 0.95, 0.15},  {150, 1.05, 0.15}, {116, 1.1, 0.17}, {142, 0.92, 0.18},
        {124, 0.98, 0.24}, {282, 1.0, 0.11}, {318, 1.04, 0.12}, {290, 1.03, 0.16}, {304, 0.98, 0.19}};
    for (qsizetype i = 0; i < places.size(); ++i)
        blossom(places.at(i)[0], places.at(i)[1], places.at(i)[2], int(places.size() - 1 - i) % 5);
}

void Plate::paintMeadow()
{
    const double tall =
        std::min(m_size.height() * 0.9, m_size.width() * (m_size.width() < m_size.height() ? 1.1 : 0.6));
    const int count = std::clamp(int(m_size.width() / tall * 17), 9, 46);
    QList<BotanicalSpecies> standing = m_focal + m_fillers + m_focal;
    if (m_plate.species.isEmpty())
        standing << BotanicalSpecies::Tulip << BotanicalSpecies::Delphinium << BotanicalSpecies::Cosmos
                 << BotanicalSpecies::Grass;
    for (int i = 0; i < count; ++i) {
        const double share = std::fmod(0.31 + i * kGoldenShare, 1);
        const double behind = 1 - double(i) / count;
        const double height = tall * (0.42 + 0.46 * behind) * m_dice.around(1, 0.13);
        const BotanicalBrush brush =
            m_brush.at({m_size.width() * (0.03 + 0.94 * share + m_dice.around(0, 0.02)), m_size.height() * 1.03},
                       m_dice.around(0, 9), height);
        const bool isGreenery = i % 4 == 0;
        const BotanicalSpecies species = isGreenery ? oneOf(m_greenery) : oneOf(standing);
        paintStem(brush, species, isBlossom(species) ? flower() : fillerColour(species), leaf());
    }
}

void Plate::paintSprig()
{
    const BotanicalSpecies species =
        m_plate.species.isEmpty() ? BotanicalSpecies::GardenRose : m_plate.species.constFirst();
    const double height = std::min(m_size.height() * 0.74, m_size.width() * 1.25);
    const QPointF foot(m_size.width() / 2, m_size.height() / 2 + height * 0.58); // Some leaves reach above the tip.
    paintStem(m_brush.at(foot, m_dice.around(0, 4), height), species, m_flowers.constFirst(), leaf());
}

void Plate::paint()
{
    switch (m_plate.form) {
    case BotanicalForm::Posy: return paintPosy();
    case BotanicalForm::Corner: return paintCorner();
    case BotanicalForm::Garland: return paintGarland();
    case BotanicalForm::Wreath: return paintWreath();
    case BotanicalForm::Meadow: return paintMeadow();
    case BotanicalForm::Sprig: return paintSprig();
    }
}

/// Pigment settles in the grain of the paper: colour is denser here, thinner there.
void granulate(QImage &image, const QColor &paper, quint64 seed)
{
    constexpr int kCells = 128;
    BotanicalDice dice(seed);
    QList<float> grain(qsizetype(kCells) * kCells);
    for (float &cell : grain)
        cell = float(dice.around(0, 1));
    const auto at = [&](int x, int y) { return grain.at(qsizetype(y & (kCells - 1)) * kCells + (x & (kCells - 1))); };
    const double step = std::max(std::sqrt(double(image.width()) * image.height()) / 90, 3.0);
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(image.scanLine(y));
        const auto v = float(y / step);
        const int row = int(v);
        for (int x = 0; x < image.width(); ++x) {
            const QRgb old = line[x];
            if (qAlpha(old) != 255 || old == paper.rgb())
                continue;
            const auto u = float(x / step);
            const int column = int(u);
            const float s = u - float(column);
            const float t = v - float(row);
            const float cloud = (at(column, row) * (1 - s) + at(column + 1, row) * s) * (1 - t)
                + (at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s) * t;
            const float density = 1 + 0.11F * cloud + 0.05F * at(x * 7 + (y >> 1), y * 3 + (x >> 1));
            const auto dyed = [density](int channel, int ground) {
                return std::clamp(int(float(ground) + float(channel - ground) * density), 0, 255);
            };
            line[x] =
                qRgb(dyed(qRed(old), paper.red()), dyed(qGreen(old), paper.green()), dyed(qBlue(old), paper.blue()));
        }
    }
}

/// Qt divides each gradient of more than a few lines among the threads of its pool and waits for them, except on one of
/// these. For thousands of petals the waiting takes longer than the painting, on a busy machine a hundred times.
template <class Work>
void onOneThread(const Work &work)
{
    QThreadPool &pool = *QThreadPool::globalInstance();
    if (pool.contains(QThread::currentThread())) {
        work();
        return;
    }
    QSemaphore done;
    pool.start([&] {
        work();
        done.release();
    });
    done.acquire();
}

} // namespace

QImage botanicalPicture(const BotanicalPlate &plate, QSize pixels)
{
    if (pixels.isEmpty())
        return {};
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    onOneThread([&] {
        image.fill(plate.hasGround ? plate.paper : QColor(Qt::transparent));
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        Plate(plate, painter, pixels).paint();
        painter.end();
        granulate(image, plate.paper, plate.seed);
    });
    return image;
}

} // namespace stemdesk
