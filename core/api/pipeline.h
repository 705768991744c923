#pragma once

#include "core/api/call.h"
#include "core/api/middleware/in_flight_keys.h"
#include "core/api/middleware/quota.h"
#include "core/api/middleware/request_log.h"
#include "core/api/open_routes.h"
#include "core/http/route_table.h"

namespace stemdesk {

using Routes = http::RouteTable<Endpoint>;

/// What the workers of one server share.
struct SharedState {
    Quota quota;
    InFlightKeys inFlight;
    RequestLog log;
};

/// What the pipeline made of a request.
struct Outcome {
    http::Response response;
    QByteArray waitFor; ///< Not answered yet: run it again once this Idempotency-Key is free.
    bool isHeldElsewhere = false; ///< The key is held by another process: it does not say when it is free.
    std::optional<QuotaVerdict> counted; ///< Of a request that waits: it was counted, and is not again.
    std::optional<RequestCaller> caller; ///< Whose it was, where that is known.
};

/// Runs requests through the checks in the order of contract section 1 and then through their endpoint. One for all
/// workers: it holds nothing but the routes and the shared state.
class Pipeline {
public:
    /// `tick`: milliseconds of a clock that is never set back.
    Pipeline(SharedState &shared, Clock now, Clock tick);

    /// What a library throws ends this request, not the program. `counted`: of the run before, of a request that
    /// waited.
    Outcome run(Services &services, const http::Request &request,
                const std::optional<QuotaVerdict> &counted = {}) const;
    const Routes &routes() const { return m_routes; }

private:
    void answer(Services &services, const http::Request &request, Outcome &outcome) const;
    Outcome runCounted(Services &services, const http::Request &request, const KeyOwner &owner,
                       const std::optional<QuotaVerdict> &counted) const;
    Outcome runEndpoint(Services &services, const http::Request &request, const KeyOwner &owner) const;
    Outcome runMatched(const Endpoint &endpoint, const Call &call) const;
    http::Response refusedByOrigin(Services &services, const Error &error, const http::Request &request,
                                   const KeyOwner &owner) const;
    http::Response withFailureLimit(http::Response refusal, const http::Request &request) const;

    SharedState &m_shared;
    Clock m_now;
    Clock m_tick;
    Routes m_routes;
    OpenRoutes m_openRoutes;
};

} // namespace stemdesk
