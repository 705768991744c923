#include "core/documents/workroom/work_pages.h"

#include "tests/support/printed_events.h"
#include "tests/support/printed_pdf.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::work_pages_test {

using namespace stemdesk::pdf;
using namespace stemdesk::printing;

namespace {

const Instant kNow = at(18, 7);

VariantId bowl()
{
    static const VariantId id = VariantId::create();
    return id;
}

RunSheet road()
{
    const QList<RunContact> contacts{{u"Ada Lowe"_s, u"planner"_s, {u"+44 1373 496 0123"_s}}};
    return {.event = meadow(),
            .stops = {{.task = {.kind = u"deliver"_s,
                                .title = u"Deliver"_s,
                                .startsAt = at(20, 8),
                                .endsAt = at(20, 9),
                                .person = u"Ann"_s,
                                .notes = u"gate code 41"_s},
                       .at = at(20, 8),
                       .address = u"Quarry House\nMells"_s,
                       .contacts = contacts,
                       .load = {{u"Table centre"_s, 9}},
                       .hire = {{VariantId::create(), u"Pillar candle holder"_s, 2.5}}},
                      {.task = {.kind = u"collect"_s, .title = u"Collect"_s},
                       .at = at(21, 0),
                       .address = u"Quarry House"_s,
                       .returns = {{bowl(), u"Footed bowl"_s, 9}}}}};
}

ProductionSheet day()
{
    return {.day = QDate(2026, 6, 19),
            .buckets = {{{bowl(), u"Rose Juliet"_s, 104}, 3}, {{bowl(), u"Fern"_s, 50}, 1}},
            .events = {meadow()}};
}

QString allOf(const Result<QByteArray> &pdf)
{
    return pagesOf(pdf).join(u' ').simplified();
}

} // namespace

class TestWorkPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theWayIsWritten();
    void aStopThatEndsOnAnotherDayNamesIt();
    void stopsAtTwoPlacesSayWhich();
    void anUnplannedWayIsSaid();
    void aLongWayTakesPages();
    void aStopIsNotBrokenBelowItsName();
    void theDayIsWrittenWithoutCosts();
    void anEmptyDayIsSaid();
    void eachDayBeginsAPage();
    void theFileSaysWhenTheShopMadeIt();
    void everyLanguageHasItsWords_data();
    void everyLanguageHasItsWords();
};

void TestWorkPages::theWayIsWritten()
{
    const QString text = allOf(runSheetPdf(road(), shopOf(u"en"_s)));

    for (const QString &part : {u"RUN SHEET"_s, u"Meadow wedding"_s, u"Fern & Thistle · 01373 496 0123"_s,
                                u"Deliver · Ann"_s, u"Saturday, 20 June 2026, 08:00–09:00"_s, u"Quarry House, Mells"_s,
                                u"Ada Lowe · Planner · +44 1373 496 0123"_s, u"gate code 41"_s, u"TO LOAD"_s,
                                u"9 × Table centre"_s, u"3 × Pillar candle holder"_s, u"Collect"_s,
                                u"Sunday, 21 June 2026"_s, u"TO BRING BACK"_s, u"9 × Footed bowl"_s})
        QVERIFY2(text.contains(part), qPrintable(part + u" in "_s + text));
}

void TestWorkPages::aStopThatEndsOnAnotherDayNamesIt()
{
    RunSheet sheet = road();
    sheet.stops.first().task.endsAt = at(21, 1);

    const QString text = allOf(runSheetPdf(sheet, shopOf(u"en"_s)));

    QVERIFY2(text.contains(u"Saturday, 20 June 2026, 08:00 – 21 June 2026, 01:00"_s), qPrintable(text));
}

