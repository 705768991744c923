#pragma once

#include "core/webhooks/resolver.h"

#include <chrono>

class QObject;

namespace stemdesk {

/// Waits for the answer, at most `limit`; then it is an error.
LookUpAnswer lookUpNow(Resolver &resolver, const QString &host, std::chrono::milliseconds limit);

/// Calls `then` once, from the event loop of this thread, where `context` lives, at the latest after `limit`, then with
/// an error. Never once `context` is gone.
void lookUpLater(Resolver &resolver, const QString &host, std::chrono::milliseconds limit, QObject *context,
                 std::function<void(LookUpAnswer)> then);

} // namespace stemdesk
