#include "tests/support/api_table.h"
#include "tests/support/small_disk.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QProcess>
#include <QTemporaryFile>
#include <QTest>

namespace stemdesk::order_sheets_test {

namespace {

/// The output of a tool for a file; `%` among the arguments is the file.
QByteArray printed(const QString &tool, QStringList arguments, const QByteArray &bytes)
{
    QTemporaryFile file;
    if (!file.open() || file.write(bytes) != bytes.size() || !file.flush())
        return "no file";
    arguments.replaceInStrings(u"%"_s, file.fileName());
    QProcess process;
    process.start(tool, arguments);
    if (!process.waitForStarted())
        return tool.toUtf8() + " is not installed";
    process.waitForFinished();
    return process.readAllStandardOutput();
}

QByteArray pdfText(const QByteArray &pdf)
{
    return printed(u"pdftotext"_s, {u"-layout"_s, u"%"_s, u"-"_s}, pdf);
}

QByteArray bookTexts(const QByteArray &book)
{
    return printed(u"unzip"_s, {u"-p"_s, u"%"_s, u"xl/sharedStrings.xml"_s}, book);
}

} // namespace

class OrderSheetsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        // Refusals change nothing, so that they can share their shops.
        if (!m_fixture || QByteArray(QTest::currentTestFunction()) != "refusals")
            m_fixture = std::make_unique<ApiFixture>();
    }
    void refusals_data() { addApiTable(u"api_order_sheets.tsv"_s); }
    void refusals();
    void scopesAreReadAndWrite();
    void savingAnswersWithTheSheet();
    void eventsArePooled();
    void keysAreHonoured();
    void savedSheetsStayAsTheyWere();
    void fieldsReadLess();
    void listIsInOrderOfCreation();
    void receivedIsShown();
    void aSheetCanBeSentBack();
    void conditionalRequests();
    void filesAreTheSavedSheets();
    void aFullTemporaryDiskIsSaidAndPasses();
    void changesAreFed();
    void profitFollowsWhatCameIn();
    void profitIsSharedByUnits();

private:
    Answer save(const QByteArray &events)
    {
        return api().post("/api/v1/order-sheets", filled("{\"eventIds\":[" + events + "]}"));
    }
    QByteArray path(const QByteArray &rest = {}) const { return filled("/api/v1/order-sheets/<ordr>" + rest); }
    /// `packs` of roses, which the saved sheets order without a supplier.
    QByteArray roses(const QByteArray &packs, const QByteArray &cost) const
    {
        return filled(R"({"received":[{"variantId":"<var>","supplierId":null,"packsReceived":)" + packs
                      + R"(,"unitCostExclTax":)" + cost + "}]}");
    }
    /// Another event that needs `units` roses, without a supplier.
    QByteArray addEvent(const QByteArray &units)
    {
        const QByteArray event = api().post("/api/v1/events", R"({"name":"Second"})").header("location");
        const QByteArray group = api().post(event + "/groups", R"({"name":"G"})").header("location");
        const Answer item = api().post(group + "/items", filled(R"({"variantId":"<var>","quantity":)" + units + '}'));
        if (item.status != 201)
            qFatal("no line: %s", item.body.constData());
        return event.mid(event.lastIndexOf('/') + 1);
    }
};

void OrderSheetsTest::refusals()
{
    checkApiRow(*m_fixture, api());
}

void OrderSheetsTest::scopesAreReadAndWrite()
{
    const auto reader = m_fixture->connect(m_fixture->newKey(*Scopes::parse("orders:read")));
    const auto writer = m_fixture->connect(m_fixture->newKey(*Scopes::parse("orders:write")));
    const QByteArray body = filled(R"({"eventIds":["<evt>"]})");

    for (const QByteArray &read :
         {QByteArray("/api/v1/order-sheets"), path(), path("?format=csv"), filled("/api/v1/events/<evt>/profit")}) {
        QCOMPARE(reader->get(read).status, 200);
        QCOMPARE(writer->get(read).error(), "missing_scope:orders:read");
    }
    QCOMPARE(reader->post("/api/v1/order-sheets", body).error(), "missing_scope:orders:write");
    QCOMPARE(reader->patch(path(), "{}").error(), "missing_scope:orders:write");
    QCOMPARE(writer->post("/api/v1/order-sheets", body).status, 201);
    QCOMPARE(writer->patch(path(), "{}").status, 200);
}

