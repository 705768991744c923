#pragma once

#include "ui/theme/tokens.h"

#include <QIcon>
#include <QPixmap>
#include <QString>

class QPainter;
class QRectF;

namespace stemdesk::ui {

/// An icon in the window's stroke style, tinted with the scheme's colours while it is painted. `name` is one of the
/// drawings in resources/icons or the freedesktop name of one ("edit-undo"); other names come from the system's theme.
QIcon iconFor(const QString &name, Tone tone = Tone::Plain);

/// The program's own icon, for windows and the task bar.
QIcon applicationIcon();

/// The same leaf in the scheme's greens, for a page.
QPixmap applicationMark(int size);

/// Paints a bundled drawing in one colour, sharp at the painter's scale factor.
void paintIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &colour);

/// Whether a bundled drawing has this name, directly or through its freedesktop name.
bool hasDrawing(const QString &name);

} // namespace stemdesk::ui
