#include "core/exchange/imports/written_values.h"

#include "core/base/text.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

using WordSet = QSet<QString>;

WordSet wordsFrom(const QString &words)
{
    const QStringList list = words.split(u'|');
    return {list.cbegin(), list.cend()};
}

/// Letters and digits only, lower case.
QString bare(const QString &text)
{
    return searchTokens(text).join(QString());
}

/// Splits a text into numbers, case-folded words and single other characters.
QStringList piecesOf(const QString &text)
{
    static const QRegularExpression kPiece(
        u"\\d{1,3}(?:[ \u00a0\u202f'\u2019]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*|[.,]\\d+|\\p{L}+|[^\\s]"_s);
    QStringList pieces;
    for (auto found = kPiece.globalMatch(text); found.hasNext();)
        pieces += folded(found.next().captured());
    return pieces;
}

bool isNumberPiece(const QString &piece)
{
    return std::ranges::any_of(piece, [](QChar c) { return c >= u'0' && c <= u'9'; });
}

bool isAmong(const WordSet &words, const QString &piece)
{
    return words.contains(piece);
}

const WordSet &perWords()
{
    static const WordSet words = wordsFrom(
        u"/|per|pro|je|par|por|p|a|la|le|les|el|de|der|die|das|van|von|of|\u00e0|x|\u00d7|*|.|er|in|the|ein|een|"
        "un|una|-|(|)|,|s|pr|cada|for|fur|voor|pour|para|with|mit|met|avec|con|cont|inhoud|zu|c"_s);
    return words;
}

std::optional<double> numberFrom(const QString &piece, NumberUnit unit, DecimalSign sign)
{
    return writtenNumber(piece, unit, sign);
}

/// Whether the pieces are only words such as "per stem" or "St."
bool areWordsOfUnits(const QStringList &pieces)
{
    const auto isUnit = [](const QString &piece) { return isPieceWord(piece) || isPackWord(piece); };
    const auto isKnown = [&](const QString &piece) {
        const bool isWord = std::ranges::all_of(piece, [](QChar c) { return c.isLetter() || c == u'.' || c == u'/'; });
        return isWord && (isUnit(piece) || isAmong(perWords(), piece));
    };
    return std::ranges::any_of(pieces, isUnit) && std::ranges::all_of(pieces, isKnown);
}

const WordSet &taxWords()
{
    static const WordSet words = wordsFrom(
        u"excl|exclusief|exkl|exklusive|ex|ohne|sin|hors|ht|netto|net|nett|zzgl|plus|mas|+|vat|btw|mwst|ust|tva|iva"_s);
    return words;
}

const WordSet &monthWords()
{
    static const WordSet words = wordsFrom(
        u"jan|januari|january|januar|janvier|enero|ene|feb|februari|february|februar|fevrier|febrero|mar|mrt|marz|"
        u"maart|"
        "march|mars|marzo|apr|april|avril|avr|abril|abr|may|mei|mai|mayo|jun|juni|june|juin|junio|jul|juli|july|"
        "juillet|"
        "julio|aug|augustus|august|aout|agosto|ago|sep|sept|september|septembre|septiembre|oct|okt|oktober|october|"
        "octobre|octubre|nov|november|novembre|noviembre|dec|dez|december|dezember|decembre|diciembre|dic"_s);
    return words;
}

/// "15 May", "15-05-2026", "2026": a date or a year.
bool isDayAt(const QStringList &pieces, qsizetype at, double number)
{
    const QString sign = pieces.value(at + 1);
    const bool isParted = sign == u"-"_s || sign == u"/"_s || sign == u"."_s;
    return isAmong(monthWords(), sign)
        || (isParted && (isNumberPiece(pieces.value(at + 2)) || isAmong(monthWords(), pieces.value(at + 2))))
        || (number >= 1990 && number < 2100 && pieces.size() == at + 1);
}

/// The unit of the prices below a heading.
struct PricedPer {
    double units = 1;
    QString strange;
};

