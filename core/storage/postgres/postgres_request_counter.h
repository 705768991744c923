#pragma once

#include "core/storage/engine/request_counter.h"

namespace stemdesk {

/// The table for counting the minutes of API keys, in addition to those of the migrations.
Status createPostgresRateWindows(Session &session);

/// A key's minute is one row: the moments of its requests, oldest first. A request appends its own under the row's
/// lock, so that requests of one key come one after the other and no two take the same free place. The table is
/// unlogged: nothing of it is written to the server's log, and after a crash of the server every minute starts again
/// from zero.
class PostgresRequestCounter final : public RequestCounter {
public:
    Result<RateUse> takeRate(Session &session, const RequestLimits &limits) const override;
    Result<RateUse> rate(Session &session, const RequestLimits &limits) const override;
    Status giveRateBack(Session &session, const RequestLimits &limits) const override;
    Result<bool> takeOfMonth(Session &session, const RequestLimits &limits, const QString &month) const override;
    Result<CountedRequest> takeOfBoth(Session &session, const RequestLimits &limits,
                                      const QString &month) const override;
};

} // namespace stemdesk
