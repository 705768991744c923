#include "ui/pictures/picture_intake.h"

#include "core/images/image_intake.h"
#include "core/services/service_thread.h"
#include "ui/models/lookup.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/words/error_text.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QMimeData>
#include <QMimeDatabase>
#include <QUrl>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kKilobytes = 64 * 1024; ///< Size of the thumbnail cache.
constexpr int kSharpest = 2; ///< Device pixels per logical pixel.

auto pictureJob(const ImageId &id, QSize size, bool covers)
{
    return [=](ShopServices &services) -> Result<QImage> {
        const Image image = TRY(services.images.find(id));
        return scaledPicture(image.bytes, size, covers);
    };
}

enum class Refusal { None, Unreadable, TooLarge, NoPicture, NoPlugin };

struct Outcome {
    Refusal refusal = Refusal::None;
    Image image;
};

Refusal refusalOf(const Error &error, const QByteArray &bytes)
{
    if (error.code == "image_format_missing")
        return Refusal::NoPlugin;
    const std::optional<ImageHeader> header = imageHeader(bytes);
    const bool isTooLarge = header
        && (header->width > kMaxGivenPixels / header->height
            || header->width * header->height * imageScans(bytes) > kMaxScannedPixels);
    return isTooLarge ? Refusal::TooLarge : Refusal::NoPicture;
}

QByteArray pngOf(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

/// Runs beside the window.
Outcome outcomeOf(const GivenPicture &given)
{
    QByteArray bytes;
    if (given.path.isEmpty()) {
        bytes = pngOf(given.image);
    } else {
        QFile file(given.path);
        if (file.size() > kMaxGivenImageBytes)
            return {.refusal = Refusal::TooLarge};
        // Reading a pipe would wait, and a device may have no end.
        if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
            return {.refusal = Refusal::Unreadable};
        bytes = file.readAll();
    }
    const QByteArray type = QMimeDatabase().mimeTypeForData(bytes).name().toLatin1();
    const Result<TakenImage> taken = takenImage(bytes, type);
    if (!taken)
        return {.refusal = refusalOf(taken.error(), bytes)};
    return {
        .image = {
            .mediaType = type, .width = taken->size.width(), .height = taken->size.height(), .bytes = taken->bytes}};
}

bool isLink(const QString &text)
{
    const QUrl url(text.trimmed(), QUrl::StrictMode);
    return url.isValid() && url.scheme() == "https"_L1 && !url.host().isEmpty();
}

} // namespace

QImage scaledPicture(QByteArray bytes, QSize size, bool covers)
{
    QBuffer buffer(&bytes);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    const QSize whole = reader.size();
    const QSize wanted = whole.scaled(size, covers ? Qt::KeepAspectRatioByExpanding : Qt::KeepAspectRatio);
    if (wanted.width() < whole.width())
        reader.setScaledSize(wanted.expandedTo({1, 1}));
    return reader.read();
}

PictureLoader::PictureLoader(UiContext &context, QObject *parent)
    : QObject(parent), m_context(context), m_thumbnails(kKilobytes)
{}

QPixmap PictureLoader::thumbnail(const ImageId &id)
{
    if (const QPixmap *known = m_thumbnails.object(id))
        return *known;
    if (m_asked.contains(id) || m_missing.contains(id))
        return {};
    m_asked.insert(id);
    const QSize size = QSize(kThumbnailWidth, kThumbnailHeight) * kSharpest;
    askBeside(m_context.lookups, m_context, this, pictureJob(id, size, true), [this, id](const Result<QImage> &read) {
        const QImage image = read.value_or(QImage());
        m_asked.remove(id);
        if (image.isNull())
            m_missing.insert(id);
        else
            m_thumbnails.insert(id, new QPixmap(QPixmap::fromImage(image)),
                                std::max(1, int(image.sizeInBytes() / 1024)));
        Q_EMIT loaded(id);
    });
    return {};
}

void PictureLoader::loadLarge(const ImageId &id, QSize size, QObject *context, const Then &then)
{
    askBeside(m_context.lookups, m_context, context, pictureJob(id, size, false),
              [then](const Result<QImage> &image) { then(image.value_or(QImage())); });
}

GivenPicture pictureFromFile(const QString &path)
{
    return {.name = QFileInfo(path).fileName(), .path = path};
}

GivenPictures picturesIn(const QMimeData &data)
{
    GivenPictures given;
    const QList<QUrl> urls = data.urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            given.pictures.append(pictureFromFile(url.toLocalFile()));
    }
    if (!given.pictures.isEmpty())
        return given;
    // A picture dragged from a browser comes with its address, too; the picture itself is preferred.
    if (data.hasImage()) {
        const auto image = data.imageData().value<QImage>();
        if (!image.isNull()) {
            given.pictures.append({.name = PictureIntake::tr("the picture"), .image = image});
            return given;
        }
    }
    if (data.hasText() && isLink(data.text()))
        given.links.append(data.text().trimmed());
    return given;
}

PictureIntake::PictureIntake(UiContext &context, QObject *parent) : QObject(parent), m_context(context) {}

void PictureIntake::take(const QList<GivenPicture> &pictures)
{
    const bool wasBusy = isBusy();
    m_given += pictures;
    if (!wasBusy && isBusy())
        next();
}

void PictureIntake::cancel()
{
    if (!isBusy())
        return;
    clear();
    Q_EMIT cancelled();
}

void PictureIntake::clear()
{
    ++m_round;
    m_given.clear();
    m_at = 0;
    m_images.clear();
    m_refusals.clear();
}

void PictureIntake::next()
{
    Q_EMIT progressed(int(m_at) + 1, int(m_given.size()));
    const GivenPicture given = m_given.at(m_at);
    m_context.tasks.run(
        this, [given](Services &) { return outcomeOf(given); },
        [this, name = given.name, round = m_round](const Outcome &outcome) {
            if (round != m_round)
                return;
            switch (outcome.refusal) {
            case Refusal::None: m_images.append(outcome.image); break;
            case Refusal::Unreadable: m_refusals.append(tr("“%1” cannot be read.").arg(name)); break;
            case Refusal::TooLarge:
                m_refusals.append(tr("“%1” is too large: 64 MB and 64 million pixels are the most.").arg(name));
                break;
            case Refusal::NoPicture:
                m_refusals.append(
                    tr("“%1” is not a picture that can be shown. Choose a PNG, JPEG or WebP file.").arg(name));
                break;
            case Refusal::NoPlugin:
                m_refusals.append(u"“%1”: %2"_s.arg(name, errorText(refused("image_format_missing", {}, {}))));
                break;
            }
            if (++m_at < m_given.size()) {
                next();
                return;
            }
            const QList<Image> images = m_images;
            const QStringList refusals = m_refusals;
            clear();
            Q_EMIT taken(images, refusals);
        });
}

} // namespace stemdesk::ui
