#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::ordered_sheets_test {

/// Goods that are ordered already. The event needs 6 roses, sold in packs of 10, on Monday, 1 June 2026; today is 21
/// March.
class OrderedSheetsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<ApiFixture>();
        QCOMPARE(api().patch(kItem, R"({"supplierId":"<sup>"})").status, 200);
    }
    void markingIsAChangeOfState();
    void goodsKeepASheetOrdered();
    void twoWhoMarkAtOnceAreTold();
    void whatIsOrderedIsCounted();
    void whatIsNewIsATopUp();
    void whatIsNeededNoMoreIsSurplus();
    void aDeletedEventKeepsItsUnits();
    void whatIsArchivedOrDeletedBetweenStaysOrdered();
    void packsOfATenthAndOfAThousandMillion();
    void severalEventsArePreviewed();
    void badQuestionsAreRefused_data();
    void badQuestionsAreRefused();
    void suppliersHaveConditions();
    void badConditionsAreRefused_data();
    void badConditionsAreRefused();
    void deliveryCostsAreARowOfTheirOwn();
    void sheetsAreOfOneDeliveryDay();
    void topUpsCountInTheProfit();
    void theWeekHasThemOnTheirDay();

private:
    /// Fills in the ids of bodies and paths.
    class Filling {
    public:
        explicit Filling(ApiFixture &fixture) : m_fixture(fixture) {}
        Answer get(const QByteArray &path) { return m_fixture.api().get(m_fixture.filled(path)); }
        Answer post(const QByteArray &path, const QByteArray &body, const http::Headers &headers = {})
        {
            return m_fixture.api().post(m_fixture.filled(path), m_fixture.filled(body), headers);
        }
        Answer patch(const QByteArray &path, const QByteArray &body, const http::Headers &headers = {})
        {
            return m_fixture.api().patch(m_fixture.filled(path), m_fixture.filled(body), headers);
        }
        Answer remove(const QByteArray &path) { return m_fixture.api().remove(m_fixture.filled(path)); }

    private:
        ApiFixture &m_fixture;
    };

    static constexpr auto kItem = "/api/v1/events/<evt>/groups/<grp>/items/<item>";
    static constexpr auto kSheet = "/api/v1/events/<evt>/order-sheet";

    Filling api() { return Filling(*m_fixture); }
    /// The first line of the first supplier.
    static QJsonObject line(const Answer &sheet) { return sheet.at(u"suppliers.0.lines.0").toObject(); }
    Answer save(const QByteArray &more = {})
    {
        return api().post("/api/v1/order-sheets", R"({"eventIds":["<evt>"])" + more + '}');
    }
    /// Orders the event's goods and returns the sheet's path.
    QByteArray order(const QByteArray &more = {})
    {
        const Answer saved = save(more);
        const QByteArray path = saved.header("location");
        if (api().patch(path, R"({"state":"ordered"})").status != 200)
            qFatal("not ordered: %s", saved.body.constData());
        return path;
    }
    void need(const QByteArray &roses)
    {
        QCOMPARE(api().patch(kItem, R"({"quantity":)" + roses + '}').status, 200); // On each of two tables.
    }
    /// Adds another event on the same day that needs this number of roses from the supplier.
    QByteArray addEvent(const QByteArray &roses, Instant start)
    {
        const QByteArray event =
            api()
                .post("/api/v1/events", R"({"name":"Second","venueStart":)" + QByteArray::number(start) + '}')
                .header("location");
        const QByteArray group = api().post(event + "/groups", R"({"name":"G"})").header("location");
        api().post(group + "/items", R"({"variantId":"<var>","supplierId":"<sup>","quantity":)" + roses + '}');
        return event.mid(event.lastIndexOf('/') + 1);
    }
};

namespace {

constexpr Instant kFirstOfJune = 1'780'308'000'000; // 10:00 UTC, the first event's day.
constexpr Instant kDay = 86'400'000;

} // namespace

