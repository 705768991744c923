#include "core/exchange/imports/column_guess.h"

#include "core/base/text.h"
#include "core/domain/catalogue/colour_words.h"
#include "core/exchange/imports/column_samples.h"
#include "core/exchange/imports/column_words.h"
#include "core/exchange/imports/columns_aside.h"
#include "core/exchange/imports/contact_headings.h"
#include "core/exchange/imports/written_values.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSamples = 50;
const QString kByOption = u"one of the product's choices"_s;

QSet<QString> foldedSet(const QStringList &names)
{
    QSet<QString> set;
    for (const QString &name : names)
        set.insert(caseFolded(name));
    return set;
}

/// A column without a field yet, with the meaning of its heading.
struct Candidate {
    qsizetype column = 0;
    HeadingMeaning meaning;
    bool hasContent = false;
};

class ColumnGuess {
public:
    ColumnGuess(ColumnMapping &mapping, const QList<TableRow> &rows, const KnownNames &known)
        : m_mapping(mapping), m_rows(rows), m_suppliers(foldedSet(known.suppliers)),
          m_productTypes(foldedSet(known.productTypes))
    {
        const bool hasWidth = std::ranges::any_of(mapping.header(), isOfWidth);
        for (qsizetype column = 0; column < mapping.header().size(); ++column) {
            if (!mapping.fieldOf(column).isEmpty())
                continue;
            const Samples samples = under(column);
            const HeadingMeaning meaning = meaningOf(mapping.kind(), mapping.header().at(column));
            if (meaning.field.isEmpty()) {
                mapping.setBecause(column, meaning.because);
                continue;
            }
            if (hasWidth && meaning.field == u"stemLength"_s && !isOfStems(mapping.header().at(column))) {
                mapping.setBecause(column, u"beside a width it is no length of stems"_s);
                continue;
            }
            if (isBelievable(meaning.field, samples, m_productTypes))
                m_candidates.append({.column = column, .meaning = meaning, .hasContent = !samples.isEmpty()});
            else
                m_contradicted.append(column);
        }
        std::ranges::stable_sort(m_candidates, [](const Candidate &a, const Candidate &b) {
            return a.hasContent != b.hasContent ? a.hasContent : a.meaning.rank > b.meaning.rank;
        });
    }

    void byHeaders(bool isOfOneSupplier)
    {
        for (const Candidate &each : std::as_const(m_candidates)) {
            if (isOfOneSupplier && isOfGrowers(m_mapping.header().at(each.column)))
                m_mapping.setBecause(each.column, u"growers; the supplier of all rows is given"_s);
            else if (!isOfPrice(each) && each.meaning.field != u"packCostUnits"_s)
                give(each.column, each.meaning.field, each.meaning.because);
        }
        byOptions();
        secondProduct();
        groupAsProduct();
        prices();
    }

    void byContent()
    {
        const auto isSupplier = [&](const Sample &sample) { return m_suppliers.contains(caseFolded(sample.text)); };
        const auto isColour = [](const Sample &sample) { return isColourName(sample.text); };
        const auto isLengthWithUnit = [](const Sample &sample) { return !isNumber(sample) && isLength(sample); };
        for (qsizetype column = 0; column < m_mapping.header().size(); ++column) {
            const Samples samples = under(column);
            const QString supplier = m_mapping.kind() == ImportKind::Prices ? u"supplier"_s : u"suppliers"_s;
            if (isMostly(samples, isSupplier))
                give(column, supplier, u"the shop's suppliers are in it"_s);
            // Several different ones, because "Rose" is also a flower.
            else if (areSeveral(samples) && isMostly(samples, isColour))
                give(column, u"colors"_s, u"there are colours in it"_s);
            else if (isMostly(samples, isLengthWithUnit) && !areAllPlaceholders(samples)
                     && !meaningOf(m_mapping.kind(), m_mapping.header().at(column)).field.endsWith("CostExclTax"_L1))
                // "from 0.45" below "Price" is no length, but "60 cm" below "Type" is.
                give(column, u"stemLength"_s, u"there are lengths in it"_s);
        }
        priceByContent();
    }

    /// Explains why columns with a known heading are not used.
    void explainOthers()
    {
        for (const qsizetype column : std::as_const(m_contradicted)) {
            if (m_mapping.fieldOf(column).isEmpty() && m_mapping.because(column).isEmpty())
                m_mapping.setBecause(column, u"its cells hold something else than its heading says"_s);
        }
    }

