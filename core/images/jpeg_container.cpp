#include "core/images/image_container.h"

#include <QtEndian>

namespace stemdesk {

namespace {

// A picture has about ten at most. Each costs a pass over all its pixels, however few bytes it has in the file.
constexpr int kMaxScans = 100;

constexpr uchar kStartOfImage = 0xd8;
constexpr uchar kEndOfImage = 0xd9;
constexpr uchar kStartOfScan = 0xda;
constexpr uchar kFirstApplication = 0xe0; // APP0: the file's own head.
constexpr uchar kExif = 0xe1; // APP1
constexpr uchar kProfile = 0xe2; // APP2
constexpr uchar kAdobe = 0xee; // APP14: says how the colours are to be read.
constexpr uchar kLastApplication = 0xef;
constexpr uchar kComment = 0xfe;

constexpr QByteArrayView kExifName("Exif\0\0", 6);
constexpr QByteArrayView kProfileName("ICC_PROFILE\0", 12);
constexpr QByteArrayView kHeadName("JFIF\0", 5);

/// Markers that stand inside a scan's data: an escaped 0xff, and restarts.
bool isInsideScan(uchar marker)
{
    return marker == 0 || (marker >= 0xd0 && marker <= 0xd7);
}

bool isKept(uchar marker, QByteArrayView data)
{
    if (marker == kFirstApplication)
        return data.startsWith(kHeadName);
    if (marker == kProfile)
        return data.startsWith(kProfileName);
    if (marker == kAdobe)
        return true;
    return marker != kComment && (marker < kFirstApplication || marker > kLastApplication);
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
                ++m_at; // Any number of them may stand before a marker.
            const uchar marker = byte(m_at + 1);
            if (marker == kEndOfImage) {
                m_kept.bytes += QByteArrayView("\xff\xd9", 2);
                return m_scans > 0 ? std::optional(std::move(m_kept)) : std::nullopt;
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
        const QByteArrayView segment = QByteArrayView(m_file).sliced(m_at, length + 2);
        const QByteArrayView data = segment.sliced(4);
        if (isKept(marker, data))
            m_kept.bytes += segment;
        if (marker == kExif && data.startsWith(kExifName))
            m_kept.orientation = exifOrientation(data.sliced(kExifName.size()));
        m_at += length + 2;
        return marker != kStartOfScan || takeScan();
    }

    bool takeScan()
    {
        if (++m_scans > kMaxScans)
            return false;
        const qsizetype from = m_at;
        while (m_at + 1 < m_file.size() && (byte(m_at) != 0xff || isInsideScan(byte(m_at + 1))))
            ++m_at;
        m_kept.bytes += QByteArrayView(m_file).sliced(from, m_at - from);
        return true;
    }

    const QByteArray &m_file;
    ImageContainer m_kept;
    qsizetype m_at = 0;
    int m_scans = 0;
};

} // namespace

std::optional<ImageContainer> jpegContainer(const QByteArray &file)
{
    return JpegWalk(file).run();
}

} // namespace stemdesk
