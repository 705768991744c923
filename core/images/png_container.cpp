#include "core/images/image_container.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

constexpr QByteArrayView kSignature("\x89PNG\r\n\x1a\n", 8);
constexpr qsizetype kAroundData = 12; // Length, type and checksum of a chunk.

/// Chunks of the picture and its colours. Texts, times, EXIF, animation and unknown chunks are dropped.
constexpr std::array<QByteArrayView, 14> kKept{"IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM",
                                               "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "cICP", "hIST"};

bool isCritical(QByteArrayView type)
{
    return (type.front() & 0x20) == 0;
}

} // namespace

std::optional<ImageContainer> pngContainer(const QByteArray &file)
{
    if (!file.startsWith(kSignature))
        return std::nullopt;
    ImageContainer container{.bytes = kSignature.toByteArray()};
    const QByteArrayView all(file);
    qsizetype at = kSignature.size();
    while (file.size() - at >= kAroundData) {
        const auto length = qsizetype(qFromBigEndian<quint32>(file.constData() + at));
        if (length > file.size() - at - kAroundData)
            return std::nullopt;
        const QByteArrayView type = all.sliced(at + 4, 4);
        const bool isKept = std::ranges::find(kKept, type) != kKept.end();
        if (!isKept && isCritical(type))
            return std::nullopt;
        if (isKept)
            container.bytes += all.sliced(at, length + kAroundData);
        if (type == "eXIf")
            container.orientation = exifOrientation(all.sliced(at + 8, length));
        at += length + kAroundData;
        if (type == "IEND")
            return container;
    }
    return std::nullopt;
}

} // namespace stemdesk
