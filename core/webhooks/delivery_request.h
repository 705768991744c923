#pragma once

#include "core/domain/webhooks/delivery_claim.h"

namespace stemdesk {

struct JudgedUrl;
struct SigningSecrets;

/// The bytes of one attempt's request. Attempts of one delivery differ in their timestamps and in what is signed with
/// them, never in the body. `at` is when the attempt began; `secrets` are the
/// subscription's.
QByteArray deliveryRequest(const JudgedUrl &url, const ClaimedDelivery &delivery, const SigningSecrets &secrets,
                           Instant at);

} // namespace stemdesk