/// The word or number at a place, which says what something is for.
PricedPer perAt(const QStringList &pieces, qsizetype at)
{
    static const WordSet hundreds = wordsFrom(u"hundred|honderd|hundert|cien|ciento"_s);
    static const WordSet thousands = wordsFrom(u"thousand|duizend|tausend|mille|mil"_s);
    static const WordSet lengths = wordsFrom(u"cm|mm|%"_s);
    static const WordSet measures = wordsFrom(u"m|meter|metre|metres|metros|g|gr|gram|grams|gramm|grammes|gramos|kg|"
                                              u"kilo|kilogram|ml|cl|l|liter|litre|litro|lb|"
                                              "lbs|oz|yard|yd|m2"_s);
    const QString &piece = pieces.at(at);
    const QString next = pieces.value(at + 1);
    const auto count = isNumberPiece(piece) ? numberFrom(piece, NumberUnit::Pieces, DecimalSign::Open) : std::nullopt;
    if (isDozenWord(piece))
        return {.units = 12, .strange = {}};
    if (isAmong(hundreds, piece))
        return {.units = 100, .strange = {}};
    if (isAmong(thousands, piece))
        return {.units = 1000, .strange = {}};
    if (isAmong(measures, isNumberPiece(piece) ? next : piece))
        return {.units = 1, .strange = isNumberPiece(piece) ? piece + u' ' + next : piece};
    if (count && next == u"+"_s)
        return {.units = 1, .strange = piece + next};
    const bool isCount = count && *count > 1 && *count == std::floor(*count);
    return isCount && !isAmong(lengths, next) && !isDayAt(pieces, at, *count)
        ? PricedPer{.units = *count, .strange = {}}
        : PricedPer();
}

/// 100 for cents and 12 for a shortened dozen, wherever they stand in a heading; otherwise 1.
double unitsNamed(const QString &piece)
{
    static const WordSet cents = wordsFrom(u"ct|cts|cent|cents|centen|eurocent|eurocents|eurocenten|"
                                           u"pence|rappen|centimes|centimos|\u00a2"_s);
    if (isAmong(cents, piece))
        return 100;
    return isDozenWord(piece) && piece != u"dozen"_s ? 12 : 1;
}

/// The place of the next word or number, behind articles: in "bunch of 10" that of "10", in "per the stem" of "stem".
qsizetype placeBehind(const QStringList &pieces, qsizetype at)
{
    static const WordSet articles = wordsFrom(u"the|la|le|les|el|een|ein|una|un|l|'|\u2019"_s);
    static const WordSet of = wordsFrom(u"of|van|von|de|\u00e0|a|zu|(|x"_s);
    qsizetype next = at + 1;
    while (isAmong(articles, pieces.value(next)))
        ++next;
    const bool isPack = isPackWord(pieces.at(at));
    while (isPack && isAmong(of, pieces.value(next)))
        ++next;
    return next;
}

/// "from 100": a price for large numbers. `next` is the number's place.
bool isFromNumber(const QStringList &pieces, qsizetype at, qsizetype next)
{
    static const WordSet from = wordsFrom(u"ab|from|vanaf|desde|partir"_s);
    const QString &what = pieces.at(next);
    if (!isAmong(from, pieces.at(at)) || !isNumberPiece(what))
        return false;
    const double number = numberFrom(what, NumberUnit::Pieces, DecimalSign::Open).value_or(0);
    return number > 1 && !isDayAt(pieces, next, number);
}

/// Whether a price "per" this word is for something else than a unit or a pack.
bool isStrangeWord(const QString &word)
{
    static const WordSet known =
        wordsFrom(u"price|prijs|preis|prix|precio|cost|kost|kosten|ek|vk|pa|pv|st|(|)|-|_|.|,|:|*|day|week|"
                  u"inkoop|verkoop|achat|vente|compra|venta|item|items|artikel|article|articulo|product|produkt|"
                  u"produit|producto|plant|planta|plante|pflanze|pot|topf|maceta|flower|blume|bloem|"
                  u"fleur|flor|kop|bloom|head|rol|rolle|roll|rouleau|rollo|bag|zak|beutel|sachet|bolsa"_s);
    return !word.isEmpty() && word.front().isLetter() && !isAmong(known, word) && !isAmong(taxWords(), word)
        && !isAmong(monthWords(), word) && !isPieceWord(word) && !isPackWord(word) && !isAmong(perWords(), word)
        && currencyIn(word).isEmpty();
}

