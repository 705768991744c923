#pragma once

#include "core/base/result.h"
#include "core/domain/webhooks/delivery_claim.h"

#include <QByteArray>

namespace stemdesk {

class SecretVault;

/// A subscription's secrets, in plain text.
struct SigningSecrets {
    QByteArray current;
    QByteArray retiring{}; ///< The previous one, while both sign; otherwise empty.
};

/// X-Service-Signature of the specification's 6.2: hex HMAC-SHA256 of the body, keyed with the secret as it was shown,
/// byte for byte.
QByteArray serviceSignature(const QByteArray &secret, const QByteArray &body);

/// webhook-signature of the public Standard Webhooks convention: over id, timestamp and body, keyed with the bytes that
/// follow `whsec_` in base64.
QByteArray standardSignature(const QByteArray &secret, const QByteArray &id, qint64 seconds, const QByteArray &body);

/// The secrets that sign a delivery. Unavailable if there is no vault, or it cannot be opened.
Result<SigningSecrets> openedSecrets(SecretVault *vault, const ClaimedDelivery &delivery);

} // namespace stemdesk
