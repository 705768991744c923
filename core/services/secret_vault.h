#pragma once

#include "core/base/result.h"

#include <QByteArray>

namespace stemdesk {

/// Keeps what the database must not hold in the clear, under the master key of this installation. Any thread.
///
/// `identity` names the row that holds the secret: sealed bytes that were moved to another row do not open.
/// Both are Unavailable, with a sentence for the person who can mend it, while the master key cannot be had.
class SecretVault {
public:
    SecretVault() = default;
    virtual ~SecretVault() = default;
    Q_DISABLE_COPY_MOVE(SecretVault)

    virtual Result<QByteArray> seal(const QByteArray &plain, const QByteArray &identity) = 0;
    virtual Result<QByteArray> open(const QByteArray &sealed, const QByteArray &identity) = 0;
};

} // namespace stemdesk