/// Takes what the word or number at a place says.
void takePer(PricedPer &found, const QStringList &pieces, qsizetype at)
{
    const PricedPer said = perAt(pieces, at);
    found.units = said.units;
    if (!said.strange.isEmpty())
        found.strange = said.strange;
    if (said.units == 1 && found.strange.isEmpty() && isStrangeWord(pieces.at(at)))
        found.strange = pieces.at(at);
}

/// "10" in "Prijs 10 st" and "Price 10pk"; not in "Prijs 1-9 st" or behind "per stem".
bool isCountOfUnits(const QStringList &pieces, qsizetype at)
{
    static const WordSet between = wordsFrom(u"-|\u2013|<|>|\u2264|\u2265|+|~"_s);
    static const WordSet packs = wordsFrom(u"pk|pack|pak"_s);
    const QString next = pieces.value(at + 1);
    const bool isCounting =
        isNumberPiece(pieces.at(at)) && next.size() > 1 && (isPieceWord(next) || isAmong(packs, next));
    const auto saysUnit = [](const QString &piece) { return isPieceWord(piece) || isPackWord(piece); };
    return isCounting && at > 0 && !isAmong(between, pieces.at(at - 1))
        && std::none_of(pieces.cbegin(), pieces.cbegin() + at, saysUnit);
}

PricedPer perOf(const QString &heading)
{
    static const WordSet per = wordsFrom(u"/|per|pro|je|par|por|voor|pour|fur|for|les|the|x"_s);
    const QStringList pieces = piecesOf(heading);
    PricedPer found;
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        const QString &piece = pieces.at(i);
        if (const double units = unitsNamed(piece); units > 1)
            found.units = units;
        if (found.units == 1 && isCountOfUnits(pieces, i))
            takePer(found, pieces, i);
        const bool isOfRate = piece == u"%"_s && i > 0 && isNumberPiece(pieces.at(i - 1)); // "excl. 9% btw"
        if ((piece == u"%"_s && !isOfRate) || piece == u"\u2030"_s) // Some write a hundred and a thousand so.
            found.strange = piece;
        const qsizetype next = placeBehind(pieces, i);
        if (next >= pieces.size() || found.units > 1)
            continue;
        const QString &what = pieces.at(next);
        if (isFromNumber(pieces, i, next))
            found.strange = piece + u' ' + what;
        if ((isPackWord(piece) && isNumberPiece(what)) || isAmong(per, piece))
            takePer(found, pieces, next);
    }
    return found;
}

/// "65 ct", "65p", "12.5p", "\u00a265": the number; empty if the text is not in cents. "2,5 p/st" is a price per stem.
QString centsIn(const QString &text)
{
    static const QRegularExpression kCents(
        u"^(?:(\\d{1,6}(?:[.,]\\d{1,2})?)\\s*(?:\u00a2|cts?\\.?|cents?|eurocents?|pence|centimes?|c[e\u00e9]ntimos?)"
        "(?![\\p{L}\\d])|(\\d{1,4})(?:p|\\s?c)(?![\\p{L}\\d.])|"
        "([1-9]\\d{0,3}(?:\\.\\d(?:p|\\s?c)(?![\\p{L}\\d.])|,\\d(?:p|\\s?c)(?![\\p{L}\\d./])))|"
        "\u00a2\\s*(\\d{1,6}(?:[.,]\\d{1,2})?)(?![\\d.,]))"_s,
        QRegularExpression::CaseInsensitiveOption);
    return kCents.match(text).captured();
}

/// Whether a number after this word counts units. `isBare`: as for pricedBy().
bool isBeforeCount(const QString &word, bool isBare)
{
    static const WordSet kFor = wordsFrom(u"for|voor|pour|fur|por"_s);
    static const WordSet kBeforeCount =
        wordsFrom(u"/|per|pro|je|par|por|a|\u00e0|la|le|les|of|van|von|de|voor|for|pour|fur|p"_s);
    return (isAmong(kBeforeCount, word) && !(isBare && isAmong(kFor, word))) || isPackWord(word);
}

