#pragma once

#include "core/base/result.h"

#include <QHostAddress>
#include <QList>
#include <QString>

#include <chrono>
#include <functional>

class QObject;

namespace stemdesk {

/// Every address of a host, or why there is none.
using LookUpAnswer = Result<QList<QHostAddress>>;

/// Finds the addresses of host names. Use it through the functions below, which keep time.
class Resolver {
public:
    Resolver() = default;
    virtual ~Resolver() = default;
    Q_DISABLE_COPY_MOVE(Resolver)

    /// Returns at once. `then` is called at most once, from any thread, perhaps before this returns, perhaps very late,
    /// perhaps never.
    virtual void lookUp(const QString &host, std::function<void(LookUpAnswer)> then) = 0;
};

/// Waits for the answer, at most `limit`; then returns an error.
LookUpAnswer lookUpNow(Resolver &resolver, const QString &host, std::chrono::milliseconds limit);

/// Calls `then` once, from the event loop of this thread, where `context` lives, after `limit` at the latest, then with
/// an error. Never after `context` is gone.
void lookUpLater(Resolver &resolver, const QString &host, std::chrono::milliseconds limit, QObject *context,
                 std::function<void(LookUpAnswer)> then);

} // namespace stemdesk
