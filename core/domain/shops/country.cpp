#include "core/domain/shops/country.h"

#include "core/base/text.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <string_view>

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

struct CountryNames {
    std::u16string_view code;
    std::u16string_view names; ///< Folded, with bars between: the code of three letters first.
};

/// Names missing in QLocale: German, Dutch, French and Spanish ones, other usual names and the longer codes.
constexpr std::array kNames{
    CountryNames{u"AT", u"aut|osterreich|oesterreich|oostenrijk|autriche"},
    CountryNames{u"AU", u"aus|australien|australie"},
    CountryNames{u"BE", u"bel|belgien|belgie|belgique|belgica"},
    CountryNames{u"BG", u"bgr|bulgarien|bulgarije|bulgarie"},
    CountryNames{u"BR", u"bra|brasilien|brazilie|bresil|brasil"},
    CountryNames{u"CA", u"can|kanada"},
    CountryNames{u"CH", u"che|schweiz|zwitserland|suisse|suiza|svizzera"},
    CountryNames{u"CL", u"chl|chili"},
    CountryNames{u"CN", u"chn|volksrepublik china|chine|people's republic of china"},
    CountryNames{u"CO", u"col|kolumbien|colombie"},
    CountryNames{u"CY", u"cyp|zypern|chypre|chipre"},
    CountryNames{u"CZ",
                 u"cze|czech republic|tschechien|tschechische republik|tsjechie|republique tcheque|tchequie|"
                 u"republica checa|chequia"},
    CountryNames{u"DE",
                 u"deu|ger|duitsland|allemagne|alemania|federal republic of germany|bundesrepublik deutschland|brd"},
    CountryNames{u"DK", u"dnk|danemark|denemarken|dinamarca"},
    CountryNames{u"EC", u"ecu|equateur"},
    CountryNames{u"EE", u"est|estland|estonie"},
    CountryNames{u"EG", u"egy|agypten|egypte|egipto"},
    CountryNames{u"ES", u"esp|spanien|spanje|espagne"},
    CountryNames{u"ET", u"eth|athiopien|ethiopie|etiopia"},
    CountryNames{u"FI", u"fin|finnland|finlande|finlandia"},
    CountryNames{u"FR", u"fra|frankreich|frankrijk|francia"},
    CountryNames{u"GB",
                 u"gbr|uk|u.k.|gb|england|scotland|wales|northern ireland|great britain|britain|engeland|schotland|"
                 u"groot-brittannie|groot brittannie|verenigd koninkrijk|grossbritannien|vereinigtes konigreich|"
                 u"schottland|royaume-uni|royaume uni|grande-bretagne|angleterre|ecosse|reino unido|gran bretana|"
                 u"inglaterra|escocia|united kingdom of great britain and northern ireland"},
    CountryNames{u"GR", u"grc|griechenland|griekenland|grece|grecia"},
    CountryNames{u"HR", u"hrv|kroatien|kroatie|croatie|croacia"},
    CountryNames{u"HU", u"hun|ungarn|hongarije|hongrie|hungria"},
    CountryNames{u"IE", u"irl|republic of ireland|irland|ierland|irlande|irlanda"},
    CountryNames{u"IL", u"isr"},
    CountryNames{u"IN", u"ind|indien|inde"},
    CountryNames{u"IS", u"isl|island|ijsland|islande|islandia"},
    CountryNames{u"IT", u"ita|italien|italie"},
    CountryNames{u"JP", u"jpn|japon"},
    CountryNames{u"KE", u"ken|kenia"},
    CountryNames{u"LI", u"lie"},
    CountryNames{u"LT", u"ltu|litauen|litouwen|lituanie|lituania"},
    CountryNames{u"LU", u"lux|luxemburg|luxemburgo|grand duchy of luxembourg"},
    CountryNames{u"LV", u"lva|lettland|letland|lettonie|letonia"},
    CountryNames{u"MA", u"mar|marokko|maroc|marruecos"},
    CountryNames{u"MC", u"mco"},
    CountryNames{u"MT", u"mlt|malte"},
    CountryNames{u"MX", u"mex|mexiko|mexique"},
    CountryNames{u"NL",
                 u"nld|ned|the netherlands|holland|niederlande|die niederlande|de nederland|pays-bas|pays bas|"
                 u"les pays-bas|paises bajos|los paises bajos|holanda|hollande|kingdom of the netherlands"},
    CountryNames{u"NO", u"nor|norwegen|noorwegen|norvege|noruega"},
    CountryNames{u"NZ", u"nzl|neuseeland|nieuw-zeeland|nieuw zeeland|nouvelle-zelande|nueva zelanda"},
    CountryNames{u"PL", u"pol|polen|pologne|polonia"},
    CountryNames{u"PT", u"prt"},
    CountryNames{u"RO", u"rou|rumanien|roemenie|roumanie|rumania"},
    CountryNames{u"SE", u"swe|schweden|zweden|suede|suecia"},
    CountryNames{u"SI", u"svn|slowenien|slovenie|eslovenia"},
    CountryNames{u"SK", u"svk|slovak republic|slowakei|slowakije|slovaquie|eslovaquia"},
    CountryNames{u"TR", u"tur|turkey|turkei|turkije|turquie|turquia"},
    CountryNames{u"UA", u"ukr|oekraine"},
    CountryNames{u"US",
                 u"usa|u.s.a.|u.s.|united states of america|the united states|america|vereinigte staaten|"
                 u"vereinigte staaten von amerika|amerika|verenigde staten|verenigde staten van amerika|etats-unis|"
                 u"etats unis|estados unidos|ee.uu.|eeuu"},
    CountryNames{u"ZA", u"zaf|sudafrika|zuid-afrika|zuid afrika|afrique du sud|sudafrica"},
};

QString textOf(std::u16string_view text)
{
    return QString::fromUtf16(text.data(), qsizetype(text.size()));
}

/// Codes by folded name, in English and in each language of the country.
QHash<QString, QString> allNames()
{
    QHash<QString, QString> codes;
    for (const QLocale &locale :
         QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
        const QString code = QLocale::territoryToCode(locale.territory());
        if (code.size() != 2)
            continue; // A part of the world.
        codes.insert(folded(QLocale::territoryToString(locale.territory())), code);
        codes.insert(folded(locale.nativeTerritoryName()), code);
    }
    for (const CountryNames &country : kNames) {
        for (const QString &name : textOf(country.names).split(u'|'))
            codes.insert(name, textOf(country.code));
    }
    codes.remove(QString());
    return codes;
}

bool isCode(const QString &text)
{
    return text.size() == 2 && QLocale::codeToTerritory(text) != QLocale::AnyTerritory;
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

QString countryCodeFrom(const QString &written)
{
    static const QHash<QString, QString> kCodes = allNames();
    static const QRegularExpression kBetween(u"\\s+[-\u2013]\\s+|[()/,]"_s);
    const QString text = written.simplified();
    QStringList parts = text.split(kBetween, Qt::SkipEmptyParts); // "BE - Belgium", "Nederland (NL)"
    parts.prepend(text);
    for (const QString &part : parts) {
        const QString name = part.trimmed();
        const auto code = kCodes.constFind(folded(name));
        if (code != kCodes.cend())
            return *code;
        if (isCode(name.toUpper()))
            return name.toUpper();
    }
    return text.size() <= 2 ? text.toUpper() : text;
}

} // namespace stemdesk
