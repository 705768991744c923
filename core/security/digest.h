#pragma once

#include <QByteArray>

namespace stemdesk {

/// 32 bytes.
QByteArray sha256(QByteArrayView bytes);
/// 32 bytes.
QByteArray hmacSha256(QByteArrayView secret, QByteArrayView bytes);

/// From the system's cryptographic source. Terminates the program if that fails, since no secret can be made then.
QByteArray randomBytes(qsizetype count);

/// Takes the same time wherever the two differ; only their lengths show.
bool isEqualInConstantTime(QByteArrayView left, QByteArrayView right);

/// Overwrites a secret that is no longer needed. Only this copy: call it on bytes that are not shared.
void wipe(QByteArray &secret);

} // namespace stemdesk
