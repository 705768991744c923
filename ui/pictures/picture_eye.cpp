#include "ui/pictures/picture_eye.h"

#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kEyeHeight = 8 * kSpace24;
constexpr int kLens = 3 * kSpace24; ///< Its diameter.
constexpr int kDotsInLens = 15; ///< From edge to edge.
constexpr int kReach = 2; ///< A petal is not of one colour: dots on each side that the mean is of.

} // namespace

PictureEye::PictureEye(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Picture to take a colour from"));
    setAccessibleDescription(tr("The arrows move and take the colour below the lens"));
}

void PictureEye::setPicture(const QImage &picture)
{
    m_picture = picture.convertToFormat(QImage::Format_RGB32);
    m_isLooking = hasFocus();
    m_place = pictureRect().center();
    setCursor(m_picture.isNull() ? Qt::ArrowCursor : Qt::CrossCursor);
    update();
}

void PictureEye::setHint(const QString &hint)
{
    m_hint = hint;
    update();
}

QSize PictureEye::sizeHint() const
{
    return {2 * kEyeHeight, kEyeHeight};
}

QRect PictureEye::pictureRect() const
{
    const QSize room = size() - QSize(2 * kHairline, 2 * kHairline);
    QRect shown(QPoint(), m_picture.size().scaled(room, Qt::KeepAspectRatio));
    shown.moveCenter(rect().center());
    return shown;
}

QPoint PictureEye::dotAt(QPoint place) const
{
    const QRect shown = pictureRect();
    const int x = (place.x() - shown.left()) * m_picture.width() / std::max(1, shown.width());
    const int y = (place.y() - shown.top()) * m_picture.height() / std::max(1, shown.height());
    return {std::clamp(x, 0, m_picture.width() - 1), std::clamp(y, 0, m_picture.height() - 1)};
}

QColor PictureEye::colourAt(QPoint dot) const
{
    const QRect around =
        QRect(dot - QPoint(kReach, kReach), QSize(2 * kReach + 1, 2 * kReach + 1)).intersected(m_picture.rect());
    int red = 0;
    int green = 0;
    int blue = 0;
    for (int y = around.top(); y <= around.bottom(); ++y) {
        for (int x = around.left(); x <= around.right(); ++x) {
            const QRgb each = m_picture.pixel(x, y);
            red += qRed(each);
            green += qGreen(each);
            blue += qBlue(each);
        }
    }
    const int count = std::max(1, around.width() * around.height());
    return {red / count, green / count, blue / count};
}

void PictureEye::look(QPoint place, bool isTaking)
{
    const QRect shown = pictureRect();
    m_isLooking = !m_picture.isNull() && (shown.contains(place) || isTaking);
    if (m_isLooking) {
        m_place = {std::clamp(place.x(), shown.left(), shown.right()),
                   std::clamp(place.y(), shown.top(), shown.bottom())};
        if (isTaking)
            Q_EMIT picked(colourAt(dotAt(m_place)));
    }
    update();
}

void PictureEye::mousePressEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    if (event->button() == Qt::LeftButton && pictureRect().contains(place))
        look(place, true);
}

void PictureEye::mouseMoveEvent(QMouseEvent *event)
{
    look(event->position().toPoint(), event->buttons().testFlag(Qt::LeftButton));
}

void PictureEye::leaveEvent(QEvent *event)
{
    m_isLooking = hasFocus() && !m_picture.isNull();
    update();
    QWidget::leaveEvent(event);
}

void PictureEye::keyPressEvent(QKeyEvent *event)
{
    if (m_picture.isNull()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? kSpace16 : kSpace4;
    switch (event->key()) {
    case Qt::Key_Left: look(m_place - QPoint(step, 0), true); break;
    case Qt::Key_Right: look(m_place + QPoint(step, 0), true); break;
    case Qt::Key_Up: look(m_place - QPoint(0, step), true); break;
    case Qt::Key_Down: look(m_place + QPoint(0, step), true); break;
    case Qt::Key_Space: look(m_place, true); break;
    default: QWidget::keyPressEvent(event); // Enter presses the dialog's button.
    }
}

void PictureEye::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_isLooking = !m_picture.isNull();
    update();
}

void PictureEye::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    m_isLooking = false;
    update();
}

/// The dots around the place, enlarged, in a ring of the colour that a click takes.
void PictureEye::paintLens(QPainter &painter) const
{
    const QPoint dot = dotAt(m_place);
    const QRect source(dot - QPoint(kDotsInLens / 2, kDotsInLens / 2), QSize(kDotsInLens, kDotsInLens));
    QRectF lens(0, 0, kLens, kLens);
    lens.moveCenter(m_place);
    lens.moveTop(m_place.y() - kLens - kSpace8); // Above the pointer, which would hide it.
    if (lens.top() < 0)
        lens.moveTop(m_place.y() + kSpace16);
    lens.moveLeft(std::clamp(lens.left(), 0.0, std::max(0.0, double(width() - kLens))));
    QPainterPath circle;
    circle.addEllipse(lens.adjusted(kSpace4, kSpace4, -kSpace4, -kSpace4));
    painter.setPen(QPen(themeTokens().edge, kHairline)); // Seen on white, too.
    painter.setBrush(colourAt(dot));
    painter.drawEllipse(lens);
    painter.save();
    painter.setClipPath(circle);
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    painter.drawImage(lens, m_picture.copy(source));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(themeTokens().edge, kHairline));
    painter.drawEllipse(QPointF(m_place), kSpace4, kSpace4);
}

void PictureEye::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    paintPanel(painter, rect(), tokens.ground, tokens.hairline);
    if (m_picture.isNull()) {
        painter.setFont(fontFor(TextStyle::Body));
        painter.setPen(tokens.quiet);
        painter.drawText(rect().adjusted(kSpace24, kSpace24, -kSpace24, -kSpace24), Qt::AlignCenter | Qt::TextWordWrap,
                         m_hint);
    } else {
        painter.drawImage(pictureRect(), m_picture);
        if (m_isLooking)
            paintLens(painter);
    }
    if (hasFocus())
        paintFocusFrame(painter, rect(), tokens);
}

} // namespace stemdesk::ui
