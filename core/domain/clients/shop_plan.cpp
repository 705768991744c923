#include "core/domain/clients/shop_plan.h"

#include "core/domain/shops/document_language.h"

namespace stemdesk {

PaymentPlan paymentPlanOf(const Shop &shop)
{
    if (!shop.paymentPlan.isEmpty())
        return shop.paymentPlan;
    const DocumentLanguage language(shop);
    PaymentPlan plan = usualPlan();
    plan.first().name = language.translate("documents", "Deposit");
    plan.last().name = language.translate("documents", "Balance");
    return plan;
}

} // namespace stemdesk
