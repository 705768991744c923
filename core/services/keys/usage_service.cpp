#include "core/services/keys/usage_service.h"

#include "core/services/database/serialization_retry.h"
#include "core/storage/engine/request_counter.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/keys/api_key_store.h"
#include "core/storage/keys/request_log_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr Instant kMinute = 60'000;

/// "2026-11", as it is stored.
QString monthOf(Instant now)
{
    return utcOf(now).date().toString(u"yyyy-MM"_s);
}

/// A request refused by the minute's limit may exceed the month's too.
Result<RequestUse> refusedByMinute(Session &session, const RequestLimits &limits, const QString &month, RequestUse use)
{
    const qint64 requests = TRY(UsageStore(session).requests(limits.shop, month));
    const bool isUsedUp = requests >= limits.monthlyCap; // Reported first: waiting a minute would not help.
    use.kind = isUsedUp ? RequestUse::Kind::CapReached : RequestUse::Kind::RateLimited;
    return use;
}

/// If the month refuses the request, it is taken off the minute's count. Requests refused because of it meanwhile would
/// have been refused by the month too.
Result<RequestUse> takenOfBoth(Session &session, const RequestLimits &limits, const QString &month)
{
    const RequestCounter &counter = *session.driver().requestCounter();
    const auto counted = TRY(retriedOnClash(session, [&] { return counter.takeOfBoth(session, limits, month); }));
    RequestUse use{.rate = counted.rate};
    if (!use.rate.isAllowed)
        return refusedByMinute(session, limits, month, use);
    if (counted.isOfMonth)
        return use;
    use.kind = RequestUse::Kind::CapReached;
    TRY(counter.giveRateBack(session, limits));
    if (--use.rate.made == 0)
        use.rate.oldestLeavesIn = 0;
    return use;
}

/// Each statement is its own transaction.
Result<RequestUse> taken(Session &session, const RequestLimits &limits, const QString &month)
{
    const RequestCounter &counter = *session.driver().requestCounter();
    if (limits.ratePerMinute > 0 && limits.monthlyCap > 0)
        return takenOfBoth(session, limits, month);
    RequestUse use;
    if (limits.ratePerMinute > 0) {
        const auto rate = TRY(retriedOnClash(session, [&] { return counter.takeRate(session, limits); }));
        use.rate = rate;
        use.kind = use.rate.isAllowed ? RequestUse::Kind::Allowed : RequestUse::Kind::RateLimited;
    } else if (limits.monthlyCap > 0) {
        const auto counted = TRY(retriedOnClash(session, [&] { return counter.takeOfMonth(session, limits, month); }));
        use.kind = counted ? RequestUse::Kind::Allowed : RequestUse::Kind::CapReached;
    }
    return use;
}

} // namespace

Result<qint64> UsageService::requestsInMonth(qint64 shop, Instant now) const
{
    return UsageStore(m_session).requests(shop, monthOf(now));
}

bool UsageService::isShared() const
{
    return m_session.driver().requestCounter() != nullptr;
}

Result<RequestUse> UsageService::take(const RequestLimits &limits, Instant now) const
{
    return taken(m_session, limits, monthOf(now));
}

Result<RateUse> UsageService::rate(const RequestLimits &limits) const
{
    return m_session.driver().requestCounter()->rate(m_session, limits);
}

Status UsageService::flush(const UsageBatch &batch, Instant now)
{
    if (batch.requestsByShop.isEmpty() && batch.lastUsedByKey.isEmpty())
        return {};
    return retriedOnClash(m_session, [&] { return flushOnce(batch, now); });
}

Status UsageService::flushOnce(const UsageBatch &batch, Instant now)
{
    Transaction transaction = TRY(Transaction::begin(m_session));
    UsageStore store(m_session);
    for (auto shop = batch.requestsByShop.cbegin(); shop != batch.requestsByShop.cend(); ++shop) {
        TRY(store.add(shop.key(), monthOf(now), shop.value()));
    }
    for (auto key = batch.lastUsedByKey.cbegin(); key != batch.lastUsedByKey.cend(); ++key) {
        // Rounded to the minute, so that a busy key is written once per minute.
        const auto &[shop, storageKey] = key.key();
        TRY(ApiKeyStore::setLastUsed(m_session, shop, storageKey, key.value() - key.value() % kMinute));
    }
    return transaction.commit();
}

} // namespace stemdesk
