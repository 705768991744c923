#include "core/exchange/files/sheet_file.h"

#include "tests/support/import_files.h"
#include "tests/support/test_registry.h"
#include "tests/support/zip_bytes.h"

#include <QStringEncoder>

namespace stemdesk::sheet_file_test {

namespace {

enum class Kept { All, End };

/// The header and every row as "1: a|b", or the error code.
QStringList storyOf(const QByteArray &bytes, const QString &sheet = {}, Kept kept = Kept::All)
{
    const TextFile written(bytes, u"file.xlsx"_s);
    const auto file = TableFile::open(written.name(), {.sheet = sheet});
    if (!file)
        return {QString::fromUtf8(file.error().code)};
    QStringList story{(*file)->header().join(u'|')};
    for (;;) {
        const auto row = (*file)->next();
        if (!row)
            return story << QString::fromUtf8(row.error().code);
        if (!*row)
            return story;
        if (kept == Kept::End)
            story.clear();
        story += u"%1: %2"_s.arg((*row)->line)
                     .arg((*row)->damage ? QString::fromUtf8((*row)->damage->code) : (*row)->cells.join(u'|'));
    }
}

QString endOf(const QByteArray &bytes)
{
    return storyOf(bytes, {}, Kept::End).constLast();
}

QByteArray text(const QByteArray &text)
{
    return "<c t='inlineStr'><is><t>" + text + "</t></is></c>";
}

QByteArray cell(const QByteArray &text, const QByteArray &attributes = {})
{
    return "<table:table-cell office:value-type='string' " + attributes + "><text:p>" + text
        + "</text:p></table:table-cell>";
}

} // namespace

class TestSheetFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsOfXlsxAreRead();
    void rowsOfOdsAreRead();
    void rowsAreReadInTheOrderOfTheirNumbers();
    void raisedDigitsStayRaised();
    void raisedDigitsOfOdsStayRaised_data();
    void raisedDigitsOfOdsStayRaised();
    void allMergedCellsOfALargeSheetAreFound();
    void mergedCellsAreRepeatedAndCoverOthers();
    void cellsWithoutAPlaceStandOneBesideTheOther();
    void numbersLeaveNoDoubt_data();
    void numbersLeaveNoDoubt();
    void aSheetIsChosenByName();
    void otherArchivesAreRefused_data();
    void otherArchivesAreRefused();
    void bombsAreRefusedInLittleMemory_data();
    void bombsAreRefusedInLittleMemory();
    void whereItCannotBeReadOnIsSaid_data();
    void whereItCannotBeReadOnIsSaid();
    void cellsFarOffAreNotMadeForEver();
    void attributesOfOfficeProgramsAreRead();
    void repeatedRowsEndWithTheSheet();
    void cutFilesAreRefused();
    void aFileWrittenAnewIsNoticed();
    void aWorkbookIsImportedAsCsvIs();
};

void TestSheetFile::rowsOfXlsxAreRead()
{
    const QByteArray shared =
        "<si><t>Artikel</t></si><si><r><t>Red </t></r><r><t>Naomi</t></r><rPh><t>x</t></rPh></si>";
    const QByteArray rows = "<row r='2'><c r='A2' t='s'><v>0</v></c><c r='C2' t='inlineStr'><is><t> Sorte </t></is></c>"
                            "</row><row r='3'/><row r='5'><c r='A5'><v>12</v></c><c r='C5' t='s'><v>1</v></c>"
                            "<c r='D5' t='str'><f>1+1</f><v>a&amp;b</v></c><c r='E5'><f>NOW()</f></c></row>"
                            "<row><c t='b'><v>1</v></c><c t='s'><v>99</v></c></row>";

    QCOMPARE(storyOf(xlsxOf(rows, shared)),
             (QStringList{u"Artikel||Sorte"_s, u"5: 12||Red Naomi|a&b"_s, u"6: file_damaged"_s}));
}

