#include "core/api/middleware/origin.h"

#include "core/base/wording.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

bool isAllowed(const Shop &shop, const QByteArray &origin)
{
    return std::ranges::any_of(shop.allowedOrigins, [&](const QString &allowed) { return allowed.toUtf8() == origin; });
}

/// Of a page that this server has shown: the reference. Its Host is one of the server's names by now.
bool isOwn(const http::Request &request, const QByteArray &origin)
{
    const QByteArray host = request.host.toLower();
    return !host.isEmpty() && (origin == "http://" + host || origin == "https://" + host);
}

} // namespace

std::optional<http::Response> preflightAnswer(Services &services, const http::Request &request)
{
    const QByteArray origin = request.header("origin");
    if (request.method != http::Method::Options || origin.isEmpty()
        || request.header("access-control-request-method").isEmpty())
        return std::nullopt;
    const Result<QList<Shop>> shops = services.shops().list();
    if (!shops || std::ranges::none_of(*shops, [&](const Shop &shop) { return isAllowed(shop, origin); }))
        return std::nullopt;
    return http::Response{
        .status = 204,
        .headers = {{"Access-Control-Allow-Origin", origin},
                    {"Access-Control-Allow-Methods", "GET, HEAD, POST, PATCH, DELETE"},
                    {"Access-Control-Allow-Headers",
                     "Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, "
                     "MCP-Protocol-Version, Mcp-Method, Mcp-Name"},
                    {"Access-Control-Max-Age", "600"},
                    {"Vary", "Origin"}}};
}

Status requireOrigin(const http::Request &request, const Shop &shop)
{
    const QByteArray origin = request.header("origin");
    if (origin.isEmpty() || isOwn(request, origin) || isAllowed(shop, origin))
        return {};
    return Error{.kind = Error::Kind::Forbidden,
                 .code = "origin_not_allowed",
                 .message =
                     u"The shop does not allow requests from pages of %1; its setting allowed-origins lists those that "
                     "it does."_s.arg(quoted(QByteArrayView(origin)))};
}

void addOriginHeaders(http::Response &response, const http::Request &request)
{
    const QByteArray origin = request.header("origin");
    if (origin.isEmpty())
        return;
    response.headers.append(http::Header{"Access-Control-Allow-Origin", origin});
    response.headers.append(http::Header{"Access-Control-Expose-Headers",
                                         "ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, "
                                         "Idempotency-Replayed, Idempotency-Body-Differs, Stemdesk-Warnings, "
                                         "Stemdesk-Dry-Run"});
    response.headers.append(http::Header{"Vary", "Origin"});
}

} // namespace stemdesk
