#include "core/storage/keys/request_log_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/old_rows.h"

#include <limits>

namespace stemdesk {

namespace {

LoggedRequest requestFrom(const Row &row)
{
    return {.position = row.integer(0),
            .at = row.integer(1),
            .key = row.id<ApiKeyId>(2),
            .keyName = row.text(3),
            .method = row.text(4),
            .path = row.text(5),
            .status = row.smallInteger(6),
            .durationMs = row.integer(7),
            .requestId = row.text(8),
            .refusal = row.text(9)};
}

/// Each combination of filters has its own statement with an index for it.
QByteArray listSql(const RequestLogFilter &filter)
{
    QByteArray sql =
        "select log.key, log.at, api_key.id, api_key.name, log.method, log.path, log.status, "
        "log.duration_ms, log.request_id, log.refusal from request_log log join api_key on api_key.shop = log.shop "
        "and api_key.key = log.api_key "
        "where log.shop = ? ";
    if (filter.key)
        sql += "and log.api_key = (select key from api_key where shop = ? and id = ?) ";
    if (filter.errorsOnly)
        sql += "and log.status >= 400 ";
    return sql + "and log.key < ? order by log.key desc limit ?";
}

} // namespace

Result<Page<LoggedRequest>> RequestLogStore::list(const RequestLogFilter &filter, const PageRequest &page) const
{
    const QByteArray sql = listSql(filter);
    const qint64 before = page.after.value_or(std::numeric_limits<qint64>::max());
    auto rows = TRY(
        filter.key ? m_session.all(sql, requestFrom, m_tenant.shop, m_tenant.shop, *filter.key, before, page.limit + 1)
                   : m_session.all(sql, requestFrom, m_tenant.shop, before, page.limit + 1));
    Page<LoggedRequest> found{.rows = std::move(rows)};
    if (found.rows.size() > page.limit) {
        found.rows.resize(page.limit);
        found.next = found.rows.constLast().position;
    }
    return found;
}

Status RequestLogStore::insert(Session &session, const QList<RequestRecord> &records)
{
    SqlRows rows(9);
    rows.reserve(records.size());
    for (const RequestRecord &record : records)
        rows.add(record.shop, record.at, record.key, QString::fromLatin1(record.method),
                 QString::fromLatin1(record.path), record.status, record.durationMs,
                 QString::fromLatin1(record.requestId), record.refusal);
    const auto keys = session.insertRows(
        "request_log", "shop, at, api_key, method, path, status, duration_ms, request_id, refusal", rows);
    return keys ? Status() : Status(keys.error());
}

Result<bool> RequestLogStore::hasBefore(Session &session, Instant at)
{
    const auto first = TRY(session.first(
        "select 1 from request_log where at < ? limit 1", [](const Row &row) { return row.flag(0); }, at));
    return first.has_value();
}

Result<qint64> RequestLogStore::removeBefore(Session &session, Instant at, int limit)
{
    const auto old = oldRows(session, "select shop, key from request_log where at < ? order by at limit ?", at, limit);
    return old ? removeRows(session, "request_log", *old) : Result<qint64>(old.error());
}

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
