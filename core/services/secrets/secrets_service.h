#pragma once

#include "core/base/clock.h"
#include "core/services/secrets/key_places.h"

#include <optional>
#include <vector>

namespace stemdesk {

class Session;

/// State of the master key and of the secrets sealed with it.
struct SecretsStatus {
    std::optional<KeyPlace> recorded; ///< Empty if no key is recorded yet.
    std::optional<KeyPlace> found; ///< Place of the key on this machine.
    Error problem; ///< If there is a key but not here, the reason; its code names the state. Else without a code.
    int sealed = 0;
    int open = 0; ///< Number of sealed secrets that can be opened here.
};

/// Operations on the master key of a whole database, possible beside a running program; on the session's thread.
/// Unavailable, with the reason, if the key cannot be had.
class SecretsService {
public:
    SecretsService(Session &session, Clock now, KeyPlaces &places)
        : m_session(session), m_now(std::move(now)), m_places(places)
    {}

    Result<SecretsStatus> status();

    /// From now on keeps this machine's key in this place and no longer in the other.
    Status moveTo(KeyPlace place);

    /// Makes a new key, seals every secret under it and deletes the old one. If interrupted at any point, nothing is
    /// lost and the next call finishes it. Returns the place of the new key.
    Result<KeyPlace> rotate();

    /// The key, for other machines that share the database.
    Result<MasterKey> exported();
    /// Imports the key among these that seals the secrets, from another machine; if there is no key yet, the only one
    /// given. Returns its place.
    Result<KeyPlace> import(const std::vector<MasterKey> &keys);

private:
    Result<MasterKey> chosen(const std::vector<MasterKey> &keys);

    Session &m_session;
    Clock m_now;
    KeyPlaces &m_places;
};

} // namespace stemdesk