    /// Takes the supplier's article numbers from the first column that has them.
    void numbers(bool isOfOneSupplier)
    {
        const bool isOfProducts = m_mapping.kind() == ImportKind::Products;
        if (!isOfOneSupplier && !namesOneSupplier(isOfProducts ? u"suppliers"_s : u"supplier"_s))
            return;
        giveNumbers(NumberHeading::Code, isOfProducts ? u"supplierCodes"_s : u"supplierCode"_s,
                    u"the supplier's own numbers"_s);
        giveNumbers(NumberHeading::Ean, isOfProducts ? u"supplierEans"_s : u"supplierCode"_s, u"the supplier's EANs"_s);
    }

    void ofContacts()
    {
        const QString group = addressGroup();
        const QString role = roleOfNames(m_mapping);
        for (const Candidate &each : std::as_const(m_candidates)) {
            const QString own = addressGroupOf(m_mapping.header().at(each.column));
            const QString other = roleOf(m_mapping.header().at(each.column));
            if (!other.isEmpty() && other != role)
                m_mapping.setBecause(each.column, u"of somebody else"_s);
            else if (isOfAddress(each.meaning.field) && !own.isEmpty() && own != group)
                m_mapping.setBecause(each.column, u"of another address"_s);
            else
                give(each.column, each.meaning.field, each.meaning.because);
        }
        for (qsizetype column = 0; column < m_mapping.header().size(); ++column) {
            if (isMostly(under(column), isAddress) && !isSaidOtherwise(column))
                give(column, u"emails"_s, u"there are addresses in it"_s);
        }
        chooseNames();
        chooseAddress();
    }

private:
    /// Widths are those of parcels and vases.
    static bool isOfWidth(const QString &heading)
    {
        static const QSet<QString> kWidths{u"width"_s, u"breedte"_s, u"breite"_s, u"largeur"_s,    u"ancho"_s,
                                           u"depth"_s, u"diepte"_s,  u"tiefe"_s,  u"profondeur"_s, u"profundidad"_s};
        return hasWordOf(heading, kWidths);
    }
    static bool isOfStems(const QString &heading)
    {
        static const QRegularExpression kStems(u"stem|stiel|steel|stelen|tige|tallo|tak"_s);
        return folded(heading).contains(kStems);
    }
    Samples under(qsizetype column) const { return samplesUnder(m_rows, column); }

    static bool isOfPrice(const Candidate &each) { return each.meaning.field.endsWith(u"CostExclTax"_s); }
    static bool isOfAddress(const QString &field)
    {
        return field == u"street"_s || field == u"postcode"_s || field == u"city"_s || field == u"country"_s
            || field == u"address"_s;
    }
    static bool areAllPlaceholders(const Samples &samples)
    {
        return std::ranges::all_of(samples, [](const Sample &sample) { return isPlaceholder(sample.text); });
    }

    /// False if the column or the field is already taken.
    bool give(qsizetype column, const QString &field, const QString &because)
    {
        const bool isMore = field == u"lastName"_s ? isMoreOfLastName(m_mapping.header().at(column))
                                                   : ColumnMapping::holdsSeveral(field);
        const bool isFree = m_mapping.fieldOf(column).isEmpty() && (m_mapping.columnOf(field) < 0 || isMore);
        if (isFree && isImportField(m_mapping.kind(), field))
            m_mapping.assign(column, field, because);
        return isFree;
    }

    /// Whether every row names exactly one supplier.
    bool namesOneSupplier(const QString &field) const
    {
        const qsizetype column = m_mapping.columnOf(field);
        const auto isNamed = [column](const TableRow &row) {
            const QString name = row.cells.value(column).trimmed();
            return !name.isEmpty() && !name.contains(u'|');
        };
        return column >= 0 && !m_rows.isEmpty() && std::ranges::all_of(m_rows, isNamed);
    }

