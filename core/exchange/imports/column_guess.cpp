#include "core/exchange/imports/column_guess.h"

#include "core/base/number_text.h"
#include "core/base/text.h"
#include "core/domain/catalogue/colour_words.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

struct FieldWords {
    std::u16string_view field;
    std::u16string_view words; ///< Folded, with spaces between.
};

constexpr std::array kFieldWords{
    FieldWords{
        u"stemLength",
        u"length stemlength height lange stiellange hohe lengte steellengte taklengte hoogte longueur hauteur taille "
        "longitud largo altura medida cm"},
    FieldWords{u"colors", u"colour color colours colors farbe farben kleur kleuren couleur couleurs coloris colores"},
    FieldWords{
        u"suppliers",
        u"supplier suppliers vendor grower lieferant lieferanten gartner produzent leverancier leveranciers kweker "
        "fournisseur fournisseurs producteur horticulteur proveedor proveedores productor cultivador finca"},
    FieldWords{u"variant", u"variety varieties variant cultivar sorte sort soort ras variete variedad"},
    FieldWords{u"category",
               u"category kategorie warengruppe categorie productgroep groep gruppe famille categoria familia grupo"},
    FieldWords{
        u"notes",
        u"notes note remark remarks comment comments bemerkung bemerkungen hinweis hinweise opmerking opmerkingen "
        "remarque remarques commentaire commentaires nota notas observaciones comentario comentarios"},
    FieldWords{
        u"product",
        u"product item article artikel produkt blume bloem bloemen gewas crop flower flowers plant pflanze produit "
        "fleur producto articulo flor description bezeichnung omschrijving designation descripcion"}};

/// Of contacts.
constexpr std::array kContactWords{
    FieldWords{u"emails", u"email emails mail mails mailadresse mailadres emailadres courriel correo correos"},
    FieldWords{
        u"phones",
        u"phone phones telephone telefon tel mobile mobil handy cell telefonnummer mobilnummer handynummer rufnummer "
        "telefoon telefoonnummer mobiel gsm portable telefono movil"},
    FieldWords{u"firstName", u"first given forename vorname voornaam prenom"},
    FieldWords{u"lastName", u"last family surname nachname achternaam familienname apellido apellidos"},
    FieldWords{u"company",
               u"company organization organisation firma firm unternehmen bedrijf entreprise societe empresa"},
    FieldWords{u"postcode", u"postcode zip postal plz postleitzahl postalcode"},
    FieldWords{u"city", u"city town ort stadt wohnort plaats woonplaats ville commune ciudad localidad poblacion"},
    FieldWords{u"street", u"street strasse straat rue calle"},
    FieldWords{u"country", u"country land pays pais"},
    FieldWords{u"taxNumber", u"vat tax ust umsatzsteuer steuernummer btw tva siret nif cif iva"},
    FieldWords{
        u"notes",
        u"notes note remark remarks comment comments bemerkung bemerkungen notiz notizen opmerking opmerkingen notitie "
        "notities remarque remarques commentaire nota notas observaciones"},
    FieldWords{u"address", u"address adresse anschrift adres direccion"},
    FieldWords{u"name", u"name names client customer kunde kundin contact kontakt naam klant nom nombre cliente"}};

constexpr std::u16string_view kPriceWords = u"price preis prijs prix tarif precio coste costo cost costs kosten ek "
                                            u"einkaufspreis stuckpreis stielpreis stuksprijs inkoopprijs "
                                            "unitprice";
constexpr std::u16string_view kPackPriceWords = u"bundpreis bosprijs packpreis packungspreis bunchprice packprice";
constexpr std::u16string_view kPackWords =
    u"vpe ve verpackungseinheit packung inhalt bund bunde bunch pack packsize "
    u"bos bossen bundel verpakking botte paquet "
    "colisage conditionnement lot ramo manojo bonche paquete empaque caja inhoud ape";
constexpr std::u16string_view kNumberWords =
    u"nr no nummer number num code ean gtin ref reference referencia codigo id";

bool isAmong(std::u16string_view words, const QString &word)
{
    return QString::fromUtf16(words.data(), qsizetype(words.size())).split(u' ').contains(word);
}

bool hasOneOf(const QStringList &words, std::u16string_view known)
{
    return std::ranges::any_of(words, [known](const QString &word) { return isAmong(known, word); });
}

/// Empty where the header says nothing that is known.
QString fieldOfHeader(const QString &header)
{
    const QStringList words = searchTokens(header);
    if (hasOneOf(words, kPackPriceWords))
        return u"packCostExclTax"_s;
    const bool isOfPack = hasOneOf(words, kPackWords);
    if (hasOneOf(words, kPriceWords))
        return isOfPack ? u"packCostExclTax"_s : u"unitCostExclTax"_s;
    if (hasOneOf(words, kNumberWords))
        return {};
    if (isOfPack)
        return u"unitsPerPack"_s;
    for (const FieldWords &field : kFieldWords) {
        if (hasOneOf(words, field.words))
            return QString::fromUtf16(field.field.data(), qsizetype(field.field.size()));
    }
    return {};
}

QStringList textsUnder(const QList<QStringList> &samples, qsizetype column)
{
    QStringList texts;
    for (const QStringList &row : samples) {
        if (const QString text = row.value(column).trimmed(); !text.isEmpty())
            texts.append(text);
    }
    return texts;
}

/// Whether a test holds for most of some texts: four in five, so that a few broken rows hide nothing.
bool isMostly(const QStringList &texts, const std::function<bool(const QString &)> &test)
{
    const auto holding = std::ranges::count_if(texts, test);
    return !texts.isEmpty() && holding * 5 >= texts.size() * 4;
}

