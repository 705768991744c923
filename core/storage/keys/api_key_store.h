#pragma once

#include "core/base/function_ref.h"
#include "core/domain/keys/api_key.h"
#include "core/domain/shops/shop.h"
#include "core/storage/engine/tenant.h"

#include <optional>

namespace stemdesk {

class Session;

/// The owner of a request: a key with its shop.
struct KeyOwner {
    qint64 storageKey = 0; ///< Identifies the key within this process, for rate windows.
    QByteArray hash; ///< SHA-256 of the key's text.
    ApiKey key;
    Shop shop; ///< Without product types.
    Tenant tenant;
    QByteArray place; ///< Where the shop can be read directly (Driver::at()); empty: only through this session.
};

/// The session for reading at a place; the given one if it is empty.
using SessionAt = FunctionRef<Session &(const QByteArray &place)>;

/// The API keys of one shop. Only the hash of a key's text is stored.
class ApiKeyStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    /// Keys for requests, or addresses of calendars; in order of creation.
    Result<QList<ApiKey>> list(bool areCalendars) const;
    /// NotFound if there is none.
    Result<ApiKey> find(ApiKeyId id) const;
    Status insert(const ApiKey &key, const QByteArray &hash);
    Status setRevoked(ApiKeyId id, Instant at);

    /// Searches all shops: the key determines the shop.
    static Result<std::optional<KeyOwner>> owner(Session &session, const QByteArray &hash, SessionAt sessionAt);
    /// Never sets an earlier moment.
    static Status setLastUsed(Session &session, qint64 shop, qint64 storageKey, Instant at);
};

} // namespace stemdesk