    /// Mostly different numbers that are not just 1, 2, 3.
    static bool areNumbersOfArticles(const Samples &samples, bool areEans)
    {
        static const QRegularExpression kEan(u"^\\d{8,14}$"_s);
        QSet<QString> different;
        qsizetype inOrder = 0;
        for (const Sample &sample : samples) {
            QString text = sample.text;
            if (text.startsWith(u'\''))
                text.remove(0, 1);
            if (areEans && !kEan.match(text).hasMatch())
                continue;
            inOrder += text.toLongLong() == different.size() + 1 ? 1 : 0;
            different.insert(text);
        }
        return !samples.isEmpty() && different.size() * 5 >= samples.size() * 4 && inOrder < samples.size();
    }

    void giveNumbers(NumberHeading kind, const QString &field, const QString &because)
    {
        for (qsizetype column = 0; column < m_mapping.header().size(); ++column) {
            if (m_mapping.fieldOf(column).isEmpty() && numberHeading(m_mapping.header().at(column)) == kind
                && areNumbersOfArticles(under(column), kind == NumberHeading::Ean))
                give(column, field, because);
        }
    }

    bool has(const QString &field) const { return m_mapping.columnOf(field) >= 0; }

    static QStringList withoutDigits(const QString &heading)
    {
        static const QRegularExpression kDigits(u"\\d"_s);
        return searchTokens(QString(heading).remove(kDigits));
    }

    /// "Option1 Name" says what "Option1 Value" holds, "Option Name 1" what "Option Value 1" does.
    void byOptions()
    {
        for (qsizetype column = 1; column < m_mapping.header().size(); ++column) {
            const QStringList words = withoutDigits(m_mapping.header().at(column));
            const QStringList before = withoutDigits(m_mapping.header().at(column - 1));
            const bool isPair = words.size() > 1 && before.size() > 1 && words.constFirst() == before.constFirst()
                && before.constLast() == u"name"_s && words.contains(u"value"_s);
            if (!isPair)
                continue;
            QSet<QString> named;
            for (const Sample &sample : under(column - 1))
                named.insert(meaningOf(m_mapping.kind(), sample.text).field);
            named.remove(u"product"_s); // "Title" is the name of a web shop's only option when there is no choice.
            const QString field = named.size() == 1 ? *named.constBegin() : QString();
            Samples values = under(column);
            values.removeIf([](const Sample &sample) { return isPlaceholder(sample.text); });
            const bool isOfRow = field == u"colors"_s && isChoice(column);
            if (!field.isEmpty() && !isOfRow && isBelievable(field, values, m_productTypes))
                give(column, field, u"its name is in the column before it"_s);
            else if (!named.isEmpty() && (!has(u"variant"_s) || isByOption(u"variant"_s)))
                m_mapping.join(column, u"variant"_s, kByOption);
        }
    }
    bool isByOption(const QString &field) const { return m_mapping.because(m_mapping.columnOf(field)) == kByOption; }

    /// Whether rows of one product, named only in the first of them, differ in this column.
    bool isChoice(qsizetype column) const
    {
        const qsizetype product = m_mapping.columnOf(u"product"_s);
        QString first;
        for (const TableRow &row : m_rows) {
            const QString value = row.cells.value(column).trimmed();
            const bool isFirst = product < 0 || !row.cells.value(product).trimmed().isEmpty();
            if (isFirst)
                first = value;
            else if (!value.isEmpty() && value != first)
                return true;
        }
        return false;
    }

    /// In a list with two name columns and none for the variety, the description is the variety.
    static bool isDescription(const QString &heading)
    {
        return folded(heading).contains(QRegularExpression(u"descri|beschr"_s));
    }
    /// Web shops have a product's name in "Name" and a longer text in "Description".
    bool isWholeName() const
    {
        static const QSet<QString> kNames{u"name"_s,  u"naam"_s,  u"nom"_s,   u"nombre"_s,
                                          u"title"_s, u"titel"_s, u"titre"_s, u"titulo"_s};
        const qsizetype product = m_mapping.columnOf(u"product"_s);
        const QString heading = product < 0 ? QString() : m_mapping.header().at(product);
        return hasWordOf(heading, kNames);
    }

    void secondProduct()
    {
        constexpr qsizetype kLongestName = 60;
        for (const Candidate &each : std::as_const(m_candidates)) {
            const Samples samples = under(each.column);
            const bool isShort =
                std::ranges::all_of(samples, [](const Sample &sample) { return sample.text.size() <= kLongestName; });
            if (isDescription(m_mapping.header().at(each.column)) && isWholeName())
                continue;
            if (each.meaning.field == u"product"_s && isShort && (each.hasContent || m_rows.isEmpty()))
                give(each.column, u"variant"_s, u"a second name"_s);
        }
    }

