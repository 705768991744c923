#include "core/services/secrets/secrets_service.h"

#include "core/security/secret_box.h"
#include "core/services/secrets/key_rotation.h"
#include "core/services/secrets/sealed_secret_reader.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<KeptKey> requiredKey(Session &session, KeyPlaces &places)
{
    const Result<std::optional<NamedKey>> current = currentKeyName(session);
    if (!current)
        return current.error();
    if (!*current)
        return noMasterKey();
    return places.find((*current)->id, (*current)->recorded.value_or(KeyPlace::File));
}

} // namespace

Result<SecretsStatus> SecretsService::status()
{
    const Result<std::optional<NamedKey>> current = currentKeyName(m_session);
    if (!current)
        return current.error();
    if (!*current)
        return SecretsStatus{};
    SecretsStatus status{.recorded = (*current)->recorded};
    const KeyPlace recorded = status.recorded.value_or(KeyPlace::File);
    SealedSecretReader reader(m_places, recorded);
    const Result<KeptKey> key = m_places.find((*current)->id, recorded);
    if (key) {
        status.found = key->place;
        reader.add(key->key);
    } else {
        status.problem = key.error();
        reader.addMissing((*current)->id, key.error());
    }
    const Result<QList<SealedSecret>> secrets = MasterKeyStore(m_session).sealedSecrets();
    if (!secrets)
        return secrets.error();
    status.sealed = int(secrets->size());
    for (const SealedSecret &secret : *secrets) {
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
    const Result<KeptKey> kept = requiredKey(m_session, m_places);
    if (!kept)
        return kept.error();
    if (const Status stored = m_places.put(kept->key, place); !stored)
        return stored;
    MasterKeyStore store(m_session);
    if (const Status recorded =
            store.insertIfNone({.keyId = kept->key.id(), .place = place, .retiredKeyId = {}, .createdAt = m_now()});
        !recorded)
        return recorded;
    if (const Status recorded = store.setPlace(place); !recorded)
        return recorded;
    const Status removed = m_places.remove(kept->key.id(), otherThan(place));
    // Where it was not before, the other place need not even be there.
    return kept->place == place ? Status() : removed;
}

Result<KeyPlace> SecretsService::rotate()
{
    KeyRotation rotation(m_session, m_now, m_places);
    if (const Status earlier = rotation.finish(); !earlier)
        return earlier.error();
    const Result<KeptKey> fresh = rotation.begin();
    if (!fresh)
        return fresh.error();
    if (const Result<int> done = rotation.reseal(*fresh); !done)
        return done.error();
    if (const Status finished = rotation.finish(); !finished)
        return finished.error();
    return fresh->place;
}

Result<MasterKey> SecretsService::exported()
{
    const Result<KeptKey> kept = requiredKey(m_session, m_places);
    if (!kept)
        return kept.error();
    return kept->key;
}

Result<MasterKey> SecretsService::chosen(const std::vector<MasterKey> &keys)
{
    const Result<std::optional<NamedKey>> current = currentKeyName(m_session);
    if (!current)
        return current.error();
    if (!*current && keys.size() == 1)
        return keys.front();
    if (!*current)
        return conflict("master_key_ambiguous", u"The file holds several keys, and nothing says which one is meant."_s);
    const auto match = std::ranges::find(keys, (*current)->id, &MasterKey::id);
    if (match == keys.end())
        return conflict("master_key_wrong", u"The file holds another key than the one the secrets are sealed with."_s);
    return *match;
}

Result<KeyPlace> SecretsService::import(const std::vector<MasterKey> &keys)
{
    const Result<MasterKey> key = chosen(keys);
    if (!key)
        return key.error();
    const Result<KeptKey> kept = m_places.find(key->id(), KeyPlace::File);
    const KeyPlace place = kept ? kept->place : m_places.placeForNew();
    if (!kept) {
        if (const Status stored = m_places.put(*key, place); !stored)
            return stored.error();
    }
    const Status recorded = MasterKeyStore(m_session).insertIfNone(
        {.keyId = key->id(), .place = place, .retiredKeyId = {}, .createdAt = m_now()});
    if (!recorded)
        return recorded.error();
    return place;
}

} // namespace stemdesk
