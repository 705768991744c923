#include "core/domain/shops/invoice_phrases.h"

#include <algorithm>
#include <iterator>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct Phrase {
    QLatin1StringView country;
    QStringView said;
};

QString phraseOf(const auto &phrases, QStringView country)
{
    const auto *known = std::ranges::find_if(phrases, [&](const Phrase &each) { return each.country == country; });
    return known == std::end(phrases) ? QString() : known->said.toString();
}

} // namespace

QString usualInvoiceTerms(QStringView country)
{
    // Articles L. 441-9 and L. 441-10 of the Code de commerce.
    static constexpr Phrase kPhrases[] = {
        {"FR"_L1,
         u"Pas d’escompte pour paiement anticipé.\n"
         u"En cas de retard de paiement, pénalités au taux de trois fois l’intérêt légal et, pour les clients "
         u"professionnels, indemnité forfaitaire de 40 € pour frais de recouvrement."}};
    return phraseOf(kPhrases, country);
}

QString usualExemptionReason(QStringView country)
{
    static constexpr Phrase kPhrases[] = {
        {"AT"_L1, u"Umsatzsteuerbefreit – Kleinunternehmer gemäß § 6 Abs. 1 Z 27 UStG"},
        {"BE"_L1, u"Bijzondere vrijstellingsregeling kleine ondernemingen"},
        {"DE"_L1, u"Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG"},
        {"FR"_L1, u"TVA non applicable, art. 293 B du CGI"},
        {"NL"_L1, u"Factuur vrijgesteld van OB op grond van artikel 25 Wet OB"}};
    return phraseOf(kPhrases, country);
}

} // namespace stemdesk
