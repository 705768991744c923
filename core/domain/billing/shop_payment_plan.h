#pragma once

#include "core/domain/billing/payment_plan.h"

namespace stemdesk {

struct Shop;

/// The plan of events without their own: the shop's, else defaultPaymentPlan() in the language of its documents.
PaymentPlan paymentPlanOf(const Shop &shop);

} // namespace stemdesk