void OrderedSheetsTest::markingIsAChangeOfState()
{
    const Answer saved = save();
    QCOMPARE(saved.text(u"state"), "draft");
    QVERIFY(saved.at(u"orderedAt").isNull());
    QCOMPARE(saved.at(u"isTopUp"), QJsonValue(false));
    const QByteArray path = saved.header("location");

    const Answer ordered = api().patch(path, R"({"state":"ordered"})");
    QCOMPARE(ordered.text(u"state"), "ordered");
    QCOMPARE(ordered.at(u"orderedAt").toInteger(), m_fixture->test().now());
    QCOMPARE(api().get(path).body, ordered.body);
    QCOMPARE(api().get("/api/v1/order-sheets").at(u"items.1.state"), QJsonValue(u"ordered"_s));

    m_fixture->test().tick();
    QCOMPARE(api().patch(path, R"({"state":"ordered"})").body, ordered.body); // The time of the first order stays.
    QCOMPARE(api().patch(path, ordered.body).body, ordered.body);
    const Answer again = api().patch(path, R"({"state":"draft"})");
    QCOMPARE(again.text(u"state"), "draft");
    QVERIFY(again.at(u"orderedAt").isNull());
    QCOMPARE(api().patch(path, R"({"state":"sent"})").error(), "invalid_state");
    QCOMPARE(api().patch(path, R"({"state":null})").error(), "invalid_state");
    QCOMPARE(api().patch(path, R"({"orderedAt":5})").body, again.body); // Read-only.
}

void OrderedSheetsTest::goodsKeepASheetOrdered()
{
    const QByteArray path = order();
    const QByteArray row = R"({"variantId":"<var>","supplierId":"<sup>","packsReceived":1,"unitCostExclTax":2})";
    QCOMPARE(api().patch(path, R"({"received":[)" + row + "]}").status, 200);

    const Answer refused = api().patch(path, R"({"state":"draft"})");
    QCOMPARE(refused.status, 409);
    QCOMPARE(refused.error(), "goods_received");
    QCOMPARE(api().get(path).text(u"state"), "ordered");
    QCOMPARE(api().patch(path, R"({"received":null,"state":"draft"})").text(u"state"), "draft");
}

void OrderedSheetsTest::twoWhoMarkAtOnceAreTold()
{
    const QByteArray path = save().header("location");
    const http::Headers known{http::Header{"If-Match", api().get(path).header("etag")}};

    QCOMPARE(api().patch(path, R"({"state":"ordered"})", known).status, 200);
    QCOMPARE(api().patch(path, R"({"state":"ordered"})", known).status, 412);
}

void OrderedSheetsTest::whatIsOrderedIsCounted()
{
    save(); // A draft does not count as ordered.
    QJsonObject rose = line(api().get(kSheet));
    QCOMPARE(rose[u"unitsOrdered"_s], QJsonValue(0));
    QCOMPARE(rose[u"packsOrdered"_s], QJsonValue(0));

    order();
    rose = line(api().get(kSheet));
    QCOMPARE(rose[u"unitsOrdered"_s], QJsonValue(10));
    QCOMPARE(rose[u"packsOrdered"_s], QJsonValue(1));
    QCOMPARE(rose[u"surplusUnits"_s], QJsonValue(0));
    QCOMPARE(rose[u"unitsNeeded"_s], QJsonValue(6));
    QCOMPARE(line(save())[u"unitsOrdered"_s], QJsonValue(10));
}

void OrderedSheetsTest::whatIsNewIsATopUp()
{
    const QByteArray path = kSheet + QByteArray("?onlyNew=true");
    QCOMPARE(line(api().get(path))[u"unitsNeeded"_s], QJsonValue(6)); // Nothing is ordered yet.
    order();
    QVERIFY(api().get(path).at(u"suppliers").toArray().isEmpty());
    const Answer nothing = save(R"(,"onlyNew":true)");
    QCOMPARE(nothing.status, 409);
    QCOMPARE(nothing.error(), "nothing_to_order");

    need("12"); // On two tables: 24, of which 10 are ordered.
    const Answer read = api().get(path);
    QCOMPARE(line(read)[u"unitsNeeded"_s], QJsonValue(14));
    QCOMPARE(line(read)[u"packsToOrder"_s], QJsonValue(2));
    QCOMPARE(line(read)[u"unitsOrdered"_s], QJsonValue(10));
    QCOMPARE(read.at(u"isTopUp"), QJsonValue(true));
    const Answer topUp = save(R"(,"onlyNew":true)");
    QCOMPARE(topUp.status, 201);
    QCOMPARE(topUp.at(u"isTopUp"), QJsonValue(true));
    QCOMPARE(line(topUp)[u"unitsToOrder"_s], QJsonValue(20));
    QCOMPARE(line(topUp)[u"events"_s][0][u"unitsNeeded"_s], QJsonValue(14));
    QCOMPARE(api().get(topUp.header("location")).body, topUp.body);
    QVERIFY(api().get(path + "&format=csv").body.contains(",14,10,2,20,"));

    QCOMPARE(api().patch(topUp.header("location"), R"({"state":"ordered"})").status, 200);
    QCOMPARE(save(R"(,"onlyNew":true)").error(), "nothing_to_order");
    QCOMPARE(line(api().get(kSheet))[u"unitsOrdered"_s], QJsonValue(30));
}

