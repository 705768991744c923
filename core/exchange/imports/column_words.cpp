#include "core/exchange/imports/column_words.h"

#include "core/base/text.h"
#include "core/exchange/imports/column_mapping.h"
#include "core/exchange/imports/contact_headings.h"
#include "core/exchange/imports/written_values.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>
#include <string_view>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// The words for one meaning. Meanings that are not fields begin with "#".
struct ColumnWords {
    std::u16string_view meaning;
    int rank;
    std::u16string_view words; ///< Case-folded, separated by spaces.
};

const QSet<QString> kSmallWords{QStringLiteral("per"), QStringLiteral("pro"), QStringLiteral("je"),
                                QStringLiteral("par"), QStringLiteral("por"), QStringLiteral("la"),
                                QStringLiteral("le"),  QStringLiteral("in"),  QStringLiteral("en")};

constexpr std::u16string_view kPrice = u"#price";
constexpr std::u16string_view kPackPrice = u"#packPrice";
constexpr std::u16string_view kCost = u"#cost"; // The price that the shop pays.
constexpr std::u16string_view kNet = u"#net";
constexpr std::u16string_view kCurrent = u"#current";
constexpr std::u16string_view kOthers = u"#others"; // Prices the shop's customers pay, prices with tax, earlier prices.
constexpr std::u16string_view kBunch = u"#bunch";
constexpr std::u16string_view kBox = u"#box";
constexpr std::u16string_view kPack = u"#pack";
constexpr std::u16string_view kLoad = u"#load"; // So many units that no column says how many.
constexpr std::u16string_view kCode = u"#code";
constexpr std::u16string_view kNothing = u"#nothing"; // Excludes the column, whatever else its heading says.
constexpr std::u16string_view kWhole = u"#whole"; // Says nothing, but is no compound with a word that does.

