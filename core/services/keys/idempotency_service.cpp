#include "core/services/keys/idempotency_service.h"

#include "core/security/digest.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"
#include "core/storage/keys/idempotency_store.h"

#include <QtEndian>

namespace stemdesk {

namespace {

constexpr Instant kKept = 24LL * 60 * 60 * 1000;

Instant oldestKept(const ServiceContext &context)
{
    return context.now() - kKept;
}

/// Alternating names and values, one per line: no header field contains a line break.
QByteArray packed(const QList<std::pair<QByteArray, QByteArray>> &headers)
{
    QByteArrayList lines;
    for (const auto &[name, value] : headers)
        lines << name << value;
    return lines.join('\n');
}

QList<std::pair<QByteArray, QByteArray>> unpacked(const QByteArray &headers)
{
    QList<std::pair<QByteArray, QByteArray>> list;
    const QByteArrayList lines = headers.split('\n');
    for (qsizetype i = 0; i + 1 < lines.size(); i += 2)
        list.append({lines.at(i), lines.at(i + 1)});
    return list;
}

RequestName nameOf(const IdempotencyKey &key)
{
    return {.key = key.name, .method = key.method, .path = key.path};
}

/// The same in every process. If two keys ever share a number, one waits for the other.
qint64 numberOf(const IdempotencyKey &key, const Tenant &tenant)
{
    const QByteArray text = QByteArray::number(tenant.shop) + '\n' + key.method + '\n' + key.path + '\n' + key.name;
    return qFromBigEndian<qint64>(sha256(text).constData());
}

bool isKept(const StoredAnswer &answer)
{
    return answer.status >= 200 && answer.status < 300;
}

} // namespace

Result<std::optional<OnceAnswer>> IdempotencyService::replay(const IdempotencyKey &key) const
{
    const auto record = m_context.store<IdempotencyStore>().find(nameOf(key), oldestKept(m_context));
    if (!record)
        return record.error();
    if (!*record)
        return std::optional<OnceAnswer>();
    const AnswerRecord &kept = **record;
    return std::optional(
        OnceAnswer{.answer = {.status = kept.status, .headers = unpacked(kept.headers), .body = kept.body},
                   .isReplay = true,
                   .bodyDiffers = kept.bodyHash != key.bodyHash});
}

Result<OnceAnswer> IdempotencyService::once(const IdempotencyKey &key, const std::function<StoredAnswer()> &work)
{
    std::optional<UnitOfWork> unit = TRY(UnitOfWork::beginNamed(m_context, numberOf(key, m_context.tenant())));
    if (!unit)
        return OnceAnswer{.isElsewhere = true};
    const std::optional<OnceAnswer> kept = TRY(replay(key));
    if (kept)
        return *kept;
    OnceAnswer once{.answer = work()};
    if (!isKept(once.answer))
        return once;
    const AnswerRecord record{.bodyHash = key.bodyHash,
                              .status = once.answer.status,
                              .headers = packed(once.answer.headers),
                              .body = once.answer.body,
                              .createdAt = m_context.now()};
    TRY(m_context.store<IdempotencyStore>().put(nameOf(key), record));
    TRY(unit->commit());
    return once;
}

Status IdempotencyService::expire(Session &session, Instant now)
{
    return IdempotencyStore::removeBefore(session, now - kKept);
}

} // namespace stemdesk
