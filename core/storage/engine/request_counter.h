#pragma once

#include "core/base/result.h"
#include "core/domain/keys/request_limit.h"

#include <QString>

namespace stemdesk {

class Session;

/// The result of counting a request: its key's rate in this minute, and whether it counts towards the shop's month.
struct CountedRequest {
    RateUse rate;
    bool isOfMonth = false;
};

/// Counts requests for all processes on a database, with one statement each. Exact: every request sees all earlier
/// ones.
class RequestCounter {
public:
    RequestCounter() = default;
    virtual ~RequestCounter() = default;
    Q_DISABLE_COPY_MOVE(RequestCounter)

    /// Counts a request in its key's minute, by the database's clock, unless the rate is used up.
    virtual Result<RateUse> takeRate(Session &session, const RequestLimits &limits) const = 0;
    /// The same without counting anything.
    virtual Result<RateUse> rate(Session &session, const RequestLimits &limits) const = 0;
    /// Takes the key's newest request off.
    virtual Status giveRateBack(Session &session, const RequestLimits &limits) const = 0;
    /// Counts a request of the shop in the month ("2026-11"); false if the cap is reached.
    virtual Result<bool> takeOfMonth(Session &session, const RequestLimits &limits, const QString &month) const = 0;
    /// Both at once: the month counts requests that the minute allows.
    virtual Result<CountedRequest> takeOfBoth(Session &session, const RequestLimits &limits,
                                              const QString &month) const = 0;
};

} // namespace stemdesk