constexpr std::array kProductWords{
    ColumnWords{
        kNothing, 0,
        u"date datum fecha day barcode grams weight gewicht poids peso kg inventory image images photo foto bild "
        u"picture url link handle html tags status visibility published stock voorraad bestand taxable shipping "
        u"width breedte breite largeur ancho depth diepte tiefe profondeur potmaat topf potsize short kurz "
        u"kwaliteit qualitat quality qualite calidad starts ends gtin featured parent origin herkomst herkunft "
        u"option attribute brand marke merk marque marca class klasse type types typ page week min minimum mindest "
        u"order orders available availability "
        u"beschikbaar verfugbar "
        u"disponible"},
    ColumnWords{
        kPrice, 1,
        u"price prices preis preise prijs prijzen prix tarif tarief precio precios coste costo cost costs kosten "
        u"ek vk pu netprice unitprice stuckpreis stielpreis stuksprijs inkoopprijs einkaufspreis"},
    ColumnWords{kPackPrice, 1, u"bundpreis bosprijs packpreis packungspreis bunchprice packprice"},
    ColumnWords{
        kCost, 3,
        u"cost costs coste costo kosten ek pa inkoop inkoops inkoopprijs einkauf einkaufs einkaufspreis kost achat "
        u"compra purchase wholesale groothandel groothandels grosshandel grosshandels gros trade handels buying "
        u"mayorista mayor"},
    ColumnWords{kNet, 2, u"net netto nett excl exclusief exkl ohne zzgl ht hors sin exclusive excluding netprice ex"},
    ColumnWords{kCurrent, 2,
                u"deze this diese dieser current actueel aktuell nieuw nieuwe neu neue neuer new nouveau "
                u"nouvelle cette actuel actuelle nuevo nueva esta este actual"},
    ColumnWords{
        kOthers, 0,
        u"retail rrp msrp srp sale selling sell vk verkoop verkoops verkauf verkaufs vente public publico venta pvp "
        u"pvc brutto gross bruto brut incl inclusief inkl inklusive mit ttc toutes taxes incluido incluida con "
        u"including inclusive list listen liste lijst advies uvp empfohlen empfohlener catalog catalogus katalog "
        u"conseille recomendado consumenten consumer winkel laden old oud oude alt alter vorige voriger vorherige "
        u"vorwoche letzte letzter last previous precedent precedente ancien ancienne anterior antiguo pasada "
        u"passee derniere compare was originele original suggested replacement average "
        u"gemiddelde durchschnittlicher labour labor arbeits arbeid bezorg freight fracht vracht deposit borg kautions "
        u"budget endkunden endverbraucher statt total totaal gesamt "
        u"totale adviesprijs vorig gisteren"},
    ColumnWords{kBunch, 1,
                u"bund bunde bunch bunches bos bossen bundel botte bottes ramo ramos manojo manojos bonche "
                u"bundle bundles wrap wraps sleeve sleeves bosje bosjes atado atados mazo mazos"},
    ColumnWords{
        kBox, 1,
        u"box boxes doos dozen karton kartons kiste kisten boite boites colis carton cartons caja cajas tray fust case "
        u"cases emmer emmers "
        u"eimer bucket buckets seau seaux cubo cubos krat kratten crate crates caisse caisses gebinde"},
    ColumnWords{kLoad, 0,
                u"trolley trolleys kar karren cc lagen plaque plaques bandeja bandejas pallet pallets koker kokers"},
    ColumnWords{kPack, 1,
                u"vpe ve verpackungseinheit packung inhalt pack packs packsize verpakking paquet paquete colisage "
                u"conditionnement cond condt cdt lot inhoud ape verpakkingseenheid packet verp package packages"},
    ColumnWords{u"sku", 3, u"sku"},
    ColumnWords{kCode, 0, u"nr no nummer number num code codes ean ref reference referencia codigo id plu vbn"},
    ColumnWords{u"stemLength", 3,
                u"length lengths stemlength lange stiellange lengte steellengte taklengte longueur longueurs longitud "
                u"largo lengten"},
    ColumnWords{u"stemLength", 2, u"height hohe hoogte hauteur altura taille medida grosse maat tamano size"},
    ColumnWords{u"stemLength", 1, u"cm long lg"},
    ColumnWords{u"colors", 3,
                u"colour color colours colors farbe farben kleur kleuren couleur couleurs coloris colores"},
    ColumnWords{
        u"suppliers", 3,
        u"supplier suppliers vendor grower growers lieferant lieferanten gartner produzent leverancier leveranciers "
        u"kweker kwekers kwekerij fournisseur fournisseurs producteur horticulteur proveedor proveedores productor "
        u"cultivador finca farm"},
    ColumnWords{
        u"variant", 3,
        u"variety varieties cultivar cultivars kultivar sorte sorten soort soorten ras variete varietes varieteit "
        u"varieteiten variedad variedades"},
    ColumnWords{u"variant", 2, u"variant variante variantes varianten variation sort"},
    ColumnWords{u"category", 3,
                u"category categories kategorie warengruppe categorie productgroep groep gruppe "
                u"famille categoria familia grupo artikelgroep"},
    ColumnWords{u"notes", 3,
                u"notes note remark remarks comment comments notiz notizen notitie notities bemerkung bemerkungen "
                u"hinweis hinweise opmerking opmerkingen "
                u"remarque remarques commentaire commentaires nota notas observaciones comentario comentarios"},
    ColumnWords{u"product", 4,
                u"product products item items article articles artikel produkt produkte blume bloem bloemen gewas crop "
                u"flower flowers plant pflanze produit fleur producto articulo flor blumenart bloemsoort"},
    ColumnWords{u"product", 3,
                u"name naam nom nombre title titel titre titulo bezeichnung omschrijving designation "
                u"libelle ware"},
    ColumnWords{u"product", 2, u"description descripcion beschreibung beschrijving"}};

