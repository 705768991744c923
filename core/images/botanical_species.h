#pragma once

#include "core/images/botanical_brush.h"
#include "core/images/botanicals.h"

namespace stemdesk {

/// Whether it is seen from above or the front, to be laid among others, instead of along its stem.
bool isBlossom(BotanicalSpecies species);

/// A head of about radius 1 around (0, 0).
void paintBlossom(const BotanicalBrush &brush, BotanicalSpecies species, const QColor &colour);
/// A stem that rises from (0, 0) to about (0, -1), with all that grows on it. Its leaves are `leaf`.
void paintStem(const BotanicalBrush &brush, BotanicalSpecies species, const QColor &colour, const QColor &leaf);
/// A leaf from (0, 0) to (0, -1), as wide as `width`.
void paintLeaf(const BotanicalBrush &brush, const BotanicalTones &tones, double width, double bend = 0);

} // namespace stemdesk
