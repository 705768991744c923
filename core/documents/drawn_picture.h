#pragma once

#include "core/domain/image.h"

#include <QStringList>

namespace stemdesk {

/// A picture of flowers in these colours (#rrggbb), as a photograph of the demo shop would be: "posy", "sprig",
/// "meadow", "garland", "wreath" or "corner". Equal for equal `seed`. Those of the demo shop were drawn once and come
/// with the program, because drawing all of them takes a second.
Image drawnPicture(const QString &form, const QStringList &colours, const QString &seed);

} // namespace stemdesk