constexpr std::array kContactWords{
    ColumnWords{
        kNothing, 0,
        u"label labels type types typ tipo owner eigenaar besitzer inhaber proprietaire propietario middle additional "
        u"weitere phonetic yomi prefix suffix nickname maiden initials assistant assistants assistent assistente "
        u"asistente fax telefax display displayname angezeigter afficher birthday geburtstag verjaardag anniversary "
        u"weergavenaam weergave mostrar time asst linkedin connected department abteilung afdeling job occupation "
        u"position functie title anrede aanhef photo labels web website "
        u"webpage url id ids uuid status lead date datum created create activity last-activity sensitivity priority "
        u"membership gender hobby mileage location short fileas file po state region bundesland provincie extended "
        u"opt optin newsletter categories spouse manager pager telex"},
    ColumnWords{kWhole, 0, u"livraison"},
    ColumnWords{u"emails", 3,
                u"email emails mail mails mailadresse mailadres emailadres emailadresse emailadressen "
                u"emailadressen mailaddress courriel courriels correo correos"},
    ColumnWords{
        u"phones", 3,
        u"phone phones telephone telefon tel mobile mobil handy cell telefonnummer mobilnummer handynummer rufnummer "
        u"telefoon telefoonnummer mobiel gsm portable telefono telefonos movil celular mobiltelefon festnetz"},
    ColumnWords{u"firstName", 3, u"first given forename vorname voornaam prenom"},
    ColumnWords{u"lastName", 3,
                u"last family famille surname nachname achternaam familienname apellido apellidos tussenvoegsel "
                u"tussenvoegsels"},
    ColumnWords{u"company", 3,
                u"company organization organisation organizacion raison razon account firma firm unternehmen bedrijf "
                u"entreprise societe "
                u"empresa firmenname bedrijfsnaam organisatie"},
    ColumnWords{u"postcode", 3, u"postcode zip postal cp plz postleitzahl postalcode zipcode"},
    ColumnWords{u"city", 3, u"city town ort stadt wohnort plaats woonplaats ville commune ciudad localidad poblacion"},
    ColumnWords{u"country", 3, u"country land pays pais countrycode landcode landercode"},
    ColumnWords{u"street", 3,
                u"street adresregel adresszeile strasse straat rue calle housenumber house huisnummer huisnr "
                u"hausnummer hausnr toevoeging"},
    ColumnWords{u"taxNumber", 3, u"vat tax ust umsatzsteuer steuernummer btw tva siret nif cif iva ustid"},
    ColumnWords{u"notes", 3,
                u"notes note remark remarks comment comments bemerkung bemerkungen notiz notizen opmerking opmerkingen "
                u"notitie notities remarque remarques commentaire nota notas observaciones"},
    ColumnWords{u"address", 3, u"address adresse anschrift adres direccion formatted"},
    ColumnWords{u"name", 3, u"name names client customer kunde kundin contact kontakt naam klant nom nombre cliente"}};

/// The window's names of fields that consist of several words; folded, separated by bars.
struct WholeHeading {
    std::u16string_view field;
    std::u16string_view headings;
};

constexpr std::array kWholeHeadings{
    WholeHeading{u"productType",
                 u"type|art|tipo|product type|producttype|produkttyp|produktart|type de produit|tipo de producto"},
    WholeHeading{u"minPacks",
                 u"minimum packs of a supplier|mindestpackungen je lieferant|min verp per leverancier|"
                 u"paquets min d un fournisseur|min paquetes por proveedor"},
    WholeHeading{u"packCostUnits",
                 u"per|preiseinheit|pe|prijseenheid|prijs per|preis per|preis pro|preis je|price per|price unit|"
                 u"unite de prix|prix par|unidad de precio|precio por|"
                 u"stems the pack cost is for|stiele fur die der packungspreis gilt|"
                 u"stelen waarvoor de verpakkingsprijs geldt|tiges comprises dans le prix du paquet|"
                 u"tallos que cubre el precio del paquete"},
    WholeHeading{u"packs",
                 u"packs of suppliers|packungen von lieferanten|verpakkingen van leveranciers|"
                 u"paquets des fournisseurs|paquetes de los proveedores"},
    WholeHeading{u"supplierCodes",
                 u"codes of suppliers|nummern der lieferanten|codes van leveranciers|"
                 u"codes des fournisseurs|codigos de los proveedores"},
    WholeHeading{u"supplierEans",
                 u"eans of suppliers|eans von lieferanten|ean codes van leveranciers|"
                 u"ean des fournisseurs|ean de los proveedores"},
    WholeHeading{u"supplierCode",
                 u"code of the supplier|nummer des lieferanten|code van de leverancier|"
                 u"code du fournisseur|codigo del proveedor"},
    WholeHeading{u"firstName", u"nombre de pila"},
    WholeHeading{u"taxNumber", u"tax number|ust idnr|btw nummer|n de tva|nif iva"},
    WholeHeading{u"electronicAddress",
                 u"e invoice address|e rechnungs adresse|e factuuradres|"
                 u"adresse de facturation electronique|direccion de factura electronica"},
    WholeHeading{u"invoicing",
                 u"invoicing terms|abrechnung und zahlungsziel|factuurvoorwaarden|"
                 u"conditions de facturation|condiciones de facturacion"}};

