#include "core/http/gzip.h"

#include <zlib.h>

namespace stemdesk::http {

namespace {

constexpr int kLevel = 4; ///< A little larger than at zlib's own level, in half the time.
constexpr int kGzipWindow = MAX_WBITS + 16; ///< With gzip's frame around it.
constexpr int kMemory = 8; ///< zlib's own.

} // namespace

Gzip::Gzip() : m_stream(std::make_unique<z_stream>())
{
    if (deflateInit2(m_stream.get(), kLevel, Z_DEFLATED, kGzipWindow, kMemory, Z_DEFAULT_STRATEGY) != Z_OK)
        m_stream.reset();
}

Gzip::~Gzip()
{
    if (m_stream)
        deflateEnd(m_stream.get());
}

QByteArray Gzip::packed(const QByteArray &part, bool isLast)
{
    QByteArray packed;
    m_stream->next_in = reinterpret_cast<Bytef *>(const_cast<char *>(part.constData())); // NOLINT: zlib only reads it.
    m_stream->avail_in = uInt(part.size());
    const auto room = qsizetype(deflateBound(m_stream.get(), uLong(part.size())));
    do {
        const qsizetype used = packed.size();
        packed.resize(used + room);
        m_stream->next_out = reinterpret_cast<Bytef *>(packed.data() + used);
        m_stream->avail_out = uInt(room);
        deflate(m_stream.get(), isLast ? Z_FINISH : Z_NO_FLUSH);
        packed.truncate(used + room - qsizetype(m_stream->avail_out));
    } while (m_stream->avail_out == 0);
    return packed;
}

} // namespace stemdesk::http
