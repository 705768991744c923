#include "core/security/key_format.h"

#include "core/security/digest.h"

#include <algorithm>
#include <string_view>

namespace stemdesk {

namespace {

constexpr std::string_view kAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr unsigned kBase = 62;
constexpr QByteArrayView kPrefix = "sdk_";
constexpr QByteArrayView kCalendarPrefix = "sdc_";
static_assert(kPrefix.size() == kCalendarPrefix.size());
constexpr qsizetype kSecretBytes = 32;
constexpr qsizetype kSecretLength = 43;
constexpr qsizetype kChecksumLength = 6;
static_assert(kPrefix.size() + kSecretLength + kChecksumLength == kApiKeyLength);

/// Divides the big-endian number in place; returns the remainder.
unsigned divideByBase(QByteArray &number)
{
    unsigned remainder = 0;
    for (char &digit : number) {
        const unsigned value = (remainder << 8) | static_cast<unsigned char>(digit);
        digit = static_cast<char>(value / kBase);
        remainder = value % kBase;
    }
    return remainder;
}

/// `number`, big-endian, in base62 with leading zeros. Uses it up.
QByteArray base62(QByteArray &number, qsizetype length)
{
    QByteArray text(length, '0');
    std::generate(text.rbegin(), text.rend(), [&number] { return kAlphabet[divideByBase(number)]; });
    return text;
}

/// The one of zlib and PNG.
quint32 crc32(QByteArrayView text)
{
    constexpr quint32 kPolynomial = 0xedb88320;
    quint32 crc = ~0U;
    for (const char c : text) {
        crc ^= static_cast<unsigned char>(c);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1) != 0 ? kPolynomial : 0);
    }
    return ~crc;
}

QByteArray checksumOf(QByteArrayView text)
{
    const quint32 crc = crc32(text);
    QByteArray bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(crc >> shift);
    return base62(bytes, kChecksumLength);
}

bool isBase62(char c)
{
    return kAlphabet.find(c) != std::string_view::npos;
}

QByteArray newToken(QByteArrayView prefix)
{
    QByteArray secret = randomBytes(kSecretBytes);
    const QByteArray token = prefix.toByteArray() + base62(secret, kSecretLength);
    wipe(secret);
    return token + checksumOf(token);
}

bool isWellFormed(QByteArrayView text, QByteArrayView prefix)
{
    return text.size() == kApiKeyLength && text.startsWith(prefix)
        && std::ranges::all_of(text.sliced(prefix.size()), isBase62)
        && checksumOf(text.chopped(kChecksumLength)) == text.last(kChecksumLength);
}

} // namespace

QByteArray newApiKey()
{
    return newToken(kPrefix);
}

bool isWellFormedApiKey(QByteArrayView text)
{
    return isWellFormed(text, kPrefix);
}

QByteArray newCalendarToken()
{
    return newToken(kCalendarPrefix);
}

bool isWellFormedCalendarToken(QByteArrayView text)
{
    return isWellFormed(text, kCalendarPrefix);
}

QByteArray apiKeyHash(QByteArrayView key)
{
    return sha256(key);
}

} // namespace stemdesk
