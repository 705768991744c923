#pragma once

#include <QColor>
#include <QIcon>
#include <QList>

namespace stemdesk::ui {

/// Round swatches for a menu; a null icon if there are no colours.
QIcon swatchIcon(const QList<QColor> &colours);

} // namespace stemdesk::ui
