#include "core/images/image_container.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace stemdesk {

namespace {

/// Reads numbers of a TIFF structure in the byte order of its header; 0 beyond the end.
class TiffReader {
public:
    explicit TiffReader(QByteArrayView bytes) : m_bytes(bytes), m_isBig(bytes.startsWith("MM")) {}

    quint16 u16(qsizetype at) const
    {
        if (!holds(at, 2))
            return 0;
        const char *from = m_bytes.data() + at;
        return m_isBig ? qFromBigEndian<quint16>(from) : qFromLittleEndian<quint16>(from);
    }
    quint32 u32(qsizetype at) const
    {
        if (!holds(at, 4))
            return 0;
        const char *from = m_bytes.data() + at;
        return m_isBig ? qFromBigEndian<quint32>(from) : qFromLittleEndian<quint32>(from);
    }
    bool isTiff() const { return (m_isBig || m_bytes.startsWith("II")) && u16(2) == 42; }

private:
    bool holds(qsizetype at, qsizetype count) const { return at >= 0 && at <= m_bytes.size() - count; }

    QByteArrayView m_bytes;
    bool m_isBig;
};

constexpr quint16 kOrientationTag = 0x0112;
constexpr qsizetype kEntrySize = 12;
constexpr qsizetype kValueInEntry = 8;

constexpr uchar kStartOfImage = 0xd8;
constexpr uchar kEndOfImage = 0xd9;
constexpr uchar kStartOfScan = 0xda;
constexpr uchar kFirstApplication = 0xe0; // APP0: the file's own head.
constexpr uchar kExif = 0xe1; // APP1
constexpr uchar kProfile = 0xe2; // APP2
constexpr uchar kAdobe = 0xee; // APP14: defines the colour transform.
constexpr uchar kTables = 0xdb;
constexpr uchar kRestarts = 0xdd;

constexpr QByteArrayView kExifName("Exif\0\0", 6);
constexpr QByteArrayView kProfileName("ICC_PROFILE\0", 12);
constexpr QByteArrayView kHeadName("JFIF\0", 5);
constexpr QByteArrayView kAdobeName("Adobe", 5);
constexpr qsizetype kHeadSize = 14; // Without the thumbnail that may follow.
constexpr qsizetype kAdobeSize = 12;

/// Markers inside a scan's data: an escaped 0xff, and restarts.
bool isInsideScan(uchar marker)
{
    return marker == 0 || (marker >= 0xd0 && marker <= 0xd7);
}

bool isOfPicture(uchar marker)
{
    return marker < 0xd0 || marker == kStartOfScan || marker == kTables || marker == kRestarts;
}

QByteArray segmentOf(uchar marker, const QByteArray &data)
{
    QByteArray head("\xff\0\0\0", 4);
    head[1] = char(marker);
    qToBigEndian(quint16(data.size() + 2), head.data() + 2);
    return head + data;
}

/// The part of a segment to keep; empty to drop it.
QByteArray kept(uchar marker, QByteArrayView data)
{
    if (isOfPicture(marker) || (marker == kProfile && data.startsWith(kProfileName)))
        return segmentOf(marker, data.toByteArray());
    if (marker == kAdobe && data.startsWith(kAdobeName) && data.size() >= kAdobeSize)
        return segmentOf(marker, data.first(kAdobeSize).toByteArray());
    if (marker != kFirstApplication || !data.startsWith(kHeadName) || data.size() < kHeadSize)
        return {};
    QByteArray head = data.first(kHeadSize).toByteArray();
    head.replace(kHeadSize - 2, 2, QByteArray(2, '\0')); // The thumbnail's dimensions.
    return segmentOf(marker, head);
}

/// Walks over the segments of a file.
class JpegWalk {
public:
    explicit JpegWalk(const QByteArray &file) : m_file(file) {}

    std::optional<ImageContainer> run()
    {
        if (byte(0) != 0xff || byte(1) != kStartOfImage)
            return std::nullopt;
        m_kept.bytes = m_file.first(2);
        m_at = 2;
        while (m_at + 1 < m_file.size() && byte(m_at) == 0xff) {
            while (byte(m_at + 1) == 0xff)
                ++m_at; // A marker may be preceded by any number of them.
            const uchar marker = byte(m_at + 1);
            if (marker == kEndOfImage) {
                m_kept.bytes += QByteArrayView("\xff\xd9", 2);
                return m_hasScan ? std::optional(std::move(m_kept)) : std::nullopt;
            }
            if (!takeSegment(marker))
                return std::nullopt;
        }
        return std::nullopt;
    }

private:
    /// 0 beyond the end.
    uchar byte(qsizetype at) const { return at < m_file.size() ? uchar(m_file.at(at)) : uchar(0); }

    bool takeSegment(uchar marker)
    {
        if (marker < 0xc0 || isInsideScan(marker) || marker == kStartOfImage || m_file.size() - m_at < 4)
            return false;
        const auto length = qsizetype(qFromBigEndian<quint16>(m_file.constData() + m_at + 2));
        if (length < 2 || length > m_file.size() - m_at - 2)
            return false;
        const QByteArrayView data = QByteArrayView(m_file).sliced(m_at + 4, length - 2);
        m_kept.bytes += kept(marker, data);
        if (marker == kExif && data.startsWith(kExifName))
            m_kept.orientation = exifOrientation(data.sliced(kExifName.size()));
        m_at += length + 2;
        if (marker == kStartOfScan)
            takeScan();
        return true;
    }

    void takeScan()
    {
        m_hasScan = true;
        const qsizetype from = m_at;
        while (m_at + 1 < m_file.size() && (byte(m_at) != 0xff || isInsideScan(byte(m_at + 1))))
            ++m_at;
        m_kept.bytes += QByteArrayView(m_file).sliced(from, m_at - from);
    }

    const QByteArray &m_file;
    ImageContainer m_kept;
    qsizetype m_at = 0;
    bool m_hasScan = false;
};

constexpr QByteArrayView kSignature("\x89PNG\r\n\x1a\n", 8);
constexpr qsizetype kAroundData = 12; // Length, type and checksum of a chunk.

/// Chunks of the picture and its colours. Texts, times, EXIF, animation and unknown chunks are dropped.
constexpr std::array<QByteArrayView, 14> kKept{"IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM",
                                               "sRGB", "iCCP", "sBIT", "bKGD", "pHYs", "cICP", "hIST"};

bool isCritical(QByteArrayView type)
{
    return (type.front() & 0x20) == 0;
}

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

int exifOrientation(QByteArrayView exif)
{
    const TiffReader tiff(exif);
    if (!tiff.isTiff())
        return 1;
    const auto directory = qsizetype(tiff.u32(4));
    const int entries = tiff.u16(directory);
    for (int entry = 0; entry < entries; ++entry) {
        const qsizetype at = directory + 2 + entry * kEntrySize;
        if (tiff.u16(at) != kOrientationTag)
            continue;
        const int orientation = tiff.u16(at + kValueInEntry);
        return orientation >= 1 && orientation <= 8 ? orientation : 1;
    }
    return 1;
}

std::optional<ImageContainer> jpegContainer(const QByteArray &file)
{
    return JpegWalk(file).run();
}

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
