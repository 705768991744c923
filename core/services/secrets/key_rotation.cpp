#include "core/services/secrets/key_rotation.h"

#include "core/domain/webhooks/webhook.h"
#include "core/security/secret_box.h"
#include "core/services/secrets/sealed_secret_reader.h"
#include "core/storage/engine/transaction.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<KeptKey> KeyRotation::begin()
{
    const Result<std::optional<NamedKey>> current = currentKeyName(m_session);
    if (!current)
        return current.error();
    if (!*current)
        return noMasterKey();
    const Result<KeptKey> kept = m_places.find((*current)->id, (*current)->recorded.value_or(KeyPlace::File));
    if (!kept)
        return kept.error();
    KeptKey fresh{.key = MasterKey::create(), .place = kept->place};
    if (const Status stored = m_places.put(fresh.key, fresh.place); !stored)
        return stored.error();
    return fresh;
}

Result<int> KeyRotation::reseal(const KeptKey &fresh)
{
    Result<Transaction> transaction = Transaction::begin(m_session);
    if (!transaction)
        return transaction.error();
    // Those who are about to store a secret hold it: theirs is there once we do, and later ones see the new key.
    if (const auto held = MasterKeyStore(m_session).find(MasterKeyStore::Hold::Alone); !held)
        return held.error();
    const Result<std::optional<NamedKey>> current = currentKeyName(m_session);
    if (!current)
        return current.error();
    if (!*current)
        return noMasterKey();
    Result<int> resealed = resealSecrets(fresh, (*current)->recorded.value_or(fresh.place));
    if (!resealed)
        return resealed;
    if ((*current)->id != fresh.key.id()) {
        const Status recorded = MasterKeyStore(m_session).replace(
            {.keyId = fresh.key.id(), .place = fresh.place, .retiredKeyId = (*current)->id, .createdAt = m_now()});
        if (!recorded)
            return recorded.error();
    }
    if (const Status done = transaction->commit(); !done)
        return done.error();
    return resealed;
}

Result<int> KeyRotation::resealSecrets(const KeptKey &fresh, KeyPlace recorded)
{
    MasterKeyStore store(m_session);
    const Result<QList<SealedSecret>> secrets = store.sealedSecrets();
    if (!secrets)
        return secrets.error();
    SealedSecretReader reader(m_places, recorded);
    reader.add(fresh.key);
    int resealed = 0;
    for (const SealedSecret &secret : *secrets) {
        if (keyIdOf(secret.sealed) == fresh.key.id())
            continue;
        Result<QByteArray> plain = reader.open(secret);
        if (!plain)
            return plain.error();
        const QByteArray sealed = sealedBox(fresh.key, *plain, secretIdentityOf(WebhookId(secret.id)));
        wipe(*plain);
        if (const Status stored = store.reseal(secret, sealed); !stored)
            return stored.error();
        ++resealed;
    }
    return resealed;
}

Status KeyRotation::finish()
{
    MasterKeyStore store(m_session);
    const Result<std::optional<MasterKeyRecord>> record = store.find();
    if (!record)
        return record.error();
    if (!*record || (*record)->retiredKeyId.isEmpty())
        return {};
    for (const KeyPlace place : {KeyPlace::File, KeyPlace::Keyring}) {
        const Status removed = m_places.remove((*record)->retiredKeyId, place);
        // It was kept beside the new one; the other place need not even be there.
        if (!removed && place == (*record)->place)
            return removed;
    }
    return store.clearRetired((*record)->retiredKeyId);
}

} // namespace stemdesk
