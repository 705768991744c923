#include "core/domain/billing/shop_payment_plan.h"

#include "core/domain/shops/document_language.h"

#include <QHash>

namespace stemdesk {

PaymentPlan paymentPlanOf(const Shop &shop)
{
    if (!shop.paymentPlan.isEmpty())
        return shop.paymentPlan;
    thread_local QHash<QString, PaymentPlan> usual; // Cached, because lists of events need it repeatedly.
    auto known = usual.constFind(shop.documentLanguage);
    if (known == usual.cend()) {
        const DocumentLanguage language(shop);
        PaymentPlan plan = defaultPaymentPlan();
        plan.first().name = language.translate("documents", "Deposit");
        plan.last().name = language.translate("documents", "Balance");
        known = usual.insert(shop.documentLanguage, plan);
    }
    return *known;
}

} // namespace stemdesk
