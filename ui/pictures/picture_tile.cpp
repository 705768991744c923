#include "ui/pictures/picture_tile.h"

#include "ui/icons.h"
#include "ui/pictures/picture_loader.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/theme/tokens.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

using namespace metric;

PictureTile::PictureTile(PictureLoader &loader, const ImageId &id, QWidget *parent)
    : QAbstractButton(parent), m_loader(loader), m_id(id)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Click to enlarge. Delete removes it, Ctrl with an arrow moves it."));
    setFixedSize(sizeHint());
    connect(&m_loader, &PictureLoader::loaded, this, [this](const ImageId &loaded) {
        if (loaded == m_id)
            update();
    });
}

QString PictureTile::dragType()
{
    return u"application/x-stemdesk-picture"_s;
}

QSize PictureTile::sizeHint() const
{
    return {kThumbnailWidth, kThumbnailHeight};
}

QRect PictureTile::crossRect() const
{
    return {width() - kIcon - kSpace8, kSpace4, kIcon + kSpace4, kIcon + kSpace4};
}

void PictureTile::paintPicture(QPainter &painter)
{
    const ColourTokens &tokens = themeTokens();
    const QPixmap picture = m_loader.thumbnail(m_id);
    if (picture.isNull()) {
        const QPoint corner = rect().center() - QPoint(kLargeIcon, kLargeIcon) / 2;
        paintIcon(painter, QRectF(corner, QSizeF(kLargeIcon, kLargeIcon)),
                  m_loader.isMissing(m_id) ? u"warning"_s : u"image"_s, tokens.quiet);
        return;
    }
    const QSize shown = picture.size().scaled(size(), Qt::KeepAspectRatioByExpanding);
    const QPoint corner((width() - shown.width()) / 2, (height() - shown.height()) / 2);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(QRect(corner, shown), picture);
}

void PictureTile::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(rect(), kSmallRadius, kSmallRadius);
    painter.fillPath(outline, tokens.rail);
    painter.setClipPath(outline);
    paintPicture(painter);
    painter.setClipping(false);
    if (underMouse() || hasFocus()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.panel);
        painter.drawEllipse(crossRect());
        paintIcon(painter, crossRect().adjusted(kSpace4, kSpace4, -kSpace4, -kSpace4), u"close"_s, tokens.text);
    }
    if (hasFocus())
        paintFocusFrame(painter, rect(), tokens);
}

void PictureTile::keyPressEvent(QKeyEvent *event)
{
    const bool moves = event->modifiers().testFlag(Qt::ControlModifier);
    switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace: Q_EMIT removed(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: click(); return;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (moves) {
            Q_EMIT this->moved(event->key() == Qt::Key_Left ? -1 : 1);
            return;
        }
        break;
    default: break;
    }
    QAbstractButton::keyPressEvent(event);
}

void PictureTile::mousePressEvent(QMouseEvent *event)
{
    m_pressedAt = event->position().toPoint();
    QAbstractButton::mousePressEvent(event);
}

void PictureTile::mouseMoveEvent(QMouseEvent *event)
{
    const bool isFar =
        (event->position().toPoint() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    if (!isDown() || !isFar) {
        QAbstractButton::mouseMoveEvent(event);
        return;
    }
    setDown(false);
    Q_EMIT dragged();
}

void PictureTile::mouseReleaseEvent(QMouseEvent *event)
{
    if (isDown() && crossRect().contains(event->position().toPoint())) {
        setDown(false);
        Q_EMIT removed();
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

void PictureTile::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(iconFor(u"show"_s), tr("Enlarge"), this, &QAbstractButton::click);
    menu->addAction(tr("Move to the left"), this, [this] { Q_EMIT moved(-1); });
    menu->addAction(tr("Move to the right"), this, [this] { Q_EMIT moved(1); });
    menu->addSeparator();
    menu->addAction(iconFor(u"delete"_s), tr("Remove"), this, &PictureTile::removed);
    menu->popup(event->globalPos());
}

void PictureTile::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void PictureTile::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace stemdesk::ui