    /// "Artikelgroep": if there is no other column for the product, the group is the product.
    void groupAsProduct()
    {
        const qsizetype group = m_mapping.columnOf(u"category"_s);
        if (group < 0 || !has(u"variant"_s) || has(u"product"_s) || has(u"productId"_s) || has(u"sku"_s)
            || has(u"variantId"_s))
            return;
        const bool isGuessed = std::ranges::find(m_candidates, group, &Candidate::column) != m_candidates.cend();
        if (isGuessed) // A user's choice stays.
            m_mapping.assign(group, u"product"_s, u"nothing else names the products"_s);
    }

    /// Chooses the most certain column for the price per unit and per pack. Equally certain ones are left to the user.
    void prices()
    {
        QList<Candidate> open;
        for (const Candidate &each : std::as_const(m_candidates)) {
            if (!isOfPrice(each))
                continue;
            m_mapping.setBecause(each.column, each.meaning.because);
            if (each.meaning.rank > 0)
                open.append(each);
        }
        if (const qsizetype pack = m_mapping.columnOf(u"packCostExclTax"_s); pack >= 0)
            findPack(meaningOf(m_mapping.kind(), m_mapping.header().at(pack)).container);
        if (open.isEmpty() || has(u"unitCostExclTax"_s) || has(u"packCostExclTax"_s))
            return;
        const int best =
            std::ranges::max_element(open, {}, [](const Candidate &each) { return each.meaning.rank; })->meaning.rank;
        for (const QString &field : {u"unitCostExclTax"_s, u"packCostExclTax"_s}) {
            QList<Candidate> alike;
            std::ranges::copy_if(open, std::back_inserter(alike), [&](const Candidate &each) {
                return each.meaning.rank == best && each.meaning.field == field
                    && each.hasContent == open.constFirst().hasContent;
            });
            givePrice(field, alike);
        }
        outrank(open);
    }

    /// The unit of the prices according to a column beside them: "bunch", "stem", or both in different rows.
    enum class SoldBy { Unsaid, Pieces, Packs, Both };
    struct SoldUnit {
        SoldBy by = SoldBy::Unsaid;
        QString container = {}; ///< See HeadingMeaning.
    };
    SoldUnit soldBy() const
    {
        static const QStringList kHeadings =
            u"unit units uom eenheid einheit unite unidad per verkoopeenheid me prijseenheid preiseinheit "
            "verkaufseinheit um"_s.split(u' ');
        const auto isOfUnits = [](const QString &word) { return kHeadings.contains(word); };
        for (qsizetype column = 0; column < m_mapping.header().size(); ++column) {
            if (!m_mapping.fieldOf(column).isEmpty()
                || std::ranges::none_of(searchTokens(m_mapping.header().at(column)), isOfUnits))
                continue;
            const Samples samples = under(column);
            const bool hasPieces = std::ranges::any_of(samples, isUnitOfPieces);
            const bool hasPacks = std::ranges::any_of(samples, isUnitOfPacks);
            if (hasPieces || hasPacks)
                return {.by = hasPieces && hasPacks ? SoldBy::Both
                            : hasPacks              ? SoldBy::Packs
                                                    : SoldBy::Pieces,
                        .container = containerIn(samples)};
        }
        return {};
    }
    /// The container that cells such as "box" or "6,50 per bunch" name: a box if there is one.
    QString containerIn(const Samples &samples) const
    {
        QString container;
        for (const Sample &sample : samples) {
            const QString named = meaningOf(m_mapping.kind(), u"price "_s + sample.text).container;
            if (named == kBoxContainer)
                return named;
            if (!named.isEmpty())
                container = named;
        }
        return container;
    }

    /// Explains why the other price columns are not used.
    void outrank(const QList<Candidate> &open)
    {
        for (const Candidate &each : open) {
            if (m_mapping.fieldOf(each.column).isEmpty() && m_mapping.because(each.column) == each.meaning.because)
                m_mapping.setBecause(each.column, u"another column is more surely the price"_s);
        }
    }

