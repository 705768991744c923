#pragma once

#include "core/api/call.h"
#include "core/api/middleware/in_flight_keys.h"

namespace stemdesk {

/// What became of a request with an Idempotency-Key.
struct OnceOutcome {
    http::Response response;
    /// Set where another request with the same key is being worked on: wait for this name to be released and try again.
    QByteArray waitFor;
    bool isHeldElsewhere = false; ///< By another process, whose end of it nobody here hears of.
};

/// The request's key, empty where it has none; invalid_idempotency_key.
Result<QByteArray> idempotencyKeyOf(const http::Request &request);

/// What a key guards.
struct OnceWork {
    const Deferred &run;
    QByteArray (*kept)(const QByteArray &body) = nullptr; ///< See Endpoint.
};

/// Runs the work at most once for the key in 24 hours, or replays its first answer.
OnceOutcome answeredOnce(const Call &call, const OnceWork &work, const QByteArray &key, InFlightKeys &inFlight);

} // namespace stemdesk