bool isNumber(const QString &text, NumberUnit unit)
{
    return writtenNumber(text, unit).has_value();
}

std::optional<NumberUnit> unitOf(const QString &field)
{
    if (field == u"stemLength"_s)
        return NumberUnit::Centimetres;
    if (field == u"unitsPerPack"_s)
        return NumberUnit::Pieces;
    return field.endsWith(u"CostExclTax"_s) ? std::optional(NumberUnit::Money) : std::nullopt;
}

/// Whether what stands under a header can be what it says. Nothing there: it can.
bool isBelievable(const QString &field, const QStringList &texts)
{
    if (texts.isEmpty())
        return true;
    if (const auto unit = unitOf(field))
        return isMostly(texts, [unit](const QString &text) { return isNumber(text, *unit); });
    return field == u"notes"_s
        || !isMostly(texts, [](const QString &text) { return isNumber(text, NumberUnit::None); });
}

bool areSeveral(const QStringList &texts)
{
    return std::ranges::any_of(texts, [&](const QString &text) { return text != texts.constFirst(); });
}

/// Empty where the header says nothing that is known.
QString contactFieldOf(const QString &header, const QStringList &texts)
{
    const auto isAddress = [](const QString &text) { return text.contains(u'@'); };
    const QStringList words = searchTokens(header);
    for (const FieldWords &field : kContactWords) {
        if (!hasOneOf(words, field.words))
            continue;
        const QString name = QString::fromUtf16(field.field.data(), qsizetype(field.field.size()));
        if (name != u"emails"_s || texts.isEmpty() || isMostly(texts, isAddress)) // "E-mail opt-in" holds none.
            return name;
    }
    return isMostly(texts, isAddress) ? u"emails"_s : QString();
}

class ColumnGuess {
public:
    ColumnGuess(ColumnMapping &mapping, const QList<QStringList> &samples) : m_mapping(mapping), m_samples(samples) {}

    void byHeaders()
    {
        QList<qsizetype> products; // A second one is the variety.
        for (qsizetype column = 0; column < m_mapping.header().size(); ++column) {
            const QString field = fieldOfHeader(m_mapping.header().at(column));
            const QStringList texts = textsUnder(m_samples, column);
            if (field.isEmpty() || !isBelievable(field, texts))
                continue;
            if (!give(column, field) && field == u"product"_s && m_mapping.fieldOf(column).isEmpty())
                products.append(column);
        }
        if (!products.isEmpty())
            give(products.constFirst(), u"variant"_s);
    }

    void byContent(const QStringList &knownSuppliers)
    {
        const auto isSupplier = [&](const QString &text) { return knownSuppliers.contains(caseFolded(text)); };
        const auto isColour = [](const QString &text) { return swatchOf(text).has_value(); };
        const auto isLength = [](const QString &text) {
            return !isNumber(text, NumberUnit::None) && isNumber(text, NumberUnit::Centimetres);
        };
        const auto isPrice = [](const QString &text) {
            return !isNumber(text, NumberUnit::None) && isNumber(text, NumberUnit::Money);
        };
        for (qsizetype column = 0; column < m_mapping.header().size(); ++column) {
            const QStringList texts = textsUnder(m_samples, column);
            if (isMostly(texts, isSupplier))
                give(column, u"suppliers"_s);
            else if (areSeveral(texts) && isMostly(texts, isColour)) // "Rose" is a flower, too.
                give(column, u"colors"_s);
            else if (isMostly(texts, isLength))
                give(column, u"stemLength"_s);
            else if (isMostly(texts, isPrice) && m_mapping.columnOf(u"packCostExclTax"_s) < 0)
                give(column, u"unitCostExclTax"_s);
        }
    }

    void ofContacts()
    {
        for (qsizetype column = 0; column < m_mapping.header().size(); ++column) {
            const QString field = contactFieldOf(m_mapping.header().at(column), textsUnder(m_samples, column));
            if (!field.isEmpty())
                give(column, field);
        }
        // "Nom" beside "Prénom" is the last name, "Nombre" beside "Apellidos" the first.
        const qsizetype name = m_mapping.columnOf(u"name"_s);
        const bool hasFirst = m_mapping.columnOf(u"firstName"_s) >= 0;
        const bool hasLast = m_mapping.columnOf(u"lastName"_s) >= 0;
        if (name >= 0 && hasFirst != hasLast)
            m_mapping.assign(name, hasFirst ? u"lastName"_s : u"firstName"_s);
    }

private:
    /// False where one of the two is taken.
    bool give(qsizetype column, QString field)
    {
        if (m_mapping.kind() == ImportKind::Prices && field == u"suppliers"_s)
            field = u"supplier"_s;
        const bool isFree = m_mapping.fieldOf(column).isEmpty() && m_mapping.columnOf(field) < 0;
        if (isFree && isImportField(m_mapping.kind(), field))
            m_mapping.assign(column, field);
        return isFree;
    }

    ColumnMapping &m_mapping;
    const QList<QStringList> &m_samples;
};

} // namespace

void guessColumns(ColumnMapping &mapping, const QList<QStringList> &samples, const QStringList &knownSuppliers)
{
    QStringList suppliers;
    for (const QString &name : knownSuppliers)
        suppliers.append(caseFolded(name));
    ColumnGuess guess(mapping, samples);
    if (mapping.kind() == ImportKind::Contacts) {
        guess.ofContacts();
        return;
    }
    guess.byHeaders();
    guess.byContent(suppliers);
}

} // namespace stemdesk
