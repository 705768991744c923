#include "core/domain/shops/country.h"

#include <algorithm>
#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Rate {
    const char16_t *name = nullptr; ///< The spelling on invoices in that country.
    double rate = 0;
};

struct Form {
    QLatin1StringView code;
    QLatin1StringView currency;
    QLatin1StringView timeZone;
    bool hasOneZone;
    QLatin1StringView language;
    Rate ordinary = {};
    Rate flowers = {}; ///< Cut flowers and plants, where they have a rate of their own.
};

// Rates of value added tax as in force in 2026. Canada: the federal tax, to which provinces add their own. The United
// States have no such tax; what a state, county and city take from a sale differs from place to place.
constexpr std::array kForms{
    Form{"AT"_L1, "EUR"_L1, "Europe/Vienna"_L1, true, "de"_L1, {u"USt. 20 %", 0.2}, {u"USt. 13 % (Blumen)", 0.13}},
    Form{"AU"_L1, "AUD"_L1, "Australia/Sydney"_L1, false, "en"_L1, {u"GST 10%", 0.1}},
    Form{"BE"_L1, "EUR"_L1, "Europe/Brussels"_L1, true, "nl"_L1, {u"Btw 21%", 0.21}, {u"Btw 6% (bloemen)", 0.06}},
    Form{"CA"_L1, "CAD"_L1, "America/Toronto"_L1, false, "en"_L1, {u"GST 5%", 0.05}},
    Form{"CH"_L1, "CHF"_L1, "Europe/Zurich"_L1, true, "de"_L1, {u"MWST 8.1 %", 0.081}, {u"MWST 2.6 % (Blumen)", 0.026}},
    Form{"DE"_L1, "EUR"_L1, "Europe/Berlin"_L1, true, "de"_L1, {u"MwSt. 19 %", 0.19}, {u"MwSt. 7 % (Blumen)", 0.07}},
    Form{"DK"_L1, "DKK"_L1, "Europe/Copenhagen"_L1, true, "en"_L1, {u"Moms 25 %", 0.25}},
    Form{"ES"_L1, "EUR"_L1, "Europe/Madrid"_L1, false, "es"_L1, {u"IVA 21 %", 0.21}, {u"IVA 10 % (flores)", 0.1}},
    Form{"FI"_L1, "EUR"_L1, "Europe/Helsinki"_L1, true, "en"_L1, {u"ALV 25,5 %", 0.255}},
    Form{"FR"_L1, "EUR"_L1, "Europe/Paris"_L1, true, "fr"_L1, {u"TVA 20 %", 0.2}, {u"TVA 10 % (fleurs coupées)", 0.1}},
    Form{"GB"_L1, "GBP"_L1, "Europe/London"_L1, true, "en"_L1, {u"VAT 20%", 0.2}},
    Form{"IE"_L1, "EUR"_L1, "Europe/Dublin"_L1, true, "en"_L1, {u"VAT 23%", 0.23}, {u"VAT 13.5% (flowers)", 0.135}},
    Form{"IT"_L1, "EUR"_L1, "Europe/Rome"_L1, true, "en"_L1, {u"IVA 22%", 0.22}, {u"IVA 10% (fiori)", 0.1}},
    Form{"LU"_L1, "EUR"_L1, "Europe/Luxembourg"_L1, true, "fr"_L1, {u"TVA 17 %", 0.17}, {u"TVA 8 % (fleurs)", 0.08}},
    Form{"NL"_L1, "EUR"_L1, "Europe/Amsterdam"_L1, true, "nl"_L1, {u"Btw 21%", 0.21}, {u"Btw 9% (bloemen)", 0.09}},
    Form{"NO"_L1, "NOK"_L1, "Europe/Oslo"_L1, true, "en"_L1, {u"Mva 25 %", 0.25}},
    Form{"NZ"_L1, "NZD"_L1, "Pacific/Auckland"_L1, true, "en"_L1, {u"GST 15%", 0.15}},
    Form{"PL"_L1, "PLN"_L1, "Europe/Warsaw"_L1, true, "en"_L1, {u"VAT 23%", 0.23}, {u"VAT 8% (kwiaty)", 0.08}},
    Form{"PT"_L1, "EUR"_L1, "Europe/Lisbon"_L1, false, "en"_L1, {u"IVA 23%", 0.23}, {u"IVA 6% (flores)", 0.06}},
    Form{"SE"_L1, "SEK"_L1, "Europe/Stockholm"_L1, true, "en"_L1, {u"Moms 25 %", 0.25}},
    Form{"US"_L1, "USD"_L1, "America/New_York"_L1, false, "en"_L1},
};

QList<TaxRate> taxesOf(const Form &form)
{
    QList<TaxRate> taxes;
    for (const Rate &rate : {form.ordinary, form.flowers}) {
        if (rate.name)
            taxes.append({.name = QString::fromUtf16(rate.name), .rate = rate.rate});
    }
    return taxes;
}

} // namespace

std::optional<Country> countryWith(QStringView code)
{
    const auto form = std::ranges::find_if(kForms, [&](const Form &candidate) { return candidate.code == code; });
    if (form == kForms.end())
        return {};
    return Country{.code = form->code,
                   .currency = form->currency,
                   .timeZone = form->timeZone,
                   .hasOneZone = form->hasOneZone,
                   .documentLanguage = form->language,
                   .taxes = taxesOf(*form)};
}

QString taxNameIn(QStringView country)
{
    const auto known = countryWith(country);
    return known && !known->taxes.isEmpty() ? known->taxes.constFirst().name.section(u' ', 0, 0) : QString();
}

QString taxWordIn(QStringView country)
{
    const QString name = taxNameIn(country);
    const bool isAbbreviation = name.contains(u'.') || name.toUpper() == name;
    return isAbbreviation ? name : name.toLower();
}

} // namespace stemdesk
