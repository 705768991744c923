#include "core/services/keys/api_key_service.h"

#include "core/base/text.h"
#include "core/domain/field_rules.h"
#include "core/security/digest.h"
#include "core/security/key_format.h"
#include "core/security/scope.h"
#include "core/services/keys/usage_service.h"
#include "core/services/service_context.h"
#include "core/services/unit_of_work.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<QList<ApiKey>> ApiKeyService::list() const
{
    return m_context.store<ApiKeyStore>().list(false);
}

Result<QList<ApiKey>> ApiKeyService::calendars() const
{
    return m_context.store<ApiKeyStore>().list(true);
}

Result<CreatedKey> ApiKeyService::create(const QString &name, quint32 scopes, std::optional<Instant> expiresAt)
{
    const Scopes known = Scopes::fromBits(scopes);
    const QString checkedName = TRY(nameText(name, u"name"_s));
    if (known.isEmpty() || known.bits() != scopes)
        return invalid(u"scopes"_s, u"Give the key at least one scope."_s);
    FieldRules rules;
    std::optional<Instant> end;
    rules.instant(end, std::optional(expiresAt), u"expiresAt"_s);
    TRY(rules.result(true));
    return made({.name = checkedName, .scopes = scopes, .expiresAt = end}, newApiKey());
}

Result<CreatedKey> ApiKeyService::createCalendar(const QString &name, bool withTasks)
{
    const QString checkedName = TRY(nameText(name.trimmed().isEmpty() ? u"Calendar"_s : name, u"name"_s));
    return made({.name = checkedName,
                 .scopes = Scopes().add(Scope::EventsRead).bits(),
                 .use = withTasks ? KeyUse::CalendarWithTasks : KeyUse::Calendar},
                newCalendarToken());
}

Result<CreatedKey> ApiKeyService::made(ApiKey key, const QByteArray &text)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    key.id = ApiKeyId::create();
    key.createdAt = m_context.now();
    TRY(m_context.store<ApiKeyStore>().insert(key, apiKeyHash(text)));
    work.changed(Resource::ApiKey, key.id, ChangeAction::Created);
    TRY(work.commit());
    return CreatedKey{.key = std::move(key), .text = text};
}

Result<ApiKey> ApiKeyService::revoke(ApiKeyId id)
{
    return revoked(id, false);
}

Result<ApiKey> ApiKeyService::revokeCalendar(ApiKeyId id)
{
    return revoked(id, true);
}

Result<ApiKey> ApiKeyService::revoked(ApiKeyId id, bool isCalendar)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    auto store = m_context.store<ApiKeyStore>();
    Result<ApiKey> key = store.find(id);
    if (key && (key->use != KeyUse::Requests) != isCalendar)
        return notFound();
    if (!key || key->revokedAt)
        return key;
    key->revokedAt = m_context.now();
    TRY(store.setRevoked(id, *key->revokedAt));
    work.changed(Resource::ApiKey, id, ChangeAction::Updated);
    TRY(work.commit());
    return key;
}

Result<qint64> ApiKeyService::requestsThisMonth() const
{
    return UsageService(m_context.session()).requestsInMonth(m_context.tenant().shop, m_context.now());
}

Result<std::optional<KeyOwner>> ApiKeyService::owner(Session &session, const QByteArray &hash)
{
    return ownerNear(session, hash, [&](const QByteArray &) -> Session & { return session; });
}

Result<std::optional<KeyOwner>> ApiKeyService::ownerNear(Session &session, const QByteArray &hash, SessionAt sessionAt)
{
    Result<std::optional<KeyOwner>> owner = ApiKeyStore::owner(session, hash, sessionAt);
    if (owner && *owner && !isEqualInConstantTime((*owner)->hash, hash))
        return std::optional<KeyOwner>();
    return owner;
}

} // namespace stemdesk
