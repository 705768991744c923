#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace stemdesk {

class Session;

/// Keeps what the database must not hold in the clear, under the master key of this installation. Any thread.
///
/// `identity` names the row that holds the secret: sealed bytes that were moved to another row do not open.
/// All are Unavailable, with a sentence for the person who can mend it, while the master key cannot be had.
class SecretVault {
public:
    SecretVault() = default;
    virtual ~SecretVault() = default;
    Q_DISABLE_COPY_MOVE(SecretVault)

    /// Does what may take seconds before sealing. Call it while no transaction is open.
    virtual Status prepare() = 0;
    /// Call it in the transaction of `session` that stores the sealed bytes: it keeps the key from being replaced until
    /// that ends.
    virtual Result<QByteArray> seal(Session &session, const QByteArray &plain, const QByteArray &identity) = 0;
    virtual Result<QByteArray> open(const QByteArray &sealed, const QByteArray &identity) = 0;
};

} // namespace stemdesk
