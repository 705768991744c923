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

/// Releases the key when the work is done, however it ends.
class Lease {
public:
    Lease(InFlightKeys &keys, QByteArray name) : m_keys(keys), m_name(std::move(name)) {}
    ~Lease() { m_keys.release(m_name); }
    Q_DISABLE_COPY_MOVE(Lease)

private:
    InFlightKeys &m_keys;
    QByteArray m_name;
};

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

OnceOutcome answeredOnce(const Call &call, const OnceWork &work, const QByteArray &key, InFlightKeys &inFlight)
{
    const QByteArray method = http::methodName(call.request.method).toByteArray();
    const QByteArray name =
        QByteArray::number(call.owner.tenant.shop) + ' ' + method + ' ' + call.request.path + ' ' + key;
    if (!inFlight.acquire(name))
        return {.waitFor = name};
    const Lease lease(inFlight, name);
    http::Response fresh;
    const Result<OnceAnswer> once = call.shop.idempotency.once(
        {.name = key, .method = method, .path = call.request.path, .bodyHash = sha256(call.request.body)}, [&] {
            fresh = work.run();
            return storedFrom(fresh, work.kept);
        });
    if (!once)
        return {.response = failed(call, once.error())};
    if (once->isElsewhere)
        return {.waitFor = name, .isHeldElsewhere = true};
    return {.response = once->isReplay ? responseFrom(*once) : fresh};
}

} // namespace stemdesk
