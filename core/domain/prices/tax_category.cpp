#include "core/domain/prices/tax_category.h"

#include "core/base/wording.h"
#include "core/domain/field_rules.h"

#include <algorithm>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

QString taxCategoryOf(const QString &given, double rate)
{
    if (!given.isEmpty())
        return given;
    return rate == 0 ? u"Z"_s : u"S"_s;
}

bool wantsExemptionReason(const QString &category)
{
    return category != "S"_L1 && category != "Z"_L1;
}

TaxKind billedTax(const TaxKind &given, double rate)
{
    // A line that keeps an earlier rate of its list is taxed by that rate.
    const bool isStandard = given.category == "S"_L1;
    if (!given.category.isEmpty() && (isStandard ? rate == 0 : rate > 0))
        return {};
    return {.category = given.category,
            .reason = wantsExemptionReason(taxCategoryOf(given.category, rate)) ? given.reason : QString()};
}

QString reverseChargeWords(const QString &country)
{
    struct Words {
        QLatin1StringView country;
        QStringView said;
    };
    // The words of article 226 (11a) of the VAT directive in the country's language.
    static constexpr Words kWords[] = {{"AT"_L1, u"Steuerschuldnerschaft des Leistungsempfängers"},
                                       {"BE"_L1, u"Btw verlegd / Autoliquidation"},
                                       {"CH"_L1, u"Bezugsteuer"},
                                       {"CZ"_L1, u"Daň odvede zákazník"},
                                       {"DE"_L1, u"Steuerschuldnerschaft des Leistungsempfängers"},
                                       {"DK"_L1, u"Omvendt betalingspligt"},
                                       {"ES"_L1, u"Inversión del sujeto pasivo"},
                                       {"FI"_L1, u"Käännetty verovelvollisuus"},
                                       {"FR"_L1, u"Autoliquidation"},
                                       {"GB"_L1, u"Reverse charge: customer to account for the VAT to HMRC"},
                                       {"IT"_L1, u"Inversione contabile"},
                                       {"LU"_L1, u"Autoliquidation"},
                                       {"NL"_L1, u"Btw verlegd"},
                                       {"PL"_L1, u"Odwrotne obciążenie"},
                                       {"PT"_L1, u"IVA – autoliquidação"},
                                       {"SE"_L1, u"Omvänd betalningsskyldighet"}};
    const auto *known = std::ranges::find(kWords, country, &Words::country);
    return known == std::end(kWords) ? u"Reverse charge"_s : known->said.toString();
}

void takeTaxCategory(FieldRules &rules, QString &category, const std::optional<QString> &given, double rate,
                     bool isSentBack)
{
    const double billed = billedRate(rate);
    if (!isSentBack || !category.isEmpty() || given != taxCategoryOf({}, billed))
        rules.take(category, given);
    if (category.isEmpty())
        return;
    const QStringList known = namesFrom(kTaxCategories);
    const bool isStandard = category == "S"_L1;
    if (!known.contains(category))
        rules.fail(notAmong(u"taxCategory"_s, category, known));
    else if (isStandard && billed == 0)
        rules.fail(invalid(u"taxCategory"_s, u"Give a rate of 0 another \"taxCategory\" than S."_s));
    else if (!isStandard && billed > 0)
        rules.fail(invalid(u"taxCategory"_s, u"Give a rate above 0 the \"taxCategory\" S."_s));
}

double billedRate(double rate)
{
    constexpr double kDecimals = 1e6;
    return std::round(rate * kDecimals) / kDecimals;
}

} // namespace stemdesk
