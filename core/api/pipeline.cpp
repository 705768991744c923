#include "core/api/pipeline.h"

#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/middleware/authenticate.h"
#include "core/api/middleware/idempotency.h"
#include "core/api/middleware/origin.h"
#include "core/api/middleware/shared_quota.h"
#include "core/api/problem.h"
#include "core/domain/event_history.h"
#include "core/services/clash_retry.h"

#include <algorithm>
#include <exception>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

http::Response tooMany(const QByteArray &code, const QString &message, int retryAfter, const QByteArray &requestId)
{
    http::Response response = problem(429, code, message, requestId);
    response.headers.append(http::Header{"Retry-After", QByteArray::number(retryAfter)});
    return response;
}

/// The fields of the IETF httpapi draft.
void addRateHeaders(http::Response &response, int rate, const QuotaVerdict &verdict)
{
    if (rate <= 0)
        return;
    response.headers.append(http::Header{"RateLimit-Policy", "\"key\";q=" + QByteArray::number(rate) + ";w=60"});
    response.headers.append(
        {"RateLimit",
         "\"key\";r=" + QByteArray::number(verdict.remaining) + ";t=" + QByteArray::number(verdict.secondsToNext)});
}

http::Response refusedByQuota(const QuotaVerdict &verdict, const QByteArray &requestId)
{
    if (verdict.kind == QuotaVerdict::Kind::CapReached)
        return tooMany("monthly_cap_reached", u"The shop's requests of this month are used up."_s, verdict.retryAfter,
                       requestId);
    return tooMany("rate_limited", u"Too many requests in a minute; wait as Retry-After says."_s, verdict.retryAfter,
                   requestId);
}

QuotaCaller callerOf(const KeyOwner &owner)
{
    return {.key = owner.storageKey,
            .shop = owner.tenant.shop,
            .ratePerMinute = owner.shop.ratePerMinute,
            .monthlyCap = owner.shop.monthlyCap,
            .lastUsedAt = owner.key.lastUsedAt};
}

/// A body of another media type is refused whether or not the endpoint reads one.
bool takesBody(const Endpoint &endpoint, const http::Request &request)
{
    if (request.body.isEmpty())
        return true;
    const QByteArray type = request.mediaType();
    const std::string_view given(type.constData(), size_t(type.size()));
    return std::ranges::find(endpoint.mediaTypes, given) != endpoint.mediaTypes.end();
}

http::Response wrongMediaType(const Endpoint &endpoint, const QByteArray &requestId)
{
    QStringList types;
    for (const std::string_view type : endpoint.mediaTypes)
        types += QString::fromLatin1(type.data(), qsizetype(type.size()));
    return problem(415, "unsupported_media_type",
                   u"Send the body as %1, and say so in Content-Type."_s.arg(types.join(" or "_L1)), requestId);
}

Status checkIds(const Endpoint &endpoint, const QList<QByteArray> &path)
{
    for (qsizetype at = 0; at < path.size(); ++at) {
        if (const Status fits = endpoint.ids.at(size_t(at))(path.at(at)); !fits)
            return fits;
    }
    return {};
}

} // namespace

Pipeline::Pipeline(SharedState &shared, Clock now, Clock tick)
    : m_shared(shared), m_now(std::move(now)), m_tick(std::move(tick))
{
    addAllRoutes(m_routes);
    addOpenRoutes(m_openRoutes);
}

Outcome Pipeline::run(Services &services, const http::Request &request,
                      const std::optional<QuotaVerdict> &counted) const
{
    Outcome outcome{.counted = counted};
    try {
        answer(services, request, outcome);
    } catch (const std::exception &error) {
        outcome.response = problem(internal(QString::fromUtf8(error.what())), request.id);
    }
    return outcome;
}

void Pipeline::answer(Services &services, const http::Request &request, Outcome &outcome) const
{
    if (auto preflight = preflightAnswer(services, request)) {
        outcome.response = *std::move(preflight);
        return;
    }
    if (auto open = openAnswer(m_openRoutes, request)) {
        outcome.response = *std::move(open);
        return;
    }
    auto owner = authenticated(services, request, m_now());
    if (!owner) {
        outcome.response = withFailureLimit(std::move(owner.error()), request);
        return;
    }
    outcome.caller = {.shop = owner->tenant.shop, .key = owner->storageKey};
    if (const Status allowed = requireOrigin(request, owner->shop); !allowed) {
        outcome.response = refusedByOrigin(services, allowed.error(), request, *owner);
        return;
    }
    const auto caller = outcome.caller;
    outcome = runCounted(services, request, *owner, outcome.counted);
    outcome.caller = caller;
    addOriginHeaders(outcome.response, request);
}

