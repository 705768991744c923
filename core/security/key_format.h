#pragma once

#include <QByteArray>

namespace stemdesk {

/// An API key is "sdk_", 43 characters of base62 that hold 256 random bits, and 6 characters of base62 with the CRC-32
/// of all before them. It is shown once; only its hash is stored.
inline constexpr qsizetype kApiKeyLength = 53;

QByteArray newApiKey();

/// False for what cannot be a key, mistyped ones included, so that it is refused without looking anything up.
bool isWellFormedApiKey(QByteArrayView text);

/// The same with "sdc_" in front: what stands in the address of a calendar.
QByteArray newCalendarToken();
bool isWellFormedCalendarToken(QByteArrayView text);

/// What is stored, and what a key is looked up by: SHA-256.
QByteArray apiKeyHash(QByteArrayView key);

} // namespace stemdesk
