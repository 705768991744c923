#include "core/storage/postgres/postgres_request_counter.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

namespace {

/// Evaluated wherever it is used, and thus after the row's lock was granted.
const QByteArray kClock = "(select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now) as clock ";

// After a clock was set back, old moments would be in the future and the window endless, so they count as now. The
// spaces around the colon of slices keep it from starting a parameter's name.
const QByteArray kTakeRate = "insert into rate_window as known (shop, api_key, at, is_allowed, times) "
                             "select cast(? as bigint), cast(? as bigint), now, 1, array[now] from "
    + kClock
    + "on conflict (shop, api_key) do update set (at, is_allowed, times) = ("
      "select now, case when is_open then 1 else 0 end, case when is_open then kept || now else kept end "
      "from (select now, kept, cardinality(kept) < cast(? as bigint) as is_open "
      "from (select now, past[width_bucket(now - 60000, past) + 1 : ] as kept "
      "from (select now, case when known.times[cardinality(known.times)] > now "
      "then array_fill(now, array[cardinality(known.times)]) else known.times end as past from "
    + kClock
    + ") as before) as minute) as judged) "
      "returning is_allowed, cardinality(times), coalesce(times[1] + 60000 - at, 0), "
      "coalesce(times[greatest(cardinality(times) - cast(? as bigint) + 1, 1)] + 60000 - at, 0)";

// Requests do not wait for the server's disk: a crash may lose the last second's.
const QByteArray kUnflushed = "set_config('synchronous_commit', 'off', true) = 'off' ";

const QByteArray kUnlessReached = "on conflict (shop, month) do update set requests = known.requests + 1 "
                                  "where known.requests < cast(? as bigint) returning requests";

RateUse rateUseFrom(const Row &row)
{
    return {.isAllowed = row.flag(0),
            .made = row.smallInteger(1),
            .oldestLeavesIn = row.integer(2),
            .nextFreeIn = row.integer(3)};
}

Result<RateUse> firstOf(const Result<std::optional<RateUse>> &use)
{
    if (!use)
        return use.error();
    return use->value_or(RateUse());
}

} // namespace

Status createPostgresRateWindows(Session &session)
{
    // Not compressed, which would take longer than everything else. Room on each page keeps a row's new version beside
    // the old one, so that the index need not change.
    const auto statements = TRY(session.driver().inOwnWords(
        session,
        {"create unlogged table rate_window (shop {int} not null references shop (key), "
         "api_key {int} not null references api_key (key), at {int} not null, is_allowed {int} not null, "
         "times bigint[] not null, primary key (shop, api_key)) with (fillfactor = 50)",
         "alter table rate_window alter column times set storage external"}));
    for (const QByteArray &sql : statements) {
        TRY(session.run(sql));
    }
    return {};
}

Result<RateUse> PostgresRequestCounter::takeRate(Session &session, const RequestLimits &limits) const
{
    const qint64 rate = limits.ratePerMinute;
    return firstOf(session.first(kTakeRate, rateUseFrom, limits.shop, limits.key, rate, rate));
}

Result<RateUse> PostgresRequestCounter::rate(Session &session, const RequestLimits &limits) const
{
    static const QByteArray kSql =
        "select 1, cardinality(kept), coalesce(kept[1] + 60000 - now, 0), coalesce(kept[1] + 60000 - now, 0) "
        "from (select now, times[width_bucket(now - 60000, times) + 1 : ] as kept from rate_window, "
        + kClock + "where shop = ? and api_key = ?) as minute";
    return firstOf(session.first(kSql, rateUseFrom, limits.shop, limits.key));
}

Status PostgresRequestCounter::giveRateBack(Session &session, const RequestLimits &limits) const
{
    return session.run("update rate_window set times = trim_array(times, least(cardinality(times), 1)) "
                       "where shop = ? and api_key = ?",
                       limits.shop, limits.key);
}

Result<bool> PostgresRequestCounter::takeOfMonth(Session &session, const RequestLimits &limits,
                                                 const QString &month) const
{
    static const QByteArray kTake = "insert into usage_counter as known (shop, month, requests) "
                                    "select cast(? as bigint), cast(? as text), 1 where "
        + kUnflushed + kUnlessReached;
    const auto counted = TRY(session.first(
        kTake, [](const Row &row) { return row.integer(0); }, limits.shop, month, limits.monthlyCap));
    return counted.has_value();
}

Result<CountedRequest> PostgresRequestCounter::takeOfBoth(Session &session, const RequestLimits &limits,
                                                          const QString &month) const
{
    static const QByteArray kTake = "with minute (is_allowed, made, oldest, next) as (" + kTakeRate
        + "), month as (insert into usage_counter as known (shop, month, requests) "
          "select cast(? as bigint), cast(? as text), 1 from minute where is_allowed = 1 and "
        + kUnflushed + kUnlessReached + ") select minute.*, (select count(*) from month) from minute";
    const qint64 rate = limits.ratePerMinute;
    const auto counted = TRY(session.first(
        kTake, [](const Row &row) { return CountedRequest{.rate = rateUseFrom(row), .isOfMonth = row.flag(4)}; },
        limits.shop, limits.key, rate, rate, limits.shop, month, limits.monthlyCap));
    return counted.value_or(CountedRequest());
}

} // namespace stemdesk
