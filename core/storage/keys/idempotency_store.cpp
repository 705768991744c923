#include "core/storage/keys/idempotency_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/shop_parts.h"

namespace stemdesk {

Result<std::optional<AnswerRecord>> IdempotencyStore::find(const RequestName &name, Instant since) const
{
    return m_session.first(
        "select body_hash, status, headers, answer, created_at from idempotency_key "
        "where shop = ? and name = ? and method = ? and path = ? and created_at >= ?",
        [](const Row &row) {
            return AnswerRecord{.bodyHash = row.bytes(0),
                                .status = row.smallInteger(1),
                                .headers = row.bytes(2),
                                .body = row.bytes(3),
                                .createdAt = row.integer(4)};
        },
        m_tenant.shop, QString::fromLatin1(name.key), QString::fromLatin1(name.method), QString::fromLatin1(name.path),
        since);
}

Status IdempotencyStore::put(const RequestName &name, const AnswerRecord &record)
{
    return m_session.run(
        "insert into idempotency_key (shop, name, method, path, body_hash, status, headers, answer, created_at) "
        "values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (shop, name, method, path) do update set "
        "body_hash = excluded.body_hash, status = excluded.status, headers = excluded.headers, "
        "answer = excluded.answer, created_at = excluded.created_at",
        m_tenant.shop, QString::fromLatin1(name.key), QString::fromLatin1(name.method), QString::fromLatin1(name.path),
        record.bodyHash, record.status, record.headers, record.body, record.createdAt);
}

Status IdempotencyStore::removeBefore(Session &session, Instant since)
{
    const auto done = forReachableShops(session, "shop", [&](const QByteArray &ofShops) {
        return session.run("delete from idempotency_key where created_at < ?" + ofShops, since);
    });
    return done ? Status() : Status(done.error());
}

} // namespace stemdesk
