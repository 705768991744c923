#pragma once

#include "core/base/clock.h"
#include "core/services/secrets/key_places.h"
#include "core/services/secrets/secret_vault.h"

#include <map>
#include <mutex>
#include <optional>

namespace stemdesk {

class Driver;
class Session;

/// Seals with the master key named in the database's record. The first secret ever sealed makes the key; once there is
/// a record, or anything sealed, a key is only ever read.
/// A key that was read is kept. What was sealed under another one, because another process has replaced the key, has
/// that one read too; one that cannot be had is asked for again after some seconds at the earliest, so that a locked
/// keyring does not hold up every caller.
/// The record is written in the transaction that stores the first secret, and read and held in that of each later one,
/// so that no secret is stored under a key that has been replaced meanwhile.
class MasterKeyVault : public SecretVault {
public:
    MasterKeyVault(const Driver &driver, Clock now, KeyPlaces &places);

    Status prepare() override;
    Result<QByteArray> seal(Session &session, const QByteArray &plain, const QByteArray &identity) override;
    Result<QByteArray> open(const QByteArray &sealed, const QByteArray &identity) override;

private:
    struct Failure {
        Error error;
        Instant at = 0;
    };

    Status recordFirst(Session &session);
    Result<KeptKey> firstKey(Session &session);
    Result<KeptKey> unknownKey(const QByteArray &id);
    Result<KeptKey> key(const QByteArray &id, KeyPlace recorded);
    Result<KeptKey> madeKey();

    const Driver &m_driver;
    Clock m_now;
    KeyPlaces &m_places;
    std::mutex m_mutex; // Guards the members below, and lets one caller at a time ask for a key.
    std::map<QByteArray, KeptKey> m_known;
    std::map<QByteArray, Failure> m_failures;
    QByteArray m_made; // The key created here, kept in case nothing sealed with it was stored.
};

} // namespace stemdesk
