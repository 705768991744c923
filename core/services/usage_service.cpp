#include "core/services/usage_service.h"

#include "core/storage/api_key_store.h"
#include "core/storage/transaction.h"
#include "core/storage/usage_store.h"

#include <QDateTime>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr Instant kMinute = 60'000;

QString monthOf(Instant now)
{
    return QDateTime::fromMSecsSinceEpoch(now, Qt::UTC).toString(u"yyyy-MM"_s);
}

} // namespace

Result<qint64> UsageService::requestsInMonth(qint64 shop, Instant now) const
{
    return UsageStore(m_session).requests(shop, monthOf(now));
}

Status UsageService::flush(const UsageBatch &batch, Instant now)
{
    if (batch.requestsByShop.isEmpty() && batch.lastUsedByKey.isEmpty())
        return {};
    Result<Transaction> transaction = Transaction::begin(m_session);
    if (!transaction)
        return transaction.error();
    UsageStore store(m_session);
    for (auto shop = batch.requestsByShop.cbegin(); shop != batch.requestsByShop.cend(); ++shop) {
        if (const Status added = store.add(shop.key(), monthOf(now), shop.value()); !added)
            return added;
    }
    for (auto key = batch.lastUsedByKey.cbegin(); key != batch.lastUsedByKey.cend(); ++key) {
        // To the minute, so that a busy key is written once in it.
        if (const Status set = ApiKeyStore::setLastUsed(m_session, key.key(), key.value() - key.value() % kMinute);
            !set)
            return set;
    }
    return transaction->commit();
}

} // namespace stemdesk
