#include "core/services/shops/shop_row_rules.h"

#include "core/base/text.h"
#include "core/domain/shops/default_charges.h"
#include "core/domain/shops/shop.h"
#include "core/domain/shops/time_zone.h"
#include "core/services/row_rules.h"
#include "core/storage/shops/shop_rows.h"

#include <QLocale>

#include <array>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Status validateSetting(const Shop &shop, const QString &key, const QString &value)
{
    const Result<Shop> set = withSetting(shop, key, value);
    return set ? require(*set == shop) : Status(set.error());
}

std::optional<WorkPlan> workPlanOf(const ShopRow &row)
{
    const auto plan = workPlanFrom(row.text("plan").toUtf8());
    return plan ? std::optional(*plan) : std::nullopt;
}

Shop shopFrom(const ShopRow &row)
{
    const auto whole = [&](QByteArrayView column) { return int(row.integer(column).value_or(0)); };
    return {.name = row.text("name"),
            .ratePerMinute = whole("rate_per_minute"),
            .monthlyCap = whole("monthly_cap"),
            .allowedOrigins = row.lines("allowed_origins").value_or(QStringList()),
            .publicUrl = row.text("public_url"),
            .currency = row.text("currency"),
            .timeZone = row.text("time_zone"),
            .documentLanguage = row.text("document_language"),
            .country = row.text("country"),
            .orderDaysBefore = whole("order_days_before"),
            .hireDaysBefore = whole("hire_days_before"),
            .hireDaysAfter = whole("hire_days_after"),
            .stemsPerBucket = whole("stems_per_bucket"),
            .workPlan = workPlanOf(row),
            .paymentPlan = planFrom(row.text("payment_plan").toUtf8()).value_or(PaymentPlan()),
            .invoicePattern = row.text("invoice_pattern"),
            .paymentDays = whole("payment_days"),
            .exemptionReason = row.text("exemption_reason"),
            .deliveryDaysBefore = whole("delivery_days_before"),
            .labourPercent = row.real("labour_percent"),
            .labourRateExclTax = row.real("labour_rate_excl_tax"),
            .fees = feesFrom(row.text("fees"), {}).value_or(QList<AdditionalFee>()),
            .proposalTerms = row.text("proposal_terms"),
            .address = row.text("address"),
            .phone = row.text("phone"),
            .email = row.text("email"),
            .website = row.text("website"),
            .taxNumber = row.text("tax_number"),
            .electronicAddress = row.text("electronic_address"),
            .invoiceTerms = row.text("invoice_terms"),
            .bankDetails = row.text("bank_details"),
            .look = {.cover = coverFrom(row.text("proposal_cover")),
                     .accent = row.text("accent_colour"),
                     .words = row.text("cover_words")}};
}

/// The settings as they would be set; texts with several parts are checked in parsed form.
std::array<std::pair<QString, QString>, 30> settingsOf(const Shop &shop, const ShopRow &row)
{
    return {{
        {u"allowed-origins"_s, shop.allowedOrigins.join(u',')},
        {u"public-url"_s, shop.publicUrl},
        {u"currency"_s, shop.currency},
        {u"document-language"_s, shop.documentLanguage},
        {u"country"_s, shop.country},
        {u"order-days-before"_s, QString::number(shop.orderDaysBefore)},
        {u"hire-days-before"_s, QString::number(shop.hireDaysBefore)},
        {u"hire-days-after"_s, QString::number(shop.hireDaysAfter)},
        {u"stems-per-bucket"_s, QString::number(shop.stemsPerBucket)},
        {u"plan"_s, row.text("plan")},
        {u"payment-plan"_s, row.text("payment_plan")},
        {u"payment-days"_s, QString::number(shop.paymentDays)},
        {u"exemption-reason"_s, shop.exemptionReason},
        {u"delivery-days-before"_s, QString::number(shop.deliveryDaysBefore)},
        {u"labour-percent"_s, chargeText(shop.labourPercent)},
        {u"labour-rate"_s, chargeText(shop.labourRateExclTax)},
        {u"fees"_s, row.text("fees")},
        {u"proposal-terms"_s, shop.proposalTerms},
        {u"address"_s, shop.address},
        {u"phone"_s, shop.phone},
        {u"email"_s, shop.email},
        {u"website"_s, shop.website},
        {u"invoice-number"_s, shop.invoicePattern},
        {u"tax-number"_s, shop.taxNumber},
        {u"electronic-address"_s, shop.electronicAddress},
        {u"invoice-terms"_s, shop.invoiceTerms},
        {u"bank-details"_s, shop.bankDetails},
        {u"proposal-cover"_s, row.text("proposal_cover")},
        {u"accent-colour"_s, shop.look.accent},
        {u"cover-words"_s, shop.look.words},
    }};
}

} // namespace

Status validateShop(const ShopRow &row)
{
    const Shop shop = shopFrom(row);
    const Result<QString> name = nameText(shop.name, u"name"_s);
    if (!name || *name != shop.name)
        return name ? notAsWritten() : name.error();
    for (const auto &[key, value] : settingsOf(shop, row)) {
        TRY(validateSetting(shop, key, value));
    }
    // Only the form is checked: which zones exist depends on the system's list.
    return isZoneName(shop.timeZone) ? Status()
                                     : invalid(u"time_zone"_s, u"\"time_zone\" is no IANA name of a time zone."_s);
}

Status validateProductType(const ShopRow &row)
{
    const ProductType type{.name = row.text("name"),
                           .markup = row.real("markup").value_or(0),
                           .sparePercent = row.real("spare_percent").value_or(0)};
    Shop shop;
    shop.productTypes = {type};
    const auto exact = [](double number) { return QString::number(number, 'g', QLocale::FloatingPointShortest); };
    return all({validateSetting(shop, u"markup."_s + type.name, exact(type.markup)),
                validateSetting(shop, u"spare."_s + type.name, exact(type.sparePercent))});
}

} // namespace stemdesk
