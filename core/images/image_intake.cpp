#include "core/images/image_intake.h"

#include "core/images/image_container.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QImageWriter>
#include <QMutex>
#include <QSemaphore>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kQuality = 90;
constexpr int kMaxDecodedMegabytes = 256; // kMaxGivenPixels in the usual four bytes each.

struct Format {
    QByteArrayView mediaType;
    const char *name; ///< Qt's.
    std::optional<ImageContainer> (*container)(const QByteArray &file);
    const char *package; ///< Debian's, that Qt decodes it with.
};

constexpr std::array kFormats{Format{"image/png", "png", pngContainer, "libqt6gui6"},
                              Format{"image/jpeg", "jpeg", jpegContainer, "libqt6gui6"},
                              Format{"image/webp", "webp", webpContainer, "qt6-image-formats-plugins"}};

Error bad(const QString &message)
{
    return invalid(u"image"_s, message);
}

Error noPicture(const Format &format)
{
    return bad(
        u"Send a whole picture of the type %1; these bytes are none."_s.arg(QString::fromLatin1(format.mediaType)));
}

Error missing(const Format &format)
{
    return refused("image_format_missing", u"image"_s,
                   u"Send a picture of another type, or install the package %2 on the computer that runs Stemdesk: %1 "
                   "cannot be read there without it."_s.arg(QString::fromLatin1(format.mediaType),
                                                            QLatin1StringView(format.package)));
}

QImage upright(const QImage &image, int orientation)
{
    switch (orientation) {
    case 2: return image.mirrored(true, false);
    case 3: return image.mirrored(true, true);
    case 4: return image.mirrored(false, true);
    case 5: return image.transformed(QTransform().rotate(90)).mirrored(true, false);
    case 6: return image.transformed(QTransform().rotate(90));
    case 7: return image.transformed(QTransform().rotate(90)).mirrored(false, true);
    case 8: return image.transformed(QTransform().rotate(270));
    default: return image;
    }
}

/// The size, scaled down if its longer side exceeds the limit.
QSize storedSize(QSize size)
{
    if (std::max(size.width(), size.height()) <= kMaxImageSide)
        return size;
    return size.scaled(kMaxImageSide, kMaxImageSide, Qt::KeepAspectRatio).expandedTo({1, 1});
}

Result<TakenImage> encoded(const QImage &image, const Format &format)
{
    TakenImage taken{.size = image.size()};
    QBuffer buffer(&taken.bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, format.name);
    if (QLatin1StringView(format.name) != "png"_L1) // PNG takes its quality as the degree of compression.
        writer.setQuality(kQuality);
    if (!writer.write(image))
        return internal(u"a picture could not be encoded: %1"_s.arg(writer.errorString()));
    if (taken.bytes.size() > kMaxImageBytes)
        return bad(u"Send a smaller picture: this one takes more than 10 MB even when scaled down."_s);
    return taken;
}

/// Pixels decoded to scale the picture down: the JPEG decoder can scale by eighths itself.
qint64 decodedPixels(const ImageHeader &header)
{
    const qint64 pixels = header.width * header.height;
    if (header.mediaType != "image/jpeg")
        return pixels;
    const double factor = double(std::max(header.width, header.height)) / kMaxImageSide;
    const qint64 eighths = std::clamp(qint64(std::ceil(8 / factor)), qint64(1), qint64(8));
    return pixels * eighths * eighths / 64;
}

/// A share of the memory for pictures, held as long as this object lives.
class Room {
public:
    explicit Room(qint64 bytes) : m_parts(bytes < kLargePicture ? 0 : int(bytes / kPart))
    {
        if (m_parts == 0)
            return;
        const QMutexLocker turn(&entrance); // So that small ones do not overtake a large one for ever.
        freeParts.acquire(m_parts);
    }
    ~Room()
    {
        if (m_parts > 0)
            freeParts.release(m_parts);
    }
    Q_DISABLE_COPY_MOVE(Room)

private:
    static constexpr qint64 kPart = 1'000'000;
    static inline QMutex entrance;
    static inline QSemaphore freeParts{int(kMaxDecodedBytes / kPart)};

    int m_parts;
};

/// Checks the head of the file before decoding anything.
Result<TakenImage> taken(const ImageContainer &container, const Format &format)
{
    static const bool isLimited = (QImageReader::setAllocationLimit(kMaxDecodedMegabytes), true);
    Q_UNUSED(isLimited)
    QBuffer buffer;
    buffer.setData(container.bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, format.name);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(false);
    const QSize size = reader.size();
    if (reader.error() == QImageReader::UnsupportedFormatError)
        return missing(format);
    if (size.isEmpty())
        return noPicture(format);
    if (qint64(size.width()) * size.height() > kMaxGivenPixels)
        return bad(u"Send a picture of at most 64 million pixels."_s);
    const int scans = imageScans(container.bytes);
    if (scans > kMaxImageScans || scans * qint64(size.width()) * size.height() > kMaxScannedPixels)
        return bad(
            u"Send a JPEG in fewer scans, or with fewer pixels: this one is in %1 scans of %2 million pixels, of "
            "which each is worked on again."_s.arg(scans)
                .arg(double(size.width()) * size.height() / 1e6, 0, 'f', 1));
    const std::optional<ImageHeader> header = imageHeader(container.bytes);
    if (!header || header->mediaType != format.mediaType || header->width != size.width()
        || header->height != size.height())
        return noPicture(format);
    const qint64 cost = decodedCost(container.bytes);
    if (cost > kMaxDecodedBytes)
        return bad(u"Send a picture with fewer pixels, or fewer bits for each: this one takes too much memory."_s);
    const Room room(cost);
    const QSize wanted = storedSize(size);
    if (wanted != size)
        reader.setScaledSize(wanted);
    const QImage image = reader.read();
    if (image.isNull())
        return noPicture(format);
    const bool isFit =
        wanted == size && container.orientation == 1 && !container.isFilm && container.bytes.size() <= kMaxImageBytes;
    if (isFit)
        return TakenImage{.bytes = container.bytes, .size = size};
    return encoded(upright(image, container.orientation), format);
}

} // namespace

qint64 decodedCost(QByteArrayView file)
{
    const std::optional<ImageHeader> header = imageHeader(file);
    if (!header || header->width > kMaxGivenPixels / header->height)
        return 0; // Refused because of its head.
    const qint64 pixels = header->width * header->height;
    const QSize stored = storedSize(QSize(int(header->width), int(header->height)));
    return decodedPixels(*header) * header->bytesPerPixel + qint64(double(pixels) * header->heldPerPixel)
        + (stored.width() == header->width ? 0 : 4 * qint64(stored.width()) * stored.height());
}

Result<TakenImage> takenImage(const QByteArray &bytes, QByteArrayView mediaType)
{
    const auto format = std::ranges::find(kFormats, mediaType, &Format::mediaType);
    if (format == kFormats.end())
        return bad(u"Send a picture as PNG, JPEG or WebP."_s);
    if (bytes.size() > kMaxGivenImageBytes)
        return bad(u"Send a picture of at most 64 MB."_s);
    const std::optional<ImageContainer> container = format->container(bytes);
    if (!container)
        return noPicture(*format);
    return taken(*container, *format);
}

} // namespace stemdesk
