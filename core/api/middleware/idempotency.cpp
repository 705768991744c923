#include "core/api/middleware/idempotency.h"

#include "core/api/answers.h"
#include "core/security/digest.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMaxKey = 255;

/// The header fields that a replay repeats.
bool isKept(const http::Header &header)
{
    return header.name == "Location" || header.name == "Stemdesk-Warnings";
}

StoredAnswer storedFrom(const http::Response &response, QByteArray (*kept)(const QByteArray &body))
{
    StoredAnswer answer{.status = response.status, .body = kept ? kept(response.body) : response.body};
    for (const http::Header &header : response.headers) {
        if (isKept(header))
            answer.headers.emplaceBack(header.name, header.value);
    }
    return answer;
}

http::Response responseFrom(const OnceAnswer &once)
{
    http::Response response{.status = once.answer.status, .body = once.answer.body};
    for (const auto &[name, value] : once.answer.headers)
        response.headers.append(http::Header{name, value});
    response.headers.append(http::Header{"Idempotency-Replayed", "true"});
    if (once.bodyDiffers)
        response.headers.append(http::Header{"Idempotency-Body-Differs", "true"});
    return response;
}

IdempotencyKey keyOf(const Call &call, const QByteArray &name)
{
    return {.name = name,
            .method = http::methodName(call.request.method).toByteArray(),
            .path = call.request.path,
            .bodyHash = sha256(call.request.body)};
}

} // namespace

Result<QByteArray> idempotencyKeyOf(const http::Request &request)
{
    const QList<QByteArray> values = request.headerValues("idempotency-key");
    if (values.isEmpty())
        return QByteArray();
    const QByteArray &key = values.first();
    const bool isVisible = std::ranges::all_of(key, [](char c) { return c > 0x20 && c < 0x7f; });
    if (values.size() > 1 || key.isEmpty() || key.size() > kMaxKey || !isVisible)
        return refused("invalid_idempotency_key", {},
                       u"Send one Idempotency-Key of 1 to 255 visible ASCII characters."_s);
    return key;
}

QByteArray inFlightName(const http::Request &request, const Tenant &tenant, const QByteArray &key)
{
    return QByteArray::number(tenant.shop) + ' ' + http::methodName(request.method).toByteArray() + ' ' + request.path
        + ' ' + key;
}

bool isAnswered(const Call &call, const QByteArray &key)
{
    const auto kept = call.shop.idempotency.replay(keyOf(call, key));
    return kept && *kept;
}

std::optional<http::Response> answeredOnce(const Call &call, const OnceWork &work, const QByteArray &key)
{
    http::Response fresh;
    const Result<OnceAnswer> once = call.shop.idempotency.once(keyOf(call, key), [&] {
        fresh = answerOf(call, work.run);
        return storedFrom(fresh, work.kept);
    });
    if (!once)
        return failed(call, once.error());
    if (once->isElsewhere)
        return std::nullopt;
    return once->isReplay ? responseFrom(*once) : fresh;
}

} // namespace stemdesk
