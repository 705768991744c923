#include "core/domain/shops/invoice_settings.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/clients/electronic_address.h"
#include "core/domain/clients/invoice_number.h"
#include "core/domain/shops/shop.h"

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Status keepText(QString &target, Result<QString> text)
{
    if (!text)
        return std::move(text.error());
    target = *std::move(text);
    return {};
}

} // namespace

Status setElectronicAddress(Shop &shop, const QString &key, const QString &value)
{
    if (!value.isEmpty() && !isElectronicAddress(value))
        return unfit(key, u"a scheme of four digits, a colon and a value, like 0106:12345678, or as nothing"_s,
                     quoted(value));
    return keepText(shop.electronicAddress, lineText(value, key));
}

Status setInvoiceNumber(Shop &shop, const QString &key, const QString &value)
{
    return keepText(shop.invoicePattern,
                    value.isEmpty() ? Result<QString>(QString()) : soundInvoicePattern(value, key));
}

Status setInvoiceTerms(Shop &shop, const QString &key, const QString &value)
{
    return keepText(shop.invoiceTerms, multilineText(value, key));
}

Status setBankDetails(Shop &shop, const QString &key, const QString &value)
{
    return keepText(shop.bankDetails, multilineText(value, key, kMaxLine));
}

Status setPaymentPlan(Shop &shop, const QString &key, const QString &value)
{
    shop.paymentPlan.clear();
    if (value.isEmpty())
        return {};
    Result<PaymentPlan> plan = planFrom(value.toUtf8());
    if (!plan)
        return invalid(key, plan.error().message);
    shop.paymentPlan = *std::move(plan);
    return {};
}

Status setTaxNumber(Shop &shop, const QString &key, const QString &value)
{
    return keepText(shop.taxNumber, lineText(value, key));
}

} // namespace stemdesk
