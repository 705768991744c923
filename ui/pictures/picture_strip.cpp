#include "ui/pictures/picture_strip.h"

#include "ui/icons.h"
#include "ui/pictures/picture_intake.h"
#include "ui/pictures/picture_viewer.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/theme/tokens.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/tool_tip.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDrag>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
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
    painter.fillPath(outline, tokens.quietGround);
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

PictureStrip::PictureStrip(UiContext &context, PictureLoader &loader, const QString &of, QWidget *parent)
    : QWidget(parent), m_loader(loader), m_intake(new PictureIntake(context, this)), m_shelf(new QWidget),
      m_flow(new FlowLayout(m_shelf)), m_add(new Button(tr("Add pictures"), Button::Kind::Small)),
      m_busy(new InlineMessage(Tone::Accent)), m_refusal(new InlineMessage(Tone::Error))
{
    build();
    setOwnerName(of);
    connect(m_add, &QAbstractButton::clicked, this, &PictureStrip::chooseFiles);
    connect(m_busy, &InlineMessage::actionChosen, m_intake, &PictureIntake::cancel);
    connect(m_intake, &PictureIntake::progressed, this, &PictureStrip::onProgress);
    connect(m_intake, &PictureIntake::taken, this, &PictureStrip::onTaken);
    connect(m_intake, &PictureIntake::cancelled, this, [this] { m_busy->setMessage({}); });
}

