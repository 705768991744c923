#pragma once

#include <QtGlobal>

namespace stemdesk {

/// What a request is held against, by storage keys; 0 means no limit.
struct RequestLimits {
    qint64 shop = 0;
    qint64 key = 0;
    int ratePerMinute = 0;
    qint64 monthlyCap = 0;
};

/// An API key's last minute.
struct RateUse {
    bool isAllowed = true;
    int made = 0; ///< Requests of the minute, with this one where it is allowed.
    qint64 oldestLeavesIn = 0; ///< Milliseconds; 0 where there is none.
    qint64 nextFreeIn = 0; ///< Milliseconds until one more would be allowed, of a rate that is used up.
};

/// What became of a request.
struct RequestUse {
    enum class Kind { Allowed, RateLimited, CapReached };

    Kind kind = Kind::Allowed;
    RateUse rate;
};

} // namespace stemdesk
