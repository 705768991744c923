#include "core/exchange/orders/order_sheet_files.h"
#include "tests/support/order_sheets.h"
#include "tests/support/read_book.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QTest>

namespace stemdesk::order_sheet_xlsx_test {

namespace {

QList<OrderSheetSupplier> suppliersNamed(const QStringList &names)
{
    QList<OrderSheetSupplier> suppliers;
    for (const QString &name : names)
        suppliers.append(sheets::supplier(name, {sheets::line(u"Rose"_s, u"Quicksand"_s, 1, 1)}));
    return suppliers;
}

} // namespace

class TestOrderSheetXlsx : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSupplierIsASheetAfterTheSummary()
    {
        OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 75, 0.5);
        rose.stemLength = 50;
        rose.unitsPerPack = 25;
        rose.packsToOrder = 3;
        const OrderSheet sheet =
            sheets::sheet({sheets::event(u"Meadow wedding"_s)},
                          {sheets::supplier(u"Bloemenhof"_s, {rose}),
                           sheets::supplier(u"Fleura"_s, {sheets::line(u"Astilbe"_s, u"Erika"_s, 10, 0.95)})});

        const ReadBook book(orderSheetXlsx(sheet, sheets::shop()));

        QCOMPARE(book.sheetNames(), (QStringList{u"Summary"_s, u"Bloemenhof"_s, u"Fleura"_s}));
        const QHash<QString, QString> cells = book.cells(2);
        QCOMPARE(cells.value(u"A1"_s), u"'Bloemenhof"_s);
        QCOMPARE(book.cells(1).value(u"A2"_s), u"'Fern & Thistle · Meadow wedding"_s);
        QCOMPARE(cells.value(u"A2"_s), u"'Fern & Thistle"_s);
        QCOMPARE(cells.value(u"N5"_s), u"'deliverOn"_s); // There is no column of events.
        QCOMPARE(cells.value(u"A6"_s), u"'Rose"_s);
        QCOMPARE(cells.value(u"B6"_s), u"'Quicksand"_s);
    }

    void suppliersReadWhenToDeliverAndForWhatWhereTheShopWantsThat()
    {
        OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 75, 0.5);
        rose.eventNames = {u"Meadow wedding"_s};
        OrderSheet sheet =
            sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {sheets::supplier(u"Bloemenhof"_s, {rose})});
        sheet.suppliers.first().delivery = {
            .on = QDate(2026, 3, 26), .to = u"Dock 3\nback"_s, .note = u"Cool"_s, .allowsSubstitutes = true};
        Shop shop = sheets::shop();
        shop.namesEventsOnOrders = true;
        shop.phone = u"01373 4567"_s;

        const QHash<QString, QString> cells = ReadBook(orderSheetXlsx(sheet, shop)).cells(2);

        QCOMPARE(cells.value(u"A2"_s), u"'Fern & Thistle · 01373 4567 · Meadow wedding"_s);
        QCOMPARE(cells.value(u"A3"_s),
                 u"'Deliver on Thursday, 26 March 2026 · Deliver to: Dock 3 back · Cool · Substitutes are welcome."_s);
        QCOMPARE(cells.value(u"N6"_s), u"'Meadow wedding"_s);
        for (const auto &[cell, text] :
             {std::pair(u"O"_s, u"deliverOn 2026-03-26"_s), std::pair(u"P"_s, u"deliverTo Dock 3\nback"_s),
              std::pair(u"Q"_s, u"note Cool"_s), std::pair(u"R"_s, u"allowsSubstitutes true"_s)}) {
            QCOMPARE(cells.value(cell + u'5'), u'\'' + text.section(u' ', 0, 0));
            QCOMPARE(cells.value(cell + u'6'), u'\'' + text.section(u' ', 1));
        }
    }

    /// Older versions stored characters that XML forbids.
    void whatIsNoCharacterIsLeftOut()
    {
        const QString bad = u"\ufffe\uffff\x01"_s + QChar(0xd83c);
        OrderSheet sheet = sheets::sheet(
            {sheets::event(u"Meadow"_s + bad)},
            {sheets::supplier(u"Bloemen"_s + bad + u"hof"_s, {sheets::line(u"Ro"_s + bad + u"se"_s, u"Red"_s, 1, 1)})});
        sheet.suppliers.first().delivery.note = bad;
        Shop shop = sheets::shop();
        shop.name = bad + u"Fern"_s;

        const ReadBook book(orderSheetXlsx(sheet, shop));

        QCOMPARE(book.sheetNames(), (QStringList{u"Summary"_s, u"Bloemen hof"_s}));
        QCOMPARE(book.cells(2).value(u"A6"_s), u"'Rose"_s);
        QCOMPARE(book.cells(1).value(u"A2"_s), u"'Fern · Meadow"_s);
        for (const QString &part : {u"xl/workbook.xml"_s, u"xl/sharedStrings.xml"_s, u"xl/worksheets/sheet1.xml"_s,
                                    u"xl/worksheets/sheet2.xml"_s, u"docProps/app.xml"_s}) {
            QXmlStreamReader xml(book.part(part));
            while (!xml.atEnd())
                xml.readNext();
            QVERIFY2(!xml.hasError(), qPrintable(part + u": "_s + xml.errorString()));
        }
    }

    void figuresAreNumbers()
    {
        OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 75, 0.1);
        rose.stemLength = 50;
        rose.unitsPerPack = 25;
        rose.packsToOrder = 3;
        rose.spareUnits = 6;
        rose.supplierCode = u"B 7"_s;

        const ReadBook book(
            orderSheetXlsx(sheets::sheet({}, {sheets::supplier(u"Bloemenhof"_s, {rose})}), sheets::shop()));

        const QHash<QString, QString> cells = book.cells(2);
        QCOMPARE(cells.value(u"C6"_s), u"50"_s);
        QCOMPARE(cells.value(u"E6"_s), u"'B 7"_s);
        QCOMPARE(cells.value(u"F6"_s), u"75"_s);
        QCOMPARE(cells.value(u"G6"_s), u"6"_s);
        QCOMPARE(cells.value(u"I6"_s), u"3"_s);
        QCOMPARE(cells.value(u"K6"_s).toDouble(), 0.1);
        QCOMPARE(cells.value(u"L6"_s).toDouble(), 75 * 0.1);
        QCOMPARE(cells.value(u"L7"_s).toDouble(), 75 * 0.1);
        QCOMPARE(book.cells(1).value(u"C7"_s).toDouble(), 75 * 0.1);
    }

    void aColumnOfAmountsAddsUpToItsTotal()
    {
        const OrderSheetLine third = sheets::line(u"Rose"_s, u"Quicksand"_s, 1, 0.334);
        const OrderSheet sheet =
            sheets::sheet({},
                          {sheets::supplier(u"Bloemenhof"_s, {third, third, third}),
                           sheets::supplier(u"Fleura"_s, {sheets::line(u"Rose"_s, u"Juliet"_s, 1, 0.334)})});

        const ReadBook book(orderSheetXlsx(sheet, sheets::shop()));

        const QHash<QString, QString> cells = book.cells(2);
        for (const QString &row : {u"6"_s, u"7"_s, u"8"_s})
            QCOMPARE(cells.value(u"L"_s + row).toDouble(), 0.33);
        QCOMPARE(cells.value(u"A9"_s), u"'Rounding"_s);
        QCOMPARE(cells.value(u"L9"_s).toDouble(), 0.01);
        QVERIFY(!cells.contains(u"M9"_s));
        QCOMPARE(cells.value(u"A10"_s), u"'Total"_s);
        QCOMPARE(cells.value(u"L10"_s).toDouble(), 1.0);
        const QHash<QString, QString> summary = book.cells(1);
        QCOMPARE(summary.value(u"A8"_s), u"'Rounding"_s);
        QCOMPARE(summary.value(u"C8"_s).toDouble(), 0.01); // 1.00 and 0.33 of 1.336.
        QCOMPARE(summary.value(u"C9"_s).toDouble(), 1.34);
        QCOMPARE(book.cells(3).value(u"A7"_s), u"'Total"_s); // Its one line is its total.
    }

    void noFigureIsNoCell()
    {
        const ReadBook book(orderSheetXlsx(sheets::sheet({}, suppliersNamed({u"Bloemenhof"_s})), sheets::shop()));

        QVERIFY(!book.cells(2).contains(u"C6"_s));
        QVERIFY(!book.cells(2).contains(u"G6"_s));
        QVERIFY(!book.cells(2).contains(u"H6"_s));
    }

    void textsThatLookLikeFormulasStayTexts()
    {
        OrderSheetLine line = sheets::line(u"=1+1"_s, u"+2"_s, 1, 1);
        line.sku = u"0042"_s;
        line.colors = {u"@x"_s};
        line.eventNames = {u"=cmd|'/c calc'!A1"_s};

        Shop shop = sheets::shop();
        shop.namesEventsOnOrders = true;

        const ReadBook book(
            orderSheetXlsx(sheets::sheet({sheets::event(u"=3"_s)}, {sheets::supplier(u"=4"_s, {line})}), shop));

        const QHash<QString, QString> cells = book.cells(2);
        QCOMPARE(cells.value(u"A1"_s), u"'=4"_s);
        QCOMPARE(cells.value(u"A6"_s), u"'=1+1"_s);
        QCOMPARE(cells.value(u"B6"_s), u"'+2"_s);
        QCOMPARE(cells.value(u"D6"_s), u"'@x"_s);
        QCOMPARE(cells.value(u"N6"_s), u"'=cmd|'/c calc'!A1"_s);
        QCOMPARE(book.cells(1).value(u"A6"_s), u"'=4"_s);
    }

    void sheetNamesAreMadeFitAndUnique_data()
    {
        QTest::addColumn<QStringList>("suppliers");
        QTest::addColumn<QStringList>("sheets");
        QTest::newRow("characters that Excel refuses") << QStringList{u"A/B: [C] *?\\"_s} << QStringList{u"A B C"_s};
        QTest::newRow("apostrophes at the ends") << QStringList{u"'t Bloemenhof'"_s} << QStringList{u"t Bloemenhof"_s};
        QTest::newRow("control characters, alike up to the first")
            << QStringList{u"A"_s + QChar(0) + u"x"_s, u"A"_s + QChar(0) + u"y"_s} << QStringList{u"A x"_s, u"A y"_s};
        QTest::newRow("nothing left") << QStringList{u"///"_s} << QStringList{u"-"_s};
        QTest::newRow("too long") << QStringList{QString(40, u'x')} << QStringList{QString(31, u'x')};
        QTest::newRow("equal but for case")
            << QStringList{u"Fleura"_s, u"FLEURA"_s} << QStringList{u"Fleura"_s, u"FLEURA (2)"_s};
        QTest::newRow("equal where they are cut") << QStringList{QString(32, u'x'), QString(33, u'x')}
                                                  << QStringList{QString(31, u'x'), QString(27, u'x') + u" (2)"_s};
        QTest::newRow("the summary's") << QStringList{u"summary"_s} << QStringList{u"summary (2)"_s};
        QTest::newRow("the one that Excel keeps") << QStringList{u"History"_s} << QStringList{u"History (2)"_s};
        QTest::newRow("apostrophe where it is cut")
            << QStringList{QString(30, u'x') + u"'yy"_s} << QStringList{QString(30, u'x')};
        QTest::newRow("surrogates where it is cut")
            << QStringList{QString(30, u'x') + u"🌷🌷"_s} << QStringList{QString(30, u'x')};
    }

    void sheetNamesAreMadeFitAndUnique()
    {
        QFETCH(const QStringList, suppliers);
        QFETCH(const QStringList, sheets);

        const ReadBook book(orderSheetXlsx(::sheets::sheet({}, suppliersNamed(suppliers)), ::sheets::shop()));

        QCOMPARE(book.sheetNames().mid(1), sheets);
    }

    void moneyIsShownInTheShopsCurrency()
    {
        Shop shop = sheets::shop();
        shop.currency = u"EUR"_s;

        const ReadBook book(orderSheetXlsx(sheets::sheet({}, suppliersNamed({u"Bloemenhof"_s})), shop));

        QVERIFY(book.part(u"xl/styles.xml"_s).contains("&quot;€&quot;#,##0.00"));

        shop.documentLanguage = u"de"_s;
        const ReadBook german(orderSheetXlsx(sheets::sheet({}, suppliersNamed({u"Bloemenhof"_s})), shop));
        QVERIFY(german.part(u"xl/styles.xml"_s).contains("#,##0.00&quot;\u00a0€&quot;"));
    }

    void unitCostsAreShownWithTheDigitsThatTheyHave()
    {
        const ReadBook book(orderSheetXlsx(
            sheets::sheet({}, {sheets::supplier(u"Fleura"_s, {sheets::line(u"Moss"_s, u"Flat"_s, 1'000, 0.0125)})}),
            sheets::shop()));

        QCOMPARE(book.cells(2).value(u"K6"_s).toDouble(), 0.0125);
        QVERIFY(book.part(u"xl/styles.xml"_s).contains("&quot;£&quot;#,##0.00##"));
    }

    void rowsAreAsHighAsTheirTexts()
    {
        OrderSheetLine wide = sheets::line(u"Rose"_s, u"A name that is much longer than its column is wide"_s, 10, 1);
        const ReadBook book(orderSheetXlsx(sheets::sheet({}, {sheets::supplier(u"Fleura"_s, {wide})}), sheets::shop()));

        const QByteArray page = book.part(u"xl/worksheets/sheet2.xml"_s);
        static const QRegularExpression kHeight(u"<row r=\"6\"[^>]* ht=\"(\\d+)\""_s);
        const QRegularExpressionMatch row = kHeight.match(QString::fromUtf8(page));
        QVERIFY2(row.hasMatch(), page.constData());
        QVERIFY(row.captured(1).toInt() >= 3 * 15);
    }

    void germanIsWrittenInGerman()
    {
        Shop shop = sheets::shop();
        shop.documentLanguage = u"de"_s;
        OrderSheetLine unpriced = sheets::line(u"Rose"_s, u"Quicksand"_s, 10, 0);
        unpriced.isPriced = false;
        unpriced.colors = {u"White"_s};
        OrderSheetSupplier supplier = sheets::supplier(u"Fleura"_s, {unpriced});
        supplier.accountNumber = u"FT-1042"_s;

        const ReadBook book(orderSheetXlsx(sheets::sheet({sheets::event(u"Taufe"_s, false)}, {supplier}), shop));

        QCOMPARE(book.sheetNames(), (QStringList{u"Übersicht"_s, u"Fleura"_s}));
        const QHash<QString, QString> cells = book.cells(2);
        QCOMPARE(cells.value(u"A3"_s), u"'ENTWURF: Noch nicht jeder Auftrag ist freigegeben"_s);
        QCOMPARE(cells.value(u"A4"_s), u"'Unsere Kundennummer bei Ihnen: FT-1042"_s);
        QCOMPARE(cells.value(u"B5"_s), u"'Sorte"_s);
        QCOMPARE(cells.value(u"M5"_s), u"'Betrag mit MwSt."_s);
        QCOMPARE(cells.value(u"D6"_s), u"'Weiß"_s);
        QCOMPARE(cells.value(u"K6"_s), u"'kein Preis"_s);
        QVERIFY(!cells.contains(u"L6"_s));
        QCOMPARE(cells.value(u"A8"_s), u"'* Eine Position hat noch keinen Preis: Die Summe ist nicht vollständig."_s);
    }

    void pagesAreSetUpForPrint_data()
    {
        QTest::addColumn<QString>("currency");
        QTest::addColumn<QByteArray>("paper");
        QTest::newRow("A4") << u"GBP"_s << QByteArray("paperSize=\"9\"");
        QTest::newRow("Letter") << u"USD"_s << QByteArray("paperSize=\"1\"");
    }

    void pagesAreSetUpForPrint()
    {
        QFETCH(const QString, currency);
        QFETCH(const QByteArray, paper);
        Shop shop = sheets::shop();
        shop.currency = currency;

        const ReadBook book(orderSheetXlsx(
            sheets::sheet({}, {sheets::supplier(u"Jan's"_s, {sheets::line(u"Rose"_s, u"A"_s, 1, 1)})}), shop));

        const QByteArray sheet = book.part(u"xl/worksheets/sheet2.xml"_s);
        for (const QByteArray &mark :
             {paper, QByteArray("orientation=\"landscape\""), QByteArray("fitToHeight=\"0\""),
              QByteArray("<pageSetUpPr fitToPage=\"1\"/>"), QByteArray("&amp;P / &amp;N"),
              QByteArray("<pane ySplit=\"5\""), QByteArray("<col min=\"1\" max=\"1\" width=\"22.7")})
            QVERIFY2(sheet.contains(mark), mark.constData());
        const QByteArray names = book.part(u"xl/workbook.xml"_s);
        QVERIFY(names.contains("localSheetId=\"1\">'Jan''s'!$5:$5</definedName>"));
        QVERIFY(names.contains("localSheetId=\"1\">'Jan''s'!$A$1:$M$7</definedName>"));
    }

    /// Lines above the table are as wide as the printed page, and wrap.
    void theHeadIsPrintedWhole()
    {
        QList<OrderSheetEvent> events;
        for (int i = 0; i < 6; ++i)
            events.append(sheets::event(u"Weekly flowers of the house %1"_s.arg(i)));
        Shop shop = sheets::shop();
        shop.namesEventsOnOrders = true;

        const ReadBook book(orderSheetXlsx(sheets::sheet(events, suppliersNamed({u"Bloemenhof"_s})), shop));

        const QByteArray summary = book.part(u"xl/worksheets/sheet1.xml"_s);
        QVERIFY2(summary.contains("<mergeCell ref=\"A2:D2\"/>"), summary.constData());
        QVERIFY2(summary.contains("<row r=\"2\"") && summary.contains("customHeight=\"1\""), summary.constData());
    }

    void figuresAreShownAsTheyAre()
    {
        OrderSheetLine line = sheets::line(u"Rose"_s, u"A"_s, 1'250, 1);
        line.unitsNeeded = 1'202.5;

        const ReadBook book(orderSheetXlsx(sheets::sheet({}, {sheets::supplier(u"A"_s, {line})}), sheets::shop()));

        QCOMPARE(book.cells(2).value(u"F6"_s), u"1202.5"_s);
        const QByteArray styles = book.part(u"xl/styles.xml"_s);
        QVERIFY(styles.contains("formatCode=\"#,##0.0##\""));
        QVERIFY(styles.contains("formatCode=\"#,##0\""));
    }

    void manyLinesAreAllThere()
    {
        QList<OrderSheetLine> lines;
        for (int i = 0; i < 20'000; ++i)
            lines.append(sheets::line(u"Rose"_s, u"Number %1"_s.arg(i), i + 1, 0.5));

        const ReadBook book(
            orderSheetXlsx(sheets::sheet({}, {sheets::supplier(u"Bloemenhof"_s, lines)}), sheets::shop()));

        const QHash<QString, QString> cells = book.cells(2);
        QCOMPARE(cells.value(u"B6"_s), u"'Number 0"_s);
        QCOMPARE(cells.value(u"B20005"_s), u"'Number 19999"_s);
        QCOMPARE(cells.value(u"J20005"_s), u"20000"_s);
        QCOMPARE(cells.value(u"A20006"_s), u"'Total"_s);
        QCOMPARE(cells.value(u"L20006"_s).toDouble(), 20'000.0 * 20'001 / 4);
    }

    void aDraftSaysSo()
    {
        const OrderSheet sheet =
            sheets::sheet({sheets::event(u"Meadow wedding"_s, false)}, suppliersNamed({u"Bloemenhof"_s}));

        const ReadBook book(orderSheetXlsx(sheet, sheets::shop()));

        QVERIFY(book.cells(1).value(u"A3"_s).startsWith(u"'DRAFT"_s));
        QVERIFY(book.cells(2).value(u"A3"_s).startsWith(u"'DRAFT"_s));
        // And so does every page that is printed.
        QVERIFY(book.part(u"xl/worksheets/sheet2.xml"_s).contains("&amp;14DRAFT</oddHeader>"));
        const OrderSheet cleared =
            sheets::sheet({sheets::event(u"Meadow wedding"_s)}, suppliersNamed({u"Bloemenhof"_s}));
        const ReadBook clearedBook(orderSheetXlsx(cleared, sheets::shop()));
        QVERIFY(!clearedBook.part(u"xl/worksheets/sheet2.xml"_s).contains("DRAFT"));
    }

    void textsLongerThanACellAreCut()
    {
        QList<OrderSheetEvent> events;
        for (int i = 0; i < 1000; ++i)
            events.append(sheets::event(u"A wedding with a rather long name, number %1"_s.arg(i)));

        const ReadBook book(orderSheetXlsx(sheets::sheet(events, suppliersNamed({u"Bloemenhof"_s})), sheets::shop()));

        const QString text = book.cells(1).value(u"A2"_s);
        QVERIFY(text.startsWith(u"'Fern & Thistle · A wedding"_s));
        QVERIFY(text.size() <= 32'767 + 1);
    }
};

STEMDESK_APPLESS_TEST(TestOrderSheetXlsx)

} // namespace stemdesk::order_sheet_xlsx_test

#include "tst_order_sheet_xlsx.moc"
