#pragma once

#include <QByteArray>

namespace stemdesk {

/// 32 bytes.
QByteArray sha256(QByteArrayView bytes);
/// 32 bytes.
QByteArray hmacSha256(QByteArrayView secret, QByteArrayView bytes);

/// From the system's cryptographic source. Terminates the program if that fails, since no secret can be made then.
QByteArray randomBytes(qsizetype count);

/// Compares in constant time; only different lengths show.
bool isEqualInConstantTime(QByteArrayView left, QByteArrayView right);

/// Overwrites a secret that is no longer needed. Affects this copy only: call it on unshared bytes.
void wipe(QByteArray &secret);

} // namespace stemdesk
