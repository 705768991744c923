#include "core/api/middleware/authenticate.h"

#include "core/api/problem.h"
#include "core/base/utc.h"
#include "core/security/key_format.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

http::Response unauthorized(const http::Request &request, const QByteArray &code, const QString &message)
{
    http::Response response = problem(401, code, message, request.id);
    response.headers.append(http::Header{"WWW-Authenticate", "Bearer"});
    return response;
}

/// Empty where the request names no bearer key.
QByteArray bearerKey(const http::Request &request)
{
    constexpr QByteArrayView kScheme = "bearer ";
    const QByteArray field = request.header("authorization");
    if (field.size() <= kScheme.size() || field.left(kScheme.size()).compare(kScheme, Qt::CaseInsensitive) != 0)
        return {};
    return field.sliced(kScheme.size()).trimmed();
}

} // namespace

tl::expected<KeyOwner, http::Response> authenticated(Services &services, const http::Request &request, Instant now)
{
    const auto refuse = [&](const QByteArray &code, const QString &message) {
        return tl::unexpected(unauthorized(request, code, message));
    };
    const QByteArray key = bearerKey(request);
    if (key.isEmpty())
        return refuse("missing_api_key",
                      u"Send the header \"Authorization: Bearer sdk_...\" with an API key of the shop."_s);
    if (!isWellFormedApiKey(key))
        return refuse(
            "invalid_api_key",
            u"This is no whole API key: one begins with sdk_, has 53 characters and a check sum; copy it again."_s);
    const auto owner = ApiKeyService::owner(services.session(), apiKeyHash(key));
    if (!owner)
        return tl::unexpected(problem(owner.error(), request.id));
    if (!*owner)
        return refuse(
            "invalid_api_key",
            u"No shop in this server's database has this API key; check which server and database it is for."_s);
    const ApiKey &known = (*owner)->key;
    if (known.revokedAt)
        return refuse(
            "revoked_api_key",
            u"This API key was revoked; make another, with stemdesk key create or on the page Integrations."_s);
    if (known.expiresAt && *known.expiresAt <= now)
        return refuse("expired_api_key",
                      u"This API key expired at %1; make another, with stemdesk key create or on the page "
                      "Integrations."_s.arg(utcOf(*known.expiresAt).toString(Qt::ISODate)));
    if (!(*owner)->shop.hasApiAccess) {
        return tl::unexpected(problem(403, "api_access_disabled",
                                      u"The shop has switched its API access off; switch it on with stemdesk shop set "
                                      "api-access=on, or on the window's page Integrations."_s,
                                      request.id));
    }
    return **owner;
}

} // namespace stemdesk