void TestSheetFile::raisedDigitsStayRaised()
{
    const QByteArray raised = "<r><rPr><vertAlign val='superscript'/></rPr><t>50</t></r>";
    const QByteArray shared = "<si><r><t>1</t></r>" + raised + "<r><rPr><b/></rPr><t> 2</t></r></si>";
    const QByteArray rows =
        "<row><c t='s'><v>0</v></c></row><row><c t='inlineStr'><is><r><t>3</t></r>" + raised + "</is></c></row>";

    QCOMPARE(storyOf(xlsxOf(rows, shared)), (QStringList{u"1\u2075\u2070 2"_s, u"2: 3\u2075\u2070"_s}));
}

void TestSheetFile::rowsAreReadInTheOrderOfTheirNumbers()
{
    const auto one = [](const QByteArray &column, const QByteArray &row, const QByteArray &content) {
        return "<c r='" + column + row + "' t='inlineStr'><is><t>" + content + "</t></is></c>";
    };
    const QByteArray rows = "<row r='5'>" + one("A", "5", "Tulip") + "</row><row spans='1:3' r='1'>"
        + one("C", "1", "Price") + one("A", "1", "Name") + one("B", "1", "Length") + "</row><row r='3' hidden='1'>"
        + one("A", "3", "Secret") + "</row><row r='2'>" + one("B", "2", "60") + one("A", "2", "Rose") + "</row><row>"
        + text("Iris") + "</row><row r='5'>" + text("Lily") + "</row>";

    QCOMPARE(storyOf(xlsxOf(rows + "</sheetData><mergeCells><mergeCell ref='B2:B4'/></mergeCells><sheetData>")),
             (QStringList{u"Name|Length|Price"_s, u"2: Rose|60"_s, u"4: Iris|60"_s, u"5: Tulip"_s, u"6: Lily"_s}));
}

void TestSheetFile::raisedDigitsOfOdsStayRaised_data()
{
    QTest::addColumn<QByteArray>("style");
    QTest::addColumn<QString>("read");

    QTest::newRow("by name")
        << "<s:style s:name='T1' s:family='text'><s:text-properties s:text-position='super 58%'/>"_ba
        << u"1\u2075\u2070 2"_s;
    QTest::newRow("by height")
        << "<s:style s:name='T1' s:family='text'><s:text-properties s:text-position='33% 58%'/>"_ba
        << u"1\u2075\u2070 2"_s;
    QTest::newRow("lowered")
        << "<s:style s:name='T1' s:family='text'><s:text-properties s:text-position='-33% 58%'/>"_ba << u"150 2"_s;
    QTest::newRow("a style of cells")
        << "<s:style s:name='T1' s:family='table-cell'><s:text-properties s:text-position='super 58%'/>"_ba
        << u"150 2"_s;
}

void TestSheetFile::raisedDigitsOfOdsStayRaised()
{
    QFETCH(const QByteArray, style);
    QFETCH(const QString, read);
    const QByteArray price = cell("1<text:span text:style-name='T1'><text:span text:style-name='T2'>5</text:span>0"
                                  "</text:span><text:span text:style-name='T2'> 2</text:span>");
    const QByteArray rows =
        "<table:table-row>" + cell("Price") + "</table:table-row><table:table-row>" + price + "</table:table-row>";
    const QByteArray styles =
        "<s:styles xmlns:s='urn:oasis:names:tc:opendocument:xmlns:style:1.0'>" + style + "</s:style></s:styles>";

    QCOMPARE(storyOf(odsOf(rows, styles)), (QStringList{u"Price"_s, u"2: "_s + read}));
}

void TestSheetFile::allMergedCellsOfALargeSheetAreFound()
{
    constexpr int kPairs = 20'000; // Their tags take several of the pieces in which they are searched for.
    QByteArray rows = "<row>" + text("Name") + text("Length") + "</row>";
    QByteArray merged;
    for (int row = 2; row < 2 * kPairs; row += 2) {
        rows += "<row>" + text("Rose") + text("60") + "</row><row><c/>" + text("70") + "</row>";
        merged += "<mergeCell ref='A" + QByteArray::number(row) + ":A" + QByteArray::number(row + 1) + "'/>";
    }

    const QStringList story = storyOf(xlsxOf(rows + "</sheetData><mergeCells>" + merged + "</mergeCells><sheetData>"));

    QCOMPARE(story.size(), 2 * kPairs - 1);
    QCOMPARE(story.filter(u": |"_s), QStringList());
}

