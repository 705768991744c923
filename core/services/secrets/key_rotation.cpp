#include "core/services/secrets/key_rotation.h"

#include "core/domain/webhooks/webhook.h"
#include "core/security/secret_box.h"
#include "core/services/secrets/sealed_secret_reader.h"
#include "core/storage/engine/transaction.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

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