void OrderedSheetsTest::whatIsNeededNoMoreIsSurplus()
{
    need("12");
    order(); // 30 of them.
    need("8");
    QCOMPARE(line(api().get(kSheet))[u"surplusUnits"_s], QJsonValue(10));
    QCOMPARE(api().remove(kItem).status, 200);

    const Answer sheet = api().get(kSheet);
    QCOMPARE(line(sheet)[u"productName"_s], QJsonValue(u"Rose"_s));
    QCOMPARE(line(sheet)[u"unitsNeeded"_s], QJsonValue(0));
    QCOMPARE(line(sheet)[u"unitsToOrder"_s], QJsonValue(0));
    QCOMPARE(line(sheet)[u"surplusUnits"_s], QJsonValue(30));
    // A surplus is not part of the supplier's order.
    QVERIFY(!api().get(QByteArray(kSheet) + "?format=csv").body.contains("Rose"));
    const Answer saved = save();
    QCOMPARE(line(saved)[u"surplusUnits"_s], QJsonValue(30));
    QCOMPARE(api().get(saved.header("location")).body, saved.body);
}

void OrderedSheetsTest::aDeletedEventKeepsItsUnits()
{
    const QByteArray second = addEvent("12", kFirstOfJune);
    const QByteArray path = order();
    const QByteArray both =
        api().post("/api/v1/order-sheets", R"({"eventIds":["<evt>",")" + second + R"("]})").header("location");
    QCOMPARE(api().patch(both, R"({"state":"ordered"})").status, 200); // Orders 20 for the needs of 6 and 12.
    QCOMPARE(api().remove("/api/v1/events/" + second).status, 200);

    QCOMPARE(line(api().get(kSheet))[u"unitsOrdered"_s].toDouble(), 10 + 20 * (6.0 / 18));
    const QJsonArray events = line(api().get(both))[u"events"_s].toArray();
    QCOMPARE(events[0][u"name"_s], QJsonValue(u"Anna and Ben"_s));
    QVERIFY(events[1].toObject().contains(u"name"_s) && events[1][u"name"_s].isNull());
    QCOMPARE(line(api().get(path))[u"events"_s][0][u"name"_s], QJsonValue(u"Anna and Ben"_s));
}

void OrderedSheetsTest::whatIsArchivedOrDeletedBetweenStaysOrdered()
{
    const QByteArray path = order();
    QCOMPARE(api().post("/api/v1/suppliers/<sup>/archive", {}).status, 200);
    need("12");

    QCOMPARE(line(api().get(kSheet))[u"unitsOrdered"_s], QJsonValue(10));
    const Answer topUp = save(R"(,"onlyNew":true)"); // Lines of the existing supplier stay with it.
    QCOMPARE(topUp.status, 201);
    QCOMPARE(line(topUp)[u"unitsNeeded"_s], QJsonValue(14));
    QCOMPARE(api().patch(topUp.header("location"), R"({"state":"ordered"})").status, 200);
    const QJsonObject ordered = line(api().get(path));
    QCOMPARE(api().remove("/api/v1/products/<prod>/variants/<var>?force=true").status, 200);

    const Answer sheet = api().get(kSheet); // The deleted variety's order is now a surplus.
    QCOMPARE(sheet.status, 200);
    QCOMPARE(line(sheet)[u"productName"_s], ordered[u"productName"_s]);
    QCOMPARE(line(sheet)[u"unitsNeeded"_s], QJsonValue(0));
    QCOMPARE(line(sheet)[u"surplusUnits"_s], QJsonValue(30));
    QCOMPARE(line(api().get(path))[u"unitsToOrder"_s], QJsonValue(10));
    QVERIFY(api().get(QByteArray(kSheet) + "?onlyNew=true").at(u"suppliers").toArray().isEmpty());
    const QByteArray goods = R"({"received":[{"variantId":"<var>","supplierId":"<sup>","packsReceived":1,)"
                             R"("unitCostExclTax":2}]})";
    QCOMPARE(api().patch(path, goods).status, 200); // The goods still arrive.
    QCOMPARE(api().get("/api/v1/events/<evt>/profit").status, 200);
}

