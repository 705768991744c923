#include "core/services/keys/api_key_service.h"

#include "core/base/text.h"
#include "core/security/digest.h"
#include "core/security/key_format.h"
#include "core/security/scope.h"
#include "core/services/keys/usage_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<QList<ApiKey>> ApiKeyService::list() const
{
    return ApiKeyStore(m_context.session(), m_context.tenant()).list();
}

Result<CreatedKey> ApiKeyService::create(const QString &name, quint32 scopes, std::optional<Instant> expiresAt)
{
    const Result<QString> checkedName = nameText(name, u"name"_s);
    if (!checkedName)
        return checkedName.error();
    const Scopes known = Scopes::fromBits(scopes);
    if (known.isEmpty() || known.bits() != scopes)
        return invalid(u"scopes"_s, u"Give the key at least one scope."_s);
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    const CreatedKey created{.key = {.id = ApiKeyId::create(),
                                     .name = *checkedName,
                                     .scopes = scopes,
                                     .expiresAt = expiresAt,
                                     .createdAt = m_context.now()},
                             .text = newApiKey()};
    const Status stored =
        ApiKeyStore(m_context.session(), m_context.tenant()).insert(created.key, apiKeyHash(created.text));
    if (!stored)
        return stored.error();
    work->changed(Resource::ApiKey, created.key.id, ChangeAction::Created);
    if (const Status done = work->commit(); !done)
        return done.error();
    return created;
}

Result<ApiKey> ApiKeyService::revoke(ApiKeyId id)
{
    Result<UnitOfWork> work = UnitOfWork::begin(m_context);
    if (!work)
        return work.error();
    ApiKeyStore store(m_context.session(), m_context.tenant());
    Result<ApiKey> key = store.find(id);
    if (!key || key->revokedAt)
        return key;
    key->revokedAt = m_context.now();
    if (const Status stored = store.setRevoked(id, *key->revokedAt); !stored)
        return stored.error();
    work->changed(Resource::ApiKey, id, ChangeAction::Updated);
    if (const Status done = work->commit(); !done)
        return done.error();
    return key;
}

Result<qint64> ApiKeyService::requestsThisMonth() const
{
    return UsageService(m_context.session()).requestsInMonth(m_context.tenant().shop, m_context.now());
}

Result<std::optional<KeyOwner>> ApiKeyService::owner(Session &session, const QByteArray &hash)
{
    Result<std::optional<KeyOwner>> owner = ApiKeyStore::owner(session, hash);
    if (owner && *owner && !isEqualInConstantTime((*owner)->hash, hash))
        return std::optional<KeyOwner>();
    return owner;
}

} // namespace stemdesk
