#include "core/http/compression.h"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <optional>

namespace stemdesk::http {

namespace {

constexpr qsizetype kWorthIt = 1024; ///< Bytes; a smaller body fits a packet or two as it is.
constexpr int kLevel = 4; ///< A little larger than at zlib's own level, in half the time.
constexpr int kGzipWindow = MAX_WBITS + 16; ///< With gzip's frame around it.
constexpr int kMemory = 8; ///< zlib's own.

constexpr QByteArrayView kPackedMark = "-gzip\"";

/// What is packed already becomes no smaller.
bool isPackable(const QByteArray &contentType)
{
    constexpr std::array<QByteArrayView, 4> kText{"application/json", "application/xml", "text/", "image/svg+xml"};
    return std::ranges::any_of(kText, [&](QByteArrayView start) { return contentType.startsWith(start); });
}

/// The weight of a member of Accept-Encoding; 0 where it makes no sense.
double weightOf(const QList<QByteArray> &parameters)
{
    for (qsizetype at = 1; at < parameters.size(); ++at) {
        const QByteArray parameter = parameters.at(at).trimmed().toLower();
        if (!parameter.startsWith("q="))
            continue;
        bool isNumber = false;
        const double weight = parameter.sliced(2).toDouble(&isNumber);
        return isNumber ? weight : 0;
    }
    return 1;
}

bool takesGzip(const Request &request)
{
    std::optional<double> gzip;
    std::optional<double> any;
    double plain = 0;
    for (const QByteArray &member : request.headerValues("accept-encoding").join(',').split(',')) {
        const QList<QByteArray> parts = member.split(';');
        const QByteArray coding = parts.constFirst().trimmed().toLower();
        if (coding == "gzip" || coding == "x-gzip")
            gzip = weightOf(parts);
        else if (coding == "*")
            any = weightOf(parts);
        else if (coding == "identity")
            plain = weightOf(parts);
    }
    const double weight = gzip.value_or(any.value_or(0));
    return weight > 0 && weight >= plain;
}

/// Nothing where there is no memory for it.
std::optional<QByteArray> gzipped(const QByteArray &body)
{
    z_stream stream{};
    if (deflateInit2(&stream, kLevel, Z_DEFLATED, kGzipWindow, kMemory, Z_DEFAULT_STRATEGY) != Z_OK)
        return std::nullopt;
    QByteArray packed(qsizetype(deflateBound(&stream, uLong(body.size()))), Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(body.constData())); // NOLINT: zlib only reads it.
    stream.avail_in = uInt(body.size());
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = uInt(packed.size());
    const bool isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.truncate(qsizetype(stream.total_out));
    deflateEnd(&stream);
    return isWhole ? std::optional(packed) : std::nullopt;
}

Header *find(Headers &headers, QByteArrayView name)
{
    const auto found = std::ranges::find_if(
        headers, [name](const Header &header) { return header.name.compare(name, Qt::CaseInsensitive) == 0; });
    return found == headers.end() ? nullptr : &*found;
}

/// Caches keep an answer for each form.
void addVary(Response &response)
{
    if (Header *vary = find(response.headers, "Vary"))
        vary->value += ", Accept-Encoding";
    else
        response.headers.append(Header{"Vary", "Accept-Encoding"});
}

} // namespace

QByteArray packedTag(const QByteArray &tag)
{
    return tag.chopped(1) + kPackedMark.toByteArray();
}

void pack(const Request &request, Response &response)
{
    Header *etag = find(response.headers, "ETag");
    if (response.status == 304 && etag) {
        if (request.headerValues("if-none-match").join(',').contains(packedTag(etag->value)))
            etag->value = packedTag(etag->value);
        addVary(response);
        return;
    }
    if (response.body.size() <= kWorthIt || !isPackable(response.contentType))
        return;
    if (takesGzip(request)) {
        const std::optional<QByteArray> packed = gzipped(response.body);
        if (!packed)
            return;
        response.body = *packed;
        response.headers.append(Header{"Content-Encoding", "gzip"});
        if (etag = find(response.headers, "ETag"); etag)
            etag->value = packedTag(etag->value);
    }
    addVary(response);
}

} // namespace stemdesk::http
