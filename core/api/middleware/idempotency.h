#pragma once

#include "core/api/call.h"

namespace stemdesk {

/// The request's key, empty where it has none; invalid_idempotency_key.
Result<QByteArray> idempotencyKeyOf(const http::Request &request);

/// What a key guards.
struct OnceWork {
    const Deferred &run;
    QByteArray (*kept)(const QByteArray &body) = nullptr; ///< See Endpoint.
};

/// What InFlightKeys knows such a request by.
QByteArray inFlightName(const http::Request &request, const Tenant &tenant, const QByteArray &key);

/// Whether the key's first answer is kept, and would be replayed.
bool isAnswered(const Call &call, const QByteArray &key);

/// Runs the work at most once for the key in 24 hours, or replays its first answer. Nothing where another process is at
/// it, whose end of it nobody here hears of.
std::optional<http::Response> answeredOnce(const Call &call, const OnceWork &work, const QByteArray &key);

} // namespace stemdesk