QString textOf(std::u16string_view text)
{
    return QString::fromUtf16(text.data(), qsizetype(text.size()));
}

struct WordMeaning {
    QString meaning;
    int rank = 0;
    int place = 0; ///< Position in the table; of equally certain meanings the first wins.
};

using Dictionary = QMultiHash<QString, WordMeaning>;

template <class Words>
Dictionary dictionaryOf(const Words &table)
{
    Dictionary words;
    int place = 0;
    for (const ColumnWords &row : table) {
        ++place;
        for (const QString &word : textOf(row.words).split(u' '))
            words.insert(word, {.meaning = textOf(row.meaning), .rank = row.rank, .place = place});
    }
    return words;
}

const Dictionary &dictionaryFor(ImportKind kind)
{
    static const Dictionary products = dictionaryOf(kProductWords);
    static const Dictionary contacts = dictionaryOf(kContactWords);
    return kind == ImportKind::Contacts ? contacts : products;
}

/// Splits compounds, as German and Dutch write "Verkoopprijs" and "Artikelbezeichnung": the last part has the meaning.
QStringList partsOf(const QString &word, const Dictionary &dictionary)
{
    constexpr qsizetype kShortest = 4;
    constexpr qsizetype kLongest = 64; // No real word is longer, and every split of it is looked up.
    if (word.size() > kLongest || dictionary.contains(word))
        return {word};
    if (word.size() > kShortest && word.endsWith("nr"_L1)) // "Artikelnr." is "Artikel" and "nr".
        return {word.chopped(2), u"nr"_s};
    for (qsizetype at = 2; at + kShortest <= word.size(); ++at) {
        if (!dictionary.contains(word.sliced(at)))
            continue;
        QString first = word.first(at);
        if (!dictionary.contains(first) && first.endsWith(u's'))
            first.chop(1);
        return {first, word.sliced(at)};
    }
    return {word};
}

/// "P.U." and "V.P.E." are one word each, "pricePerPiece" and "SACity" are several.
QStringList wordsOf(const QString &heading)
{
    static const QRegularExpression kShort(u"(?<![\\p{L}\\d.])(?:\\p{L}\\.){2,}"_s);
    static const QRegularExpression kJoint(u"(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{Lu}{2})(?=\\p{Lu}\\p{Ll})"_s);
    QString plain = heading;
    for (auto found = kShort.globalMatch(heading); found.hasNext();) {
        const QString letters = found.next().captured();
        plain.replace(letters, QString(letters).remove(u'.') + u' ');
    }
    return searchTokens(plain.replace(kJoint, u" "_s));
}

/// "Option1" is "Option".
QString withoutNumber(QString word)
{
    while (word.size() > 1 && word.back().isDigit())
        word.chop(1);
    return word;
}

/// The words of a heading that have a meaning, with that meaning.
class HeadingWords {
public:
    HeadingWords(ImportKind kind, const QString &heading)
    {
        const Dictionary &dictionary = dictionaryFor(kind);
        QString before;
        for (const QString &word : wordsOf(heading)) {
            for (const QString &part : partsOf(withoutNumber(word), dictionary)) {
                const auto range = dictionary.equal_range(part);
                if (range.first == range.second) {
                    m_unknown.append(part);
                    const bool isNoun = part.size() > 2 && !part.front().isDigit() && !kSmallWords.contains(part);
                    if (isNoun && isAdjective(before))
                        m_known.removeIf([&before](const KnownWord &known) { return known.word == before; });
                }
                before = part;
                for (auto meaning = range.first; meaning != range.second; ++meaning)
                    m_known.append({part, *meaning});
            }
        }
    }

