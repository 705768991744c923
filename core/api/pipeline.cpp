#include "core/api/pipeline.h"

#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/middleware/authenticate.h"
#include "core/api/middleware/shared_quota.h"
#include "core/api/not_found.h"
#include "core/api/problem.h"
#include "core/base/wording.h"
#include "core/domain/events/event_history.h"
#include "core/http/compression.h"
#include "core/services/database/lock_timeout.h"
#include "core/services/database/serialization_retry.h"
#include "core/services/unit_of_work.h"

#include <algorithm>
#include <exception>
#include <utility>

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

http::Response refusedByQuota(const QuotaVerdict &verdict, const Shop &shop, const QByteArray &requestId)
{
    if (verdict.kind == QuotaVerdict::Kind::CapReached)
        return tooMany("monthly_cap_reached",
                       u"The shop has used up its %1 of this month: wait until it ends, or let the shop raise its "
                       "monthly-cap."_s.arg(counted(shop.monthlyCap, u"request"_s)),
                       verdict.retryAfter, requestId);
    return tooMany("rate_limited",
                   u"A key may make %1 in 60 seconds here: wait %2, or let the shop raise its rate-per-minute."_s.arg(
                       counted(shop.ratePerMinute, u"request"_s), counted(verdict.retryAfter, u"second"_s)),
                   verdict.retryAfter, requestId);
}

QuotaCaller callerOf(const KeyOwner &owner)
{
    return {.key = owner.storageKey,
            .shop = owner.tenant.shop,
            .ratePerMinute = owner.shop.ratePerMinute,
            .monthlyCap = owner.shop.monthlyCap,
            .lastUsedAt = owner.key.lastUsedAt};
}

/// The content coding of a body; empty if it has none.
QByteArray codingOf(const http::Request &request)
{
    const QByteArray coding = request.header("content-encoding").toLower();
    return coding == "identity" ? QByteArray() : coding;
}

/// A body of another media type is refused whether or not the endpoint reads one.
bool takesBody(const Endpoint &endpoint, const http::Request &request)
{
    if (request.body.isEmpty())
        return true;
    if (!codingOf(request).isEmpty())
        return false;
    const QByteArray type = request.mediaType();
    const std::string_view given(type.constData(), size_t(type.size()));
    return std::ranges::find(endpoint.mediaTypes, given) != endpoint.mediaTypes.end();
}

http::Response wrongMediaType(const Endpoint &endpoint, const http::Request &request)
{
    if (const QByteArray coding = codingOf(request); !coding.isEmpty())
        return problem(415, "unsupported_media_type",
                       u"Send the body as it is, without Content-Encoding: compressed bodies (%1) are not read."_s.arg(
                           quoted(coding)),
                       request.id);
    QStringList types;
    for (const std::string_view type : endpoint.mediaTypes)
        types += QString::fromLatin1(type.data(), qsizetype(type.size()));
    return problem(
        415, "unsupported_media_type",
        u"Send the body as %1 and say so in the header Content-Type, which %2."_s.arg(
            anyOf(types), request.mediaType().isEmpty() ? u"is missing"_s : u"says "_s + quoted(request.mediaType())),
        request.id);
}

Outcome answered(http::Response response)
{
    return {.response = std::move(response)};
}

/// The request in the hands of this thread, and of its services `there`.
Call callOf(Services &services, SharedState &shared, const RequestContext &context, Services &there)
{
    const AuthorizedRequest &authorized = *context.authorized;
    ShopServices &shop = there.forShop(authorized.owner.tenant);
    shop.setActor(actorKey(authorized.owner.key.name));
    return {.request = context.request,
            .query = authorized.query,
            .path = authorized.path,
            .shop = shop,
            .owner = authorized.owner,
            .quota = shared.quota,
            .usage = services.usage(),
            .streaming = shared.streaming,
            .slot = context.slot};
}

Call callOf(Services &services, SharedState &shared, const RequestContext &context)
{
    return callOf(services, shared, context, services);
}

/// If the preparation failed, the second half only returns its error.
Deferred orRefusal(Result<Deferred> prepared)
{
    if (prepared)
        return *std::move(prepared);
    return [error = std::move(prepared.error())](const Call &) -> Result<http::Response> { return error; };
}

