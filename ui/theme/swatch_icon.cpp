#include "ui/theme/swatch_icon.h"

#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmap>

namespace stemdesk::ui {

QIcon swatchIcon(const QList<QColor> &colours)
{
    if (colours.isEmpty())
        return {};
    const qreal scale = qApp->devicePixelRatio();
    QPixmap picture(QSize(metric::kIcon, metric::kIcon) * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSwatches(painter, QRectF(0, 0, metric::kIcon, metric::kIcon), colours.first(1), themeTokens());
    painter.end();
    return {picture};
}

} // namespace stemdesk::ui