    /// Whether every word is known, or satisfies `other`.
    template <class Other>
    bool areAllKnown(Other other) const
    {
        return std::ranges::all_of(m_unknown, other);
    }
    bool says(std::u16string_view meaning) const { return !wordFor(meaning).isEmpty(); }
    /// The heading's word with this meaning; empty if there is none.
    QString wordFor(std::u16string_view meaning) const
    {
        const auto known = std::ranges::find_if(
            m_known, [&](const KnownWord &each) { return each.meaning.meaning == textOf(meaning); });
        return known == m_known.end() ? QString() : known->word;
    }
    /// The most certain field; of equal ones the first in the table.
    HeadingMeaning field() const
    {
        const KnownWord *best = nullptr;
        for (const KnownWord &known : m_known) {
            if (known.meaning.meaning.startsWith(u'#'))
                continue;
            const bool isBetter = !best || known.meaning.place < best->meaning.place;
            if (isBetter)
                best = &known;
        }
        if (!best)
            return {};
        return {.field = best->meaning.meaning,
                .rank = best->meaning.rank,
                .because = u"the word \"%1\""_s.arg(best->word)};
    }
    QString container() const { return says(kBox) ? kBoxContainer : says(kBunch) ? u"bunch"_s : QString(); }

private:
    struct KnownWord {
        QString word;
        WordMeaning meaning;
    };

    /// In "Product page" or "Variant fulfillment service" the word only qualifies what follows.
    static bool isAdjective(const QString &word)
    {
        static const QSet<QString> kAdjectives{u"product"_s,   u"item"_s,   u"article"_s, u"variant"_s,
                                               u"variation"_s, u"flower"_s, u"plant"_s};
        return kAdjectives.contains(word);
    }

    QList<KnownWord> m_known;
    QStringList m_unknown;
};

/// What the words of a heading say about its price.
QString priceReason(const HeadingWords &words)
{
    if (words.says(kCost))
        return u"what the shop pays"_s;
    if (words.says(kNet))
        return u"a price without tax"_s;
    return words.says(kCurrent) ? u"the price of now"_s : u"a price"_s;
}

/// `isOfPack`: the heading names a pack.
HeadingMeaning priceMeaning(const HeadingWords &words, const QString &heading, bool isOfPack)
{
    const double units = unitsPriced(heading);
    const bool isOfPiece = std::ranges::any_of(
        searchTokens(heading), [](const QString &word) { return isPieceWord(word) && word != u"unit"_s; });
    HeadingMeaning meaning{.field = isOfPack && units == 1 ? u"packCostExclTax"_s : u"unitCostExclTax"_s,
                           .rank = 1 + (words.says(kNet) ? 1 : 0) + (words.says(kCurrent) ? 1 : 0)
                               + (words.says(kCost) ? 2 : 0),
                           .because = priceReason(words),
                           .isOpen = !isOfPack && units == 1 && !isOfPiece,
                           .container = words.container()};
    const QString unit = strangeUnit(heading);
    const QString strange = unit.isEmpty() && !isOfPiece ? words.wordFor(kLoad) : unit; // Not "CC, per stem".
    const QString others = words.wordFor(kOthers);
    if (!others.isEmpty()) {
        meaning.rank = 0;
        meaning.because = u"\"%1\" is no price that the shop pays without tax"_s.arg(others);
    } else if (!strange.isEmpty()) {
        meaning.rank = 0;
        meaning.because = u"what a price for \"%1\" is for one unit is not known"_s.arg(strange);
    } else if (units > 1) {
        meaning.because = u"a price for %1, divided by it"_s.arg(units);
    } else if (isOfPack) {
        meaning.because = u"a price for a pack"_s;
    }
    return meaning;
}

/// A heading that has only a currency and a unit: "EUR", "€/Bund", "$ per stem".
bool isOfCurrency(const HeadingWords &words, const QString &heading)
{
    return !currencyIn(heading).isEmpty() && words.areAllKnown([](const QString &token) {
        return !currencyIn(token).isEmpty() || isPieceWord(token) || isPackWord(token) || kSmallWords.contains(token);
    });
}

/// "Bunches per box", "Aantal dozen": a number of bunches or boxes is not a pack size in stems.
bool countsPacks(const HeadingWords &words, const QString &heading)
{
    static const QSet<QString> kSeveral{u"bunches"_s, u"bossen"_s, u"bunde"_s,  u"bottes"_s,  u"ramos"_s,
                                        u"manojos"_s, u"boxes"_s,  u"dozen"_s,  u"bundles"_s, u"wraps"_s,
                                        u"kartons"_s, u"cases"_s,  u"emmers"_s, u"kisten"_s};
    const QStringList tokens = searchTokens(heading);
    if (std::ranges::any_of(tokens, isPieceWord))
        return false;
    const QString pack = words.wordFor(kPack);
    const bool isContent = pack == u"inhoud"_s || pack == u"inhalt"_s; // "Inhoud bos" is what is in one.
    const bool areBunchesInPack = words.says(kBunch) && (words.says(kBox) || (!pack.isEmpty() && !isContent));
    return areBunchesInPack
        || std::ranges::any_of(tokens, [](const QString &token) { return kSeveral.contains(token); });
}