void OrderedSheetsTest::packsOfATenthAndOfAThousandMillion()
{
    const auto pack = [&](const QByteArray &units) {
        const Answer changed =
            api().patch("/api/v1/products/<prod>/variants/<var>",
                        R"({"supplierPacks":[{"supplierId":"<sup>","unitsPerPack":)" + units + "}]}");
        QCOMPARE(changed.status, 200);
    };
    pack("0.1");
    QJsonObject tenth = line(api().get(kSheet));
    QCOMPARE(tenth[u"packsToOrder"_s], QJsonValue(60));
    QCOMPARE(tenth[u"unitsToOrder"_s].toDouble(), 6.0);
    QCOMPARE(tenth[u"leftoverUnits"_s], QJsonValue(0));
    order();
    QVERIFY(api().get(QByteArray(kSheet) + "?onlyNew=true").at(u"suppliers").toArray().isEmpty());

    need("3.5");
    tenth = line(api().get(QByteArray(kSheet) + "?onlyNew=true"));
    QCOMPARE(tenth[u"unitsNeeded"_s].toDouble(), 1.0);
    QCOMPARE(tenth[u"packsToOrder"_s], QJsonValue(10));
    pack("1e9");
    need("9"); // A fraction of a billionth of a pack is a rounding error.
    const QJsonObject whole = line(api().get(kSheet));
    QCOMPARE(whole[u"packsToOrder"_s], QJsonValue(1));
    QCOMPARE(whole[u"unitsToOrder"_s], QJsonValue(1e9));
    QCOMPARE(whole[u"leftoverUnits"_s], QJsonValue(1e9 - 18));
    QCOMPARE(whole[u"orderCostExclTax"_s], QJsonValue(2e9));
    QCOMPARE(whole[u"unitsOrdered"_s].toDouble(), 6.0);
    const Answer topUp = save(R"(,"onlyNew":true)");
    QCOMPARE(line(topUp)[u"unitsToOrder"_s], QJsonValue(1e9));
    QCOMPARE(api().patch(topUp.header("location"), R"({"state":"ordered"})").status, 200);
    QCOMPARE(line(api().get(kSheet))[u"surplusUnits"_s].toDouble(), 6.0);
}

void OrderedSheetsTest::severalEventsArePreviewed()
{
    const QByteArray second = addEvent("12", kFirstOfJune);
    const QByteArray path = "/api/v1/order-sheets/preview?eventIds=<evt>," + second + ",<evt>";

    const Answer sheet = api().get(path);
    QCOMPARE(sheet.status, 200);
    QCOMPARE(sheet.at(u"events").toArray().size(), 2);
    QCOMPARE(line(sheet)[u"unitsNeeded"_s], QJsonValue(18));
    QVERIFY(!sheet.json().contains(u"orderSheetId"_s));
    order();
    const Answer fresh = api().get(path + "&onlyNew=true&fields=suppliers.lines.unitsNeeded,isTopUp");
    QCOMPARE(line(fresh), (QJsonObject{{u"unitsNeeded"_s, 8}}));
    QVERIFY(api().get(path + "&format=pdf").body.startsWith("%PDF-"));
}

void OrderedSheetsTest::badQuestionsAreRefused_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *name, const QByteArray &query, const QByteArray &error) {
        QTest::newRow(name) << query << error;
    };
    QByteArray many = "<none.evt>";
    for (int count = 0; count < 200; ++count)
        many += ',' + EventId::create().text();
    row("no events", "", "eventIds_required");
    row("none of them", "?eventIds=", "invalid_eventIds");
    row("nothing between commas", "?eventIds=<evt>,,<evt>", "invalid_eventIds");
    row("no id", "?eventIds=anna", "invalid_eventIds");
    row("an id of something else", "?eventIds=<sup>", "wrong_id_type:expected_events_got_suppliers");
    row("too many", "?eventIds=" + many, "invalid_eventIds");
    row("unknown event", "?eventIds=<none.evt>", "event_not_found");
    row("another shop's event", "?eventIds=<evt>,<other.evt>", "event_not_found");
    row("neither true nor false", "?eventIds=<evt>&onlyNew=1", "invalid_onlyNew");
}

void OrderedSheetsTest::badQuestionsAreRefused()
{
    QFETCH(const QByteArray, query);

    const Answer answer = api().get("/api/v1/order-sheets/preview" + query);

    QCOMPARE(answer.status, 422);
    QTEST(answer.error(), "error");
}