    void givePrice(const QString &field, const QList<Candidate> &alike)
    {
        for (const Candidate &each : alike) {
            if (alike.size() > 1)
                m_mapping.setBecause(each.column, u"several columns could be the price"_s);
            else if (each.meaning.isOpen && givePriceUnits())
                give(each.column, u"packCostExclTax"_s, u"another column says how many it is for"_s);
            else if (const SoldUnit sold = soldBy(); sold.by == SoldBy::Both && each.meaning.isOpen)
                m_mapping.setBecause(each.column, u"its prices are now for one and now for a pack"_s);
            else if (sold.by == SoldBy::Packs && field == u"unitCostExclTax"_s && each.meaning.isOpen)
                givePackPrice(each, u"packCostExclTax"_s, sold.container, u"another column says that it is of packs"_s);
            else if (field == u"packCostExclTax"_s)
                givePackPrice(each, field, each.meaning.container, each.meaning.because);
            else if (each.meaning.isOpen && isMostly(under(each.column), isForPack))
                givePackPrice(each, field, containerIn(under(each.column)), each.meaning.because);
            else
                give(each.column, field, each.meaning.because);
        }
    }
    /// Gives the column that says how many units each price is for ("Preiseinheit", "Per"), if that is more than one.
    bool givePriceUnits()
    {
        const auto isMore = [](const Sample &sample) {
            const auto pack = writtenPack(sample.text, DecimalSign::Open);
            return pack && pack->value > 1;
        };
        for (const Candidate &each : std::as_const(m_candidates)) {
            // In lists of prices "Stems per bunch" is such a number too, but says nothing of an open price.
            const bool isOfUnits = each.meaning.field == u"packCostUnits"_s && each.meaning.because == u"its heading"_s;
            if (isOfUnits && std::ranges::any_of(under(each.column), isMore))
                return give(each.column, u"packCostUnits"_s, each.meaning.because);
        }
        return false;
    }
    /// "6,50 per bunch"
    static bool isForPack(const Sample &sample)
    {
        const auto price = writtenPrice(sample.text, DecimalSign::Open);
        return price && price->what == WrittenPrice::For::Pack;
    }

    void givePackPrice(const Candidate &price, const QString &field, const QString &container, const QString &because)
    {
        if (findPack(container))
            give(price.column, field, because);
        else
            m_mapping.setBecause(price.column,
                                 u"a price per %1, and no column says how many are in one"_s.arg(container));
    }

    /// Finds the column that says how many units such a pack has, first one that names the container as the price does.
    /// Without one, the pack sizes of the shop divide the price. False for a box, which is larger than those, and where
    /// the file only has the size of another container.
    bool findPack(const QString &container)
    {
        const qsizetype own = m_mapping.columnOf(u"unitsPerPack"_s);
        if (has(u"packCostUnits"_s))
            return true;
        for (const bool isNamed : {true, false}) {
            if (own >= 0 && isSizeOf(container, own, isNamed))
                return true;
            for (const Candidate &each : std::as_const(m_candidates)) {
                const bool isOfPacks =
                    each.meaning.field == u"packCostUnits"_s || each.meaning.field == u"unitsPerPack"_s;
                if (isOfPacks && isSizeOf(container, each.column, isNamed)
                    && give(each.column, u"packCostUnits"_s, u"how many units the price is for"_s))
                    return true;
            }
        }
        return own < 0 && container != kBoxContainer;
    }
    /// Whether a column has the sizes of the container: its heading names it or, unless `isNamed`, one of them is open.
    bool isSizeOf(const QString &container, qsizetype column, bool isNamed) const
    {
        const QString said = meaningOf(m_mapping.kind(), m_mapping.header().at(column)).container;
        return isNamed ? said == container : said.isEmpty() || container.isEmpty();
    }

    void priceByContent()
    {
        QList<qsizetype> columns;
        for (qsizetype column = 0; column < m_mapping.header().size(); ++column) {
            const Samples samples = under(column);
            const auto isSurePrice = [](const Sample &sample) {
                return !isNumber(sample) && writtenNumber(sample.text, NumberUnit::Money) && !isLength(sample);
            };
            if (m_mapping.fieldOf(column).isEmpty() && m_mapping.because(column).isEmpty()
                && isMostly(samples, isSurePrice))
                columns += column;
        }
        const bool isOpen = std::ranges::any_of(m_candidates, isOfPrice);
        if (columns.size() == 1 && !isOpen && !has(u"packCostExclTax"_s))
            give(columns.constFirst(), u"unitCostExclTax"_s, u"there are prices in it"_s);
    }

