#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::combined_order_test {

class OrderSheetTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data();
    void refusals();
    void linesArePooledAndRounded();
    void minimumsAreTheSuppliers();
    void hiddenGroupsAreLeftOut();
    void fieldsShapeTheSheet();
    void files_data();
    void files();
    void csvCellsThatWouldRunAreDefused();
};

void OrderSheetTest::refusals_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *name, const QByteArray &path, int status, const QByteArray &error) {
        QTest::newRow(name) << path << status << error;
    };
    row("unknown event", "<none.evt>/order-sheet", 404, "not_found");
    row("another shop's event", "<other.evt>/order-sheet", 404, "not_found");
    row("another shop's event as PDF", "<other.evt>/order-sheet?format=pdf", 404, "not_found");
    row("wrong type", "<grp>/order-sheet", 422, "wrong_id_type:expected_events_got_event_groups");
    row("unknown format", "<evt>/order-sheet?format=doc", 422, "invalid_format");
    row("format in capitals", "<evt>/order-sheet?format=CSV", 422, "invalid_format");
    row("no format", "<evt>/order-sheet?format=", 422, "invalid_format");
    row("unknown field", "<evt>/order-sheet?fields=suppliers.lines.price", 422, "unknown_fields:suppliers.lines.price");
    row("unknown parameter", "<evt>/order-sheet?limit=5", 422, "unknown_parameter:limit");
}

void OrderSheetTest::refusals()
{
    QFETCH(const QByteArray, path);
    QFETCH(const int, status);

    const Answer answer = api().get(filled("/api/v1/events/" + path));

    QCOMPARE(answer.status, status);
    QTEST(answer.error(), "error");
}

void OrderSheetTest::linesArePooledAndRounded()
{
    const Answer sheet = api().get(filled("/api/v1/events/<evt>/order-sheet"));

    QCOMPARE(sheet.status, 200);
    QCOMPARE(sheet.json().keys(), (QStringList{u"events"_s, u"isTopUp"_s, u"suppliers"_s, u"totals"_s}));
    QCOMPARE(sheet.at(u"events.0").toObject().keys(),
             (QStringList{u"eventId"_s, u"isCleared"_s, u"name"_s, u"status"_s}));
    QCOMPARE(sheet.at(u"events.0.isCleared"), QJsonValue(false));
    QVERIFY(sheet.at(u"suppliers.0.supplierId").isNull());
    const QJsonObject rose = sheet.at(u"suppliers.0.lines.0").toObject();
    QCOMPARE(rose[u"productName"_s], QJsonValue(u"Rose"_s));
    QCOMPARE(rose[u"unitsNeeded"_s], QJsonValue(6));
    QCOMPARE(rose[u"unitsPerPack"_s], QJsonValue(10));
    QCOMPARE(rose[u"packsNeeded"_s], QJsonValue(1));
    QCOMPARE(rose[u"packsToOrder"_s], QJsonValue(1));
    QCOMPARE(rose[u"unitsToOrder"_s], QJsonValue(10));
    QCOMPARE(rose[u"leftoverUnits"_s], QJsonValue(4));
    QVERIFY(rose[u"minPacks"_s].isNull());
    QCOMPARE(rose[u"orderCostExclTax"_s], QJsonValue(20));
    QCOMPARE(rose[u"orderCostIncTax"_s], QJsonValue(10 * (2.0 * 1.2)));
    QCOMPARE(rose[u"eventItemIds"_s].toArray(), QJsonArray{QString::fromLatin1(filled("<item>"))});
}

