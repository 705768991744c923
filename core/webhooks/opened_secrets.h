#pragma once

#include "core/base/result.h"
#include "core/domain/webhooks/delivery_claim.h"
#include "core/webhooks/signer.h"

namespace stemdesk {

class SecretVault;

/// The secrets that sign a delivery. Unavailable if there is no vault, or it cannot be opened.
Result<SigningSecrets> openedSecrets(SecretVault *vault, const ClaimedDelivery &delivery);

} // namespace stemdesk