http::Response Pipeline::withFailureLimit(http::Response refusal, const http::Request &request) const
{
    if (refusal.status != 401)
        return refusal;
    const int wait = m_shared.quota.failedLogin(request.remote.toString().toLatin1(), m_tick());
    if (wait == 0)
        return refusal;
    return tooMany("rate_limited", u"Too many wrong API keys from this address; wait as Retry-After says."_s, wait,
                   request.id);
}

http::Response Pipeline::refusedByOrigin(Services &services, const Error &error, const http::Request &request,
                                         const KeyOwner &owner) const
{
    http::Response response = problem(error, request.id);
    const Result<QuotaVerdict> left =
        quotaLeft(m_shared.quota, services.usage(), callerOf(owner), {.tick = m_tick(), .now = m_now()});
    if (!left)
        return problem(left.error(), request.id);
    addRateHeaders(response, owner.shop.ratePerMinute, *left);
    return response;
}

Outcome Pipeline::runCounted(Services &services, const http::Request &request, const KeyOwner &owner,
                             const std::optional<QuotaVerdict> &counted) const
{
    const Result<QuotaVerdict> verdict = counted
        ? Result<QuotaVerdict>(*counted)
        : takenFromQuota(m_shared.quota, services.usage(), callerOf(owner), {.tick = m_tick(), .now = m_now()});
    if (!verdict)
        return {.response = problem(verdict.error(), request.id)};
    Outcome outcome = verdict->kind == QuotaVerdict::Kind::Allowed
        ? runEndpoint(services, request, owner)
        : Outcome{.response = refusedByQuota(*verdict, request.id)};
    outcome.counted = *verdict;
    addRateHeaders(outcome.response, owner.shop.ratePerMinute, *verdict);
    return outcome;
}

Outcome Pipeline::runEndpoint(Services &services, const http::Request &request, const KeyOwner &owner) const
{
    const auto answer = [&](const Error &error) { return Outcome{.response = problem(error, request.id)}; };
    const Routes::Match match = m_routes.match(request.method, request.path);
    if (!match.endpoint && match.allow.isEmpty())
        return answer(notFound(u"There is nothing at this path."_s));
    if (!match.endpoint)
        return {.response = methodNotAllowed(match.allow, request.id)};
    const Endpoint &endpoint = *match.endpoint;
    if (endpoint.scope) {
        if (const Status granted = Scopes::fromBits(owner.key.scopes).require(*endpoint.scope); !granted)
            return answer(granted.error());
    }
    if (const Status fit = checkIds(endpoint, match.parameters); !fit)
        return answer(fit.error());
    const Result<QueryParameters> query = QueryParameters::parse(request.query, endpoint.query);
    if (!query)
        return answer(query.error());
    if (!takesBody(endpoint, request))
        return {.response = wrongMediaType(endpoint, request.id)};
    ShopServices &shop = services.forShop(owner.tenant);
    shop.context.setActor(actorKey(owner.key.name));
    const Call call{.request = request, .query = *query, .path = match.parameters, .shop = shop, .owner = owner};
    // The whole endpoint, since nothing of it was committed.
    ClashRetry retry(services.session());
    Outcome outcome;
    do
        outcome = runMatched(endpoint, call);
    while (outcome.response.status == 503 && retry.isDue());
    return outcome;
}

Outcome Pipeline::runMatched(const Endpoint &endpoint, const Call &call) const
{
    if (call.request.method != http::Method::Post)
        return {.response = endpoint.handler(call)};
    const Result<QByteArray> key = idempotencyKeyOf(call.request);
    if (!key)
        return {.response = failed(call, key.error())};
    const Deferred work = endpoint.prepare ? endpoint.prepare(call) : [&] { return endpoint.handler(call); };
    if (key->isEmpty())
        return {.response = work()};
    OnceOutcome once = answeredOnce(call, {work, endpoint.kept}, *key, m_shared.inFlight);
    return {.response = std::move(once.response),
            .waitFor = std::move(once.waitFor),
            .isHeldElsewhere = once.isHeldElsewhere};
}

} // namespace stemdesk
