#include "ui/pictures/colour_pictures.h"

#include "core/domain/image.h"
#include "ui/models/lookup.h"
#include "ui/pictures/picture_intake.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kEyeHeight = 8 * kSpace24;
constexpr int kLens = 3 * kSpace24; ///< Its diameter.
constexpr int kDotsInLens = 15; ///< From edge to edge.
constexpr int kReach = 2; ///< A petal is not of one colour: dots on each side that the mean is of.

constexpr int kPicturesOffered = 4;
constexpr int kEventsLookedAt = 40;
constexpr QSize kSharpEnough(1200, 1200);

/// A stored picture; a click shows it large.
class OfferedPicture : public QAbstractButton {
public:
    OfferedPicture(PictureLoader &loader, const ImageId &id) : m_loader(loader), m_id(id)
    {
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::StrongFocus);
        setFixedSize(kThumbnailWidth / 2, kThumbnailHeight / 2);
        connect(&loader, &PictureLoader::loaded, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const ColourTokens &tokens = themeTokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        QPainterPath corners;
        corners.addRoundedRect(rect(), kSmallRadius, kSmallRadius);
        painter.setClipPath(corners);
        painter.fillRect(rect(), tokens.ground);
        const QPixmap picture = m_loader.thumbnail(m_id);
        QRect shown(QPoint(), picture.size().scaled(size(), Qt::KeepAspectRatioByExpanding));
        shown.moveCenter(rect().center());
        if (!picture.isNull())
            painter.drawPixmap(shown, picture);
        painter.setClipping(false);
        painter.setPen(QPen(tokens.hairline, kHairline));
        painter.drawPath(corners);
        if (hasFocus() || underMouse())
            paintFocusFrame(painter, rect(), tokens);
    }

private:
    PictureLoader &m_loader;
    ImageId m_id;
};

/// Pictures of the newest events and their arrangements.
Result<QList<ImageId>> picturesOfEvents(ShopServices &shop)
{
    const Page<Event> events = TRY(shop.events.list({}, {.after = std::nullopt, .limit = kEventsLookedAt}));
    QList<ImageId> pictures;
    for (const Event &listed : events.rows) {
        const Result<Event> event = shop.events.find(listed.id, {.prices = false});
        if (!event) // Deleted meanwhile.
            continue;
        QStringList entries = event->imageUrls;
        for (const EventGroup &group : event->groups)
            entries += group.imageUrls;
        for (const QString &entry : std::as_const(entries)) {
            const auto id = referencedImage(entry);
            if (id && !pictures.contains(*id))
                pictures.append(*id);
            if (pictures.size() == kPicturesOffered)
                return pictures;
        }
    }
    return pictures;
}

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

ColourPictures::ColourPictures(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_loader(new PictureLoader(context, this)),
      m_intake(new PictureIntake(context, this)), m_eye(new PictureEye), m_strip(new QWidget)
{
    setAcceptDrops(true);
    auto *column = columnInside(this, kSpace8);
    auto *row = rowInside(m_strip, kSpace8);
    auto *choose = new Button(tr("Choose a picture…"), Button::Kind::Small);
    row->addWidget(choose);
    row->addStretch(1);
    column->addWidget(m_strip);
    column->addWidget(m_eye);
    m_eye->setHint(tr("Drop a picture here, paste one or choose a file, then click on a petal."));
    connect(choose, &QAbstractButton::clicked, this, &ColourPictures::choose);
    connect(m_eye, &PictureEye::picked, this, &ColourPictures::picked);
    connect(m_intake, &PictureIntake::taken, this, &ColourPictures::onTaken);
    readPictures();
}

void ColourPictures::readPictures()
{
    askBeside(m_context.lookups, m_context, this, &picturesOfEvents, [this](const Result<QList<ImageId>> &pictures) {
        if (pictures) // Otherwise the store is busy; a file can still be chosen.
            showPictures(*pictures);
    });
}

void ColourPictures::showPictures(const QList<ImageId> &pictures)
{
    auto *row = qobject_cast<QHBoxLayout *>(m_strip->layout());
    for (qsizetype at = 0; at < pictures.size(); ++at) {
        auto *offered = new OfferedPicture(*m_loader, pictures.at(at));
        offered->setAccessibleName(tr("Picture %1 of your events").arg(at + 1));
        row->insertWidget(int(at), offered);
        connect(offered, &QAbstractButton::clicked, this, [this, id = pictures.at(at)] {
            m_loader->loadLarge(id, kSharpEnough, this, [this](const QImage &image) {
                if (image.isNull())
                    m_eye->setHint(tr("This picture is not there any more."));
                m_eye->setPicture(image);
            });
        });
    }
}

void ColourPictures::choose()
{
    auto *dialog = new QFileDialog(this, tr("Choose a picture"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Pictures (%1)").arg(u"*.png *.jpg *.jpeg *.webp"_s));
    connect(dialog, &QFileDialog::fileSelected, this, &ColourPictures::open);
    dialog->open();
}

void ColourPictures::open(const QString &path)
{
    m_intake->take({pictureFromFile(path)});
}

bool ColourPictures::take(const QMimeData &given)
{
    const QList<GivenPicture> pictures = picturesIn(given).pictures;
    if (!pictures.isEmpty())
        m_intake->take(pictures.first(1));
    return !pictures.isEmpty();
}

void ColourPictures::onTaken(const QList<Image> &images, const QStringList &refusals)
{
    if (!refusals.isEmpty()) {
        m_eye->setPicture({});
        m_eye->setHint(refusals.constFirst());
        return;
    }
    m_context.tasks.run(
        this, [bytes = images.constFirst().bytes](Services &) { return scaledPicture(bytes, kSharpEnough, false); },
        [this](const QImage &image) {
            m_eye->setPicture(image);
            m_eye->setFocus(Qt::OtherFocusReason);
        });
}

void ColourPictures::dragEnterEvent(QDragEnterEvent *event)
{
    if (!picturesIn(*event->mimeData()).pictures.isEmpty())
        event->acceptProposedAction();
}

void ColourPictures::dropEvent(QDropEvent *event)
{
    if (take(*event->mimeData()))
        event->acceptProposedAction();
}

void ColourPictures::keyPressEvent(QKeyEvent *event)
{
    const bool isPaste = event->matches(QKeySequence::Paste);
    if (!isPaste || !take(*QGuiApplication::clipboard()->mimeData()))
        QWidget::keyPressEvent(event);
}

} // namespace stemdesk::ui
