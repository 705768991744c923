#include "ui/pictures/picture_viewer.h"

#include "ui/icons.h"
#include "ui/pictures/picture_intake.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kVeil = 238; ///< The opacity of the veil over the window, of 255.

} // namespace

PictureViewer *PictureViewer::open(PictureLoader &loader, const QList<ImageId> &pictures, int at, QWidget *beside)
{
    auto *viewer = new PictureViewer(loader, pictures, beside);
    viewer->QWidget::show();
    viewer->raise();
    viewer->setFocus(Qt::OtherFocusReason);
    viewer->show(at);
    return viewer;
}

PictureViewer::PictureViewer(PictureLoader &loader, QList<ImageId> pictures, QWidget *beside)
    : QWidget(beside->window()), m_loader(loader), m_pictures(std::move(pictures)), m_beside(beside)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    setGeometry(window()->rect());
    window()->installEventFilter(this);
    connect(beside, &QObject::destroyed, this, &QWidget::close);
}

void PictureViewer::show(int at)
{
    m_at = std::clamp(at, 0, int(m_pictures.size()) - 1);
    m_isLoaded = false;
    setAccessibleName(tr("Picture %1 of %2").arg(m_at + 1).arg(m_pictures.size()));
    const QSize size = pictureRect().size() * devicePixelRatioF();
    m_loader.loadLarge(m_pictures.at(m_at), size, this, [this, asked = m_at](const QImage &image) {
        if (asked != m_at)
            return;
        m_isLoaded = true;
        m_image = image;
        update();
    });
    update();
}

QRect PictureViewer::pictureRect() const
{
    return rect().adjusted(2 * kSpace24, 2 * kSpace24, -2 * kSpace24, -2 * kSpace24);
}

void PictureViewer::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QColor veil = tokens.ground;
    veil.setAlpha(kVeil);
    painter.fillRect(rect(), veil);
    painter.setFont(fontFor(TextStyle::Body));
    painter.setPen(tokens.text);
    if (m_isLoaded && m_image.isNull()) {
        painter.drawText(rect(), Qt::AlignCenter, tr("This picture is not there any more."));
    } else if (!m_image.isNull()) {
        const QRect room = pictureRect();
        const QSize natural = m_image.size() / devicePixelRatioF();
        const QSize shown = natural.boundedTo(natural.scaled(room.size(), Qt::KeepAspectRatio));
        QRect place(QPoint(0, 0), shown);
        place.moveCenter(room.center());
        painter.drawImage(place, m_image);
    }
    painter.setPen(tokens.quiet);
    const QRect foot(0, height() - 2 * kSpace24, width(), 2 * kSpace24);
    painter.drawText(foot, Qt::AlignCenter,
                     m_pictures.size() > 1
                         ? tr("%1 of %2 · arrows show the others, Escape closes").arg(m_at + 1).arg(m_pictures.size())
                         : tr("Escape closes"));
    const QRectF cross(width() - kSpace24 - kLargeIcon, kSpace24, kLargeIcon, kLargeIcon);
    paintIcon(painter, cross, u"close"_s, tokens.text);
}

void PictureViewer::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: leave(); return;
    case Qt::Key_Left: show(m_at - 1); return;
    case Qt::Key_Right: show(m_at + 1); return;
    default: QWidget::keyPressEvent(event);
    }
}

void PictureViewer::mousePressEvent(QMouseEvent *)
{
    leave();
}

void PictureViewer::leave()
{
    m_beside->setFocus(Qt::OtherFocusReason);
    close();
}

bool PictureViewer::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == window() && event->type() == QEvent::Resize)
        setGeometry(window()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace stemdesk::ui
