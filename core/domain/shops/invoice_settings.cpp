#include "core/domain/shops/invoice_settings.h"

#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/billing/electronic_invoice.h"
#include "core/domain/billing/invoice_number.h"
#include "core/domain/clients/electronic_address.h"
#include "core/domain/shops/country.h"
#include "core/domain/shops/shop.h"
#include "core/domain/shops/switch_text.h"

#include <QRegularExpression>

#include <optional>
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

/// Missing settings for electronic invoices to domestic buyers.
QStringList lackedElectronically(const Shop &shop)
{
    static const QRegularExpression kCapital(u"([A-Z])"_s);
    QStringList keys;
    for (const QByteArray &name : lackedBySeller(shop, shop.country)) // "taxNumber" is the setting "tax-number".
        keys += QString::fromLatin1(name).replace(kCapital, u"-\\1"_s).toLower();
    return keys;
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
    TRY(requireBookable(*plan, MinorUnit(shop.currency)));
    shop.paymentPlan = *std::move(plan);
    return {};
}

Status setPaymentDays(Shop &shop, const QString &key, const QString &value)
{
    constexpr int kMostDays = 365;
    bool isNumber = false;
    const int days = value.toInt(&isNumber);
    if (!isNumber || days < 0 || days > kMostDays)
        return unfit(key, u"a whole number from 0 to %1"_s.arg(kMostDays), quoted(value));
    shop.paymentDays = days;
    return {};
}

Status setSmallBusiness(Shop &shop, const QString &key, const QString &value)
{
    return setSwitch(shop.isSmallBusiness, key, value);
}

Status setExemptionReason(Shop &shop, const QString &key, const QString &value)
{
    return keepText(shop.exemptionReason, lineText(value, key));
}

Status setTaxNumber(Shop &shop, const QString &key, const QString &value)
{
    return keepText(shop.taxNumber, lineText(value, key));
}

QStringList missingOnInvoices(const Shop &shop)
{
    QStringList missing;
    const auto require = [&](QLatin1StringView key, const QString &value) {
        if (value.isEmpty())
            missing += key;
    };
    require("country"_L1, shop.country);
    require("address"_L1, shop.address);
    const std::optional<Country> country = countryWith(shop.country);
    if (country && !country->taxes.isEmpty())
        require("tax-number"_L1, shop.taxNumber);
    // In these countries invoices must state the cost of late payment; in Belgium, invoices to businesses are
    // electronic.
    if (shop.country == "FR"_L1)
        require("invoice-terms"_L1, shop.invoiceTerms);
    if (shop.country == "BE"_L1)
        require("electronic-address"_L1, shop.electronicAddress);
    if (!shop.electronicAddress.isEmpty())
        missing += lackedElectronically(shop);
    missing.removeDuplicates();
    return missing;
}

} // namespace stemdesk
