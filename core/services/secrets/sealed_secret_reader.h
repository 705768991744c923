#pragma once

#include "core/services/secrets/key_places.h"

#include <map>
#include <optional>

namespace stemdesk {

class Session;

/// The name of the key that a database's secrets are sealed with.
struct NamedKey {
    QByteArray id;
    std::optional<KeyPlace> recorded; ///< Empty if a process ended before it could record the key.
};

/// From the record or, without one, from the sealed secrets; nullopt if no key was ever made.
Result<std::optional<NamedKey>> currentKeyName(Session &session);

Error noMasterKey();

/// Opens stored secrets, whichever keys they are sealed with. Asks for each key once.
class SealedSecretReader {
public:
    SealedSecretReader(KeyPlaces &places, KeyPlace recorded) : m_places(places), m_recorded(recorded) {}

    void add(const MasterKey &key) { m_keys.insert_or_assign(key.id(), Result<MasterKey>(key)); }
    void addMissing(const QByteArray &id, const Error &error) { m_keys.insert_or_assign(id, Result<MasterKey>(error)); }
    Result<QByteArray> open(const SealedSecret &secret);

private:
    KeyPlaces &m_places;
    KeyPlace m_recorded;
    std::map<QByteArray, Result<MasterKey>> m_keys;
};

} // namespace stemdesk