void TestSheetFile::rowsOfOdsAreRead()
{
    const QByteArray rows = "<table:table-row table:number-rows-repeated='2'><table:table-cell "
                            "table:number-columns-repeated='16384'/></table:table-row><table:table-row>"
        + cell("Artikel") + cell("Preis", "table:number-columns-repeated='2'")
        + "</table:table-row><table:table-row table:number-rows-repeated='2'>"
        + cell("Rose<text:s text:c='2'/>Red</text:p><text:p>Naomi")
        + "<table:table-cell/><table:table-cell office:value-type='currency' office:value='1.25'>"
          "<office:annotation><text:p>dear</text:p></office:annotation><text:p>1,25 €</text:p></table:table-cell>"
          "</table:table-row><table:table-row table:number-rows-repeated='1048570'><table:table-cell/>"
          "</table:table-row>";

    QCOMPARE(storyOf(odsOf(rows)),
             (QStringList{u"Artikel|Preis|Preis"_s, u"4: Rose  Red\nNaomi||1.25"_s, u"5: Rose  Red\nNaomi||1.25"_s}));
}

void TestSheetFile::mergedCellsAreRepeatedAndCoverOthers()
{
    const QByteArray rows = "<row>" + text("a") + text("b") + text("c") + "</row><row r='2'>" + text("Rose")
        + text("old") + text("1") + "</row><row r='4'>" + text("older") + text("x") + text("2") + "</row><row r='5'>"
        + text("Tulip") + text("y") + text("3")
        + "</row></sheetData><mergeCells><mergeCell ref='A2:B2'/><mergeCell ref=\"A2:A4\"/></mergeCells><sheetData>";

    QCOMPARE(storyOf(xlsxOf(rows)), (QStringList{u"a|b|c"_s, u"2: Rose||1"_s, u"4: Rose|x|2"_s, u"5: Tulip|y|3"_s}));
}

void TestSheetFile::cellsWithoutAPlaceStandOneBesideTheOther()
{
    const QByteArray rows = "<row>" + text("a") + text("b") + text("c") + text("d") + "</row><row>" + text("1")
        + "<c/><c t='s'><v/></c>" + text("4") + "</row><row>" + text("1")
        + "<c t='inlineStr'/><c t='inlineStr'><is><t/></is></c><c r='D3'><v>4</v></c></row>";

    QCOMPARE(storyOf(xlsxOf(rows)), (QStringList{u"a|b|c|d"_s, u"2: 1|||4"_s, u"3: 1|||4"_s}));
}

void TestSheetFile::numbersLeaveNoDoubt_data()
{
    QTest::addColumn<QByteArray>("stored");
    QTest::addColumn<QString>("shown");

    QTest::newRow("whole") << "60"_ba << u"60"_s;
    QTest::newRow("an article's number") << "8.712345E12"_ba << u"8712345000000"_s;
    QTest::newRow("a fraction") << "0.1499999999999999944"_ba << u"0.15"_s;
    QTest::newRow("no thousand") << "1.125"_ba << u"1.1250"_s;
    QTest::newRow("small") << "1E-7"_ba << u"1e-07"_s;
    QTest::newRow("no number") << "twelve"_ba << u"twelve"_s;
}

void TestSheetFile::numbersLeaveNoDoubt()
{
    QFETCH(const QByteArray, stored);
    QFETCH(const QString, shown);

    QCOMPARE(storyOf(xlsxOf("<row>" + text("a") + "</row><row><c><v>" + stored + "</v></c></row>")),
             (QStringList{u"a"_s, u"2: "_s + shown}));
}

