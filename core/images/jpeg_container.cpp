#include "core/images/image_container.h"

#include <QtEndian>

namespace stemdesk {

namespace {

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

} // namespace

std::optional<ImageContainer> jpegContainer(const QByteArray &file)
{
    return JpegWalk(file).run();
}

} // namespace stemdesk
