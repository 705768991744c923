#pragma once

#include "core/domain/clients/payment_plan.h"

namespace stemdesk {

struct Shop;

/// Of events without a plan of their own: what the shop says, else usualPlan() in the language of its documents.
PaymentPlan paymentPlanOf(const Shop &shop);

} // namespace stemdesk
