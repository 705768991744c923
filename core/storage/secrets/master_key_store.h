#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace stemdesk {

class Session;

/// Places for a master key.
enum class KeyPlace { Keyring, File };

/// Records that a master key exists, without the key itself.
struct MasterKeyRecord {
    QByteArray keyId;
    KeyPlace place =
        KeyPlace::File; ///< On the machine that created or moved it; other machines may keep copies elsewhere.
    QByteArray retiredKeyId; ///< The previous key until it is deleted from its places; else empty.
    Instant createdAt = 0;
};

/// A stored secret.
struct SealedSecret {
    qint64 shop = 0; ///< Its key.
    qint64 key = 0; ///< The webhook row's.
    IdBytes id{};
    QByteArray sealed;
    bool isRetiring = false; ///< The row's previous secret.
};

/// The record of the master key, and every secret sealed with it. For the whole database, hence without a tenant.
class MasterKeyStore {
public:
    explicit MasterKeyStore(Session &session) : m_session(session) {}

    /// How the record is locked until the end of the transaction. Shared: others may not replace it; Alone: nor hold
    /// it.
    enum class Hold { None, Shared, Alone };
    Result<std::optional<MasterKeyRecord>> find(Hold hold = Hold::None) const;
    /// Keeps an existing record.
    Status insertIfNone(const MasterKeyRecord &record);
    Status replace(const MasterKeyRecord &record);
    Status setPlace(KeyPlace place);
    /// Records that the retired key was deleted; does nothing if another one was retired since.
    Status clearRetired(const QByteArray &keyId);

    Result<QList<SealedSecret>> sealedSecrets() const;
    Result<std::optional<SealedSecret>> firstSealedSecret() const;
    /// Replaces the secret by `sealed`.
    Status reseal(const SealedSecret &secret, const QByteArray &sealed);

private:
    Session &m_session;
};

} // namespace stemdesk
