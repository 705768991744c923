#pragma once

#include "core/api/call.h"

namespace stemdesk {

/// The request's key, empty if it has none; invalid_idempotency_key.
Result<QByteArray> idempotencyKeyOf(const http::Request &request);

/// The work guarded by an Idempotency-Key.
struct OnceWork {
    const Deferred &run;
    QByteArray (*kept)(const QByteArray &body) = nullptr; ///< See Endpoint.
};

/// The name of this request in InFlightKeys.
QByteArray inFlightName(const http::Request &request, const Tenant &tenant, const QByteArray &key);

/// Whether the key's first response is stored, and would be replayed.
bool isAnswered(const Call &call, const QByteArray &key);

/// Runs the work at most once for the key in 24 hours, or replays its first response. nullopt if another process holds
/// the key; we are not notified when it finishes.
std::optional<http::Response> answeredOnce(const Call &call, const OnceWork &work, const QByteArray &key);

} // namespace stemdesk