void OrderedSheetsTest::suppliersHaveConditions()
{
    const QByteArray supplier = "/api/v1/suppliers/<sup>";
    const Answer after = api().patch(supplier,
                                     R"({"minOrderExclTax":32,"deliveryCostExclTax":7.5,)"
                                     R"("freeDeliveryFromExclTax":40,"deliveryWeekdays":["thu","mon","mon"]})");
    QCOMPARE(after.at(u"deliveryWeekdays").toArray(), (QJsonArray{u"mon"_s, u"thu"_s}));
    QCOMPARE(api().patch(supplier, after.body).body, after.body);

    Answer sheet = api().get(kSheet); // 10 roses for 20.
    QCOMPARE(sheet.at(u"suppliers.0.orderCostExclTax"), QJsonValue(20));
    QCOMPARE(sheet.at(u"suppliers.0.deliveryCostExclTax"), QJsonValue(7.5));
    QCOMPARE(sheet.at(u"suppliers.0.shortOfMinimumExclTax"), QJsonValue(12));
    QCOMPARE(sheet.at(u"suppliers.0.totals.deliveryCostExclTax"), QJsonValue(7.5));
    QCOMPARE(sheet.at(u"totals.deliveryCostExclTax"), QJsonValue(7.5));
    QCOMPARE(sheet.at(u"suppliers.0.totals.orderCostExclTax"), QJsonValue(20)); // Without the delivery.
    QCOMPARE(sheet.text(u"suppliers.0.deliverOn"), "2026-05-28"); // Thursday; three days before is a Friday.

    const QByteArray path = save().header("location");
    need("10");
    sheet = api().get(kSheet);
    QCOMPARE(sheet.at(u"suppliers.0.deliveryCostExclTax"), QJsonValue(0));
    QCOMPARE(sheet.at(u"suppliers.0.shortOfMinimumExclTax"), QJsonValue(0));
    api().patch(supplier, R"({"minOrderExclTax":null,"deliveryCostExclTax":null,"deliveryWeekdays":null})");
    sheet = api().get(kSheet);
    QVERIFY(sheet.at(u"suppliers.0.deliveryCostExclTax").isNull());
    QVERIFY(sheet.at(u"suppliers.0.shortOfMinimumExclTax").isNull());
    QCOMPARE(sheet.text(u"suppliers.0.deliverOn"), "2026-05-29");
    const Answer saved = api().get(path); // The saved sheet keeps its values.
    QCOMPARE(saved.at(u"suppliers.0.deliveryCostExclTax"), QJsonValue(7.5));
    QCOMPARE(saved.at(u"suppliers.0.shortOfMinimumExclTax"), QJsonValue(12));
    QCOMPARE(saved.at(u"totals.deliveryCostExclTax"), QJsonValue(7.5));
    QCOMPARE(saved.text(u"suppliers.0.deliverOn"), "2026-05-28");
    QCOMPARE(api().get("/api/v1/order-sheets?fields=totals").at(u"items.1.totals.deliveryCostExclTax"),
             QJsonValue(7.5));
}

void OrderedSheetsTest::badConditionsAreRefused_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("less than nothing") << QByteArray(R"({"minOrderExclTax":-1})")
                                       << QByteArray("invalid_minOrderExclTax");
    QTest::newRow("no number") << QByteArray(R"({"deliveryCostExclTax":"7"})")
                               << QByteArray("invalid_deliveryCostExclTax");
    QTest::newRow("too much") << QByteArray(R"({"freeDeliveryFromExclTax":1e60})")
                              << QByteArray("invalid_freeDeliveryFromExclTax");
    QTest::newRow("no weekday") << QByteArray(R"({"deliveryWeekdays":["mon","Monday"]})")
                                << QByteArray("invalid_deliveryWeekdays");
    QTest::newRow("no list") << QByteArray(R"({"deliveryWeekdays":"mon"})") << QByteArray("invalid_deliveryWeekdays");
}

void OrderedSheetsTest::badConditionsAreRefused()
{
    QFETCH(const QByteArray, body);

    const Answer answer = api().patch("/api/v1/suppliers/<sup>", body);

    QCOMPARE(answer.status, 422);
    QTEST(answer.error(), "error");
}

void OrderedSheetsTest::deliveryCostsAreARowOfTheirOwn()
{
    api().patch("/api/v1/suppliers/<sup>", R"({"deliveryCostExclTax":7.5})");

    const QByteArrayList rows = api().get(QByteArray(kSheet) + "?format=csv").body.split('\n');
    const QByteArrayList columns = rows.at(0).trimmed().split(',');
    const QByteArrayList cells = rows.at(2).trimmed().split(',');
    QCOMPARE(cells.size(), columns.size());
    QCOMPARE(cells.at(0), "Flower market");
    QCOMPARE(cells.at(1), "Delivery");
    QCOMPARE(cells.at(columns.indexOf("orderCostExclTax")), "7.5");
}