void OrderSheetsTest::savingAnswersWithTheSheet()
{
    const Answer made = save(R"("<evt>","<evt>")");

    QCOMPARE(made.status, 201);
    QCOMPARE(made.header("location"), "/api/v1/order-sheets/" + made.text(u"orderSheetId"));
    QVERIFY(made.text(u"orderSheetId").startsWith("ordr_"));
    QCOMPARE(made.header("stemdesk-warnings"), "");
    QCOMPARE(made.json().keys(),
             (QStringList{u"createdAt"_s, u"events"_s, u"isTopUp"_s, u"orderSheetId"_s, u"orderedAt"_s, u"state"_s,
                          u"suppliers"_s, u"totals"_s, u"updatedAt"_s}));
    QCOMPARE(made.at(u"createdAt"), made.at(u"updatedAt"));
    QCOMPARE(made.at(u"events").toArray().size(), 1);
    const QJsonObject line = made.at(u"suppliers.0.lines.0").toObject();
    QVERIFY(line.contains(u"packsReceived"_s) && line[u"packsReceived"_s].isNull());
    QVERIFY(line.contains(u"receivedCostIncTax"_s) && line[u"receivedCostIncTax"_s].isNull());
    QCOMPARE(api().get(made.header("location")).body, made.body);

    // Except for fields that only a saved sheet has, it equals the event's own sheet.
    QJsonObject live = api().get(filled("/api/v1/events/<evt>/order-sheet")).json();
    QCOMPARE(live[u"totals"_s], made.at(u"totals"));
    QCOMPARE(live[u"events"_s], made.at(u"events"));
    QVERIFY(!live[u"suppliers"_s][0][u"lines"_s][0].toObject().contains(u"packsReceived"_s));
}

void OrderSheetsTest::eventsArePooled()
{
    const QByteArray second = addEvent("5"); // In addition to the 6 of the first event.

    const Answer sheet = save('"' + second + "\",\"<evt>\"");

    QCOMPARE(sheet.text(u"events.0.eventId"), second);
    QCOMPARE(sheet.at(u"events").toArray().size(), 2);
    const QJsonObject rose = sheet.at(u"suppliers.0.lines.0").toObject();
    QCOMPARE(rose[u"unitsNeeded"_s], QJsonValue(11));
    QCOMPARE(rose[u"packsToOrder"_s], QJsonValue(2));
    QCOMPARE(rose[u"eventItemIds"_s].toArray().size(), 2);
    QCOMPARE(rose[u"advice"_s].toArray(),
             (QJsonArray{QJsonObject{{u"unitsChange"_s, -1}, {u"packsChange"_s, -1}, {u"costChangeIncTax"_s, -24}},
                         QJsonObject{{u"unitsChange"_s, 9}, {u"packsChange"_s, 0}, {u"costChangeIncTax"_s, 0}}}));
}

void OrderSheetsTest::keysAreHonoured()
{
    const http::Headers key{http::Header{"Idempotency-Key", "sheet-1"}};
    const QByteArray body = filled(R"({"eventIds":["<evt>"]})");
    const Answer first = api().post("/api/v1/order-sheets", body, key);
    const Answer replay = api().post("/api/v1/order-sheets", body, key);

    QCOMPARE(first.status, 201);
    QCOMPARE(replay.status, 201);
    QCOMPARE(replay.body, first.body);
    QCOMPARE(replay.header("location"), first.header("location"));
    QCOMPARE(replay.header("idempotency-replayed"), "true");
    QCOMPARE(api().get("/api/v1/order-sheets?fields=totals").at(u"items").toArray().size(), 2); // One was there.
}

