#include "core/http/compression.h"

#include "core/http/gzip.h"
#include "core/http/packed_source.h"

#include <algorithm>
#include <array>
#include <optional>

namespace stemdesk::http {

namespace {

constexpr qsizetype kWorthIt = 1024; ///< Bytes; a smaller body fits a packet or two as it is.

constexpr QByteArrayView kPackedMark = "-gzip\"";
constexpr QByteArrayView kWeak = "W/"; ///< A weak tag covers every encoding of the resource.

/// Skips formats that are compressed already, and event streams, which have to arrive event by event.
bool isPackable(const QByteArray &contentType)
{
    if (contentType.startsWith("text/event-stream"))
        return false;
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

/// Whether there was memory for it.
bool packWhole(Response &response)
{
    Gzip gzip;
    if (gzip.isReady())
        response.body = gzip.packed(response.body, true);
    return gzip.isReady();
}

/// The same.
bool packParts(Response &response)
{
    auto packed = std::make_shared<PackedSource>(response.stream);
    if (packed->isReady())
        response.stream = packed;
    return packed->isReady();
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
    const bool isLong = response.stream || response.body.size() > kWorthIt; // A stream's length is unknown.
    if (!isLong || !isPackable(response.contentType))
        return;
    if (takesGzip(request) && (response.stream ? packParts(response) : packWhole(response))) {
        if (etag && !etag->value.startsWith(kWeak))
            etag->value = packedTag(etag->value);
        response.headers.append(Header{"Content-Encoding", "gzip"});
    }
    addVary(response);
}

} // namespace stemdesk::http