void OrderedSheetsTest::sheetsAreOfOneDeliveryDay()
{
    const QByteArray later = addEvent("12", kFirstOfJune + 3 * kDay);
    const auto saveFor = [&](const QByteArray &day) {
        return api().post("/api/v1/order-sheets",
                          R"({"eventIds":["<evt>",")" + later + R"("],"deliverOn":)" + day + '}');
    };

    const Answer all = saveFor("null");
    const QJsonArray days = all.at(u"suppliers.0.deliveryDays").toArray();
    QCOMPARE(days.size(), 2);
    QCOMPARE(days[0][u"on"_s], QJsonValue(u"2026-05-29"_s));
    QCOMPARE(days[1][u"on"_s], QJsonValue(u"2026-06-01"_s));
    QCOMPARE(days[1][u"eventIds"_s].toArray(), QJsonArray{QString::fromLatin1(later)});
    QCOMPARE(all.text(u"suppliers.0.deliverOn"), "2026-05-29");

    const Answer second = saveFor("\"2026-06-01\"");
    QCOMPARE(second.status, 201);
    QCOMPARE(line(second)[u"unitsNeeded"_s], QJsonValue(12));
    QCOMPARE(second.at(u"events").toArray().size(), 1);
    QCOMPARE(second.text(u"suppliers.0.deliverOn"), "2026-06-01");
    QCOMPARE(saveFor("\"2026-06-02\"").error(), "nothing_to_order");
    QCOMPARE(saveFor("\"June\"").error(), "invalid_deliverOn");

    const QByteArray path = second.header("location");
    const QByteArray block = R"({"suppliers":[{"supplierId":"<sup>","deliverOn":)";
    QCOMPARE(api().patch(path, block + R"("2026-05-31"}]})").text(u"suppliers.0.deliverOn"), "2026-05-31");
    QCOMPARE(api().patch(path, block + "null}]}").text(u"suppliers.0.deliverOn"), "2026-06-01");
}

void OrderedSheetsTest::topUpsCountInTheProfit()
{
    const auto receive = [this](const QByteArray &path, const QByteArray &packs) {
        const QByteArray row = R"({"variantId":"<var>","supplierId":"<sup>","unitCostExclTax":2,"packsReceived":)";
        QCOMPARE(api().patch(path, R"({"received":[)" + row + packs + "}]}").status, 200);
    };
    const auto cost = [this] { return api().get("/api/v1/events/<evt>/profit").at(u"actualCostOfGoodsIncTax"); };
    const QByteArray first = order();
    need("12");
    const QByteArray topUp = order(R"(,"onlyNew":true)");

    receive(first, "1");
    QCOMPARE(cost().toDouble(), 24.0);
    receive(topUp, "2");
    QCOMPARE(cost().toDouble(), 72.0);
    const QByteArray whole = order();
    QCOMPARE(cost().toDouble(), 72.0);
    receive(whole, "3");
    QCOMPARE(cost().toDouble(), 72.0); // From the newest whole sheet, because no top-up follows it.
}

void OrderedSheetsTest::theWeekHasThemOnTheirDay()
{
    QCOMPARE(api().patch("/api/v1/events/<evt>", R"({"status":"approved"})").status, 200);
    const auto received = [this](int day) {
        return api().get("/api/v1/week?on=2026-05-29").at(u"days").toArray()[day][u"received"_s].toArray();
    };
    // Friday, from the plan's task: the units that the designs need.
    QCOMPARE(received(4)[0][u"units"_s], QJsonValue(6));

    const QByteArray path = order();
    QCOMPARE(received(4).size(), 2); // The vases are ordered too.
    QCOMPARE(received(4)[0][u"units"_s], QJsonValue(10));
    api().patch(path, R"({"suppliers":[{"supplierId":"<sup>","deliverOn":"2026-05-27"}]})");
    QCOMPARE(received(4).size(), 1);
    QCOMPARE(received(2)[0][u"units"_s], QJsonValue(10));
    need("12");
    QCOMPARE(received(4)[0][u"units"_s], QJsonValue(14)); // Including the units that are still to be ordered.
}

STEMDESK_TEST(OrderedSheetsTest)

} // namespace stemdesk::ordered_sheets_test

#include "tst_ordered_sheets.moc"
