#include "core/base/image_header.h"

#include <QtEndian>

#include <algorithm>

namespace stemdesk {

namespace {

constexpr QByteArrayView kPngStart("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);

uchar byteAt(QByteArrayView file, qsizetype at)
{
    return at >= 0 && at < file.size() ? uchar(file.at(at)) : uchar(0);
}

qint64 bigEndian16(QByteArrayView file, qsizetype at)
{
    return byteAt(file, at) << 8 | byteAt(file, at + 1);
}

qint64 littleEndian(QByteArrayView file, qsizetype at, int bytes)
{
    qint64 number = 0;
    for (int place = bytes - 1; place >= 0; --place)
        number = number << 8 | byteAt(file, at + place);
    return number;
}

std::optional<ImageHeader> pngHeader(QByteArrayView file)
{
    constexpr qsizetype kSizeAt = 16;
    if (!file.startsWith(kPngStart) || file.size() < kSizeAt + 13)
        return std::nullopt;
    const bool isDeep = byteAt(file, kSizeAt + 8) == 16;
    const bool hasAlpha = (byteAt(file, kSizeAt + 9) & 4) != 0;
    const bool isInterlaced = byteAt(file, kSizeAt + 12) != 0;
    return ImageHeader{.mediaType = "image/png",
                       .width = qFromBigEndian<quint32>(file.data() + kSizeAt),
                       .height = qFromBigEndian<quint32>(file.data() + kSizeAt + 4),
                       .bytesPerPixel = isDeep ? 8 : 4,
                       .heldPerPixel = isDeep         ? 8.0
                           : isInterlaced && hasAlpha ? 4.0
                                                      : 0.0};
}

constexpr uchar kStartOfScan = 0xda;
constexpr uchar kEndOfImage = 0xd9;

/// A frame header tells the size, and how finely each component is sampled.
bool isFrame(uchar marker)
{
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

bool isProgressive(uchar frame)
{
    return (frame & 3) == 2;
}

/// Whether the byte after 0xff is complete by itself, without data: padding, an escaped 0xff, or a restart marker.
bool isLone(uchar marker)
{
    return marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker == 0xff;
}

/// Two bytes per coefficient, one for each sample of a component.
double coefficientBytes(QByteArrayView frame)
{
    double samples = 0;
    double most = 1;
    for (int component = 0; component < byteAt(frame, 9); ++component) {
        const uchar factors = byteAt(frame, 11 + 3 * component);
        const double area = double(factors >> 4) * (factors & 15);
        samples += area;
        most = std::max(most, area);
    }
    return 2 * samples / most;
}

struct JpegFrame {
    QByteArrayView header; ///< Empty if there is none.
    bool hasMoreScans = false; ///< The first scan does not hold all components.
};

JpegFrame jpegFrame(QByteArrayView file)
{
    JpegFrame frame;
    for (qsizetype at = 2; at + 4 <= file.size() && byteAt(file, at) == 0xff;) {
        const uchar marker = byteAt(file, at + 1);
        if (marker == 0xff) {
            ++at; // A marker may be preceded by any number of them.
            continue;
        }
        if (isFrame(marker) && frame.header.isEmpty())
            frame.header = file.sliced(at);
        frame.hasMoreScans = marker == kStartOfScan && byteAt(file, at + 4) < byteAt(frame.header, 9);
        const qint64 length = bigEndian16(file, at + 2);
        if (marker == kStartOfScan || length < 2)
            break;
        at += 2 + length;
    }
    return frame;
}

std::optional<ImageHeader> jpegHeader(QByteArrayView file)
{
    if (byteAt(file, 0) != 0xff || byteAt(file, 1) != 0xd8)
        return std::nullopt;
    const auto [frame, hasMoreScans] = jpegFrame(file);
    if (frame.isEmpty())
        return std::nullopt;
    const bool isHeld = hasMoreScans || isProgressive(byteAt(frame, 1));
    return ImageHeader{.mediaType = "image/jpeg",
                       .width = bigEndian16(frame, 7),
                       .height = bigEndian16(frame, 5),
                       .heldPerPixel = isHeld ? coefficientBytes(frame) : 0};
}

std::optional<ImageHeader> webpHeader(QByteArrayView file)
{
    constexpr qsizetype kData = 20; // In the first chunk.
    constexpr uchar kAnimated = 0x02;
    if (file.size() < 30 || !file.startsWith("RIFF") || file.sliced(8, 4) != "WEBP")
        return std::nullopt;
    ImageHeader header{.mediaType = "image/webp"};
    const QByteArrayView chunk = file.sliced(12, 4);
    if (chunk == "VP8X") {
        header.width = littleEndian(file, kData + 4, 3) + 1;
        header.height = littleEndian(file, kData + 7, 3) + 1;
        header.heldPerPixel = (byteAt(file, kData) & kAnimated) != 0 ? 4 : 0;
    } else if (chunk == "VP8L") {
        const qint64 sizes = littleEndian(file, kData + 1, 4);
        header.width = (sizes & 0x3fff) + 1;
        header.height = (sizes >> 14 & 0x3fff) + 1;
    } else if (chunk == "VP8 ") {
        header.width = littleEndian(file, kData + 6, 2) & 0x3fff;
        header.height = littleEndian(file, kData + 8, 2) & 0x3fff;
    }
    return header;
}

} // namespace

std::optional<ImageHeader> imageHeader(QByteArrayView file)
{
    for (const auto read : {pngHeader, jpegHeader, webpHeader}) {
        const std::optional<ImageHeader> header = read(file);
        if (header)
            return header->width > 0 && header->height > 0 ? header : std::nullopt;
    }
    return std::nullopt;
}

int imageScans(QByteArrayView file)
{
    if (byteAt(file, 0) != 0xff || byteAt(file, 1) != 0xd8)
        return 1;
    int scans = 0;
    for (qsizetype at = file.indexOf('\xff', 2); at >= 0; at = file.indexOf('\xff', at)) {
        const uchar marker = byteAt(file, at + 1);
        if (marker == kEndOfImage)
            break;
        if (marker == kStartOfScan)
            ++scans;
        at += isLone(marker) ? 1 : 2 + std::max(bigEndian16(file, at + 2), qint64(2));
        if (at >= file.size())
            break;
    }
    return scans;
}

} // namespace stemdesk
