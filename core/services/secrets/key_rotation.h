#pragma once

#include "core/base/clock.h"
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

/// The steps of replacing the master key. The program may end between or within any of them: both keys are kept until
/// every secret is durably sealed under the new one.
class KeyRotation {
public:
    KeyRotation(Session &session, Clock now, KeyPlaces &places)
        : m_session(session), m_now(std::move(now)), m_places(places)
    {}

    /// Creates a new key and keeps it beside the one in use.
    Result<KeptKey> begin();

    /// In one transaction: seals under `fresh` what is not yet, and records it as the key in use and the one before as
    /// retired. All or nothing: refused if a secret does not open. Returns how many it sealed.
    Result<int> reseal(const KeptKey &fresh);

    /// Deletes the retired key, if there is one.
    Status finish();

private:
    Result<int> resealSecrets(const KeptKey &fresh, KeyPlace recorded);

    Session &m_session;
    Clock m_now;
    KeyPlaces &m_places;
};

} // namespace stemdesk
