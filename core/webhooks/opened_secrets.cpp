#include "core/webhooks/opened_secrets.h"

#include "core/services/secrets/secret_vault.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<SigningSecrets> openedSecrets(SecretVault *vault, const ClaimedDelivery &delivery)
{
    if (!vault)
        return unavailable("secrets_unavailable", u"Webhook secrets cannot be opened here."_s);
    const QByteArray identity = secretIdentityOf(delivery.webhook);
    Result<QByteArray> current = vault->open(delivery.sealedSecret, identity);
    if (!current)
        return current.error();
    SigningSecrets secrets{.current = *std::move(current)};
    if (delivery.sealedRetiring.isEmpty())
        return secrets;
    Result<QByteArray> retiring = vault->open(delivery.sealedRetiring, identity);
    if (!retiring)
        return retiring.error();
    secrets.retiring = *std::move(retiring);
    return secrets;
}

} // namespace stemdesk
