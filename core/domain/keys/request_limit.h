#pragma once

#include <QtGlobal>

namespace stemdesk {

/// The limits that apply to a request, by storage keys; 0 means no limit.
struct RequestLimits {
    qint64 shop = 0;
    qint64 key = 0;
    int ratePerMinute = 0;
    qint64 monthlyCap = 0;
};

/// An API key's last minute.
struct RateUse {
    bool isAllowed = true;
    int made = 0; ///< Requests in the minute, including this one if it is allowed.
    qint64 oldestLeavesIn = 0; ///< Milliseconds; 0 if there is none.
    qint64 nextFreeIn = 0; ///< Milliseconds until one more is allowed, if the rate is used up.
};

/// The result of counting a request.
struct RequestUse {
    enum class Kind { Allowed, RateLimited, CapReached };

    Kind kind = Kind::Allowed;
    RateUse rate;
};

} // namespace stemdesk
