#include "core/exchange/files/code_pages.h"
#include "core/exchange/imports/column_guess.h"
#include "core/exchange/imports/column_words.h"
#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"
#include "tests/support/zip_bytes.h"

#include <QRandomGenerator>
#include <QStringEncoder>

#include <algorithm>
#include <numeric>

namespace stemdesk::any_layout_test {

using namespace Qt::StringLiterals;

namespace {

constexpr int kLayouts = 40;
constexpr qsizetype kColumns = 5;

/// One flower of a wholesaler's list.
struct Flower {
    QString product;
    QString variety;
    int length = 0;
    int pack = 0;
    int cents = 0; ///< The price of a stem.

    QString told() const { return u"%1 %2 %3 %4 %5"_s.arg(product, variety).arg(length).arg(pack).arg(cents / 100.0); }
};

QList<Flower> randomFlowers(QRandomGenerator &random)
{
    const QStringList products{u"Rose"_s, u"Tulipa"_s, u"Œillet"_s, u"Gerbera"_s};
    QList<Flower> flowers;
    for (const QString &product : products) {
        const int varieties = random.bounded(1, 4);
        for (int i = 0; i < varieties; ++i)
            flowers.append({.product = product,
                            .variety = u"Förster %1"_s.arg(i),
                            .length = random.bounded(3, 10) * 10,
                            .pack = random.bounded(1, 6) * 10,
                            .cents = random.bounded(5, 400'000)});
    }
    return flowers;
}

/// One of the ways to write such a list.
struct Layout {
    enum class File { Csv, Xlsx, Ods };
    enum class Price { OfStem, OfTen, OfHundred, OfBunch };
    enum Encoding { Utf8, Utf8Marked, Utf16, Windows1252, MacRoman, Cp850, EncodingCount };

    explicit Layout(QRandomGenerator &random)
        : file(File(random.bounded(3))), separator(u",;\t|"_s.at(random.bounded(4))), isComma(random.bounded(2) == 0),
          units(random.bounded(4)), hasTitle(random.bounded(2) == 0), hasUpperHeader(random.bounded(4) == 0),
          hasBlankColumn(random.bounded(4) == 0), hasGroups(random.bounded(2) == 0),
          isProductOnce(random.bounded(2) == 0), encoding(random.bounded(int(EncodingCount))),
          price(Price(random.bounded(4))), thousands(random.bounded(3)),
          isMerged(isProductOnce && file != File::Csv && random.bounded(3) > 0),
          areNumbers(units == 0 && thousands == 0 && file != File::Csv && random.bounded(2) == 0)
    {
        // The last four are headings for the price of a stem, of ten, of a hundred and of a bunch.
        const QList<QStringList> languages{
            {u"Product"_s, u"Variety"_s, u"Stem length"_s, u"Stems per bunch"_s, u"Total"_s, u"Wholesale price"_s,
             u"Wholesale price per 10"_s, u"Cost per 100 stems"_s, u"Price per bunch"_s},
            {u"Artikel"_s, u"Sorte"_s, u"Stiellänge"_s, u"VPE"_s, u"Summe"_s, u"EK-Preis netto"_s,
             u"EK-Preis je 10 Stück"_s, u"EK netto pro 100"_s, u"Preis pro Bund"_s},
            {u"Bloem"_s, u"Variëteit"_s, u"Lengte"_s, u"Aantal per bos"_s, u"Totaal"_s, u"Inkoop excl. btw"_s,
             u"Inkoopprijs per 10 stuks"_s, u"Prijs per 100"_s, u"Inkoopprijs per bos"_s},
            {u"Article"_s, u"Variété"_s, u"Longueur"_s, u"Cond."_s, u"Total général"_s, u"Prix d'achat HT"_s,
             u"Prix HT les 10 tiges"_s, u"Prix d'achat par 100"_s, u"Prix HT par botte"_s},
            {u"Artículo"_s, u"Variedad"_s, u"Longitud"_s, u"Tallos por paquete"_s, u"Suma"_s, u"Precio de compra"_s,
             u"Coste por 10 tallos"_s, u"Precio por 100"_s, u"Precio por paquete"_s}};
        const QStringList &language = languages.at(random.bounded(int(languages.size())));
        headings = language.first(kColumns - 1);
        headings += language.at(kColumns + int(price));
        total = random.bounded(2) == 0 ? QString() : language.at(kColumns - 1);
        order.resize(kColumns);
        std::iota(order.begin(), order.end(), 0);
        std::shuffle(order.begin(), order.end(), random);
    }

    QString number(double value, int digits) const
    {
        QString text = QString::number(value, 'f', digits);
        const qsizetype point = text.indexOf(u'.');
        if (thousands > 0 && point > 3)
            text.insert(point - 3, thousands == 2 ? u' ' : isComma ? u'~' : u',');
        if (isComma)
            text.replace(u'.', u',');
        return text.replace(u'~', u'.');
    }
    double priceOf(const Flower &flower) const
    {
        switch (price) {
        case Price::OfStem: break;
        case Price::OfTen: return flower.cents / 10.0;
        case Price::OfHundred: return flower.cents;
        case Price::OfBunch: return flower.cents * flower.pack / 100.0;
        }
        return flower.cents / 100.0;
    }
    QStringList cells(const Flower &flower, bool isRepeated) const
    {
        const QStringList lengths{u"%1"_s, u"%1 cm"_s, u"%1cm"_s, u"%10 mm"_s};
        const QStringList packs{u"%1"_s, u"%1 st"_s, u"x%1"_s, u"%1er"_s};
        const QStringList prices{u"%1"_s, u"€ %1"_s, u"%1 €"_s, u"%1 EUR"_s};
        return {isRepeated ? QString() : flower.product, flower.variety,
                QString(lengths.at(units)).replace(u"%1"_s, QString::number(flower.length)),
                packs.at(units).arg(flower.pack), prices.at(units).arg(number(priceOf(flower), 2))};
    }
    QList<QStringList> rows(const QList<Flower> &flowers) const
    {
        QList<QStringList> rows;
        if (hasTitle)
            rows.append({u"Flora BV 2026"_s, {}, {}, {}, {}});
        if (hasUpperHeader)
            rows.append(ordered({u"Artikel"_s, {}, u"Maße"_s, {}, u"Preis"_s}));
        rows.append(ordered(headings));
        QString above;
        for (const Flower &flower : flowers) {
            const bool isNew = flower.product != above;
            if (isNew && hasGroups)
                rows.append(ordered({flower.product.toUpper(), {}, {}, {}, {}}));
            rows.append(ordered(cells(flower, isProductOnce && !isNew)));
            above = flower.product;
        }
        if (!total.isEmpty())
            rows.append(ordered({total, {}, {}, {}, number(12.5, 2)}));
        for (QStringList &row : rows) {
            if (hasBlankColumn)
                row.prepend(QString());
        }
        return rows;
    }
    /// The number of rows that the row's product cell is merged over; 1 if not merged, 0 if covered by another cell.
    qsizetype span(const QList<QStringList> &rows, qsizetype row) const
    {
        const qsizetype product = placeOf(0);
        const qsizetype variety = placeOf(1);
        const auto isCovered = [&](qsizetype at) {
            return isMerged && at < rows.size() && rows.at(at).at(product).isEmpty()
                && !rows.at(at).at(variety).isEmpty();
        };
        if (isCovered(row))
            return 0;
        qsizetype count = 1;
        while (isCovered(row + count))
            ++count;
        return count;
    }
    /// The column of this part of a flower.
    qsizetype placeOf(int part) const { return order.indexOf(part) + (hasBlankColumn ? 1 : 0); }
    QStringList ordered(const QStringList &cells) const
    {
        QStringList found;
        for (const int column : order)
            found += cells.at(column);
        return found;
    }

    File file;
    QChar separator;
    bool isComma;
    int units; ///< 0: numbers without a unit.
    bool hasTitle;
    bool hasUpperHeader;
    bool hasBlankColumn;
    bool hasGroups;
    bool isProductOnce;
    int encoding; ///< For CSV only.
    Price price;
    int thousands; ///< 1: grouped by the other sign, 2: grouped by a space.
    bool isMerged;
    bool areNumbers;
    QStringList headings;
    QString total; ///< Empty if there is no row of totals.
    QList<int> order;
};

/// Empty if the code page lacks one of the characters.
QByteArray inCodePage(const QString &text, TextEncoding page)
{
    QHash<QChar, char> bytes;
    for (int byte = 255; byte >= 0; --byte)
        bytes.insert(textFrom(QByteArray(1, char(byte)), page).at(0), char(byte));
    QByteArray written;
    for (const QChar letter : text) {
        if (!bytes.contains(letter))
            return {};
        written += bytes.value(letter);
    }
    return written;
}

QByteArray csvOf(const QList<QStringList> &rows, const Layout &layout)
{
    QString text;
    for (const QStringList &row : rows) {
        QStringList cells;
        for (QString cell : row)
            cells += u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
        text += cells.join(layout.separator) + u"\r\n"_s;
    }
    QByteArray bytes;
    switch (layout.encoding) {
    case Layout::Utf8Marked: return "\xef\xbb\xbf" + text.toUtf8();
    case Layout::Utf16: return QStringEncoder(QStringEncoder::Utf16LE, QStringEncoder::Flag::WriteBom).encode(text);
    case Layout::Windows1252: bytes = inCodePage(text, TextEncoding::Windows1252); break;
    case Layout::MacRoman: bytes = inCodePage(text, TextEncoding::MacRoman); break;
    case Layout::Cp850: bytes = inCodePage(text, TextEncoding::Cp850); break;
    default: break;
    }
    return bytes.isEmpty() ? text.toUtf8() : bytes;
}

/// "B3" for the second column and third row.
QByteArray placeOf(qsizetype column, qsizetype row)
{
    return QByteArray(1, char('A' + column)) + QByteArray::number(row + 1);
}

QByteArray cellOfXlsx(const QString &text, bool isNumber)
{
    if (text.isEmpty())
        return "<c/>";
    return isNumber ? "<c><v>" + text.toUtf8() + "</v></c>"
                    : "<c t='inlineStr'><is><t>" + text.toHtmlEscaped().toUtf8() + "</t></is></c>";
}

QByteArray cellOfOds(const QString &text, bool isNumber, qsizetype span)
{
    if (span == 0)
        return "<table:covered-table-cell/>";
    if (text.isEmpty())
        return "<table:table-cell/>";
    const QByteArray rows = span > 1 ? " table:number-rows-spanned='" + QByteArray::number(span) + "'" : QByteArray();
    const QByteArray shown = text.toHtmlEscaped().toUtf8();
    const QByteArray type =
        isNumber ? "office:value-type='float' office:value='" + shown + "'" : QByteArray("office:value-type='string'");
    return "<table:table-cell " + type + rows + "><text:p>" + shown + "</text:p></table:table-cell>";
}

QByteArray cellOf(const QString &text, const Layout &layout, qsizetype span)
{
    const QString plain = QString(text).replace(u',', u'.');
    const bool isNumber = layout.areNumbers && !plain.isEmpty()
        && std::ranges::all_of(plain, [](QChar sign) { return sign.isDigit() || sign == u'.'; });
    const QString &shown = isNumber ? plain : text;
    return layout.file == Layout::File::Xlsx ? cellOfXlsx(shown, isNumber) : cellOfOds(shown, isNumber, span);
}

QByteArray bookOf(const QList<QStringList> &rows, const Layout &layout)
{
    const bool isXlsx = layout.file == Layout::File::Xlsx;
    const qsizetype product = layout.placeOf(0);
    QByteArray xml;
    QByteArray merges;
    for (qsizetype row = 0; row < rows.size(); ++row) {
        const qsizetype span = layout.span(rows, row);
        xml += isXlsx ? "<row>" : "<table:table-row>";
        for (qsizetype column = 0; column < rows.at(row).size(); ++column) {
            const QString &text = rows.at(row).at(column);
            xml += cellOf(text, layout, column == product ? span : 1);
        }
        xml += isXlsx ? "</row>" : "</table:table-row>";
        if (span > 1)
            merges += "<mergeCell ref='" + placeOf(product, row) + ':' + placeOf(product, row + span - 1) + "'/>";
    }
    if (!isXlsx)
        return odsOf(xml);
    return xlsxOf(merges.isEmpty() ? xml : xml + "</sheetData><mergeCells>" + merges + "</mergeCells><sheetData>");
}

QStringList catalogueOf(ShopServices &shop)
{
    QHash<VariantId, double> costs;
    for (const PriceList &list : must(shop.priceLists.list({}, {}, PriceListService::Entries::Load)).rows) {
        for (const PriceEntry &entry : list.entries)
            costs.insert(entry.variantId, entry.unitCostExclTax);
    }
    QStringList rows;
    for (const Product &product : must(shop.products.list({}, {.limit = 100}, ProductService::Variants::Load)).rows) {
        for (const Variant &variant : product.variants)
            rows += u"%1 %2 %3 %4 %5"_s.arg(product.name, variant.name)
                        .arg(variant.stemLength.value_or(0))
                        .arg(variant.unitsPerPack.value_or(0))
                        .arg(costs.value(variant.id));
    }
    return rows;
}

} // namespace

/// The same list is read whatever its layout.
class TestAnyLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aListComesInTheSameInEveryLayout_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= kLayouts; ++seed)
            QTest::addRow("layout %u", seed) << seed;
    }
    void aListComesInTheSameInEveryLayout()
    {
        QFETCH(const quint32, seed);
        QRandomGenerator random(seed);
        const QList<Flower> flowers = randomFlowers(random);
        const Layout layout(random);
        const QList<QStringList> rows = layout.rows(flowers);
        const TextFile written(layout.file == Layout::File::Csv ? csvOf(rows, layout) : bookOf(rows, layout));
        TableOptions options;
        options.score = [](const QStringList &cells) { return headerScore(ImportKind::Products, cells, {}); };
        TestShop shop;

        const auto file = must(TableFile::open(written.name(), options));
        ColumnMapping mapping(ImportKind::Products, file->header());
        guessColumns(mapping, must(sampleRows(*file)), {});
        const ImportedFile imported =
            ranImport(ProductImport(shop.shop(), *file, mapping),
                      {.choices = {.prices = {.newName = u"L"_s, .newDate = QDate(2026, 5, 1)}, .swatches = {}}});

        QStringList expected;
        for (const Flower &flower : flowers)
            expected += flower.told();
        QCOMPARE(imported.refused, QStringList());
        QCOMPARE(catalogueOf(shop.shop()), expected);
    }
};

STEMDESK_GUILESS_TEST(TestAnyLayout)

} // namespace stemdesk::any_layout_test

#include "tst_any_layout.moc"
