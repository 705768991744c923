#include "ui/pages/settings/shop/picture_field.h"

#include "core/images/image_intake.h"
#include "core/services/service_thread.h"
#include "ui/icons.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/text_label.h"
#include "ui/words/error_text.h"

#include <QBuffer>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QImage>
#include <QMimeData>
#include <QMimeDatabase>
#include <QPainter>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// Media type by content, whatever the file's name.
QByteArray mediaTypeOf(const QByteArray &bytes)
{
    return QMimeDatabase().mimeTypeForData(bytes).name().toLatin1();
}

Result<Image> imageFrom(const Result<QByteArray> &bytes)
{
    if (!bytes)
        return bytes.error();
    const QByteArray type = mediaTypeOf(*bytes);
    const TakenImage taken = TRY(takenImage(*bytes, type));
    return Image{.mediaType = type, .width = taken.size.width(), .height = taken.size.height(), .bytes = taken.bytes};
}

Result<QByteArray> bytesOf(const QString &name)
{
    QFile file(name);
    if (!QFileInfo(file).isFile() || !file.open(QFile::ReadOnly)) // Opening a pipe would block.
        return invalid(u"image"_s, file.errorString());
    return file.read(kMaxGivenImageBytes + 1); // One byte more, so that a larger file is refused.
}

QByteArray givenPng(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QBuffer::WriteOnly);
    return image.save(&buffer, "PNG") ? bytes : QByteArray();
}

} // namespace

/// A panel with the picture, or with a placeholder drawing.
class PictureField::Frame : public QWidget {
public:
    Frame() { setFixedSize(2 * railItemHeight() + kSpace24, 2 * railItemHeight() + kSpace24); }

    void setPicture(const QPixmap &picture)
    {
        m_picture = picture;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const ColourTokens &tokens = themeTokens();
        QPainter painter(this);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        paintPanel(painter, rect(), tokens.ground, tokens.hairline);
        const QRect inner = rect().adjusted(kSpace8, kSpace8, -kSpace8, -kSpace8);
        if (m_picture.isNull()) {
            QRect icon(0, 0, kLargeIcon, kLargeIcon);
            icon.moveCenter(rect().center());
            paintIcon(painter, icon, u"image"_s, tokens.quiet);
            return;
        }
        QRect shown(QPoint(), m_picture.size().scaled(inner.size(), Qt::KeepAspectRatio));
        shown.moveCenter(rect().center());
        painter.drawPixmap(shown, m_picture);
    }

private:
    QPixmap m_picture;
};

PictureField::PictureField(UiContext &context, Words words, QWidget *parent)
    : QWidget(parent), m_context(context), m_words(std::move(words)), m_frame(new Frame),
      m_choose(new Button(tr("Choose a picture…"))), m_remove(new Button(tr("Remove"), Button::Kind::Quiet)),
      m_note(new TextLabel({}, TextStyle::Small, Tone::Quiet))
{
    setAcceptDrops(true);
    setProperty("tall", true); // Its label is beside the top of the picture.
    m_frame->setAccessibleName(m_words.name);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, kSpace4);
    row->setSpacing(kSpace16);
    row->addWidget(m_frame);
    auto *column = new QVBoxLayout;
    column->setSpacing(kSpace8);
    column->addStretch(1);
    buildButtons();
    auto *buttons = new QWidget;
    auto *flow = new FlowLayout(buttons); // Beside each other they are too wide in some languages.
    flow->addWidget(m_choose);
    flow->addWidget(m_remove);
    column->addWidget(buttons);
    column->addWidget(m_note);
    column->addStretch(1);
    row->addLayout(column, 1);
    m_note->setWordWrap(true);
    setFocusProxy(m_choose);
    setNote({});
    setPicture({});
}

void PictureField::buildButtons()
{
    m_choose->setAccessibleName(m_words.choose);
    m_remove->setAccessibleName(m_words.remove);
    connect(m_choose, &QAbstractButton::clicked, this, &PictureField::choose);
    connect(m_remove, &QAbstractButton::clicked, this, &PictureField::removed);
}

void PictureField::setPicture(ImageId id)
{
    m_remove->setVisible(!id.isNull());
    if (id == m_id)
        return;
    m_id = id;
    const Result<Image> image = id.isNull() ? Result<Image>(Image{}) : m_context.services.images.find(id);
    m_frame->setPicture(image ? QPixmap::fromImage(QImage::fromData(image->bytes)) : QPixmap());
}

void PictureField::setNote(const QString &sentence)
{
    m_note->setTone(sentence.isEmpty() ? Tone::Quiet : Tone::Error);
    m_note->setText(sentence.isEmpty() ? m_words.note : sentence);
}

QString PictureField::note() const
{
    return m_note->text();
}

void PictureField::choose()
{
    const QString name =
        QFileDialog::getOpenFileName(window(), m_words.choose, {}, tr("Pictures") + u" (*.png *.jpg *.jpeg *.webp)"_s);
    if (!name.isEmpty())
        takeFile(name);
}

void PictureField::takeFile(const QString &name)
{
    take([name] { return bytesOf(name); });
}

void PictureField::take(const std::function<Result<QByteArray>()> &read)
{
    m_choose->setEnabled(false);
    m_context.tasks.run(
        this, [read](Services &) { return imageFrom(read()); }, [this](const Result<Image> &image) { onTaken(image); });
}

void PictureField::onTaken(const Result<Image> &image)
{
    m_choose->setEnabled(true);
    const bool isMissing = !image && image.error().code == "image_format_missing";
    setNote(image           ? QString()
                : isMissing ? errorText(image.error())
                            : tr("This is not a picture that can be shown; choose a PNG, JPEG or WebP file."));
    if (image)
        Q_EMIT given(*image);
}

void PictureField::dragEnterEvent(QDragEnterEvent *event)
{
    const QMimeData *mime = event->mimeData();
    if (mime->hasImage() || (mime->hasUrls() && mime->urls().constFirst().isLocalFile()))
        event->acceptProposedAction();
}

void PictureField::dropEvent(QDropEvent *event)
{
    const QMimeData *mime = event->mimeData();
    event->acceptProposedAction();
    if (mime->hasUrls() && mime->urls().constFirst().isLocalFile())
        takeFile(mime->urls().constFirst().toLocalFile());
    else
        take([image = mime->imageData().value<QImage>()]() -> Result<QByteArray> { return givenPng(image); });
}

} // namespace stemdesk::ui
