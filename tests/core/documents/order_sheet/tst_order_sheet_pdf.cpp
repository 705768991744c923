#include "core/documents/order_sheet/order_sheet_pdf.h"

#include "core/documents/order_sheet/order_sheet_pages.h"
#include "tests/support/order_sheets.h"
#include "tests/support/printed_pdf.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>
#include <QThread>
#include <QTimeZone>

#include <memory>

namespace stemdesk::order_sheet_pdf_test {

using namespace stemdesk::pdf;

namespace {

QList<OrderSheetLine> manyLines(int count)
{
    QList<OrderSheetLine> lines;
    for (int i = 1; i <= count; ++i)
        lines.append(sheets::line(u"Rose"_s, u"Number %1"_s.arg(i), i, 0.5));
    return lines;
}

} // namespace

class TestOrderSheetPdf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(printed(u"pdftotext"_s, {u"-v"_s}, {}).contains("pdftotext version"_L1)); }

    void oneSupplierFitsOnOnePageWithoutSummary()
    {
        OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 75, 0.85);
        rose.stemLength = 50;
        rose.colors = {u"Blush"_s, u"Ivory"_s};
        rose.sku = u"QS-50"_s;
        rose.unitsNeeded = 52;
        rose.unitsPerPack = 25;
        rose.packsNeeded = rose.packsToOrder = 3;
        OrderSheetSupplier bloemenhof = sheets::supplier(u"Bloemenhof"_s, {rose});
        bloemenhof.address = u"Legmeerdijk 313\nAalsmeer"_s;
        bloemenhof.contactEmail = u"orders@bloemenhof.example"_s;
        OrderSheet sheet = sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {bloemenhof});
        sheet.createdAt = 1'774'087'200'000;
        sheet.suppliers.first().delivery.on = QDate(2026, 3, 26);
        Shop shop = sheets::shop();
        shop.address = u"3 Mill Lane\nFrome"_s;
        shop.phone = u"01373 4567"_s;

        const QStringList pages = pagesOf(orderSheetPdf(sheet, shop));

        QCOMPARE(pages.size(), 1);
        for (const QString &text :
             {u"Bloemenhof"_s, u"Legmeerdijk 313"_s, u"Aalsmeer"_s, u"orders@bloemenhof.example"_s, u"Fern & Thistle"_s,
              u"3 Mill Lane, Frome"_s, u"01373 4567"_s, u"Deliver on Thursday, 26 March 2026"_s, u"21 March 2026"_s,
              u"Page 1 of 1"_s})
            QVERIFY2(pages.first().contains(text), qUtf8Printable(text));
        QCOMPARE(rowWith(pages.first(), u"Quicksand"_s), u"Rose Quicksand 50 cm Blush, Ivory 3 × 25 75 £0.85 £63.75"_s);
        QCOMPARE(rowWith(pages.first(), u"Total before tax"_s), u"Total before tax £63.75"_s);
        QCOMPARE(rowWith(pages.first(), u"Total with tax"_s), u"Total with tax £76.50"_s);
        QVERIFY(!pages.first().contains(u"DRAFT"_s));
    }

    /// The unit cost times the units is the cost that is beside it, also for what is bought by the thousand.
    void aUnitCostHasTheDigitsThatItNeeds()
    {
        const OrderSheet sheet =
            sheets::sheet({sheets::event(u"Meadow wedding"_s)},
                          {sheets::supplier(u"Bloemenhof"_s, {sheets::line(u"Moss"_s, u"Flat"_s, 1'000, 0.0125)})});

        const QString page = pagesOf(orderSheetPdf(sheet, sheets::shop())).constFirst();

        QVERIFY2(rowWith(page, u"Moss"_s).endsWith(u"£0.0125 £12.50"_s), qPrintable(page));
    }

    void severalSuppliersBeginWithASummary()
    {
        const OrderSheet sheet =
            sheets::sheet({sheets::event(u"Meadow wedding"_s), sheets::event(u"Christening"_s)},
                          {sheets::supplier(u"Bloemenhof"_s, manyLines(60)),
                           sheets::supplier(u"Fleura"_s, {sheets::line(u"Astilbe"_s, u"Erika"_s, 10, 0.95)})});

        const QStringList pages = pagesOf(orderSheetPdf(sheet, sheets::shop()));

        QCOMPARE(pages.size(), 4);
        QCOMPARE(rowWith(pages[0], u"Bloemenhof"_s), u"Bloemenhof 2 60 £915.00 £1,098.00"_s);
        QCOMPARE(rowWith(pages[0], u"Fleura"_s), u"Fleura 4 1 £9.50 £11.40"_s);
        QCOMPARE(rowWith(pages[0], u"Total with tax"_s), u"Total with tax £1,109.40"_s);
        QVERIFY(pages[0].contains(u"Meadow wedding"_s) && pages[0].contains(u"Christening"_s)); // A row each.
        QVERIFY(!pages[0].contains(u"Meadow wedding · "_s));
        QVERIFY(pages[3].contains(u"Fleura"_s));
        QVERIFY(!pages[3].contains(u"Bloemenhof"_s));
    }

    /// However long the names are.
    void datesOfEventsAreNotBroken()
    {
        static const QRegularExpression kWhole(u"\\(12[ \u00a0]June[ \u00a0]2026\\)"_s);
        for (int letters = 20; letters < 80; letters += 4) {
            OrderSheetEvent first = sheets::event(QString(letters, u'm'));
            OrderSheetEvent second = sheets::event(u"Thanksgiving service"_s);
            second.startsAt = QDateTime(QDate(2026, 6, 12), QTime(12, 0), QTimeZone::utc()).toMSecsSinceEpoch();
            const OrderSheet sheet = sheets::sheet(
                {first, second},
                {sheets::supplier(u"Bloemenhof"_s, manyLines(2)), sheets::supplier(u"Fleura"_s, manyLines(2))});

            const QString page = pagesOf(orderSheetPdf(sheet, sheets::shop())).constFirst();

            QVERIFY2(page.contains(kWhole), qPrintable(page));
        }
    }

    void whatRoundingLeavesIsNamedAboveTheTotals()
    {
        const auto rose = [](double cost) { return sheets::line(u"Rose"_s, u"Juliet"_s, 1, cost); };
        const OrderSheet sheet =
            sheets::sheet({},
                          {sheets::supplier(u"Bloemenhof"_s, {rose(0.334), rose(0.334), rose(0.334)}),
                           sheets::supplier(u"Fleura"_s, {rose(0.337)}), sheets::supplier(u"Hill"_s, {rose(0.5)})});

        const QStringList pages = pagesOf(orderSheetPdf(sheet, sheets::shop()));

        // 1.00, 0.34 and 0.50 of 1.839 need nothing; with tax 1.20, 0.40 and 0.60 of 2.2068 do.
        QCOMPARE(rowWith(pages[0], u"Rounding"_s), u"Rounding with tax £0.01"_s);
        QCOMPARE(rowWith(pages[0], u"Total with tax"_s), u"Total with tax £2.21"_s);
        QCOMPARE(rowWith(pages[1], u"Rounding"_s), u"Rounding before tax £0.01"_s);
        QCOMPARE(rowWith(pages[1], u"Total before tax"_s), u"Total before tax £1.00"_s);
        QVERIFY(!pages[2].contains(u"Rounding"_s));
    }

    void clientsAreNamedToSuppliersWhereTheShopWantsThat()
    {
        const OrderSheet sheet = sheets::sheet({sheets::event(u"Meadow wedding"_s, false)},
                                               {sheets::supplier(u"Bloemenhof"_s, manyLines(3))});
        Shop shop = sheets::shop();

        const QString silent = pagesOf(orderSheetPdf(sheet, shop)).join(u' ');
        shop.namesEventsOnOrders = true;
        const QString open = pagesOf(orderSheetPdf(sheet, shop)).join(u' ');

        QVERIFY2(!silent.contains(u"Meadow"_s), qUtf8Printable(silent));
        QVERIFY(!printed(u"pdfinfo"_s, {u"-"_s}, *orderSheetPdf(sheet, sheets::shop())).contains(u"Meadow"_s));
        QVERIFY(open.contains(u"Not approved yet: Meadow wedding"_s));
    }

    void everyLineIsPrintedOnceUnderAHead()
    {
        const OrderSheet sheet =
            sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {sheets::supplier(u"Bloemenhof"_s, manyLines(150))});

        const QStringList pages = pagesOf(orderSheetPdf(sheet, sheets::shop()));

        for (int i = 0; i < pages.size(); ++i) {
            QVERIFY(pages[i].contains(u"Bloemenhof"_s));
            QVERIFY(pages[i].contains(u"Variety"_s));
            QVERIFY(pages[i].contains(u"Page %1 of %2"_s.arg(i + 1).arg(pages.size())));
        }
        const QString all = pages.join(u' ').simplified() + u' ';
        for (int i = 1; i <= 150; ++i)
            QCOMPARE(all.count(u"Rose Number %1 "_s.arg(i)), 1);
        QCOMPARE(all.count(u"Total before tax"_s), 1);
    }

    void totalsNeverStandAlone()
    {
        for (int count = 30; count < 60; ++count) {
            const OrderSheet sheet = sheets::sheet({sheets::event(u"Meadow wedding"_s)},
                                                   {sheets::supplier(u"Bloemenhof"_s, manyLines(count))});

            const QStringList pages = pagesOf(orderSheetPdf(sheet, sheets::shop()));

            for (int line = count - 1; line <= count; ++line) // The last page has at least two rows.
                QVERIFY2(pages.last().contains(u"Number %1 "_s.arg(line)), qPrintable(QString::number(count)));
            QVERIFY(pages.last().contains(u"Total with tax"_s));
        }
    }

    void aDraftSaysSoOnEveryPage()
    {
        const OrderSheet sheet = sheets::sheet(
            {sheets::event(u"Meadow wedding"_s), sheets::event(u"Christening"_s, false)},
            {sheets::supplier(u"Bloemenhof"_s, manyLines(100)), sheets::supplier(u"Fleura"_s, manyLines(1))});

        const QStringList pages = pagesOf(orderSheetPdf(sheet, sheets::shop()));

        QVERIFY(pages.size() > 3);
        for (const QString &page : pages)
            QCOMPARE(rowWith(page, u"DRAFT"_s), u"DRAFT not a firm order yet, please do not deliver."_s);
    }

    void linesWithoutAPriceAreMarked()
    {
        OrderSheetLine unpriced = sheets::line(u"Rose"_s, u"Quicksand"_s, 10, 0);
        unpriced.isPriced = false;
        OrderSheetLine partly = sheets::line(u"Rose"_s, u"Juliet"_s, 10, 0.5);
        partly.isPriced = false;
        const OrderSheet sheet = sheets::sheet(
            {sheets::event(u"Meadow wedding"_s)},
            {sheets::supplier(u"Bloemenhof"_s, {unpriced, partly, sheets::line(u"Rose"_s, u"Gift"_s, 5, 0)})});

        const QStringList pages = pagesOf(orderSheetPdf(sheet, sheets::shop()));

        QCOMPARE(rowWith(pages.first(), u"Quicksand"_s).remove(u' '), u"RoseQuicksand10noprice*"_s);
        QCOMPARE(rowWith(pages.first(), u"Juliet"_s).remove(u' '), u"RoseJuliet10£0.50£5.00*"_s);
        QCOMPARE(rowWith(pages.first(), u"Gift"_s), u"Rose Gift 5 £0.00 £0.00"_s);
        QVERIFY(pages.first().contains(u"* 2 lines have no price yet: the total is not complete."_s));
    }

    void whoDeliversIsExplained()
    {
        OrderSheetSupplier archived = sheets::supplier(u"Old Growers"_s, manyLines(1));
        archived.isArchived = true;
        OrderSheetSupplier nobody = sheets::supplier({}, manyLines(1));
        nobody.supplierId = {};

        const QStringList pages = pagesOf(
            orderSheetPdf(sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {archived, nobody}), sheets::shop()));

        QCOMPARE(pages.size(), 3);
        QVERIFY(pages[1].contains(u"This supplier is archived."_s));
        QVERIFY(pages[2].contains(u"Without a supplier"_s));
        QVERIFY(pages[0].contains(u"Without a supplier"_s));
    }

    void anEmptySheetSaysThatThereIsNothingToOrder()
    {
        const QStringList pages =
            pagesOf(orderSheetPdf(sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {}), sheets::shop()));

        QCOMPARE(pages.size(), 1);
        QVERIFY(pages.first().contains(u"There is nothing to order."_s));
        QVERIFY(pages.first().contains(u"Meadow wedding"_s));
    }

    void moneyIsWrittenInTheShopsWay()
    {
        Shop shop = sheets::shop();
        shop.documentLanguage = u"de"_s;
        shop.currency = u"EUR"_s;
        const OrderSheet sheet = sheets::sheet(
            {sheets::event(u"Meadow wedding"_s)},
            {sheets::supplier(u"Bloemenhof"_s, {sheets::line(u"Rose"_s, u"Quicksand"_s, 2'000.5, 1.25)})});

        const QStringList pages = pagesOf(orderSheetPdf(sheet, shop));

        QCOMPARE(rowWith(pages.first(), u"Quicksand"_s).replace(u'\u00a0', u' '),
                 u"Rose Quicksand 2.000,5 1,25 € 2.500,63 €"_s);
    }

    void germanIsWrittenInGerman()
    {
        Shop shop = sheets::shop();
        shop.documentLanguage = u"de"_s;
        shop.currency = u"EUR"_s;
        shop.namesEventsOnOrders = true;
        OrderSheetLine unpriced = sheets::line(u"Rose"_s, u"Juliet"_s, 10, 0);
        unpriced.isPriced = false;
        OrderSheetSupplier fleura = sheets::supplier(u"Fleura"_s, {unpriced, sheets::line(u"Rose"_s, u"A"_s, 1, 1)});
        fleura.accountNumber = u"FT-1042"_s;
        OrderSheet sheet = sheets::sheet({sheets::event(u"Hochzeit"_s, false)},
                                         {sheets::supplier(u"Bloemenhof"_s, manyLines(60)), fleura});
        sheet.createdAt = 1'774'087'200'000;

        const QStringList pages = pagesOf(orderSheetPdf(sheet, shop));

        QCOMPARE(pages.size(), 4);
        for (const QString &page : pages)
            QCOMPARE(rowWith(page, u"ENTWURF"_s),
                     u"ENTWURF Noch nicht freigegeben: Hochzeit"_s); // In the shop's language.
        QCOMPARE(rowWith(pages[0], u"Positionen"_s), u"Lieferant Seite Positionen Ohne MwSt. Mit MwSt."_s);
        QCOMPARE(rowWith(pages[2], u"Fortsetzung"_s), u"Bloemenhof Fortsetzung"_s);
        for (const QString &text :
             {u"LIEFERANTENBESTELLUNG"_s, u"21. März 2026"_s, u"Unsere Kundennummer bei Ihnen: FT-1042"_s,
              u"FÜR DEN AUFTRAG"_s, u"Sorte"_s, u"kein Preis"_s, u"Summe mit MwSt."_s, u"Seite 4 von 4"_s,
              u"* Eine Position hat noch keinen Preis: Die Summe ist nicht vollständig."_s})
            QVERIFY2(pages[3].contains(text), qUtf8Printable(text + u" in "_s + pages[3]));
    }

    /// The labels move to the left for the longest of them.
    void longLabelsOfTotalsEndBeforeTheirAmounts()
    {
        Shop shop = sheets::shop();
        shop.documentLanguage = u"es"_s;
        shop.currency = u"EUR"_s;
        OrderSheetSupplier supplier = sheets::supplier(u"Bloemenhof"_s, manyLines(2));
        supplier.deliveryCostExclTax = 1'234'567.89;

        const QString page =
            pagesOf(orderSheetPdf(sheets::sheet({sheets::event(u"Boda"_s)}, {supplier}), shop)).constFirst();

        QCOMPARE(rowWith(page, u"Entrega sin IVA"_s).replace(u'\u00a0', u' '),
                 u"Entrega sin IVA, no incluida en el total 1.234.567,89 €"_s);
        QVERIFY2(rowWith(page, u"Total sin IVA"_s).startsWith(u"Total sin IVA "_s), qPrintable(page));
    }

    void longTextsStayOnThePaper_data()
    {
        QTest::addColumn<int>("size");
        QTest::newRow("A4") << int(QPageSize::A4);
        QTest::newRow("Letter") << int(QPageSize::Letter);
    }

    void longTextsStayOnThePaper()
    {
        QFETCH(const int, size);
        const QString unbroken(300, u'W');
        OrderSheetLine line = sheets::line(unbroken, u"Quicksand "_s.repeated(40), 1e7, 1e5);
        line.colors = QStringList(40, u"Old rose"_s);
        line.sku = unbroken;
        OrderSheetSupplier supplier = sheets::supplier(unbroken, {line});
        supplier.address = unbroken;
        const OrderSheet sheet = sheets::sheet({sheets::event(unbroken, false)}, {supplier});

        const OrderSheetPages pages(sheet, sheets::shop(), QPageSize::PageSizeId(size));
        QImage image(pages.paperSize().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        pages.paint(painter, 0);
        painter.end();

        QCOMPARE(pages.count(), 1);
        constexpr int kMargin = 25;
        const auto isPaper = [&](const QRect &edge) {
            QImage blank(edge.size(), QImage::Format_RGB32);
            blank.fill(Qt::white);
            return image.copy(edge) == blank;
        };
        QVERIFY(isPaper({0, 0, kMargin, image.height()}));
        QVERIFY(isPaper({image.width() - kMargin, 0, kMargin, image.height()}));
    }

    void coloursAreNamedInTheShopsLanguage()
    {
        Shop shop = sheets::shop();
        shop.documentLanguage = u"fr"_s;
        OrderSheetLine rose = sheets::line(u"Rose"_s, u"Quicksand"_s, 75, 0.85);
        rose.colors = {u"White"_s, u"Fern"_s};

        const QStringList pages = pagesOf(orderSheetPdf(
            sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {sheets::supplier(u"Bloemenhof"_s, {rose})}), shop));

        QVERIFY2(pages.first().contains(u"Blanc, Fern"_s), qUtf8Printable(pages.first()));
    }

    void rowsAreRowsOfATable()
    {
        const auto pdf = orderSheetPdf(
            sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {sheets::supplier(u"Bloemenhof"_s, manyLines(60))}),
            sheets::shop());

        const QString structure = printed(u"pdfinfo"_s, {u"-struct"_s, u"-"_s}, *pdf);

        QCOMPARE(structure.count(u"TR\n"_s), 1 + 60 + 2); // Its head, its rows and its totals, over two pages.
        QCOMPARE(structure.count(u"Table (block)"_s), 1);
        QVERIFY(rowWith(structure, u"TH"_s).startsWith(u"TH"_s));
    }

    /// Few rows, because pdfinfo reads the page again for each cell.
    void cellsHaveTheirTexts()
    {
        const auto pdf = orderSheetPdf(sheets::sheet({sheets::event(u"Meadow wedding"_s)},
                                                     {sheets::supplier(u"Bloemenhof"_s, manyLines(2)),
                                                      sheets::supplier(u"Fleura"_s, manyLines(2))}),
                                       sheets::shop());
        QVERIFY(pagesOf(pdf).size() > 1);

        const QString structure = printed(u"pdfinfo"_s, {u"-struct-text"_s, u"-"_s}, *pdf).replace(u'\t', u' ');

        QVERIFY2(structure.count(u"\"Number 2 \""_s) == 2, qUtf8Printable(structure));
    }

    void theFileSaysWhenItWasWorkedOutOrLastChanged()
    {
        OrderSheet sheet = sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {});
        const auto made = [&sheet] {
            return rowWith(printed(u"pdfinfo"_s, {u"-isodates"_s, u"-"_s}, *orderSheetPdf(sheet, sheets::shop())),
                           u"CreationDate"_s);
        };
        sheet.createdAt = 1'780'000'000'000;
        sheet.updatedAt = 0;
        QVERIFY2(made().endsWith(u"2026-05-28T20:26:40Z"_s), qPrintable(made()));

        sheet.updatedAt = sheet.createdAt + 60'000;
        QVERIFY2(made().endsWith(u"2026-05-28T20:27:40Z"_s), qPrintable(made()));
    }

    void letterIsLetter()
    {
        Shop shop = sheets::shop();
        shop.currency = u"USD"_s;
        const auto pdf = orderSheetPdf(sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {}), shop);
        QVERIFY(pdf.has_value());

        QVERIFY(printed(u"pdfinfo"_s, {u"-"_s}, *pdf).contains(u"612 x 792 pts (letter)"_s));
    }

    void everyFontIsEmbedded()
    {
        const auto pdf = orderSheetPdf(
            sheets::sheet({sheets::event(u"Meadow wedding"_s)}, {sheets::supplier(u"Bloemenhof"_s, manyLines(3))}),
            sheets::shop());
        QVERIFY(pdf.has_value());

        QStringList fonts = printed(u"pdffonts"_s, {u"-"_s}, *pdf).trimmed().split(u'\n').mid(2);

        QVERIFY(!fonts.isEmpty());
        for (const QString &font : fonts)
            QVERIFY2(font.contains(QRegularExpression(u"Identity-H +yes"_s)), qUtf8Printable(font));
    }

    void threadsMakeTheSamePagesEachInItsLanguage()
    {
        Shop german = sheets::shop();
        german.documentLanguage = u"de"_s;
        const std::array shops{sheets::shop(), german};
        const OrderSheet sheet = sheets::sheet(
            {sheets::event(u"Meadow wedding"_s)},
            {sheets::supplier(u"Bloemenhof"_s, manyLines(200)), sheets::supplier(u"Fleura"_s, manyLines(100))});
        const std::array expected{pagesOf(orderSheetPdf(sheet, shops[0])), pagesOf(orderSheetPdf(sheet, shops[1]))};
        QVERIFY(expected[0] != expected[1]);
        std::array<Result<QByteArray>, 4> made;
        std::array<std::unique_ptr<QThread>, 4> threads;

        for (size_t i = 0; i < threads.size(); ++i) {
            const Shop &shop = shops.at(i % 2);
            Result<QByteArray> &result = made[i];
            threads[i].reset(QThread::create([&] { result = orderSheetPdf(sheet, shop); }));
            threads[i]->start();
        }

        for (size_t i = 0; i < threads.size(); ++i) {
            QVERIFY(threads[i]->wait());
            QCOMPARE(pagesOf(made[i]), expected.at(i % 2));
        }
    }
};

STEMDESK_TEST(TestOrderSheetPdf)

} // namespace stemdesk::order_sheet_pdf_test

#include "tst_order_sheet_pdf.moc"