/// A number of units, which is whole; nothing for anything else, nor for "5,00", which is an amount.
std::optional<double> wholeNumberIn(const QString &piece)
{
    static const QRegularExpression kAmount(u"[.,]\\d{1,2}$"_s);
    if (kAmount.match(piece).hasMatch())
        return {};
    const auto number = isNumberPiece(piece) ? numberFrom(piece, NumberUnit::Pieces, DecimalSign::Open) : std::nullopt;
    return number && *number > 0 && *number == std::floor(*number) ? number : std::nullopt;
}

/// Reads the text after a price's number. `isBare`: a whole number without currency, which may be a count, as in "2 for
/// 1.50".
std::optional<WrittenPrice> pricedBy(const QStringList &pieces, double amount, bool isBare)
{
    using For = WrittenPrice::For;
    WrittenPrice price{.amount = amount};
    QString before; // The previous piece: "2-5" and "1,25 x 10" are not prices for a count.
    for (const QString &piece : pieces) {
        const bool isCount = isBeforeCount(before, isBare);
        before = piece;
        const std::optional<double> count = wholeNumberIn(piece);
        if (count && price.units == 1 && isCount)
            price.units = *count;
        else if (isDozenWord(piece))
            price.units *= 12;
        else if (isPackWord(piece))
            price.what = For::Pack;
        else if (isPieceWord(piece))
            price.what = price.what == For::Pack ? For::Pack : For::Units;
        else if (isNumberPiece(piece) || (!isAmong(perWords(), piece) && !isAmong(taxWords(), piece)))
            return {};
    }
    if (price.units > 1) // "per box of 25" means the same as "per 25".
        price.what = For::Units;
    return price;
}

/// What still belongs to a number before this text: ",-" and "." at the end; not a comma before more words.
QString endingIn(const QString &text)
{
    static const QRegularExpression kEnding(u"^[.,](?:[-\u2013\u2014]+|(?!\\s+\\p{L}))"_s);
    return kEnding.match(text).captured();
}

/// "1 bunch", "10 bunches": a number of packs, and not of what is in one.
bool countsWholePacks(const QStringList &pieces)
{
    static const WordSet several = wordsFrom(u"bunches|bossen|bunde|bottes|boxes|cases|cajas|kisten|emmers|buckets"_s);
    const bool isCount = pieces.size() == 2 && isNumberPiece(pieces.constFirst());
    return isCount && (isAmong(several, pieces.at(1)) || (pieces.constFirst() == u"1"_s && isPackWord(pieces.at(1))));
}

bool isTimesSign(const QString &piece)
{
    return piece == u"x"_s || piece == u"\u00d7"_s || piece == u"*"_s;
}

struct CurrencyCodes {
    const char16_t *sign;
    const char16_t *codes; ///< Currencies with this sign.
};

constexpr std::array kSigns{
    CurrencyCodes{u"\u20ac", u"EUR"},     CurrencyCodes{u"$", u"USD CAD AUD NZD SGD HKD MXN COP CLP ARS TWD BRL"},
    CurrencyCodes{u"US", u"USD"},         CurrencyCodes{u"\u00a3", u"GBP EGP"},
    CurrencyCodes{u"\u00a5", u"JPY CNY"}, CurrencyCodes{u"\u20b9", u"INR"},
    CurrencyCodes{u"\u20ba", u"TRY"},     CurrencyCodes{u"KR", u"DKK SEK NOK ISK"},
    CurrencyCodes{u"FR.", u"CHF"},        CurrencyCodes{u"FR", u"CHF"},
    CurrencyCodes{u"SFR", u"CHF"},        CurrencyCodes{u"Z\u0141", u"PLN"},
    CurrencyCodes{u"ZL", u"PLN"},         CurrencyCodes{u"EURO", u"EUR"},
    CurrencyCodes{u"EUROS", u"EUR"},      CurrencyCodes{u"US$", u"USD"},
    CurrencyCodes{u"A$", u"AUD"},         CurrencyCodes{u"AU$", u"AUD"},
    CurrencyCodes{u"C$", u"CAD"},         CurrencyCodes{u"CA$", u"CAD"},
    CurrencyCodes{u"NZ$", u"NZD"},        CurrencyCodes{u"HK$", u"HKD"},
    CurrencyCodes{u"MX$", u"MXN"},        CurrencyCodes{u"S$", u"SGD"},
    CurrencyCodes{u"R$", u"BRL"},
};

} // namespace