bool namesPrice(const HeadingWords &words, const QString &heading)
{
    // "Inkoop excl. btw", "Achat HT" or just "Einkauf".
    const bool isCost = words.says(kCost) && (words.says(kNet) || words.says(kOthers) || wordsOf(heading).size() == 1);
    return words.says(kPrice) || words.says(kPackPrice) || isCost || isOfCurrency(words, heading);
}

/// Of a heading that names a pack and no price.
HeadingMeaning packMeaning(const HeadingWords &words, const QString &heading)
{
    if (countsPacks(words, heading))
        return {};
    return {.field = u"unitsPerPack"_s,
            .rank = words.says(kBunch) ? 3 : 2,
            .because = u"the size of a pack"_s,
            .container = words.container()};
}

/// "Bud size", "Pot size": a measure of the flower or its pot, not of its stem.
bool isOfBlooms(const QString &heading)
{
    static const QSet<QString> kBlooms{u"bud"_s,      u"buds"_s,    u"head"_s,   u"heads"_s,    u"bloom"_s,
                                       u"kop"_s,      u"kopf"_s,    u"knop"_s,   u"knospe"_s,   u"bouton"_s,
                                       u"boton"_s,    u"pot"_s,     u"maceta"_s, u"diameter"_s, u"durchmesser"_s,
                                       u"diametre"_s, u"diametro"_s};
    return hasWordOf(heading, kBlooms);
}

/// Of a heading with a least and one with a most length, the least is what is promised.
bool isOfMost(const QString &heading)
{
    static const QSet<QString> kMost{u"max"_s, u"maximum"_s, u"maximal"_s, u"maximale"_s};
    return hasWordOf(heading, kMost);
}

/// "Botanischer Name", "Latin name"
bool isBotanical(const QString &heading)
{
    static const QSet<QString> kLatin{
        u"latin"_s,       u"latijn"_s,    u"latijnse"_s,          u"lateinisch"_s, u"lateinischer"_s,
        u"latino"_s,      u"botanical"_s, u"botanisch"_s,         u"botanische"_s, u"botanique"_s,
        u"botanischer"_s, u"botanico"_s,  u"wetenschappelijke"_s, u"scientific"_s, u"scientifique"_s,
        u"cientifico"_s};
    return hasWordOf(heading, kLatin);
}

HeadingMeaning productMeaning(const QString &heading)
{
    const HeadingWords words(ImportKind::Products, heading);
    const bool isOfPack = words.says(kPack) || words.says(kBunch) || words.says(kBox)
        || std::ranges::any_of(searchTokens(heading), isPackWord); // The words used in cells, such as "Bd."
    const QString nothing = words.wordFor(kNothing);
    if (namesPrice(words, heading) && (nothing.isEmpty() || nothing == u"week"_s))
        return priceMeaning(words, heading, isOfPack || words.says(kPackPrice));
    HeadingMeaning field = words.field();
    const bool isLength = field.field == u"stemLength"_s;
    if ((!nothing.isEmpty() && !(isLength && nothing.startsWith("min"_L1))) || (isLength && isOfBlooms(heading)))
        return {};
    if (field.field == u"sku"_s)
        return field;
    if (words.says(kCode) || (field.because.contains("variation"_L1) && heading.contains(QRegularExpression(u"\\d"_s))))
        return {}; // "Variation 1 name" names a choice.
    if (isOfPack)
        return packMeaning(words, heading);
    // "60 cm" is the heading of a column of prices for that length.
    const bool isOneLength = isLength && !heading.isEmpty() && heading.front().isDigit();
    // Shops call flowers by their common names, if there are any.
    if ((isLength && isOfMost(heading)) || (field.field == u"product"_s && isBotanical(heading)))
        field.rank = 1;
    return isOneLength ? HeadingMeaning() : field;
}