void OrderSheetsTest::savedSheetsStayAsTheyWere()
{
    const QByteArray before = api().get(path()).body;
    QCOMPARE(api().patch(filled("/api/v1/events/<evt>"), R"({"name":"Later","status":"approved"})").status, 200);
    QCOMPARE(api().patch(filled("/api/v1/products/<prod>"), R"({"name":"Renamed"})").status, 200);
    QCOMPARE(api().patch(filled("/api/v1/price-lists/<pl>/entries/<pe>"), R"({"unitCostExclTax":9})").status, 200);
    QCOMPARE(api().remove(filled("/api/v1/products/<vaseProd>?force=true")).status, 200);
    QCOMPARE(api().remove(filled("/api/v1/events/<evt>")).status, 200);

    QByteArray after = before; // But that its lines no longer name the event.
    after.replace(R"("name":"Anna and Ben","unitsNeeded")", R"("name":null,"unitsNeeded")");
    QCOMPARE(api().get(path()).body, after);
    QVERIFY(api().get("/api/v1/order-sheets").body.contains(after));
}

void OrderSheetsTest::fieldsReadLess()
{
    const Answer one = api().get(path("?fields=totals.orderCostExclTax,suppliers.lines.receivedCostIncTax"));
    QCOMPARE(one.body,
             filled(R"({"orderSheetId":"<ordr>","suppliers":[{"lines":[{"receivedCostIncTax":null},)"
                    R"({"receivedCostIncTax":null}]}],"totals":{"orderCostExclTax":50}})")); // 20 + 6 vases at 5

    const Answer list = api().get("/api/v1/order-sheets?fields=events.name");
    QCOMPARE(list.body,
             filled(R"({"items":[{"orderSheetId":"<ordr>","events":[{"name":"Anna and Ben"}]}],)"
                    R"("isDone":true,"cursor":null})"));
}

void OrderSheetsTest::listIsInOrderOfCreation()
{
    QByteArrayList made{filled("<ordr>")};
    for (int i = 0; i < 4; ++i) {
        m_fixture->test().tick();
        made += save(R"("<evt>")").text(u"orderSheetId");
    }
    QByteArrayList walked;
    QByteArray next = "/api/v1/order-sheets?limit=2&fields=createdAt";
    for (bool isDone = false; !isDone;) {
        const Answer page = api().get(next);
        QCOMPARE(page.status, 200);
        for (const QJsonValue row : page.at(u"items").toArray())
            walked += row[u"orderSheetId"_s].toString().toUtf8();
        isDone = page.at(u"isDone").toBool();
        next = "/api/v1/order-sheets?limit=2&fields=createdAt&cursor=" + page.text(u"cursor");
    }
    QCOMPARE(walked, made);

    const QByteArray since = QByteArray::number(m_fixture->test().now());
    const Answer newest = api().get("/api/v1/order-sheets?updatedSince=" + since);
    QCOMPARE(newest.at(u"items").toArray().size(), 1);
    QCOMPARE(newest.text(u"items.0.orderSheetId"), made.last());
    const QByteArray cursor = api().get("/api/v1/order-sheets?limit=2").text(u"cursor");
    QCOMPARE(api().get("/api/v1/order-sheets?updatedSince=1&cursor=" + cursor).error(), "invalid_cursor");
}

void OrderSheetsTest::receivedIsShown()
{
    m_fixture->test().tick();
    const auto line = [&](const Answer &answer) { return answer.at(u"suppliers.0.lines.0").toObject(); };

    const Answer after = api().patch(path(), roses("1.5", "2.5"));

    QCOMPARE(after.status, 200);
    QCOMPARE(line(after)[u"packsReceived"_s], QJsonValue(1.5));
    QCOMPARE(line(after)[u"receivedCostIncTax"_s], QJsonValue(15 * (2.5 * 1.2)));
    QVERIFY(after.at(u"suppliers.0.lines.1.packsReceived").isNull());
    QVERIFY(after.at(u"updatedAt").toInteger() > after.at(u"createdAt").toInteger());
    QCOMPARE(api().get(path()).body, after.body);

    m_fixture->test().tick();
    QCOMPARE(api().patch(path(), roses("1.5", "2.5")).body, after.body); // Nothing new: not written.
    QCOMPARE(line(api().patch(path(), roses("0", "3")))[u"receivedCostIncTax"_s], QJsonValue(0));
    QVERIFY(line(api().patch(path(), roses("null", "3")))[u"packsReceived"_s].isNull());
    QCOMPARE(line(api().patch(path(), roses("2", "0")))[u"packsReceived"_s], QJsonValue(2));
    QVERIFY(line(api().patch(path(), R"({"received":null})"))[u"packsReceived"_s].isNull());
}

