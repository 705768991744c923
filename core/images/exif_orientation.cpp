#include "core/images/image_container.h"

#include <QtEndian>

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

} // namespace stemdesk
