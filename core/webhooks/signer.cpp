#include "core/webhooks/signer.h"

#include "core/security/digest.h"
#include "core/services/secrets/secret_vault.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

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

Result<SigningSecrets> openedSecrets(SecretVault *vault, const ClaimedDelivery &delivery)
{
    if (!vault)
        return unavailable("secrets_unavailable", u"Webhook secrets cannot be opened here."_s);
    const QByteArray identity = secretIdentityOf(delivery.webhook);
    QByteArray current = TRY(vault->open(delivery.sealedSecret, identity));
    SigningSecrets secrets{.current = std::move(current)};
    if (delivery.sealedRetiring.isEmpty())
        return secrets;
    QByteArray retiring = TRY(vault->open(delivery.sealedRetiring, identity));
    secrets.retiring = std::move(retiring);
    return secrets;
}

} // namespace stemdesk
