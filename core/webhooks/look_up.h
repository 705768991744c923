#pragma once

#include "core/webhooks/resolver.h"

#include <chrono>

class QObject;

namespace stemdesk {

/// Waits for the answer, at most `limit`; then returns an error.
LookUpAnswer lookUpNow(Resolver &resolver, const QString &host, std::chrono::milliseconds limit);

/// Calls `then` once, from the event loop of this thread, where `context` lives, after `limit` at the latest, then with
/// an error. Never after `context` is gone.
void lookUpLater(Resolver &resolver, const QString &host, std::chrono::milliseconds limit, QObject *context,
                 std::function<void(LookUpAnswer)> then);

} // namespace stemdesk