void TestSheetFile::aSheetIsChosenByName()
{
    const QByteArray row = "<row>" + text("a") + "</row>";

    QCOMPARE(storyOf(xlsxOf(row), u"Terms"_s), QStringList{u"Within 30 days"_s});
    QCOMPARE(storyOf(odsOf({}), u"Terms"_s), QStringList{u"Within 30 days"_s});
    QCOMPARE(storyOf(xlsxOf(row), u"Offers"_s), QStringList{u"unknown_sheet"_s});
    QCOMPARE(storyOf(odsOf({}), u"Offers"_s), QStringList{u"unknown_sheet"_s});
    QCOMPARE(storyOf("a,b\n1,2\n", u"Offers"_s), QStringList{u"unknown_sheet"_s});
}

void TestSheetFile::otherArchivesAreRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");

    QTest::newRow("no workbook") << zipOf({{"letter.txt", "Dear all"}}) << u"not_table"_s;
    QTest::newRow("a letter") << zipOf({{"[Content_Types].xml", ""}, {"_rels/.rels", ""}, {"word/document.xml", ""}})
                              << u"not_csv:document"_s;
    QTest::newRow("half an archive") << xlsxOf({}).first(300) << u"file_damaged"_s;
    QTest::newRow("no parts") << zipOf({{"[Content_Types].xml", ""}, {"_rels/.rels", "<Relationships/>"}})
                              << u"file_damaged"_s;
    QTest::newRow("no XML") << zipOf({{"content.xml", "%PDF"}}) << u"file_damaged"_s;
    QTest::newRow("an empty sheet") << xlsxOf({}) << u"file_empty"_s;
    QTest::newRow("an empty sheet of ODS") << odsOf({}) << u"file_empty"_s;
}

void TestSheetFile::otherArchivesAreRefused()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, code);

    QCOMPARE(storyOf(bytes), QStringList{code});
}