void PictureStrip::build()
{
    setAcceptDrops(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    m_shelf->setSizePolicy(policy);
    m_add->setIcon(iconFor(u"image"_s));
    m_add->setToolTip(tr("Or drop them here, or paste them with Ctrl+V"));
    m_flow->addWidget(m_add);
    auto *column = columnInside(this, kSpace4);
    column->addWidget(m_shelf);
    column->addWidget(m_busy);
    column->addWidget(m_refusal);
}

void PictureStrip::setOwnerName(const QString &of)
{
    m_of = of;
    setAccessibleName(tr("Pictures of %1").arg(of));
    m_add->setAccessibleName(tr("Add pictures to %1").arg(of));
}

void PictureStrip::setRefusal(const QString &reason)
{
    m_refusal->setMessage(reason);
}

void PictureStrip::cancel()
{
    m_intake->cancel();
}

bool PictureStrip::isBusy() const
{
    return m_intake->isBusy();
}

void PictureStrip::setUrls(const QStringList &urls)
{
    if (urls == m_urls)
        return;
    m_urls = urls;
    fill();
}

void PictureStrip::fill()
{
    while (m_flow->count() > 0) {
        const std::unique_ptr<QLayoutItem> item(m_flow->takeAt(0));
        if (item->widget() != m_add)
            item->widget()->deleteLater();
    }
    for (int place = 0; place < int(m_urls.size()); ++place) {
        QWidget *widget = widgetFor(m_urls.at(place), place);
        m_flow->addWidget(widget);
        widget->show();
    }
    m_flow->addWidget(m_add);
    updateGeometry();
    const int wanted = std::exchange(m_focusAt, -1);
    if (wanted < 0)
        return;
    const int place = std::min(wanted, int(m_urls.size()) - 1);
    (place < 0 ? m_add : m_flow->itemAt(place)->widget())->setFocus(Qt::OtherFocusReason);
}

QWidget *PictureStrip::widgetFor(const QString &url, int place)
{
    if (const auto id = referencedImage(url))
        return makeTile(*id, place);
    const QUrl address(url);
    auto *chip = new Chip(address.host() + u"/…"_s + address.fileName(), m_shelf);
    chip->setRemovable(true);
    setTip(*chip, tr("%1\nA picture elsewhere. A click opens it in the browser.").arg(url));
    chip->setAccessibleName(tr("Link to a picture, %1").arg(url));
    connect(chip, &Chip::removed, this, [this, place] { remove(place); });
    connect(chip, &QAbstractButton::clicked, this, [url] {
        if (isLinkUrl(url)) // Whatever the database holds, only web addresses are passed to the desktop.
            QDesktopServices::openUrl(QUrl(url));
    });
    return chip;
}

PictureTile *PictureStrip::makeTile(const ImageId &id, int place)
{
    auto *tile = new PictureTile(m_loader, id, m_shelf);
    tile->setAccessibleName(tr("Picture %1 of %2").arg(place + 1).arg(m_of));
    connect(tile, &QAbstractButton::clicked, this, [this, id, tile] { showLarge(id, tile); });
    connect(tile, &PictureTile::removed, this, [this, place] { remove(place); });
    connect(tile, &PictureTile::moved, this, [this, place](int places) { move(place, place + places); });
    connect(tile, &PictureTile::dragged, this, [this, place] { drag(place); });
    return tile;
}

void PictureStrip::showLarge(const ImageId &id, QWidget *beside)
{
    QList<ImageId> stored;
    for (const QString &url : std::as_const(m_urls)) {
        if (const auto known = referencedImage(url))
            stored.append(*known);
    }
    PictureViewer::open(m_loader, stored, int(stored.indexOf(id)), beside);
}

void PictureStrip::remove(int place)
{
    QStringList rest = m_urls;
    rest.removeAt(place);
    m_focusAt = place;
    Q_EMIT urlsChosen(tr("Remove a picture from %1").arg(m_of), rest);
}

void PictureStrip::move(int from, int to)
{
    if (to < 0 || to >= m_urls.size() || from == to)
        return;
    QStringList moved = m_urls;
    moved.move(from, to);
    m_focusAt = to;
    Q_EMIT urlsChosen(tr("Move a picture of %1").arg(m_of), moved);
}

void PictureStrip::drag(int place)
{
    auto *mime = new QMimeData;
    mime->setData(PictureTile::dragType(), QByteArray::number(place));
    auto *dragging = new QDrag(this);
    dragging->setMimeData(mime);
    dragging->setPixmap(m_flow->itemAt(place)->widget()->grab());
    dragging->exec(Qt::MoveAction);
}

int PictureStrip::placeAt(const QPoint &point) const
{
    const QPoint inside = m_shelf->mapFrom(this, point);
    for (int place = 0; place < int(m_urls.size()); ++place) {
        const QRect rect = m_flow->itemAt(place)->geometry();
        if (inside.y() <= rect.bottom() && inside.x() <= rect.right())
            return place;
    }
    return int(m_urls.size()) - 1;
}

bool PictureStrip::takes(const QMimeData &mime)
{
    return !picturesIn(mime).isEmpty();
}

void PictureStrip::take(const QMimeData &mime)
{
    const GivenPictures given = picturesIn(mime);
    m_refusal->setMessage({});
    if (!given.links.isEmpty())
        Q_EMIT urlsChosen(tr("Add a picture to %1").arg(m_of), m_urls + given.links);
    m_intake->take(given.pictures);
}

void PictureStrip::paste()
{
    const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
    if (mime && takes(*mime))
        take(*mime);
    else
        m_refusal->setMessage(tr("There is no picture on the clipboard."));
}

void PictureStrip::chooseFiles()
{
    auto *dialog = new QFileDialog(this, tr("Add pictures to %1").arg(m_of));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilter(tr("Pictures (%1)").arg(u"*.png *.jpg *.jpeg *.webp"_s));
    connect(dialog, &QFileDialog::filesSelected, this, [this](const QStringList &paths) {
        QList<GivenPicture> given;
        for (const QString &path : paths)
            given.append(pictureFromFile(path));
        m_refusal->setMessage({});
        m_intake->take(given);
    });
    dialog->open();
}

void PictureStrip::dragEnterEvent(QDragEnterEvent *event)
{
    const bool isOwn = event->source() == this && event->mimeData()->hasFormat(PictureTile::dragType());
    if (isOwn || takes(*event->mimeData()))
        event->acceptProposedAction();
}

void PictureStrip::dropEvent(QDropEvent *event)
{
    if (event->source() == this) {
        const int from = event->mimeData()->data(PictureTile::dragType()).toInt();
        // After the drag has ended, because the tile that began it is destroyed.
        QMetaObject::invokeMethod(
            this, [this, from, to = placeAt(event->position().toPoint())] { move(from, to); }, Qt::QueuedConnection);
    } else {
        take(*event->mimeData());
    }
    event->acceptProposedAction();
}

void PictureStrip::onProgress(int at, int count)
{
    m_busy->setMessage(count == 1 ? tr("Reading the picture…") : tr("Reading picture %1 of %2…").arg(at).arg(count),
                       tr("Cancel"));
}

void PictureStrip::onTaken(const QList<Image> &images, const QStringList &refusals)
{
    m_busy->setMessage({});
    m_refusal->setMessage(refusals.join(u'\n'));
    if (!images.isEmpty())
        Q_EMIT imagesTaken(images);
}

} // namespace stemdesk::ui
