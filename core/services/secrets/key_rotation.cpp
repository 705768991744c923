#include "core/services/secrets/key_rotation.h"

#include "core/domain/webhooks/webhook.h"
#include "core/security/secret_box.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<std::optional<NamedKey>> currentKeyName(Session &session)
{
    const MasterKeyStore store(session);
    const std::optional<MasterKeyRecord> record = TRY(store.find());
    if (record)
        return std::optional(NamedKey{.id = record->keyId, .recorded = record->place});
    const std::optional<SealedSecret> sealed = TRY(store.firstSealedSecret());
    if (!sealed)
        return std::optional<NamedKey>();
    return std::optional(NamedKey{.id = keyIdOf(sealed->sealed)});
}

Error noMasterKey()
{
    return conflict("master_key_none", u"There is no master key yet: it is made with the first secret."_s);
}

Result<QByteArray> SealedSecretReader::open(const SealedSecret &secret)
{
    const QByteArray id = keyIdOf(secret.sealed);
    if (id.isEmpty())
        return unavailable("secret_damaged", u"A sealed secret is damaged."_s);
    auto known = m_keys.find(id);
    if (known == m_keys.end()) {
        const Result<KeptKey> kept = m_places.find(id, m_recorded);
        known =
            m_keys.insert_or_assign(id, kept ? Result<MasterKey>(kept->key) : Result<MasterKey>(kept.error())).first;
    }
    if (!known->second)
        return known->second.error();
    return openedBox(*known->second, secret.sealed, secretIdentityOf(WebhookId(secret.id)));
}

Result<KeptKey> KeyRotation::begin()
{
    const std::optional<NamedKey> current = TRY(currentKeyName(m_session));
    if (!current)
        return noMasterKey();
    const KeptKey kept = TRY(m_places.find(current->id, current->recorded.value_or(KeyPlace::File)));
    KeptKey fresh{.key = MasterKey::create(), .place = kept.place};
    TRY(m_places.put(fresh.key, fresh.place));
    return fresh;
}

Result<int> KeyRotation::reseal(const KeptKey &fresh)
{
    Transaction transaction = TRY(Transaction::begin(m_session));
    // Writers hold it before they store a secret: secrets of earlier ones are stored once we have it, and later ones
    // see the new key.
    TRY(MasterKeyStore(m_session).find(MasterKeyStore::Hold::Alone));
    const std::optional<NamedKey> current = TRY(currentKeyName(m_session));
    if (!current)
        return noMasterKey();
    Result<int> resealed = resealSecrets(fresh, current->recorded.value_or(fresh.place));
    if (!resealed)
        return resealed;
    if (current->id != fresh.key.id()) {
        TRY(MasterKeyStore(m_session).replace(
            {.keyId = fresh.key.id(), .place = fresh.place, .retiredKeyId = current->id, .createdAt = m_now()}));
    }
    TRY(transaction.commit());
    return resealed;
}

Result<int> KeyRotation::resealSecrets(const KeptKey &fresh, KeyPlace recorded)
{
    MasterKeyStore store(m_session);
    const QList<SealedSecret> secrets = TRY(store.sealedSecrets());
    SealedSecretReader reader(m_places, recorded);
    reader.add(fresh.key);
    int resealed = 0;
    for (const SealedSecret &secret : secrets) {
        if (keyIdOf(secret.sealed) == fresh.key.id())
            continue;
        QByteArray plain = TRY(reader.open(secret));
        const QByteArray sealed = sealedBox(fresh.key, plain, secretIdentityOf(WebhookId(secret.id)));
        wipe(plain);
        TRY(store.reseal(secret, sealed));
        ++resealed;
    }
    return resealed;
}

Status KeyRotation::finish()
{
    MasterKeyStore store(m_session);
    const std::optional<MasterKeyRecord> record = TRY(store.find());
    if (!record || record->retiredKeyId.isEmpty())
        return {};
    for (const KeyPlace place : {KeyPlace::File, KeyPlace::Keyring}) {
        const Status removed = m_places.remove(record->retiredKeyId, place);
        // Stored beside the new one; the other place need not even exist.
        if (!removed && place == record->place)
            return removed;
    }
    return store.clearRetired(record->retiredKeyId);
}

} // namespace stemdesk