void TestSheetFile::bombsAreRefusedInLittleMemory_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("code");

    const QByteArray head = "<row>" + text("a") + "</row>";
    QTest::newRow("a long name of an element") << xlsxOf(head + '<' + QByteArray(20'000'000, 'a')) << u"file_damaged"_s;
    QTest::newRow("a long attribute") << xlsxOf(head + "<row r='" + QByteArray(20'000'000, '1') + "'/>")
                                      << u"file_too_large"_s;
    QTest::newRow("deep") << xlsxOf(head + QByteArray("<a>").repeated(100'000)) << u"file_damaged"_s;
    QTest::newRow("many texts") << xlsxOf(head, QByteArray("<si/>").repeated(4'000'001)) << u"file_too_large"_s;
    QTest::newRow("long texts") << xlsxOf(head, ("<si><t>" + QByteArray(1'000'000, 'a') + "</t></si>").repeated(68))
                                << u"file_too_large"_s;
    QTest::newRow("entities") << zipOf(
        {{"content.xml", "<!DOCTYPE a [<!ENTITY b 'bbbbbbbb'><!ENTITY c '&b;&b;&b;'>]><a>&c;</a>"}})
                              << u"file_damaged"_s;
    QTest::newRow("a far column") << xlsxOf(head + "<row><c r='ZZZZZZ2'><v>1</v></c></row>") << u"2: 1"_s;
    QTest::newRow("a wide row") << odsOf("<table:table-row>" + cell("a") + "</table:table-row><table:table-row>"
                                         + cell("a", "table:number-columns-repeated='1000000'") + "</table:table-row>")
                                << u"2: too_many_cells"_s;
    QTest::newRow("a long cell") << xlsxOf(head + "<row>" + text(QByteArray(9'000'000, 'a')) + "</row>")
                                 << u"file_too_large"_s;
    QByteArray attributes;
    for (int i = 0; i < 300'000; ++i)
        attributes += " a" + QByteArray::number(i) + "='>'";
    QTest::newRow("many attributes") << xlsxOf(head + "<row" + attributes + "/>") << u"file_damaged"_s;
    QTest::newRow("many behind a comment")
        << xlsxOf(head + "<!-- don't stop at \" or > --><row" + attributes + "/>") << u"file_damaged"_s;
    QTest::newRow("many namespaces") << odsOf("<table:table-row" + attributes.replace(" a", " xmlns:a") + "/>")
                                     << u"file_damaged"_s;
    QTest::newRow("many cells in a row") << xlsxOf(head + "<row>" + QByteArray("<c/>").repeated(100'000) + "</row>")
                                         << u"too_many_cells"_s;
    QTest::newRow("many cells in a row of ODS")
        << odsOf("<table:table-row>" + cell("a") + "</table:table-row><table:table-row>"
                 + QByteArray("<table:table-cell/>").repeated(100'000) + "</table:table-row>")
        << u"too_many_cells"_s;
    const QString content = u"<a><table/></a>"_s;
    QTest::newRow("UTF-16") << zipOf({{"content.xml", QStringEncoder(QStringEncoder::Utf16LE)(content)}})
                            << u"file_damaged"_s;
    QTest::newRow("an encoding of old") << zipOf(
        {{"content.xml", "<?xml version='1.0' encoding='UTF-7'?>" + content.toUtf8()}})
                                        << u"file_damaged"_s;
    QTest::newRow("many empty rows") << xlsxOf(head + QByteArray("<row/>").repeated(1'048'577)) << u"file_too_large"_s;
    const QByteArray mixed = "<row r='9000'>" + text("b") + "</row><row r='1'>" + text("a") + "</row>";
    const QByteArray failed = "<c t='e'><v>" + QByteArray(1'000, 'e') + "</v></c>";
    QTest::newRow("long errors in rows out of order")
        << xlsxOf(mixed + ("<row>" + failed.repeated(10) + "</row>").repeated(6'600)) << u"file_too_large"_s;
    QTest::newRow("empty rows out of order") << xlsxOf(mixed + QByteArray("<row/>").repeated(900'000)) << u"9000: b"_s;
    QTest::newRow("a text that is named again and again")
        << xlsxOf(head + ("<row>" + QByteArray("<c t='s'><v>0</v></c>").repeated(4) + "</row>").repeated(600),
                  "<si><t>" + QByteArray(1'000'000, 'a') + "</t></si>")
        << u"file_too_large"_s;
    QTest::newRow("long cells") << xlsxOf(head + "<row>" + text(QByteArray(3'000'000, 'a')).repeated(30) + "</row>")
                                << u"2: too_many_cells"_s;
}

void TestSheetFile::bombsAreRefusedInLittleMemory()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, code);

    QCOMPARE(endOf(bytes), code);
}

void TestSheetFile::whereItCannotBeReadOnIsSaid_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sheet");
    QByteArray attributes;
    for (int i = 0; i < 200; ++i)
        attributes += " a" + QByteArray::number(i) + "='1'";
    const QByteArray rows = ("<row>" + text("a") + "</row>").repeated(3);
    QTest::newRow("too many attributes") << xlsxOf(rows + "<row" + attributes + "/>" + rows) << u"Prices"_s;
    QTest::newRow("too many cells") << xlsxOf(rows.first(rows.size() / 3 * 2) + "<row>"
                                              + QByteArray("<c/>").repeated(40'000))
                                    << u"Prices"_s;
    QTest::newRow("no XML") << xlsxOf(rows + "</a>") << u"Prices"_s;
    const QByteArray row = "<table:table-row>" + cell("a") + "</table:table-row>";
    QTest::newRow("too many attributes of ODS")
        << odsOf(row.repeated(3) + "<table:table-row" + attributes + "/>") << u"Prices"_s;
}

void TestSheetFile::whereItCannotBeReadOnIsSaid()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, sheet);
    const TextFile written(bytes, u"file.xlsx"_s);
    const auto file = TableFile::open(written.name());
    QVERIFY(file);
    Result<std::optional<TableRow>> row = (*file)->next();
    while (row && *row)
        row = (*file)->next();

    QVERIFY(!row);
    QVERIFY2(row.error().message.endsWith(u"It was read up to row 3 of the sheet \"%1\"."_s.arg(sheet)),
             qPrintable(row.error().message));
}

/// Each such cell is a few bytes of the file, but takes thousands of cells of memory and time.
void TestSheetFile::cellsFarOffAreNotMadeForEver()
{
    const QByteArray far = "<row><c r='XFD1'><v>1</v></c></row>";

    QCOMPARE(endOf(xlsxOf("<row>" + text("a") + "</row>" + far.repeated(3'100))), u"file_too_large"_s);
}

/// LibreOffice declares all of its namespaces at the top.
void TestSheetFile::attributesOfOfficeProgramsAreRead()
{
    QByteArray names;
    for (int i = 0; i < 60; ++i)
        names += " xmlns:n" + QByteArray::number(i) + "=\"urn:x:'>" + QByteArray::number(i) + '"';
    const QByteArray formulas = QByteArray("===").repeated(200);

    QCOMPARE(storyOf(xlsxOf("<row" + names + ">" + text("a" + formulas) + "</row>" + "<row><c f='" + formulas
                            + "'><v>1</v></c></row>")),
             (QStringList{u"a"_s + QString::fromLatin1(formulas), u"2: 1"_s}));
}

void TestSheetFile::repeatedRowsEndWithTheSheet()
{
    const auto rowsOf = [](const QByteArray &times) {
        const TextFile written(odsOf("<table:table-row>" + cell("a")
                                     + "</table:table-row><table:table-row table:number-rows-repeated='" + times + "'>"
                                     + cell("b") + "</table:table-row>"),
                               u"file.ods"_s);
        const auto file = must(TableFile::open(written.name()));
        std::pair<qint64, qint64> rows; // All rows, and the damaged ones.
        while (const auto row = must(file->next())) {
            ++rows.first;
            rows.second += row->damage ? 1 : 0;
        }
        return rows;
    };

    QCOMPARE(rowsOf("1048576"), std::pair(qint64(1'048'575), qint64(0)));
    QCOMPARE(rowsOf("2000000000"), std::pair(qint64(1), qint64(1))); // More rows than any sheet has.
}

void TestSheetFile::cutFilesAreRefused()
{
    const QStringList story = storyOf(zipOf({{"content.xml", "<a xmlns:table='t'><table:table><table:table-row>"}}));

    QCOMPARE(story, QStringList{u"file_damaged"_s});
}

void TestSheetFile::aFileWrittenAnewIsNoticed()
{
    const TextFile written(xlsxOf("<row>" + text("a") + "</row>"), u"file.xlsx"_s);
    const auto file = TableFile::open(written.name());
    QVERIFY(file);
    QFile other(written.name());
    QVERIFY(other.open(QFile::WriteOnly) && other.write("a") == 1 && other.flush());

    QCOMPARE((*file)->rewind().error().code, "file_changed"_ba);
}

void TestSheetFile::aWorkbookIsImportedAsCsvIs()
{
    TestShop shop;
    const QByteArray rows = "<row>" + text("product") + text("variant") + text("stemLength") + text("unitsPerPack")
        + "</row><row>" + text("Rose") + text("Red") + "<c><v>60</v></c>" + text("20 St.") + "</row>";

    const ImportedFile imported = importProducts(shop.shop(), xlsxOf(rows));

    QCOMPARE(imported.counts, u"1 created, 0 updated, 0 unchanged, 0 refused"_s);
    const auto products = shop.shop().products.list({}, {.limit = 10}, ProductService::Variants::Load);
    QCOMPARE(products->rows.first().variants.first().stemLength, std::optional(60.0));
    QCOMPARE(products->rows.first().variants.first().unitsPerPack, std::optional(20.0));
}

STEMDESK_GUILESS_TEST(TestSheetFile)

} // namespace stemdesk::sheet_file_test

#include "tst_sheet_file.moc"
