#pragma once

#include <QColor>
#include <QImage>
#include <QList>
#include <QSize>

namespace stemdesk {

enum class BotanicalSpecies {
    GardenRose,
    Peony,
    Ranunculus,
    Anemone,
    Cosmos, ///< The last species whose position is that of its head.
    Tulip,
    Lavender,
    Delphinium,
    Gypsophila,
    Berries,
    Eucalyptus,
    Olive,
    Ruscus,
    Fern,
    Grass,
};

/// How drawn flowers lie on a page.
enum class BotanicalForm {
    Posy, ///< A bunch, tied, with its stems.
    Corner, ///< Spreads from the top left corner and, smaller, from the bottom right one.
    Garland, ///< Along the upper edge, hanging.
    Wreath,
    Meadow, ///< Grows from the lower edge.
    Sprig, ///< A single stem of the first species.
};

/// A drawing of flowers, in pen and wash.
struct BotanicalPlate {
    BotanicalForm form = BotanicalForm::Posy;
    QList<QColor> palette; ///< The most important first; greens become leaves. Empty: white and blush.
    QList<BotanicalSpecies> species; ///< Empty: a mixture.
    QColor paper = Qt::white; ///< Seen through the washes, and the ground if it `hasGround`.
    bool hasGround = true; ///< Else the picture is transparent around the flowers.
    quint64 seed = 1;

    friend bool operator==(const BotanicalPlate &, const BotanicalPlate &) = default;
};

/// The same plate is the same picture on every machine. Takes a few tenths of a second for a page; callable from any
/// thread; needs no file.
QImage botanicalPicture(const BotanicalPlate &plate, QSize pixels);

} // namespace stemdesk
