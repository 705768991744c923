#include "core/storage/keys/usage_store.h"

#include "core/storage/engine/session.h"

namespace stemdesk {

Result<qint64> UsageStore::requests(qint64 shop, const QString &month) const
{
    const auto counted = TRY(m_session.first(
        "select requests from usage_counter where shop = ? and month = ?",
        [](const Row &row) { return row.integer(0); }, shop, month));
    return counted.value_or(0);
}

Status UsageStore::add(qint64 shop, const QString &month, qint64 requests)
{
    return m_session.run("insert into usage_counter (shop, month, requests) values (?, ?, ?) "
                         "on conflict (shop, month) do update set requests = usage_counter.requests + "
                         "excluded.requests",
                         shop, month, requests);
}

} // namespace stemdesk
