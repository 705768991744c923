#include "ui/pictures/colour_pictures.h"

#include "core/domain/image.h"
#include "ui/models/lookup.h"
#include "ui/pictures/picture_eye.h"
#include "ui/pictures/picture_intake.h"
#include "ui/pictures/picture_loader.h"
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
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

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

ColourPictures::ColourPictures(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_loader(new PictureLoader(context, this)),
      m_intake(new PictureIntake(context, this)), m_eye(new PictureEye), m_strip(new QWidget)
{
    setAcceptDrops(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kSpace8);
    auto *row = new QHBoxLayout(m_strip);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpace8);
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