void TestWorkPages::stopsAtTwoPlacesSayWhich()
{
    RunSheet sheet = road();
    sheet.stops.first().place = kCeremonyPlace;
    sheet.stops.last().place = kVenuePlace;

    const QString text = allOf(runSheetPdf(sheet, shopOf(u"en"_s)));

    QVERIFY2(text.contains(u"Deliver · Ceremony · Ann"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Collect · Venue"_s), qPrintable(text));
    QVERIFY(allOf(runSheetPdf(sheet, shopOf(u"de"_s))).contains(u"Zeremonie"_s));
}

void TestWorkPages::anUnplannedWayIsSaid()
{
    QVERIFY(allOf(runSheetPdf({.event = meadow(), .stops = {}}, shopOf(u"en"_s)))
                .contains(u"No delivery, set-up or collection is planned yet."_s));
}

void TestWorkPages::aLongWayTakesPages()
{
    RunSheet sheet = road();
    for (int i = 0; i < 100; ++i)
        sheet.stops.first().load.append({u"Arrangement %1"_s.arg(i), 1});

    const QStringList pages = pagesOf(runSheetPdf(sheet, shopOf(u"en"_s)));

    QVERIFY(pages.size() > 2);
    QVERIFY(pages[1].contains(u"continued"_s));
    QVERIFY(pages.join(u' ').contains(u"Arrangement 99"_s));
}

void TestWorkPages::aStopIsNotBrokenBelowItsName()
{
    RunSheet sheet = road();
    for (int load = 0; load < 24; ++load) { // One row moves the next stop by less than its head is high.
        sheet.stops.first().load.append({u"Arrangement %1"_s.arg(load), 1});
        for (const QString &page : pagesOf(runSheetPdf(sheet, shopOf(u"en"_s)))) {
            if (page.contains(u"Sunday, 21 June 2026"_s))
                QVERIFY2(page.contains(u"Footed bowl"_s), qPrintable(page));
        }
    }
}

void TestWorkPages::theDayIsWrittenWithoutCosts()
{
    const QStringList pages = pagesOf(productionPdf(day(), shopOf(u"en"_s), kNow));
    const QString text = pages.join(u' ').simplified();

    for (const QString &part : {u"PRODUCTION SHEET"_s, u"Friday, 19 June 2026"_s, u"Meadow wedding"_s,
                                u"Saturday, 20 June 2026"_s, u"Table centre"_s, u"turn the heads out"_s})
        QVERIFY2(text.contains(part), qPrintable(part + u" in "_s + text));
    QCOMPARE(rowWith(pages.first(), u"Rose Juliet"_s), u"Rose Juliet 104 3"_s);
    QCOMPARE(rowWith(pages.first(), u"Total"_s), u"Total 154 4"_s);
    for (const QString &money : {u"£"_s, u"180"_s, u"396"_s})
        QVERIFY2(!text.contains(money), qPrintable(text));
}

void TestWorkPages::anEmptyDayIsSaid()
{
    QVERIFY(allOf(productionPdf({.day = QDate(2026, 6, 19), .buckets = {}, .events = {}}, shopOf(u"en"_s), kNow))
                .contains(u"Nothing is made on this day."_s));
}

void TestWorkPages::eachDayBeginsAPage()
{
    const auto pagesFor = [](const QList<ProductionSheet> &days) {
        return pagesOf(pdfOf(ProductionPages(days, shopOf(u"en"_s), QPageSize::A4, kNow)));
    };
    ProductionSheet second = day();
    second.day = QDate(2026, 6, 20);

    const QStringList pages = pagesFor({day(), second});

    QCOMPARE(pages.size(), 2);
    QVERIFY(pages[0].contains(u"Friday, 19 June 2026"_s));
    QCOMPARE(rowWith(pages[1], u"Rose Juliet"_s), u"Rose Juliet 104 3"_s);
    QVERIFY(pagesFor({}).join(u' ').contains(u"No day is planned yet for making this."_s));
}

void TestWorkPages::theFileSaysWhenTheShopMadeIt()
{
    const Result<QByteArray> sheet = productionPdf(day(), shopOf(u"en"_s), kNow);
    const QString facts = printed(u"pdfinfo"_s, {u"-isodates"_s, u"-"_s}, *sheet);

    QVERIFY2(rowWith(facts, u"CreationDate"_s).endsWith(u"2026-06-18T06:00:00Z"_s), qPrintable(facts));
    QCOMPARE(*productionPdf(day(), shopOf(u"en"_s), kNow), *sheet);
}

void TestWorkPages::everyLanguageHasItsWords_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nl") << QStringList{u"RITLIJST"_s, u"IN TE LADEN"_s, u"PRODUCTIELIJST"_s, u"Emmers"_s,
                                       u"Zaterdag 20 juni 2026"_s};
    QTest::newRow("de") << QStringList{u"TOURENPLAN"_s, u"ZU LADEN"_s, u"PRODUKTIONSLISTE"_s, u"Eimer"_s,
                                       u"Samstag, 20. Juni 2026"_s};
    QTest::newRow("fr") << QStringList{u"FEUILLE DE ROUTE"_s, u"À CHARGER"_s, u"FICHE DE PRODUCTION"_s, u"Seaux"_s,
                                       u"Samedi 20 juin 2026"_s};
    QTest::newRow("es") << QStringList{u"HOJA DE RUTA"_s, u"PARA CARGAR"_s, u"HOJA DE PRODUCCIÓN"_s, u"Cubos"_s,
                                       u"Sábado, 20 de junio de 2026"_s};
}

void TestWorkPages::everyLanguageHasItsWords()
{
    QFETCH(const QStringList, words);
    const Shop shop = shopOf(QString::fromLatin1(QTest::currentDataTag()));

    const QString text = allOf(runSheetPdf(road(), shop)) + allOf(productionPdf(day(), shop, kNow));

    for (const QString &word : words)
        QVERIFY2(text.contains(word), qPrintable(word + u" in "_s + text));
}

STEMDESK_TEST(TestWorkPages)

} // namespace stemdesk::work_pages_test

#include "tst_work_pages.moc"
