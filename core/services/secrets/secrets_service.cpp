#include "core/services/secrets/secrets_service.h"

#include "core/security/secret_box.h"
#include "core/services/secrets/key_rotation.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<KeptKey> requiredKey(Session &session, KeyPlaces &places)
{
    const std::optional<NamedKey> current = TRY(currentKeyName(session));
    if (!current)
        return noMasterKey();
    return places.find(current->id, current->recorded.value_or(KeyPlace::File));
}

} // namespace

Result<SecretsStatus> SecretsService::status()
{
    const std::optional<NamedKey> current = TRY(currentKeyName(m_session));
    if (!current)
        return SecretsStatus{};
    SecretsStatus status{.recorded = current->recorded};
    const KeyPlace recorded = status.recorded.value_or(KeyPlace::File);
    SealedSecretReader reader(m_places, recorded);
    const Result<KeptKey> key = m_places.find(current->id, recorded);
    if (key) {
        status.found = key->place;
        reader.add(key->key);
    } else {
        status.problem = key.error();
        reader.addMissing(current->id, key.error());
    }
    const QList<SealedSecret> secrets = TRY(MasterKeyStore(m_session).sealedSecrets());
    status.sealed = int(secrets.size());
    for (const SealedSecret &secret : secrets) {
        Result<QByteArray> plain = reader.open(secret);
        if (!plain)
            continue;
        wipe(*plain);
        ++status.open;
    }
    return status;
}

Status SecretsService::moveTo(KeyPlace place)
{
    const KeptKey kept = TRY(requiredKey(m_session, m_places));
    TRY(m_places.put(kept.key, place));
    MasterKeyStore store(m_session);
    if (const Status recorded =
            store.insertIfNone({.keyId = kept.key.id(), .place = place, .retiredKeyId = {}, .createdAt = m_now()});
        !recorded)
        return recorded;
    TRY(store.setPlace(place));
    const Status removed = m_places.remove(kept.key.id(), otherThan(place));
    // If the key was not there before, the other place need not even be available.
    return kept.place == place ? Status() : removed;
}

Result<KeyPlace> SecretsService::rotate()
{
    KeyRotation rotation(m_session, m_now, m_places);
    TRY(rotation.finish());
    const KeptKey fresh = TRY(rotation.begin());
    TRY(rotation.reseal(fresh));
    TRY(rotation.finish());
    return fresh.place;
}

Result<MasterKey> SecretsService::exported()
{
    const KeptKey kept = TRY(requiredKey(m_session, m_places));
    return kept.key;
}

Result<MasterKey> SecretsService::chosen(const std::vector<MasterKey> &keys)
{
    const std::optional<NamedKey> current = TRY(currentKeyName(m_session));
    if (!current && keys.size() == 1)
        return keys.front();
    if (!current)
        return conflict("master_key_ambiguous", u"The file holds several keys, and nothing says which one is meant."_s);
    const auto match = std::ranges::find(keys, current->id, &MasterKey::id);
    if (match == keys.end())
        return conflict("master_key_wrong", u"The file holds another key than the one the secrets are sealed with."_s);
    return *match;
}

Result<KeyPlace> SecretsService::import(const std::vector<MasterKey> &keys)
{
    const MasterKey key = TRY(chosen(keys));
    const Result<KeptKey> kept = m_places.find(key.id(), KeyPlace::File);
    const KeyPlace place = kept ? kept->place : m_places.placeForNew();
    if (!kept) {
        TRY(m_places.put(key, place));
    }
    TRY(MasterKeyStore(m_session).insertIfNone(
        {.keyId = key.id(), .place = place, .retiredKeyId = {}, .createdAt = m_now()}));
    return place;
}

} // namespace stemdesk