    /// The group, as private or business, with most address cells, of two alike the invoices' one; empty if a street
    /// column belongs to neither.
    QString addressGroup() const
    {
        QHash<QString, qsizetype> filled;
        QStringList groups;
        for (qsizetype column = 0; column < m_mapping.header().size(); ++column) {
            const QString heading = m_mapping.header().at(column);
            const QString group = addressGroupOf(heading);
            const QString field = meaningOf(m_mapping.kind(), heading).field;
            if (group.isEmpty() && field == u"street"_s && !under(column).isEmpty())
                return {};
            if (group.isEmpty() || !isOfAddress(field))
                continue;
            if (!groups.contains(group))
                groups += group;
            filled[group] += under(column).size();
        }
        const auto weight = [&filled](const QString &group) {
            return 2 * filled.value(group) + (group == kBillingAddress ? 1 : 0);
        };
        const auto best = std::ranges::max_element(groups, {}, weight);
        return best == groups.end() ? QString() : *best;
    }

    bool isSaidOtherwise(qsizetype column) const
    {
        return !m_mapping.because(column).isEmpty() || hasNamingWord(m_mapping.header().at(column));
    }

    void chooseNames()
    {
        const qsizetype name = m_mapping.columnOf(u"name"_s);
        const qsizetype first = m_mapping.columnOf(u"firstName"_s);
        const qsizetype last = m_mapping.columnOf(u"lastName"_s);
        if (name < 0 || m_mapping.because(name) == u"mapped"_s)
            return;
        if ((first >= 0) != (last >= 0)) {
            // "Nom" beside "Prénom" is the last name, "Nombre" beside "Apellidos" the first.
            m_mapping.assign(name, first >= 0 ? u"lastName"_s : u"firstName"_s, m_mapping.because(name));
            return;
        }
        const auto isOnlyName = [&](const TableRow &row) {
            return !row.cells.value(name).trimmed().isEmpty() && row.cells.value(first).trimmed().isEmpty()
                && row.cells.value(last).trimmed().isEmpty();
        };
        const bool isNamed = m_mapping.because(name) == u"its name"_s;
        if (first >= 0 && last >= 0 && !isNamed && std::ranges::none_of(m_rows, isOnlyName))
            m_mapping.assign(name, QString(), u"the first and last names say it"_s);
    }

    /// Prefers the parts of an address to the whole address.
    void chooseAddress()
    {
        const qsizetype whole = m_mapping.columnOf(u"address"_s);
        const qsizetype street = m_mapping.columnOf(u"street"_s);
        if (whole < 0 || street < 0 || m_mapping.because(whole) == u"its name"_s
            || m_mapping.because(whole) == u"mapped"_s)
            return;
        const auto isWhole = [&](const TableRow &row) {
            return !row.cells.value(whole).trimmed().isEmpty() && row.cells.value(street).trimmed().isEmpty();
        };
        if (std::ranges::none_of(m_rows, isWhole))
            m_mapping.assign(whole, QString(), u"its parts are in other columns"_s);
    }

    ColumnMapping &m_mapping;
    const QList<TableRow> &m_rows;
    QSet<QString> m_suppliers; ///< Folded, like m_productTypes.
    QSet<QString> m_productTypes;
    QList<qsizetype> m_contradicted; ///< Columns whose contents contradict their heading.
    QList<Candidate> m_candidates; ///< Non-empty columns first, then by certainty.
};

} // namespace

void guessColumns(ColumnMapping &mapping, const QList<TableRow> &samples, const KnownNames &known, bool isOfOneSupplier)
{
    const GuessWithoutAside held(mapping);
    ColumnGuess guess(mapping, samples, known);
    if (mapping.kind() == ImportKind::Contacts) {
        guess.ofContacts();
    } else {
        guess.byHeaders(isOfOneSupplier);
        guess.byContent();
        guess.numbers(isOfOneSupplier);
    }
    guess.explainOthers();
}

Result<QList<TableRow>> sampleRows(TableFile &file)
{
    TRY(file.rewind());
    QList<TableRow> rows;
    while (rows.size() < kSamples) {
        const auto row = TRY(file.next());
        if (!row)
            break;
        rows.append(*row);
    }
    TRY(file.rewind());
    return rows;
}

} // namespace stemdesk
