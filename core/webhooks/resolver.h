#pragma once

#include "core/base/result.h"

#include <QHostAddress>
#include <QList>
#include <QString>

#include <functional>

namespace stemdesk {

/// Every address of a host, or why there is none.
using LookUpAnswer = Result<QList<QHostAddress>>;

/// Finds the addresses of host names. Use it through look_up.h, which keeps time.
class Resolver {
public:
    Resolver() = default;
    virtual ~Resolver() = default;
    Q_DISABLE_COPY_MOVE(Resolver)

    /// Returns at once. `then` is called at most once, from any thread, perhaps before this returns, perhaps very late,
    /// perhaps never.
    virtual void lookUp(const QString &host, std::function<void(LookUpAnswer)> then) = 0;
};

} // namespace stemdesk
