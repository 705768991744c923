#include "core/webhooks/opened_secrets.h"

#include "core/services/secrets/secret_vault.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

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