void OrderSheetsTest::aSheetCanBeSentBack()
{
    const Answer read = api().get(path());
    QJsonObject body = read.json();
    QCOMPARE(api().patch(path(), read.body).body, read.body);

    body.insert(u"received"_s, QJsonDocument::fromJson(roses("1", "2"))[u"received"_s]);
    const Answer after = api().patch(path(), QJsonDocument(body).toJson());

    QCOMPARE(after.at(u"suppliers.0.lines.0.packsReceived"), QJsonValue(1));
    QCOMPARE(api().post("/api/v1/order-sheets", filled(R"({"eventIds":["<evt>"],"totals":{},"createdAt":1})")).status,
             201);
}

void OrderSheetsTest::conditionalRequests()
{
    for (const QByteArray &form : {path(), path("?format=csv"), path("?format=xlsx"), path("?format=pdf")}) {
        const QByteArray tag = api().get(form).header("etag");
        QVERIFY(tag.size() > 2);
        const http::Headers known{http::Header{"If-None-Match", tag}};
        QCOMPARE(api().get(form, known).status, 304);
        QCOMPARE(api().get(path("?format=json&fields=totals"), known).status, 200);
    }
    const QByteArray old = api().get(path()).header("etag");
    const QByteArray oldFile = api().get(path("?format=pdf")).header("etag");
    const http::Headers match{http::Header{"If-Match", old}};
    const Answer changed = api().patch(path(), roses("1", "2"), match);
    QCOMPARE(changed.status, 200);
    QCOMPARE(changed.header("etag"), api().get(path()).header("etag"));
    QCOMPARE(api().patch(path(), roses("2", "2"), match).error(), "version_mismatch");
    QVERIFY(api().get(path("?format=pdf")).header("etag") != oldFile);
    QCOMPARE(api().get(path(), {http::Header{"If-None-Match", old}}).status, 200);
}

void OrderSheetsTest::filesAreTheSavedSheets()
{
    QCOMPARE(api()
                 .patch(filled("/api/v1/suppliers/<sup>"),
                        R"({"address":"Legmeerdijk 313","contactEmail":"orders@market.example"})")
                 .status,
             200);
    QCOMPARE(api()
                 .patch(filled("/api/v1/events/<evt>/groups/<grp>/items/<item>"), filled(R"({"supplierId":"<sup>"})"))
                 .status,
             200);
    const QByteArray saved = save(R"("<evt>")").header("location");
    const QByteArray csv = api().get(saved + "?format=csv").body;
    QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), R"({"name":"Newer","address":"Elsewhere"})").status, 200);
    QCOMPARE(api().patch(filled("/api/v1/events/<evt>"), R"({"status":"approved"})").status, 200);

    const Answer pdf = api().get(saved + "?format=pdf");
    QCOMPARE(pdf.header("content-type"), "application/pdf");
    QCOMPARE(pdf.header("content-disposition"), "attachment; filename=\"order-sheet.pdf\"");
    const QByteArray text = pdfText(pdf.body);
    for (const char *word :
         {"Flower market", "Legmeerdijk 313", "orders@market.example", "DRAFT", "Rose", "Anna and Ben"})
        QVERIFY2(text.contains(word), word + (" is not in: " + text));
    QVERIFY(!text.contains("Elsewhere"));
    QVERIFY(bookTexts(api().get(saved + "?format=xlsx").body).contains("Flower market"));
    QCOMPARE(api().get(saved + "?format=csv").body, csv);
    QVERIFY(csv.contains("\r\nFlower market,Rose,Rose,,,,,6,10,1,10,2,20,24,Anna and Ben,2026-05-29,,,\r\n"));
    QCOMPARE(api().get(saved + "?format=csv&fields=totals").body, csv); // The columns are fixed.
}