/// The work left by the endpoint's preparation. Skips the preparation if the answer to its key is stored.
Deferred prepared(const Call &call, const AuthorizedRequest &authorized)
{
    const Preparation prepare = authorized.endpoint->prepare;
    if (!authorized.idempotencyKey || !isAnswered(call, authorized.idempotencyName))
        return orRefusal(prepare(call));
    return [prepare](const Call &later) { return orRefusal(prepare(later))(later); };
}

/// The units of work inside this one are part of it, and it is never committed.
http::Response rehearsed(const Call &call, const Deferred &work)
{
    const Result<UnitOfWork> rehearsal = call.shop.begin();
    http::Response response = rehearsal ? answerOf(call, work) : failed(call, rehearsal.error());
    response.headers.append(http::Header{"Stemdesk-Dry-Run", "true"});
    return response;
}

bool changesThings(http::Method method)
{
    return method == http::Method::Post || method == http::Method::Patch || method == http::Method::Delete;
}

Outcome written(const Call &call, const AuthorizedRequest &authorized)
{
    const Deferred work = authorized.work ? authorized.work : authorized.endpoint->handler;
    if (authorized.isDry)
        return answered(rehearsed(call, work));
    if (!authorized.idempotencyKey)
        return answered(answerOf(call, work));
    std::optional<http::Response> once =
        answeredOnce(call, {work, authorized.endpoint->kept}, authorized.idempotencyName);
    if (!once)
        return {.kind = Outcome::Kind::KeyHeldElsewhere, .waitFor = authorized.idempotencyKey->key()};
    return answered(*std::move(once));
}

bool isRead(const http::Request &request)
{
    return request.method == http::Method::Get || request.method == http::Method::Head;
}

/// Answers a read at the machine that holds the shop's rows, or at the coordinator if that fails.
http::Response readAnswer(Services &services, SharedState &shared, const RequestContext &context)
{
    const AuthorizedRequest &authorized = *context.authorized;
    Services &there = isRead(context.request) ? services.at(authorized.owner.place) : services;
    http::Response response = answerOf(callOf(services, shared, context, there), authorized.endpoint->handler);
    if (&there != &services && response.status >= 500)
        return answerOf(callOf(services, shared, context), authorized.endpoint->handler);
    return response;
}

/// Paths that need a key, at least for some methods.
bool isOfShops(const QByteArray &path)
{
    return path.startsWith("/api/") || path == "/mcp" || path.startsWith("/mcp/");
}

Status checkIds(const Endpoint &endpoint, const QList<QByteArray> &path)
{
    for (qsizetype at = 0; at < path.size(); ++at) {
        TRY(endpoint.ids.at(size_t(at))(path.at(at)));
    }
    return {};
}

} // namespace

std::vector<std::string_view> queryParametersOf(http::Method method, const Endpoint &endpoint)
{
    std::vector<std::string_view> names = endpoint.query;
    if (changesThings(method))
        names.emplace_back("dryRun");
    return names;
}

Pipeline::Pipeline(SharedState &shared, Clock now, Clock tick)
    : m_shared(shared), m_now(std::move(now)), m_tick(std::move(tick))
{
    addAllRoutes(m_routes);
    addOpenRoutes(m_openRoutes);
}

Outcome Pipeline::run(Services &services, RequestContext &context, std::chrono::milliseconds timeout) const
{
    Outcome outcome;
    try {
        outcome = goOn(services, context, timeout);
    } catch (const std::exception &error) {
        outcome = answered(problem(internal(QString::fromUtf8(error.what())), context.request.id));
    }
    if (outcome.kind == Outcome::Kind::Answered) {
        context.refusal = refusalIn(outcome.response);
        outcome.response = completed(std::move(outcome.response), context);
    } else if (outcome.kind == Outcome::Kind::KeyInUse || outcome.kind == Outcome::Kind::KeyHeldElsewhere) {
        context.authorized.reset();
    }
    return outcome;
}

std::optional<http::Response> Pipeline::answerWithoutDatabase(const RequestContext &context) const
{
    auto open = openAnswer(m_openRoutes, context.request, nullptr);
    return open ? std::optional(completed(*std::move(open), context)) : std::nullopt;
}

