#pragma once

#include "core/api/call.h"
#include "core/api/middleware/idempotency.h"
#include "core/api/middleware/origin.h"
#include "core/api/middleware/quota.h"
#include "core/api/middleware/request_log.h"
#include "core/api/open_routes.h"
#include "core/http/route_table.h"

#include <chrono>
#include <memory>
#include <optional>

namespace stemdesk {

/// The endpoint's query parameters, plus `dryRun` if it changes something.
std::vector<std::string_view> queryParametersOf(http::Method method, const Endpoint &endpoint);

/// The state shared by the workers of one server.
struct SharedState {
    Quota quota;
    InFlightKeys inFlight;
    RequestLog log;
    AllowedOrigins origins;
    std::shared_ptr<StreamSlots> slots = std::make_shared<StreamSlots>();
    Streaming streaming;
};

/// A request that passed all checks before its body: its caller, its endpoint, and its queue.
struct AuthorizedRequest {
    KeyOwner owner;
    const Endpoint *endpoint = nullptr;
    QList<QByteArray> path;
    QueryParameters query;
    std::unique_ptr<InFlightKeys::Lease> idempotencyKey; ///< No second request with the same key is admitted meanwhile.
    QByteArray idempotencyName; ///< Sent by the caller.
    bool isDry = false; ///< Computed and answered as if done, but nothing is kept.
    RequestQueue queue = RequestQueue::Read;
    Deferred work; ///< The work left by its preparation.
};

/// A request on its way from queue to queue, with what is known about it so far.
struct RequestContext {
    http::Request request;
    std::optional<QuotaVerdict> counted; ///< Kept if it starts again, so that it is counted once.
    std::optional<RequestCaller> caller; ///< The caller, if known.
    int ratePerMinute = 0; ///< From the caller's shop.
    std::optional<bool> mayTellOrigin; ///< nullopt if it could not be looked up yet.
    std::shared_ptr<StreamSlots::Slot> slot; ///< For a request that opens a stream.
    std::optional<AuthorizedRequest> authorized;
    QString refusal; ///< The answer's, for the log.
};

/// The result of a request in one queue.
struct Outcome {
    enum class Kind {
        Answered,
        HandedOver, ///< To be run again in its authorized's queue.
        KeyInUse, ///< The request must start again once its Idempotency-Key is free.
        KeyHeldElsewhere, ///< The same, but another process holds the key and does not say when it is free.
        Locked, ///< Nothing was done, because the rows to be written were locked for longer than its timeout.
    };

    Kind kind = Kind::Answered;
    http::Response response; ///< For Answered.
    QByteArray waitFor; ///< The key, as InFlightKeys knows it.
};

/// Runs requests through the checks in the order of contract section 1 and then through their endpoint. All workers
/// share one: it has only the routes and the shared state.
class Pipeline {
public:
    /// `tick`: milliseconds of a clock that is never set back.
    Pipeline(SharedState &shared, Clock now, Clock tick);

    /// Continues a request as far as this thread's queue may. An exception from a library ends the request, not the
    /// program. `timeout`: for locks.
    Outcome run(Services &services, RequestContext &context, std::chrono::milliseconds timeout) const;
    /// Answers requests that need no shop, even if no connection can be opened; nullopt if the request needs one.
    std::optional<http::Response> answerWithoutDatabase(const RequestContext &context) const;
    /// Adds to a response the header fields that all responses have.
    http::Response completed(http::Response response, const RequestContext &context) const;
    const Routes &routes() const { return m_routes; }

private:
    Outcome goOn(Services &services, RequestContext &context, std::chrono::milliseconds timeout) const;
    std::optional<Outcome> enter(Services &services, RequestContext &context) const;
    std::optional<Outcome> withSlot(Services &services, RequestContext &context, const KeyOwner &owner) const;
    std::optional<Outcome> takenFromLimits(Services &services, RequestContext &context, const KeyOwner &owner) const;
    std::optional<Outcome> admit(Services &services, RequestContext &context, KeyOwner &&owner) const;
    std::optional<http::Response> answerWithoutKey(Services &services, RequestContext &context) const;
    bool mayTellOrigin(const RequestContext &context) const;
    Result<QueryParameters> checked(const http::Request &request, const KeyOwner &owner,
                                    const Routes::Match &match) const;
    std::optional<Outcome> acquireKey(RequestContext &context) const;
    Outcome runAdmitted(Services &services, RequestContext &context, std::chrono::milliseconds timeout) const;
    http::Response withLimits(Services &services, http::Response response, const KeyOwner &owner) const;
    http::Response withFailureLimit(http::Response refusal, const http::Request &request) const;

    SharedState &m_shared;
    Clock m_now;
    Clock m_tick;
    Routes m_routes;
    OpenRoutes m_openRoutes;
};

} // namespace stemdesk
