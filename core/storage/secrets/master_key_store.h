#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace stemdesk {

class Session;

/// Where a master key is kept.
enum class KeyPlace { Keyring, File };

/// That a master key exists. Never the key itself.
struct MasterKeyRecord {
    QByteArray keyId;
    KeyPlace place = KeyPlace::File; ///< Of the machine that made or moved it; another one may keep its copy elsewhere.
    QByteArray retiredKeyId; ///< The key before, while it has still to be deleted from its places; else empty.
    Instant createdAt = 0;
};

/// A secret as it is stored.
struct SealedSecret {
    qint64 shop = 0; ///< Its key.
    qint64 key = 0; ///< Of the row of webhook.
    IdBytes id{};
    QByteArray sealed;
    bool isRetiring = false; ///< The one before the present one of the row.
};

/// The record of the master key, and every secret that is sealed under it. Of the whole database, hence without a
/// tenant.
class MasterKeyStore {
public:
    explicit MasterKeyStore(Session &session) : m_session(session) {}

    /// What nobody may do until the transaction has ended: replace the record, or not even hold it as well.
    enum class Hold { None, Shared, Alone };
    Result<std::optional<MasterKeyRecord>> find(Hold hold = Hold::None) const;
    /// Leaves a record that is there already.
    Status insertIfNone(const MasterKeyRecord &record);
    Status replace(const MasterKeyRecord &record);
    Status setPlace(KeyPlace place);
    /// The retired key is gone; does nothing where another one has been retired since.
    Status clearRetired(const QByteArray &keyId);

    Result<QList<SealedSecret>> sealedSecrets() const;
    Result<std::optional<SealedSecret>> firstSealedSecret() const;
    /// Puts `sealed` in the place of the secret.
    Status reseal(const SealedSecret &secret, const QByteArray &sealed);

private:
    Session &m_session;
};

} // namespace stemdesk