bool isPlaceholder(const QString &text)
{
    static const WordSet words = wordsFrom(
        u"|na|nv|nvt|nb|nd|nc|sc|sd|sp|ka|nn|ntb|ntnb|nogtebepalen|none|null|nil|geen|keine|keiner|ninguno|aucun|"
        u"opaanvraag|prijsopaanvraag|aanvraag|"
        "dagprijs|volgtnog|volgt|nietbeschikbaar|nietleverbaar|nietopvoorraad|uitverkocht|opvraag|nogonbekend|onbekend|"
        "vraagprijs|poa|por|tbc|tba|tbd|onrequest|uponrequest|priceonrequest|priceonapplication|onapplication|"
        "marketprice|market|dailyprice|seasonal|soldout|unavailable|notavailable|notapplicable|outofstock|call|"
        "callforprice|ask|aufanfrage|preisaufanfrage|anfrage|aa|tagespreis|marktpreis|ausverkauft|nichtlieferbar|"
        "nichtverfugbar|entfallt|folgt|surdemande|prixsurdemande|selonarrivage|prixdujour|coursdujour|epuise|"
        "indisponible|nonapplicable|sansobjet|avenir|aconsultar|consultar|segunmercado|preciodemercado|porconfirmar|"
        "aconfirmar|sinprecio|bajopedido|apeticion|preciodeldia|"
        "preciodiario|agotado|nodisponible|noaplica|defaulttitle|unknown|unbekannt|inconnu|desconocido|"
        "discontinued|vervallen|uitassortiment|nietmeerleverbaar|ausgelistet|eingestellt|nichtmehrlieferbar|"
        "discontinue|arretdeproduction|descatalogado|"
        "discontinuado|sold|comingsoon|tobeconfirmed|tobeannounced|outofseason|temporarilyunavailable|contactus|"
        "nnb|nadertebepalen|dagkoers|marktprijs|opaanvr|prijsopaanvr|prijsvolgt|prijsntb|belons|opofferte|seizoen|"
        "uitseizoen|"
        "tijdelijknietleverbaar|preisfolgt|tagespr|tageskurs|aufanfr|preisaufanfr|saison|ausserdersaison|"
        "momentannichtverfugbar|momentannichtlieferbar|zurzeitnichtlieferbar|surdevis|nousconsulter|aconfirmer|"
        "adefinir|horssaison|rupture|enrupture|rupturedestock|coursdumarche|prixdumarche|consultarprecio|"
        "precioaconsultar|sinexistencias|fueradetemporada|seguncotizacion"_s);
    static const QRegularExpression kCurrency(u"(?i)^(?:EUR|USD|GBP|CHF)\\b|\\p{Sc}"_s);
    QString plain = text.trimmed();
    plain.remove(kCurrency);
    return !text.trimmed().isEmpty() && !isNumberPiece(plain) && isAmong(words, bare(plain));
}

bool isPlaceholderName(const QString &text)
{
    static const WordSet words = wordsFrom(u"n/a|n.v.t.|nvt|geen|keine|aucun|aucune|ninguna|none|null"_s);
    static const QRegularExpression kDashes(u"^([-\u2013\u2014.?/_*=])(?:\\s*\\1)*$"_s);
    return kDashes.match(text).hasMatch() || words.contains(caseFolded(text));
}

