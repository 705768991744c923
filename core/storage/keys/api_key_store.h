#pragma once

#include "core/domain/keys/api_key.h"
#include "core/domain/shops/shop.h"
#include "core/storage/engine/tenant.h"

#include <optional>

namespace stemdesk {

class Session;

/// Whose request it is: a key with its shop.
struct KeyOwner {
    qint64 storageKey = 0; ///< Names the key inside this process, for rate windows.
    QByteArray hash; ///< As stored: SHA-256 of the key's text.
    ApiKey key;
    Shop shop; ///< Without product types.
    Tenant tenant;
};

/// The API keys of one shop. The key's text is never here: only its hash.
class ApiKeyStore {
public:
    ApiKeyStore(Session &session, const Tenant &tenant) : m_session(session), m_tenant(tenant) {}

    /// Keys for requests, or addresses of calendars; in order of creation.
    Result<QList<ApiKey>> list(bool areCalendars) const;
    /// NotFound where there is none.
    Result<ApiKey> find(ApiKeyId id) const;
    Status insert(const ApiKey &key, const QByteArray &hash);
    Status setRevoked(ApiKeyId id, Instant at);

    /// Of any shop: by what is looked up the shop is found.
    static Result<std::optional<KeyOwner>> owner(Session &session, const QByteArray &hash);
    /// Never takes the moment back.
    static Status setLastUsed(Session &session, qint64 shop, qint64 storageKey, Instant at);

private:
    Session &m_session;
    Tenant m_tenant;
};

} // namespace stemdesk
