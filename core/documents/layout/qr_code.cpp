#include "core/documents/layout/qr_code.h"

#include <qrcodegen/qrcodegen.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace stemdesk {

namespace {

using qrcodegen::QrCode;
using qrcodegen::QrSegment;

constexpr qreal kOverlap = 0.02; ///< In modules. Without it PDF viewers show seams between the rows.

Marks marksOf(const QrCode &code, qreal side)
{
    const int size = code.getSize();
    const qreal module = side / size;
    Marks marks;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size;) {
            int end = x;
            while (end < size && code.getModule(end, y))
                ++end;
            if (end > x)
                marks.append(
                    ShapeMark{.place = QRectF(x * module, y * module, (end - x) * module, (1 + kOverlap) * module),
                              .fill = Qt::black,
                              .outline = {}});
            x = std::max(end, x + 1);
        }
    }
    return marks;
}

} // namespace

Marks qrCodeMarks(const QString &text, qreal side)
{
    constexpr int kLargest = 13; // EPC069-12 allows no larger one.
    const QByteArray bytes = text.toUtf8();
    try {
        const std::vector<QrSegment> segments{
            QrSegment::makeBytes(std::vector<std::uint8_t>(bytes.cbegin(), bytes.cend()))};
        return marksOf(QrCode::encodeSegments(segments, QrCode::Ecc::MEDIUM, QrCode::MIN_VERSION, kLargest, -1, false),
                       side);
    } catch (const qrcodegen::data_too_long &) {
        return {};
    }
}

} // namespace stemdesk