http::Response Pipeline::completed(http::Response response, const RequestContext &context) const
{
    if (context.counted)
        addRateHeaders(response, context.ratePerMinute, *context.counted);
    if (mayTellOrigin(context) && !response.has("access-control-allow-origin"))
        response.headers += originFields(context.request.header("origin"));
    http::pack(context.request, response);
    return response;
}

Outcome Pipeline::goOn(Services &services, RequestContext &context, std::chrono::milliseconds timeout) const
{
    if (context.authorized)
        return runAdmitted(services, context, timeout);
    if (std::optional<Outcome> ended = enter(services, context))
        return *std::move(ended);
    if (context.authorized->queue != RequestQueue::Read)
        return {.kind = Outcome::Kind::HandedOver};
    return runAdmitted(services, context, timeout);
}

/// Nothing where the request is admitted.
std::optional<Outcome> Pipeline::enter(Services &services, RequestContext &context) const
{
    const http::Request &request = context.request;
    if (auto open = answerWithoutKey(services, context))
        return answered(*std::move(open));
    auto owner = authenticated(services, request, m_now());
    if (!owner)
        return answered(withFailureLimit(std::move(owner.error()), request));
    context.caller = {.shop = owner->tenant.shop, .key = owner->storageKey};
    context.ratePerMinute = owner->shop.ratePerMinute;
    const Status allowed = requireOrigin(request, owner->shop);
    context.mayTellOrigin = allowed.has_value();
    if (!allowed)
        return answered(withLimits(services, problem(allowed.error(), request.id), *owner));
    if (std::optional<Outcome> refused = withSlot(services, context, *owner))
        return refused;
    if (std::optional<Outcome> refused = takenFromLimits(services, context, *owner))
        return refused;
    return admit(services, context, *std::move(owner));
}

/// nullopt if the request needs a shop.
std::optional<http::Response> Pipeline::answerWithoutKey(Services &services, RequestContext &context) const
{
    const http::Request &request = context.request;
    const bool hasOrigin = !request.header("origin").isEmpty();
    if (auto open = openAnswer(m_openRoutes, request, &services))
        return open;
    if (hasOrigin && refresh(m_shared.origins, services))
        context.mayTellOrigin = m_shared.origins.contain(request.header("origin"));
    if (auto preflight = preflightAnswer(m_shared.origins, request))
        return preflight;
    // Clients look there for sign-in pages and icons, and none that sends a key will find any.
    if (!isOfShops(request.path))
        return problem(noSuchPath(m_routes, request.path), request.id);
    return std::nullopt;
}

