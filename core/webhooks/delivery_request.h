#pragma once

#include "core/domain/webhooks/delivery_claim.h"

namespace stemdesk {

struct JudgedUrl;

/// The bytes of one attempt's request. Attempts of one delivery differ in their timestamps and in what is signed with
/// them, never in the body. `at` is when the attempt began; `secret` is the subscription's, in the clear.
QByteArray deliveryRequest(const JudgedUrl &url, const ClaimedDelivery &delivery, const QByteArray &secret, Instant at);

} // namespace stemdesk
