#include "ui/pictures/picture_loader.h"

#include "ui/models/lookup.h"
#include "ui/theme/metrics.h"

#include <QBuffer>
#include <QImageReader>

namespace stemdesk::ui {

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

} // namespace stemdesk::ui