/// The workbook passes through files there.
void OrderSheetsTest::aFullTemporaryDiskIsSaidAndPasses()
{
    SmallDisk disk(1 << 20);
    if (!disk.isThere())
        QSKIP(SmallDisk::why());
    const QByteArray before = qgetenv("TMPDIR");
    qputenv("TMPDIR", QFile::encodeName(disk.path({})));
    disk.fill();
    const Answer full = api().get(path("?format=xlsx"));
    const Answer other = api().get(path());
    disk.empty();
    const Answer passed = api().get(path("?format=xlsx"));
    before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);

    QCOMPARE(full.status, 503);
    QCOMPARE(full.error(), "storage_full");
    QVERIFY(!full.header("retry-after").isEmpty());
    QCOMPARE(other.status, 200);
    QCOMPARE(passed.status, 200);
    QCOMPARE(passed.body.left(2), "PK");
}

void OrderSheetsTest::changesAreFed()
{
    const qint64 before = m_fixture->changeCount();
    QCOMPARE(save(R"("<evt>")").status, 201);
    QCOMPARE(m_fixture->changeCount(), before + 1);
    QCOMPARE(api().patch(path(), roses("1", "2")).status, 200);
    QCOMPARE(m_fixture->changeCount(), before + 2);
    QCOMPARE(api().patch(path(), roses("1", "2")).status, 200);
    QCOMPARE(api().patch(path(), R"({"received":[]})").status, 200);
    QCOMPARE(m_fixture->changeCount(), before + 2);
}

void OrderSheetsTest::profitFollowsWhatCameIn()
{
    const QByteArray profit = filled("/api/v1/events/<evt>/profit");
    const Answer event = api().get(filled("/api/v1/events/<evt>?fields=totals"));
    const double price = event.at(u"totals.customerPriceIncTax").toDouble();
    const double projected = event.at(u"totals.costOfGoodsIncTax").toDouble();

    const Answer before = api().get(profit);
    QCOMPARE(before.json(),
             (QJsonObject{{u"customerPriceIncTax"_s, price},
                          {u"projectedCostOfGoodsIncTax"_s, projected},
                          {u"actualCostOfGoodsIncTax"_s, QJsonValue()},
                          {u"margin"_s, price - projected},
                          {u"ownHireIncTax"_s, 0}}));
    QCOMPARE(api().get(profit, {http::Header{"If-None-Match", before.header("etag")}}).status, 304);

    QCOMPARE(api().patch(path(), roses("2", "1.5")).status, 200);

    const double actual = 20 * (1.5 * 1.2);
    QCOMPARE(api().get(profit + "?fields=actualCostOfGoodsIncTax,margin").json(),
             (QJsonObject{{u"actualCostOfGoodsIncTax"_s, actual}, {u"margin"_s, price - actual}}));
    QCOMPARE(api().patch(path(), R"({"received":null})").status, 200);
    QCOMPARE(api().get(profit).body, before.body);
}

void OrderSheetsTest::profitIsSharedByUnits()
{
    const QByteArray second = addEvent("10"); // 10 of 16 roses.
    const QByteArray saved = save('"' + second + "\",\"<evt>\"").header("location");

    QCOMPARE(api().patch(saved, roses("2", "1.5")).status, 200);

    const double cost = 20 * (1.5 * 1.2);
    const auto actual = [&](const QByteArray &event) {
        return api().get(filled("/api/v1/events/" + event + "/profit")).at(u"actualCostOfGoodsIncTax");
    };
    QCOMPARE(actual("<evt>"), QJsonValue(cost * (6.0 / 16)));
    QCOMPARE(actual(second), QJsonValue(cost * (10.0 / 16)));
}

STEMDESK_TEST(OrderSheetsTest)

} // namespace stemdesk::order_sheets_test

#include "tst_order_sheets.moc"