/// Whether the page that sent the request may read the answer.
bool Pipeline::mayTellOrigin(const RequestContext &context) const
{
    const QByteArray origin = context.request.header("origin");
    return !origin.isEmpty() && context.mayTellOrigin.value_or(m_shared.origins.contain(origin));
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

/// Adds the limits to the response of a request that is not counted.
http::Response Pipeline::withLimits(Services &services, http::Response response, const KeyOwner &owner) const
{
    const Result<QuotaVerdict> left =
        quotaLeft(m_shared.quota, services.usage(), callerOf(owner), {.tick = m_tick(), .now = m_now()});
    if (left) // Without, it says less.
        addRateHeaders(response, owner.shop.ratePerMinute, *left);
    return response;
}

/// A stream needs a slot, and a request that finds none free is not counted.
std::optional<Outcome> Pipeline::withSlot(Services &services, RequestContext &context, const KeyOwner &owner) const
{
    constexpr int kAskAgain = 10; // Seconds; it is unknown when another stream will end.
    const http::Request &request = context.request;
    if (!isRead(request) || request.path != kChangeStreamPath)
        return std::nullopt;
    const StreamLimits &limits = m_shared.streaming.limits;
    context.slot = m_shared.slots->take(owner.storageKey, limits);
    if (context.slot)
        return std::nullopt;
    return answered(withLimits(
        services,
        tooMany("too_many_streams",
                u"A key may follow %1 streams here, and all together %2: end one that is open, or have one process "
                "follow the changes for all."_s.arg(limits.perKey)
                    .arg(limits.perServer),
                kAskAgain, request.id),
        owner));
}

std::optional<Outcome> Pipeline::takenFromLimits(Services &services, RequestContext &context,
                                                 const KeyOwner &owner) const
{
    if (context.counted)
        return std::nullopt;
    const Result<QuotaVerdict> verdict =
        takenFromQuota(m_shared.quota, services.usage(), callerOf(owner), {.tick = m_tick(), .now = m_now()});
    if (!verdict)
        return answered(problem(verdict.error(), context.request.id));
    context.counted = *verdict;
    if (verdict->kind == QuotaVerdict::Kind::Allowed)
        return std::nullopt;
    return answered(refusedByQuota(*verdict, owner.shop, context.request.id));
}

std::optional<Outcome> Pipeline::admit(Services &services, RequestContext &context, KeyOwner &&owner) const
{
    const http::Request &request = context.request;
    Routes::Match match = m_routes.match(request.method, request.path);
    if (!match.endpoint && !match.allow.isEmpty())
        return answered(otherMethodAnswer(request, match.allow));
    Result<QueryParameters> query = checked(request, owner, match);
    if (!query)
        return answered(problem(query.error(), request.id));
    const Endpoint &endpoint = *match.endpoint;
    if (!takesBody(endpoint, request))
        return answered(wrongMediaType(endpoint, request));
    AuthorizedRequest &authorized = context.authorized.emplace();
    authorized.owner = std::move(owner);
    authorized.endpoint = &endpoint;
    authorized.path = std::move(match.parameters);
    authorized.query = *std::move(query);
    authorized.isDry = authorized.query.flag("dryRun").value_or(false);
    if (!authorized.isDry) {
        if (std::optional<Outcome> ended = acquireKey(context))
            return ended;
    }
    authorized.queue = isRead(request) ? RequestQueue::Read : RequestQueue::Write;
    if (endpoint.queue)
        authorized.queue = endpoint.queue(callOf(services, m_shared, context));
    return std::nullopt;
}

/// Checks the request against the endpoint that was found.
Result<QueryParameters> Pipeline::checked(const http::Request &request, const KeyOwner &owner,
                                          const Routes::Match &match) const
{
    if (!match.endpoint)
        return noSuchPath(m_routes, request.path);
    const Endpoint &endpoint = *match.endpoint;
    if (endpoint.scope) {
        TRY(Scopes::fromBits(owner.key.scopes).require(*endpoint.scope));
    }
    TRY(checkIds(endpoint, match.parameters));
    Result<QueryParameters> query = QueryParameters::parse(request.query, queryParametersOf(request.method, endpoint));
    if (!query)
        return query;
    TRY(query->flag("dryRun"));
    return query;
}

/// If another request holds the key, this one waits without a worker.
std::optional<Outcome> Pipeline::acquireKey(RequestContext &context) const
{
    const http::Request &request = context.request;
    if (request.method != http::Method::Post)
        return std::nullopt;
    Result<QByteArray> key = idempotencyKeyOf(request);
    if (!key)
        return answered(problem(key.error(), request.id));
    if (key->isEmpty())
        return std::nullopt;
    AuthorizedRequest &authorized = *context.authorized;
    QByteArray name = inFlightName(request, authorized.owner.tenant, *key);
    if (!m_shared.inFlight.acquire(name))
        return Outcome{.kind = Outcome::Kind::KeyInUse, .waitFor = std::move(name)};
    authorized.idempotencyKey = std::make_unique<InFlightKeys::Lease>(m_shared.inFlight, std::move(name));
    authorized.idempotencyName = *std::move(key);
    return std::nullopt;
}

Outcome Pipeline::runAdmitted(Services &services, RequestContext &context, std::chrono::milliseconds timeout) const
{
    AuthorizedRequest &authorized = *context.authorized;
    const Call call = callOf(services, m_shared, context);
    if (authorized.endpoint->prepare && !authorized.work) {
        authorized.work = prepared(call, authorized);
        if (std::exchange(authorized.queue, RequestQueue::Write) != RequestQueue::Write)
            return {.kind = Outcome::Kind::HandedOver};
    }
    if (authorized.queue != RequestQueue::Write)
        return answered(readAnswer(services, m_shared, context));
    const LockTimeout wait(services.session(), timeout);
    // The whole endpoint again, since nothing of it was committed.
    SerializationRetry retry(services.session());
    Outcome outcome;
    do
        outcome = written(call, authorized);
    while (outcome.response.status == 503 && retry.isDue());
    if (outcome.response.status == 503 && wait.hasExpired())
        return {.kind = Outcome::Kind::Locked};
    return outcome;
}

} // namespace stemdesk
