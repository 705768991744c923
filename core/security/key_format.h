#pragma once

#include <QByteArray>

namespace stemdesk {

/// An API key is "sdk_", 43 characters of base62 that hold 256 random bits, and 6 characters of base62 with the CRC-32
/// of all before them. It is shown once; only its hash is stored.
inline constexpr qsizetype kApiKeyLength = 53;

QByteArray newApiKey();

/// False for anything that cannot be a key, including mistyped ones, so that it is refused without a look-up.
bool isWellFormedApiKey(QByteArrayView text);

/// A new token with the prefix "sdc_", for the address of a calendar.
QByteArray newCalendarToken();
bool isWellFormedCalendarToken(QByteArrayView text);

/// The SHA-256 that is stored and looked up instead of the key.
QByteArray apiKeyHash(QByteArrayView key);

} // namespace stemdesk
