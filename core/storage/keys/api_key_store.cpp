#include "core/storage/keys/api_key_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/shops/shop_store.h"

namespace stemdesk {

namespace {

const QByteArray kApiKeyColumns = "api_key.id, api_key.name, api_key.scopes, api_key.expires_at, api_key.revoked_at, "
                                  "api_key.last_used_at, api_key.created_at, api_key.calendar";
constexpr int kColumnCount = 8;

ApiKey apiKeyFrom(const Row &row)
{
    return {.id = row.id<ApiKeyId>(0),
            .name = row.text(1),
            .scopes = quint32(row.integer(2)),
            .expiresAt = row.optionalInteger(3),
            .revokedAt = row.optionalInteger(4),
            .lastUsedAt = row.optionalInteger(5),
            .createdAt = row.integer(6),
            .use = KeyUse(row.smallInteger(7))};
}

const QByteArray kKeyColumns = kApiKeyColumns + ", api_key.key, api_key.hash, api_key.shop";
constexpr int kKeyColumnCount = kColumnCount + 3;

QByteArray ownerColumns()
{
    return "shop.default_supplier, " + shopColumns();
}

KeyOwner keyOwnerFrom(const Row &row)
{
    return {.storageKey = row.integer(kColumnCount),
            .hash = row.bytes(kColumnCount + 1),
            .key = apiKeyFrom(row),
            .shop = {},
            .tenant = {.id = {}, .shop = row.integer(kColumnCount + 2), .defaultSupplier = 0}};
}

void setShop(KeyOwner &owner, const Row &row, int first)
{
    owner.shop = shopFrom(row, first + 1);
    owner.tenant.id = owner.shop.id;
    owner.tenant.defaultSupplier = row.integer(first);
}

/// False if the shop is gone.
Result<bool> readShop(Session &session, KeyOwner &owner)
{
    static const QByteArray kShop = "select " + ownerColumns() + " from shop where key = ?";
    const auto found = TRY(session.first(
        kShop,
        [&](const Row &row) {
            setShop(owner, row, 0);
            return true;
        },
        owner.tenant.shop));
    return found.has_value();
}

/// The keys are not on the shops' machines: a join would be copied there for each request.
Result<std::optional<KeyOwner>> ownerElsewhere(Session &session, const QByteArray &hash, SessionAt sessionAt)
{
    const QByteArray place = session.driver().placeColumn();
    auto owner = TRY(session.first(
        "select " + kKeyColumns + place + " from api_key where hash = ?",
        [&](const Row &row) {
            KeyOwner found = keyOwnerFrom(row);
            if (!place.isEmpty())
                found.place = row.bytes(kKeyColumnCount);
            return found;
        },
        hash));
    if (!owner)
        return owner;
    Session &there = sessionAt(owner->place);
    Result<bool> isThere = readShop(there, *owner);
    if (!isThere && &there != &session) { // It went away just now, or is another one's machine.
        owner->place.clear();
        isThere = readShop(session, *owner);
    }
    if (!isThere)
        return isThere.error();
    return *isThere ? owner : std::nullopt;
}

} // namespace

Result<QList<ApiKey>> ApiKeyStore::list(bool areCalendars) const
{
    static const QByteArray kSql =
        "select " + kApiKeyColumns + " from api_key where shop = ? and (calendar > 0) = (? > 0) order by key";
    return m_session.all(kSql, apiKeyFrom, m_tenant.shop, areCalendars ? 1 : 0);
}

Result<ApiKey> ApiKeyStore::find(ApiKeyId id) const
{
    static const QByteArray kSql = "select " + kApiKeyColumns + " from api_key where shop = ? and id = ?";
    const auto key = TRY(m_session.first(kSql, apiKeyFrom, m_tenant.shop, id));
    if (!key)
        return notFound();
    return *key;
}

Status ApiKeyStore::insert(const ApiKey &key, const QByteArray &hash)
{
    return m_session.run("insert into api_key (shop, id, hash, name, scopes, created_at, expires_at, revoked_at, "
                         "last_used_at, calendar) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                         m_tenant.shop, key.id, hash, key.name, qint64(key.scopes), key.createdAt, key.expiresAt,
                         key.revokedAt, key.lastUsedAt, int(key.use));
}

Status ApiKeyStore::setRevoked(ApiKeyId id, Instant at)
{
    return m_session.run("update api_key set revoked_at = ? where shop = ? and id = ?", at, m_tenant.shop, id);
}

Result<std::optional<KeyOwner>> ApiKeyStore::owner(Session &session, const QByteArray &hash, SessionAt sessionAt)
{
    if (session.driver().isDistributed())
        return ownerElsewhere(session, hash, sessionAt);
    static const QByteArray kSql = "select " + kKeyColumns + ", " + ownerColumns()
        + " from api_key join shop on shop.key = api_key.shop where api_key.hash = ?";
    return session.first(
        kSql,
        [](const Row &row) {
            KeyOwner owner = keyOwnerFrom(row);
            setShop(owner, row, kKeyColumnCount);
            return owner;
        },
        hash);
}

Status ApiKeyStore::setLastUsed(Session &session, qint64 shop, qint64 storageKey, Instant at)
{
    return session.run(
        "update api_key set last_used_at = ? where shop = ? and key = ? and coalesce(last_used_at, 0) < ?", at, shop,
        storageKey, at);
}

} // namespace stemdesk