/// Empty if a file of this kind has no such heading.
QString wholeHeading(ImportKind kind, const QString &heading)
{
    static const QHash<QString, QString> known = [] {
        QHash<QString, QString> fields;
        for (const WholeHeading &row : kWholeHeadings) {
            for (const QString &words : textOf(row.headings).split(u'|'))
                fields.insert(words, textOf(row.field));
        }
        return fields;
    }();
    const QString field = known.value(searchTokens(heading).join(u' '));
    return isImportField(kind, field) ? field : QString();
}

HeadingMeaning contactMeaning(const QString &heading)
{
    if (isOfAnother(heading))
        return {.because = u"of somebody else"_s};
    const HeadingWords words(ImportKind::Contacts, heading);
    const QString nothing = words.wordFor(kNothing);
    // "Country/Region" is still a country, "USt-ID" still a tax number.
    const bool isStillOf =
        (nothing == u"region"_s && words.says(u"country")) || (nothing.startsWith(u"id"_s) && words.says(u"taxNumber"));
    HeadingMeaning meaning = nothing.isEmpty() || isStillOf ? words.field() : HeadingMeaning();
    const bool isOfName = meaning.field == u"name"_s || meaning.field == u"company"_s;
    if (isOfName && isOfNumber(heading))
        return {.because = u"a number, no name"_s};
    if (meaning.field == u"name"_s)
        meaning.rank += certaintyOfName(heading);
    if (meaning.field == u"address"_s && isOfLines(heading))
        meaning.field = u"street"_s; // A street may have several lines.
    return meaning;
}

} // namespace

HeadingMeaning meaningOf(ImportKind kind, const QString &heading)
{
    if (const QString field = wholeHeading(kind, heading); !field.isEmpty())
        return {.field = field, .rank = 5, .because = u"its heading"_s};
    if (kind == ImportKind::Contacts)
        return contactMeaning(heading);
    HeadingMeaning meaning = productMeaning(heading);
    if (kind == ImportKind::Prices && meaning.field == u"suppliers"_s)
        meaning.field = u"supplier"_s;
    else if (kind == ImportKind::Prices && meaning.field == u"unitsPerPack"_s) // Prices change no packs.
        meaning.field = u"packCostUnits"_s;
    return isImportField(kind, meaning.field) ? meaning : HeadingMeaning();
}

bool hasWordOf(const QString &heading, const QSet<QString> &words)
{
    return std::ranges::any_of(searchTokens(heading), [&words](const QString &word) { return words.contains(word); });
}

NumberHeading numberHeading(const QString &heading)
{
    static const QSet<QString> kEan{u"ean"_s,     u"ean13"_s,  u"ean8"_s,          u"eans"_s,
                                    u"gtin"_s,    u"gtin13"_s, u"streepjescode"_s, u"strichcode"_s,
                                    u"barcode"_s, u"upc"_s,    u"eancode"_s,       u"codebarres"_s};
    const QStringList tokens = searchTokens(heading);
    if (std::ranges::any_of(tokens, [](const QString &token) { return kEan.contains(token); }))
        return NumberHeading::Ean;
    const HeadingWords words(ImportKind::Products, heading);
    // VBN numbers of auctions identify a species, not a variety.
    const bool isOther = words.says(kNothing) || words.says(kPrice) || words.says(kPackPrice) || words.says(kPack)
        || words.says(u"sku") || tokens.contains(u"vbn"_s);
    return words.says(kCode) && !isOther ? NumberHeading::Code : NumberHeading::None;
}

bool isOfGrowers(const QString &heading)
{
    static const QSet<QString> kGrowers{
        u"grower"_s,     u"growers"_s,      u"gartner"_s,   u"produzent"_s,  u"kweker"_s, u"kwekers"_s, u"kwekerij"_s,
        u"producteur"_s, u"horticulteur"_s, u"productor"_s, u"cultivador"_s, u"finca"_s,  u"farm"_s};
    return hasWordOf(heading, kGrowers);
}

int headerScore(ImportKind kind, const QStringList &cells, const QStringList &named)
{
    int score = 0;
    for (const QString &cell : cells) {
        const QString text = cell.simplified();
        if (text.isEmpty())
            continue;
        if (isImportField(kind, text) || isHeading(named, text))
            score += 2;
        else if (writtenNumber(text, NumberUnit::None) || text.size() > 60)
            --score;
        else if (!meaningOf(kind, text).field.isEmpty())
            ++score;
    }
    return score;
}

} // namespace stemdesk
