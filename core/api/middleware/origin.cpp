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

/// Whether the page is one of this server's own, that is the reference. The Host was already checked to be one of the
/// server's names.
bool isOwn(const http::Request &request, const QByteArray &origin)
{
    const QByteArray host = request.host.toLower();
    return !host.isEmpty() && (origin == "http://" + host || origin == "https://" + host);
}

bool isPreflight(const http::Request &request)
{
    return request.method == http::Method::Options && !request.header("origin").isEmpty()
        && !request.header("access-control-request-method").isEmpty();
}

/// The header fields that the page wants to send. Any are allowed: libraries add their own to every request, and they
/// are harmless here.
QByteArray allowedFields(const http::Request &request)
{
    QByteArrayList names{"Authorization", "Content-Type", "Idempotency-Key",      "If-Match", "If-None-Match",
                         "Last-Event-ID", "Mcp-Method",   "MCP-Protocol-Version", "Mcp-Name"};
    for (const QByteArray &asked : request.headerValues("access-control-request-headers").join(',').split(',')) {
        const QByteArray name = asked.trimmed();
        const auto isSame = [&name](const QByteArray &one) { return one.compare(name, Qt::CaseInsensitive) == 0; };
        if (http::isToken(name) && std::ranges::none_of(names, isSame))
            names += name;
    }
    return names.join(", ");
}

http::Response preflightPermit(const http::Request &request, const QByteArray &origin)
{
    return {.status = 204,
            .headers = {{"Access-Control-Allow-Origin", origin},
                        {"Access-Control-Allow-Methods", "GET, HEAD, POST, PATCH, DELETE"},
                        {"Access-Control-Allow-Headers", allowedFields(request)},
                        {"Access-Control-Max-Age", "600"},
                        {"Vary", "Origin, Access-Control-Request-Headers"}}};
}

} // namespace

Status refresh(AllowedOrigins &origins, Services &services)
{
    const QList<Shop> shops = TRY(services.shops().list());
    QSet<QByteArray> allowed;
    for (const Shop &shop : shops) {
        for (const QString &origin : shop.allowedOrigins)
            allowed.insert(origin.toUtf8());
    }
    origins.set(std::move(allowed));
    return {};
}

std::optional<http::Response> preflightAnswer(const AllowedOrigins &origins, const http::Request &request)
{
    const QByteArray origin = request.header("origin");
    if (!isPreflight(request) || !origins.contain(origin))
        return std::nullopt;
    return preflightPermit(request, origin);
}

std::optional<http::Response> publicPreflightAnswer(const http::Request &request)
{
    return isPreflight(request) ? std::optional(preflightPermit(request, "*")) : std::nullopt;
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

http::Headers originFields(const QByteArray &origin)
{
    return {{"Access-Control-Allow-Origin", origin},
            {"Access-Control-Expose-Headers",
             "ETag, Location, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id, Idempotency-Replayed, "
             "Idempotency-Body-Differs, Stemdesk-Warnings, Stemdesk-Dry-Run, Content-Disposition, Allow"},
            {"Vary", "Origin"}};
}

http::Header publicField()
{
    return {"Access-Control-Allow-Origin", "*"};
}

} // namespace stemdesk
