#pragma once

#include "core/base/clock.h"
#include "core/services/secrets/key_places.h"

namespace stemdesk {

class Session;

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
