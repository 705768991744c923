#include "core/webhooks/signer.h"

#include "core/security/digest.h"

namespace stemdesk {

namespace {

constexpr QByteArrayView kSecretPrefix = "whsec_";

} // namespace

QByteArray serviceSignature(const QByteArray &secret, const QByteArray &body)
{
    return hmacSha256(secret, body).toHex();
}

QByteArray standardSignature(const QByteArray &secret, const QByteArray &id, qint64 seconds, const QByteArray &body)
{
    const qsizetype start = secret.startsWith(kSecretPrefix) ? kSecretPrefix.size() : 0;
    QByteArray key = QByteArray::fromBase64(secret.sliced(start));
    const QByteArray signature = hmacSha256(key, id + '.' + QByteArray::number(seconds) + '.' + body);
    wipe(key);
    return "v1," + signature.toBase64();
}

} // namespace stemdesk
