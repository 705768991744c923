#include "tests/support/unpacked.h"

#include <zlib.h>

namespace stemdesk {

QByteArray unpacked(const QByteArray &packed)
{
    constexpr int kGzipWindow = MAX_WBITS + 16;
    constexpr qsizetype kStep = qsizetype(64) * 1024;
    z_stream stream{};
    if (inflateInit2(&stream, kGzipWindow) != Z_OK)
        return {};
    QByteArray input = packed;
    stream.next_in = reinterpret_cast<Bytef *>(input.data());
    stream.avail_in = uInt(input.size());
    QByteArray plain;
    int state = Z_OK;
    while (state == Z_OK) {
        QByteArray step(kStep, Qt::Uninitialized);
        stream.next_out = reinterpret_cast<Bytef *>(step.data());
        stream.avail_out = uInt(step.size());
        state = inflate(&stream, Z_NO_FLUSH);
        plain += step.first(kStep - qsizetype(stream.avail_out));
    }
    inflateEnd(&stream);
    return state == Z_STREAM_END ? plain : QByteArray();
}

} // namespace stemdesk
