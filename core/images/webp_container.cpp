#include "core/images/image_container.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

constexpr qsizetype kFileHead = 12; // "RIFF", the length of the rest, "WEBP".
constexpr qsizetype kChunkHead = 8;
constexpr char kHasMetadata = 0x08 | 0x04; // EXIF and XMP, in the flags of a VP8X chunk.

constexpr std::array<QByteArrayView, 7> kKeptChunks{"VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"};

quint32 lengthAt(const QByteArray &file, qsizetype at)
{
    return qFromLittleEndian<quint32>(file.constData() + at);
}

int orientationIn(QByteArrayView exif)
{
    constexpr QByteArrayView kJpegName("Exif\0\0", 6); // Some writers put JPEG's before it.
    return exifOrientation(exif.startsWith(kJpegName) ? exif.sliced(kJpegName.size()) : exif);
}

void append(QByteArray &bytes, QByteArrayView type, QByteArrayView chunk)
{
    const qsizetype flags = bytes.size() + kChunkHead;
    bytes += chunk;
    if (type == "VP8X" && bytes.size() > flags)
        bytes[flags] = char(bytes.at(flags) & ~kHasMetadata);
    if (chunk.size() % 2 != 0)
        bytes += '\0';
}

} // namespace

std::optional<ImageContainer> webpContainer(const QByteArray &file)
{
    if (file.size() < kFileHead || !file.startsWith("RIFF") || QByteArrayView(file).sliced(8, 4) != "WEBP")
        return std::nullopt;
    const qsizetype end = qsizetype(lengthAt(file, 4)) + 8;
    if (end > file.size())
        return std::nullopt;
    ImageContainer container{.bytes = file.first(kFileHead)};
    qsizetype at = kFileHead;
    while (end - at >= kChunkHead) {
        const auto length = qsizetype(lengthAt(file, at + 4));
        if (length > end - at - kChunkHead)
            return std::nullopt;
        const QByteArrayView chunk = QByteArrayView(file).sliced(at, kChunkHead + length);
        const QByteArrayView type = chunk.first(4);
        if (std::ranges::find(kKeptChunks, type) != kKeptChunks.end())
            append(container.bytes, type, chunk);
        container.isFilm = container.isFilm || type == "ANMF";
        if (type == "EXIF")
            container.orientation = orientationIn(chunk.sliced(kChunkHead));
        at += kChunkHead + length + length % 2;
    }
    if (container.bytes.size() == kFileHead)
        return std::nullopt;
    qToLittleEndian(quint32(container.bytes.size() - 8), container.bytes.data() + 4);
    return container;
}

} // namespace stemdesk
