#include "core/storage/secrets/master_key_store.h"

#include "core/storage/engine/session.h"
#include "core/storage/rows/shop_parts.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString textOf(KeyPlace place)
{
    return place == KeyPlace::Keyring ? u"keyring"_s : u"file"_s;
}

MasterKeyRecord recordFrom(const Row &row)
{
    return {.keyId = row.bytes(0),
            .place = row.text(1) == u"keyring" ? KeyPlace::Keyring : KeyPlace::File,
            .retiredKeyId = row.bytes(2),
            .createdAt = row.integer(3)};
}

SealedSecret secretFrom(const Row &row)
{
    return {.shop = row.integer(4),
            .key = row.integer(0),
            .id = row.idBytes(1),
            .sealed = row.bytes(2),
            .isRetiring = row.flag(3)};
}

/// An empty array binds as zero bytes instead of NULL.
std::optional<QByteArray> orNull(const QByteArray &id)
{
    return id.isEmpty() ? std::nullopt : std::optional(id);
}

} // namespace

Result<std::optional<MasterKeyRecord>> MasterKeyStore::find(Hold hold) const
{
    QByteArray sql = "select key_id, place, retired_key_id, created_at from master_key where slot = 1";
    if (hold != Hold::None && m_session.driver().locksRows()) // Elsewhere its transaction locks out all writers.
        sql += hold == Hold::Shared ? " for share" : " for update";
    return m_session.first(sql, recordFrom);
}

Status MasterKeyStore::insertIfNone(const MasterKeyRecord &record)
{
    return m_session.run("insert into master_key (slot, key_id, place, retired_key_id, created_at) "
                         "values (1, ?, ?, ?, ?) on conflict (slot) do nothing",
                         record.keyId, textOf(record.place), orNull(record.retiredKeyId), record.createdAt);
}

Status MasterKeyStore::replace(const MasterKeyRecord &record)
{
    return m_session.run("insert into master_key (slot, key_id, place, retired_key_id, created_at) "
                         "values (1, ?, ?, ?, ?) on conflict (slot) do update set key_id = excluded.key_id, "
                         "place = excluded.place, retired_key_id = excluded.retired_key_id, "
                         "created_at = excluded.created_at",
                         record.keyId, textOf(record.place), orNull(record.retiredKeyId), record.createdAt);
}

Status MasterKeyStore::setPlace(KeyPlace place)
{
    return m_session.run("update master_key set place = ? where slot = 1", textOf(place));
}

Status MasterKeyStore::clearRetired(const QByteArray &keyId)
{
    return m_session.run("update master_key set retired_key_id = null where retired_key_id = ?", keyId);
}

Result<QList<SealedSecret>> MasterKeyStore::sealedSecrets() const
{
    return m_session.all("select key, id, secret, 0 as is_retiring, shop from webhook union all "
                         "select key, id, retiring_secret, 1, shop from webhook where retiring_secret is not null "
                         "order by key, is_retiring",
                         secretFrom);
}

Result<std::optional<SealedSecret>> MasterKeyStore::firstSealedSecret() const
{
    std::optional<SealedSecret> first;
    TRY(forAllShops(m_session, "shop", [&](const QByteArray &ofShops) {
        return m_session.each("select key, id, secret, 0, shop from webhook where key > 0" + ofShops
                                  + " order by key limit 1",
                              [&](const Row &row) {
                                  if (SealedSecret secret = secretFrom(row); !first || secret.key < first->key)
                                      first = std::move(secret);
                              });
    }));
    return first;
}

Status MasterKeyStore::reseal(const SealedSecret &secret, const QByteArray &sealed)
{
    const QByteArray column = secret.isRetiring ? "retiring_secret" : "secret";
    return m_session.run("update webhook set " + column + " = ? where shop = ? and key = ?", sealed, secret.shop,
                         secret.key);
}

} // namespace stemdesk
