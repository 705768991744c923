#include "core/security/master_key.h"

#include "core/security/digest.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kKeyPrefix = "stemdesk-key-1:";
constexpr qsizetype kEncodedSize = 44; // Base64 of 32 bytes.
constexpr qsizetype kChecksumSize = 8;
constexpr qsizetype kTextSize = kKeyPrefix.size() + kEncodedSize + 1 + kChecksumSize;

QByteArray keyChecksum(QByteArrayView key)
{
    return sha256(key).first(kChecksumSize / 2).toHex();
}

Error noKey()
{
    return unavailable("master_key_unreadable", u"The text is no master key, or a damaged one."_s);
}

} // namespace

MasterKey::MasterKey(SecretBytes bytes)
    : m_bytes(std::move(bytes)), m_id(hmacSha256(m_bytes.view(), "stemdesk master key id").first(kIdSize))
{}

MasterKey MasterKey::create()
{
    QByteArray bytes = randomBytes(kSize);
    return MasterKey(takenFrom(bytes));
}

Result<MasterKey> MasterKey::parse(QByteArrayView text)
{
    const QByteArrayView line = text.trimmed();
    if (line.size() != kTextSize || !line.startsWith(kKeyPrefix) || line.at(kKeyPrefix.size() + kEncodedSize) != ':')
        return noKey();
    QByteArray encoded = line.sliced(kKeyPrefix.size(), kEncodedSize).toByteArray();
    const auto decoded = QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
    wipe(encoded);
    QByteArray key(decoded.decoded.constData(), decoded.decoded.size());
    SecretBytes bytes = takenFrom(key);
    if (!decoded || bytes.view().size() != kSize)
        return noKey();
    MasterKey parsed(std::move(bytes));
    // With its checksum, and in its only valid spelling: Base64 has unused bits at its end.
    return isEqualInConstantTime(parsed.text().view(), line) ? Result<MasterKey>(std::move(parsed)) : noKey();
}

SecretBytes MasterKey::text() const
{
    QByteArray encoded = QByteArray::fromRawData(bytes().data(), bytes().size()).toBase64();
    QByteArray line;
    line.reserve(kTextSize);
    line.append(kKeyPrefix).append(encoded).append(':').append(keyChecksum(bytes()));
    wipe(encoded);
    return takenFrom(line);
}

} // namespace stemdesk