void OrderSheetTest::minimumsAreTheSuppliers()
{
    ApiFixture fixture;
    QCOMPARE(fixture.api()
                 .patch(fixture.filled("/api/v1/products/<prod>/variants/<var>"),
                        fixture.filled(R"({"supplierMinPacks":[{"supplierId":"<sup>","minPacks":4}]})"))
                 .status,
             200);
    QCOMPARE(fixture.api()
                 .patch(fixture.filled("/api/v1/events/<evt>/groups/<grp>/items/<item>"),
                        fixture.filled(R"({"supplierId":"<sup>"})"))
                 .status,
             200);
    QCOMPARE(fixture.api().patch(fixture.filled("/api/v1/events/<evt>"), R"({"status":"approved"})").status, 200);

    const Answer sheet = fixture.api().get(fixture.filled("/api/v1/events/<evt>/order-sheet"));

    QCOMPARE(sheet.at(u"events.0.isCleared"), QJsonValue(true));
    QCOMPARE(sheet.text(u"suppliers.0.name"), "Flower market");
    const QJsonObject rose = sheet.at(u"suppliers.0.lines.0").toObject();
    QCOMPARE(rose[u"packsNeeded"_s], QJsonValue(1));
    QCOMPARE(rose[u"minPacks"_s], QJsonValue(4));
    QCOMPARE(rose[u"packsToOrder"_s], QJsonValue(4));
    QCOMPARE(rose[u"leftoverUnits"_s], QJsonValue(34)); // 4 * 10 - 6
}

void OrderSheetTest::hiddenGroupsAreLeftOut()
{
    ApiFixture fixture;
    QCOMPARE(fixture.api().patch(fixture.filled("/api/v1/events/<evt>/groups/<grp>"), R"({"isHidden":true})").status,
             200);

    const Answer sheet = fixture.api().get(fixture.filled("/api/v1/events/<evt>/order-sheet"));

    QCOMPARE(sheet.at(u"suppliers").toArray(), QJsonArray());
    QCOMPARE(sheet.at(u"totals.orderCostIncTax"), QJsonValue(0));
}

void OrderSheetTest::fieldsShapeTheSheet()
{
    const Answer sheet = api().get(filled("/api/v1/events/<evt>/order-sheet?fields=suppliers.lines.unitsToOrder"));

    QCOMPARE(sheet.json().keys(), QStringList{u"suppliers"_s});
    QCOMPARE(sheet.at(u"suppliers.0").toObject().keys(), QStringList{u"lines"_s});
    QCOMPARE(sheet.at(u"suppliers.0.lines.0").toObject(), (QJsonObject{{u"unitsToOrder"_s, 10}}));
}

void OrderSheetTest::files_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("csv") << QByteArray("csv") << QByteArray("text/csv; charset=utf-8")
                         << QByteArray(
                                "\xEF\xBB\xBFsupplier,product,variant,sku,supplierCode,colours,stemLength,unitsNeeded,"
                                "unitsPerPack,packsToOrder,unitsToOrder,unitCostExclTax,orderCostExclTax,"
                                "orderCostIncTax,events");
    QTest::newRow("xlsx") << QByteArray("xlsx")
                          << QByteArray("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet")
                          << QByteArray("PK");
    QTest::newRow("pdf") << QByteArray("pdf") << QByteArray("application/pdf") << QByteArray("%PDF-");
    QTest::newRow("json") << QByteArray("json") << QByteArray("application/json") << QByteArray("{\"events\"");
}

void OrderSheetTest::files()
{
    QFETCH(const QByteArray, format);
    QFETCH(const QByteArray, start);

    const Answer answer = api().get(filled("/api/v1/events/<evt>/order-sheet?format=" + format));

    QCOMPARE(answer.status, 200);
    QTEST(answer.header("content-type"), "type");
    QCOMPARE(answer.body.first(start.size()), start);
}

void OrderSheetTest::csvCellsThatWouldRunAreDefused()
{
    ApiFixture fixture;
    QCOMPARE(fixture.api().patch(fixture.filled("/api/v1/products/<prod>"), R"({"name":"=1+1"})").status, 200);

    const QByteArray csv = fixture.api().get(fixture.filled("/api/v1/events/<evt>/order-sheet?format=csv")).body;

    QVERIFY(csv.contains(",'=1+1,"));
}

STEMDESK_TEST(OrderSheetTest)

} // namespace stemdesk::combined_order_test

#include "tst_combined_order.moc"
