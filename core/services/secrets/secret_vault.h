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

    /// What may take seconds before something can be sealed; to be called while no transaction is open.
    virtual Status prepare() = 0;
    /// In the transaction of `session` that stores the sealed bytes: until its end no other key takes this one's place.
    virtual Result<QByteArray> seal(Session &session, const QByteArray &plain, const QByteArray &identity) = 0;
    virtual Result<QByteArray> open(const QByteArray &sealed, const QByteArray &identity) = 0;
};

} // namespace stemdesk