bool isErrorWord(const QString &text)
{
    static const QRegularExpression kWord(
        u"^#(?:[\u00a1\u00bf]?(?:N/A|N/B|N/"
        u"D|NV|NA|REF|VERW|BEZUG|REFERENCIA|NAME|NAAM|NOM|NOMBRE|VALUE|WAARDE|WERT|VALEUR|"
        "VALOR|DIV/0|DEEL/0|NULL|LEEG|NUL|NULO|NUM|GETAL|ZAHL|SPILL|OVERLOOP|OVERLOPEN|\u00dcBERLAUF|PROPAGATION|"
        "DESBORDAMIENTO|CALC|ERROR|FOUT|FEHLER|ERREUR|FIELD|BLOCKED|UNKNOWN|CONNECT|BUSY|PYTHON|GETTING_DATA)[!?]?)$"
        "|^(?:Err|Fout|Erreur|Fehler|Error):\\s?\\d{3}$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return kWord.match(text.trimmed()).hasMatch();
}

bool isShortened(const QString &text)
{
    static const QRegularExpression kShort(u"^\\d(?:[.,]\\d+)?[eE]\\+\\d+$|^#{3,}$"_s);
    return kShort.match(text.trimmed()).hasMatch();
}

bool isTotal(const QString &text)
{
    static const WordSet words = wordsFrom(
        u"total|totaal|totals|totalen|totale|totales|totaux|subtotal|subtotaal|subtotalen|subtotals|subtotale|"
        "subtotales|zwischensumme|zwischensummen|summe|summen|gesamtsumme|gesamt|gesamtbetrag|endsumme|endbetrag|"
        "eindtotaal|somme|soustotal|suma|sumatotal|grandtotal|totalgeneral|totalgeneraal|importetotal|sum|som|"
        "montanttotal|totaalbedrag|totalamount|nettosumme|bruttosumme"_s);
    static const WordSet more = wordsFrom(
        u"excl|exclusief|exkl|ex|incl|inclusief|inkl|vat|btw|mwst|tva|iva|ht|ttc|net|netto|brutto|bruto|eur|euro|"
        "general|generale|generaal|grand|sous|sub|eind|price|prijs|preis|prix|precio|amount|bedrag|betrag|"
        "montant|importe|stems|stelen|stiele|stuks|stuck|tiges|tallos|order"_s);
    static const WordSet parts = wordsFrom(
        u"subtotal|subtotaal|subtotale|zwischensumme|soustotal|gesamtsumme|eindtotaal|totaalbedrag|grandtotal|"
        "totalgeneral"_s);
    // What is below a list, too: the least that is to be ordered, and what bringing it costs.
    static const WordSet terms =
        wordsFrom(u"minorder|minimumorder|minimumordervalue|minimumbestelling|minimumbestelwaarde|minimumorderwaarde|"
                  "minimalebestelwaarde|minimaleorderwaarde|minimaleafname|mindestbestellwert|mindestbestellmenge|"
                  "mindestauftragswert|mindestabnahme|minimumdecommande|commandeminimum|commandeminimale|pedidominimo|"
                  "transportkosten|vrachtkosten|verzendkosten|bezorgkosten|frachtkosten|versandkosten|lieferkosten|"
                  "deliverycharge|deliverycost|deliverycosts|shippingcost|shippingcosts|fraisdeport|fraisdelivraison|"
                  "fraisdetransport|gastosdeenvio|gastosdetransporte"_s);
    const QStringList tokens = searchTokens(text);
    for (const qsizetype count : {1, 2, 3}) { // "Subtotaal rozen", "Minimum order 250 euro"
        const QString start = tokens.mid(0, count).join(QString());
        if (terms.contains(start) || (count < 3 && parts.contains(start)))
            return true;
    }
    const auto isKnown = [](const QString &token) { return words.contains(token) || more.contains(token); };
    return words.contains(tokens.join(QString()))
        || (std::ranges::any_of(tokens, [](const QString &token) { return words.contains(token); })
            && std::ranges::all_of(tokens, isKnown));
}

QString numberIn(const QString &text)
{
    const QStringList pieces = piecesOf(text);
    const auto number = std::ranges::find_if(pieces, isNumberPiece);
    return number == pieces.end() ? QString() : *number;
}

QString currencyIn(const QString &text)
{
    static const QRegularExpression kWord(u"(?<!\\p{L})(?:(?:US|AU|CA|NZ|HK|MX|[ACRS])\\$|(?:EUR|EUROS?|USD|US|GBP|CHF|"
                                          u"SFR|FR|DKK|SEK|NOK|ISK|KR|PLN|Z\u0141|CZK|HUF|CAD|AUD|NZD|ZAR|KES|"
                                          "COP|MXN|TRY|ILS|JPY|CNY|INR|BRL|RON|BGN|ETB|UGX)(?!\\p{L}))"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    if (const auto word = kWord.match(text); word.hasMatch())
        return word.captured().toUpper();
    // "\u00a4" is the euro sign of ISO 8859-15, or that of any currency.
    const auto sign = std::ranges::find_if(
        text, [](QChar c) { return c.category() == QChar::Symbol_Currency && c != u'\u00a2' && c != u'\u00a4'; });
    return sign == text.end() ? QString() : QString(*sign);
}

bool isCurrency(const QString &written, const QString &code)
{
    // Full-width signs are the same ones.
    const QString plain = written.trimmed().normalized(QString::NormalizationForm_KC).toUpper();
    if (plain == code)
        return true;
    return std::ranges::any_of(kSigns, [&](const CurrencyCodes &known) {
        return plain == QStringView(known.sign) && QString::fromUtf16(known.codes).split(u' ').contains(code);
    });
}

std::optional<WrittenPrice> writtenPrice(const QString &text, DecimalSign sign)
{
    static const QRegularExpression kNote(u"[*\u2020\u2021]+$|(?<![\u2070-\u2079\u00b9\u00b2\u00b3])"
                                          "[\u2070-\u2079\u00b9\u00b2\u00b3]$"_s);
    static const QRegularExpression kNoWhole(u"^(\\p{Sc}|EUR)?\\s*[-\u2013\u2014](?=,\\d{2}(?!\\d))"_s);
    static const QRegularExpression kPenceOrPer(u"^\\p{Sc}?\\s*[1-9]\\d*(?:[.,]\\d{1,2})?\\s?[pc]$"_s,
                                                QRegularExpression::CaseInsensitiveOption);
    QString plain = text.trimmed();
    plain.remove(kNote);
    plain.replace(kNoWhole, u"\\1"_s); // "-,85" are 85 cents.
    if (const QString cents = centsIn(plain); !cents.isEmpty()) {
        const auto amount = writtenNumber(numberIn(cents), NumberUnit::Money, sign);
        return amount ? pricedBy(piecesOf(plain.sliced(cents.size())), *amount / 100, false) : std::nullopt;
    }
    if (const auto amount = writtenNumber(plain, NumberUnit::Money, sign))
        return WrittenPrice{.amount = *amount};
    if (kPenceOrPer.match(plain).hasMatch())
        return {};
    const QString number = numberIn(plain);
    const qsizetype at = number.isEmpty() ? -1 : plain.indexOf(number);
    if (at < 0)
        return {};
    QString behind = plain.sliced(at + number.size());
    QString before = plain.first(at);
    if (areWordsOfUnits(piecesOf(before))) { // The unit may come first: "per stem 0.45".
        behind += u' ' + before;
        before.clear();
    }
    const QString currency = currencyIn(behind);
    if (!currency.isEmpty())
        behind.remove(behind.indexOf(currency, 0, Qt::CaseInsensitive), currency.size());
    const QString ending = endingIn(behind);
    behind.remove(0, ending.size());
    const auto amount = writtenNumber(before + number + ending, NumberUnit::Money, sign);
    const bool isBare = before.isEmpty() && currency.isEmpty() && !number.contains(u',') && !number.contains(u'.');
    const bool isNegative = behind.trimmed() == u"-"_s; // "0,45-" has no clear meaning.
    return amount && !isNegative ? pricedBy(piecesOf(behind), *amount, isBare) : std::nullopt;
}

double unitsPriced(const QString &heading)
{
    return perOf(heading).units;
}

QString strangeUnit(const QString &heading)
{
    return perOf(heading).strange;
}

double centimetresIn(const QString &heading)
{
    static const QRegularExpression kMillimetres(u"\\bmm\\b"_s);
    static const QRegularExpression kInches(
        u"[(\\[]\\s*in\\.?\\s*[)\\]]|\\b(?:inch|inches|zoll|pulgadas|pouces|duim)\\b|[\"\u2033]"_s);
    static const QRegularExpression kMetres(
        u"[(\\[]\\s*(?:m|mtr|metres?|meters?)\\s*[)\\]]|\\b(?:in|en)\\s+m(?:eters?|etres?)?\\s*$|\\sm$"_s);
    const QString plain = folded(heading);
    return plain.contains(kMillimetres) ? 0.1 : plain.contains(kInches) ? 2.54 : plain.contains(kMetres) ? 100 : 1;
}

std::optional<WrittenMeasure> writtenLength(const QString &text, DecimalSign sign)
{
    static const QRegularExpression kForm(
        u"^(?:[\u00b1+><~\u2265\u2264]|[LSH](?=\\s?\\d)|ca\\.?|about|etwa|circa|env\\.?|ab|"
        "from|vanaf|desde|m[i\u00ed]n\\.?|mind\\.?|lg\\.?|long\\.?)?\\s*(\\d+(?:[.,]\\d+)?)"
        "(?:\\s*(?:cm)?\\s*(?:-|\u2013|/|to|bis|tot|t/m|\u00e0|a)\\s*(\\d+(?:[.,]\\d+)?))?"
        "\\s*(cms?\\.?|ctm|mm|m|mtr|meter|metre|metres|in|inch|inches|zoll|pulgadas|pouces|\"|\u2033|'')?\\s*"
        "(?:[.+]|up|lang|long|lg\\.?|de (?:long|largo))?$"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression kSeparator(u"[.,]"_s);
    if (const auto plain = writtenNumber(text, NumberUnit::Centimetres, sign))
        return WrittenMeasure{.value = *plain, .hasUnit = text.trimmed().back().isLetter()};
    const auto form = kForm.match(text.trimmed());
    const QString unit = form.captured(3).toLower();
    const bool isMetres = unit.startsWith(u'm') && unit != u"mm"_s;
    const auto first = numberFrom(form.captured(1), NumberUnit::None, isMetres ? DecimalSign::Open : sign);
    const auto last = numberFrom(form.captured(2), NumberUnit::None, sign);
    // "29.02." is a day.
    const bool isDay = unit.isEmpty() && text.trimmed().endsWith(u'.')
        && (form.captured(2).isEmpty() ? form.captured(1) : form.captured(2)).contains(kSeparator);
    if (!form.hasMatch() || !first || (last && *last <= *first) || isDay)
        return {};
    const double factor = unit.isEmpty() || unit.startsWith(u'c') ? 1 : unit == u"mm"_s ? 0.1 : isMetres ? 100 : 2.54;
    const double value = factor == 0.1 ? *first / 10 : *first * factor;
    return WrittenMeasure{.value = value, .isChosen = last.has_value(), .hasUnit = !unit.isEmpty()};
}

std::optional<WrittenMeasure> writtenPack(const QString &text, DecimalSign sign)
{
    if (const auto plain = writtenNumber(text, NumberUnit::Pieces, sign))
        return WrittenMeasure{.value = *plain};
    static const QRegularExpression kCutOff(u"[.,]\\d+[.,]$"_s); // "12,5,", "29.02."
    if (kCutOff.match(text.trimmed()).hasMatch())
        return {};
    QList<double> numbers;
    double dozen = 1;
    bool isTimes = false; // There was an x between two numbers.
    const QStringList pieces = piecesOf(text);
    if (countsWholePacks(pieces))
        return {};
    for (const QString &piece : pieces) {
        const auto number = isNumberPiece(piece) ? numberFrom(piece, NumberUnit::Pieces, sign) : std::nullopt;
        if (number)
            numbers += *number;
        else if (isDozenWord(piece))
            dozen = 12;
        else if (isNumberPiece(piece) || (!isPieceWord(piece) && !isPackWord(piece) && !isAmong(perWords(), piece)))
            return {};
        isTimes = isTimes || (numbers.size() == 1 && isTimesSign(piece));
    }
    if (numbers.size() == 1)
        return WrittenMeasure{.value = numbers.constFirst() * dozen};
    if (numbers.size() == 2 && isTimes)
        return WrittenMeasure{.value = numbers.constFirst() * numbers.constLast() * dozen, .isChosen = true};
    return {};
}

} // namespace stemdesk
