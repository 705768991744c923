#include "core/api/middleware/authenticate.h"

#include "core/api/api.h"
#include "core/api/problem.h"
#include "core/base/clock.h"
#include "core/base/day.h"
#include "core/security/key_format.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

http::Response unauthorized(const http::Request &request, const QByteArray &code, const QString &message)
{
    http::Response response = problem(401, code, message, request.id);
    response.headers.append(http::Header{"WWW-Authenticate", "Bearer"});
    if (request.path.startsWith(
            "/api/v1/tables/")) // For spreadsheets, which ask for a password only if this is offered.
        response.headers.append(http::Header{"WWW-Authenticate", "Basic realm=\"Stemdesk\", charset=\"UTF-8\""});
    return response;
}

/// The credentials after `scheme` ("bearer "); empty if the request uses another scheme.
QByteArray credentials(const http::Request &request, QByteArrayView scheme)
{
    const QByteArray field = request.header("authorization");
    if (field.size() <= scheme.size() || field.left(scheme.size()).compare(scheme, Qt::CaseInsensitive) != 0)
        return {};
    return field.sliced(scheme.size()).trimmed();
}

/// The password of HTTP Basic, whoever the user is: spreadsheets can send nothing else. Only what reads takes it, since
/// browsers send it unasked.
QByteArray basicKey(const http::Request &request)
{
    using enum http::Method;
    if (request.method != Get && request.method != Head && request.method != Options)
        return {};
    const auto pair = QByteArray::fromBase64Encoding(credentials(request, "basic "));
    const qsizetype colon = pair ? (*pair).indexOf(':') : -1;
    return colon < 0 ? QByteArray() : (*pair).sliced(colon + 1);
}

QByteArray keyOf(const http::Request &request)
{
    const QByteArray bearer = credentials(request, "bearer ");
    return bearer.isEmpty() ? basicKey(request) : bearer;
}

/// The token of a calendar request; nullopt if its address has none.
std::optional<QByteArray> calendarToken(const http::Request &request)
{
    constexpr QByteArrayView kToken = "token=";
    if (request.path != kCalendarPath)
        return {};
    for (const QByteArray &parameter : request.query.split('&')) {
        if (parameter.startsWith(kToken))
            return QByteArray::fromPercentEncoding(parameter.sliced(kToken.size()));
    }
    return {};
}

/// The owner of a calendar token. Wrong, revoked and mistyped tokens are refused alike.
tl::expected<KeyOwner, http::Response> calendarOwner(Services &services, const http::Request &request,
                                                     const QByteArray &token, Instant now)
{
    const auto refuse = [&] {
        return tl::unexpected(unauthorized(request, "invalid_token",
                                           u"This is the address of no calendar, or of one that was revoked; make "
                                           u"another, with stemdesk calendar create "
                                           "or on the page Integrations."_s));
    };
    if (!isWellFormedCalendarToken(token))
        return refuse();
    Result<KeyVerdict> checked = checkedKey(services, apiKeyHash(token), now);
    if (!checked)
        return tl::unexpected(problem(checked.error(), request.id));
    if (checked->owner)
        return *std::move(checked->owner);
    if (checked->status == 401)
        return refuse();
    return tl::unexpected(problem(checked->status, checked->code, checked->message, request.id));
}

} // namespace

Result<KeyVerdict> checkedKey(Services &services, const QByteArray &hash, Instant now)
{
    const auto owner = TRY(ApiKeyService::ownerNear(
        services.session(), hash, [&](const QByteArray &place) -> Session & { return services.at(place).session(); }));
    if (!owner)
        return KeyVerdict{
            .code = "invalid_api_key",
            .message =
                u"No shop in this server's database has this API key; check which server and database it is for."_s};
    const ApiKey &known = owner->key;
    if (known.revokedAt)
        return KeyVerdict{
            .code = "revoked_api_key",
            .message =
                u"This API key was revoked; make another, with stemdesk key create or on the page Integrations."_s};
    if (known.expiresAt && *known.expiresAt <= now)
        return KeyVerdict{.code = "expired_api_key",
                          .message =
                              u"This API key expired at %1; make another, with stemdesk key create or on the page "
                              "Integrations."_s.arg(timeText(utcOf(*known.expiresAt)))};
    if (!owner->shop.hasApiAccess)
        return KeyVerdict{.status = 403,
                          .code = "api_access_disabled",
                          .message = u"The shop has switched its API access off; switch it on with stemdesk shop set "
                                     "api-access=on, or on the window's page Integrations."_s};
    return KeyVerdict{.owner = *owner};
}

tl::expected<KeyOwner, http::Response> authenticated(Services &services, const http::Request &request, Instant now)
{
    const auto refuse = [&](const QByteArray &code, const QString &message) {
        return tl::unexpected(unauthorized(request, code, message));
    };
    if (const auto token = calendarToken(request))
        return calendarOwner(services, request, *token, now);
    const QByteArray key = keyOf(request);
    if (key.isEmpty())
        return refuse("missing_api_key",
                      u"Send the header \"Authorization: Bearer sdk_...\" with an API key of the shop."_s);
    if (!isWellFormedApiKey(key))
        return refuse(
            "invalid_api_key",
            u"This is not a complete API key: one begins with sdk_, has 53 characters and a checksum; copy it again."_s);
    Result<KeyVerdict> checked = checkedKey(services, apiKeyHash(key), now);
    if (!checked)
        return tl::unexpected(problem(checked.error(), request.id));
    if (checked->owner)
        return *std::move(checked->owner);
    if (checked->status == 401)
        return refuse(checked->code, checked->message);
    return tl::unexpected(problem(checked->status, checked->code, checked->message, request.id));
}

} // namespace stemdesk
