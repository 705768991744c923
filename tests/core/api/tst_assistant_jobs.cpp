#include "tests/support/api_fixture.h"
#include "tests/support/mcp_client.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::assistant_jobs_test {

/// The jobs a florist gives an assistant, as the calls it makes with only the tools' descriptions to guide it: it uses
/// the names that the tools return and passes null for what it leaves out.
class AssistantJobsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyNameThatIsToldIsFound();
    void namesAreUnderstoodAsPeopleWriteThem_data();
    void namesAreUnderstoodAsPeopleWriteThem();
    void eightTableCentresOfFiveRanunculus();
    void whatDoesThatCost();
    void theCheapestForSoManyIsTaken();
    void aLineNobodyHasAPriceForIsTold();
    void sevenInEachInsteadOfFive();
    void addABridalBouquet();
    void twoTablesMoreAndTheArchLater();
    void swapTheRoses();
    void moveItToTheWeekendAfter();
    void orderForBothEvents();
    void orderWhatIsNew();
    void planTheWeek();
    void compareTheTwoQuotes();
    void areTheVasesFree();
    void cancelAndDelete();
    void numbersMayBeTexts();

private:
    /// Calls the tool with null for each argument of the schema that the call leaves out.
    QJsonObject done(const QByteArray &tool, const QByteArray &arguments);
    QString refusalOf(const QByteArray &tool, const QByteArray &arguments);
    QByteArray whole(const QByteArray &tool, const QByteArray &arguments);
    QByteArray newEvent(const QByteArray &name, const QByteArray &groups);

    std::unique_ptr<McpClient> m_client;
    QHash<QString, QJsonObject> m_schemas;
};

namespace {

// NOLINTNEXTLINE(misc-no-recursion): as deep as a schema.
QJsonValue withNulls(const QJsonValue &given, const QJsonObject &schema)
{
    if (given.isArray()) {
        QJsonArray elements;
        for (const QJsonValue element : given.toArray())
            elements.append(withNulls(element, schema["items"_L1].toObject()));
        return elements;
    }
    if (!given.isObject())
        return given;
    QJsonObject filled = given.toObject();
    const QJsonObject members = schema["properties"_L1].toObject();
    for (auto member = members.begin(); member != members.end(); ++member)
        filled[member.key()] = withNulls(filled.value(member.key()), member->toObject());
    for (auto member = filled.begin(); member != filled.end(); ++member) {
        if (member->isUndefined())
            *member = QJsonValue::Null;
    }
    return filled;
}

QByteArray jsonOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray quoted(const QJsonValue &text)
{
    return '"' + text.toString().toUtf8() + '"';
}

} // namespace

void AssistantJobsTest::initTestCase()
{
    m_fixture = std::make_unique<ApiFixture>();
    m_client = std::make_unique<McpClient>(api());
    const QJsonArray tools = m_client->request("tools/list").at(u"result.tools").toArray();
    for (const QJsonValue tool : tools)
        m_schemas.insert(tool["name"_L1].toString(), tool["inputSchema"_L1].toObject());
    const QByteArray anna = api().post("/api/v1/suppliers", R"({"name":"Anna's"})").text(u"supplierId");
    const QByteArray bulk = api().post("/api/v1/suppliers", R"({"name":"Bulk"})").text(u"supplierId");
    const QByteArray both = "\"supplierIds\":[\"" + anna + "\",\"" + bulk
        + "\"],\"supplierMinPacks\":[{\"supplierId\":\"" + bulk + "\",\"minPacks\":10}]";
    const Answer made = api().post(
        "/api/v1/products",
        R"({"items":[{"name":"Ranunculus","productType":"flower","variants":[{"name":"Elegance White","unitsPerPack":10,)"
            + both + R"(}]},{"name":"Garden Rose","productType":"flower","variants":[
            {"name":"Quicksand","stemLength":50,"unitsPerPack":20,)"
            + both + R"(},{"name":"Quicksand","stemLength":60,"unitsPerPack":20,)" + both
            + R"(},{"name":"Quicksand Blush","stemLength":50,"unitsPerPack":20,)" + both
            + R"(}]},{"name":"Moss","productType":"flower","variants":[{"name":"Flat","supplierIds":[")" + anna
            + R"("]}]}]})");
    QCOMPARE(made.at(u"errors").toArray().size(), 0);
    QByteArrayList entries;
    for (const char *path :
         {"results.0.variants.0", "results.1.variants.0", "results.1.variants.1", "results.1.variants.2"}) {
        const QByteArray variant = made.text(QString::fromLatin1(path) + u".variantId"_s);
        entries += "{\"variantId\":\"" + variant + "\",\"supplierId\":\"" + anna + "\",\"unitCostExclTax\":0.7}";
        entries += "{\"variantId\":\"" + variant + "\",\"supplierId\":\"" + bulk + "\",\"unitCostExclTax\":0.5}";
    }
    const Answer priced =
        api().post(filled("/api/v1/price-lists/<pl>/entries"), "{\"items\":[" + entries.join(',') + "]}");
    QCOMPARE(priced.at(u"errors").toArray().size(), 0);
}

QJsonObject AssistantJobsTest::done(const QByteArray &tool, const QByteArray &arguments)
{
    const Answer answer = m_client->call(tool, whole(tool, arguments));
    if (answer.at(u"result.isError") != QJsonValue(false))
        qWarning("%s", answer.body.constData());
    return answer.at(u"result.structuredContent").toObject();
}

QString AssistantJobsTest::refusalOf(const QByteArray &tool, const QByteArray &arguments)
{
    return QString::fromUtf8(m_client->refusalOf(tool, whole(tool, arguments)));
}

QByteArray AssistantJobsTest::whole(const QByteArray &tool, const QByteArray &arguments)
{
    const QJsonObject given = QJsonDocument::fromJson(filled(arguments)).object();
    return jsonOf(withNulls(given, m_schemas.value(QString::fromLatin1(tool))).toObject());
}

QByteArray AssistantJobsTest::newEvent(const QByteArray &name, const QByteArray &groups)
{
    return done("create_event", R"({"name":")" + name + R"(","venueStart":"2026-07-01T14:00","groups":)" + groups + '}')
        .value("eventId"_L1)
        .toString()
        .toUtf8();
}

void AssistantJobsTest::everyNameThatIsToldIsFound()
{
    const QJsonArray told = done("find_products", R"({"q":"rose"})")["items"_L1].toArray();
    QVERIFY(told.size() > 3);
    for (const QJsonValue item : told) {
        const QByteArray name = quoted(item["name"_L1]);
        const QJsonArray found = done("find_products", R"({"q":)" + name + '}')["items"_L1].toArray();
        QVERIFY2(!found.isEmpty() && found.at(0)["variantId"_L1] == item["variantId"_L1], name.constData());
        const QJsonObject event = done("create_event", R"({"name":"Try","dryRun":true,"groups":[{"name":"A","lines":
            [{"product":)" + name + R"(,"quantity":1}]}]})");
        QCOMPARE(event["event"_L1]["groups"_L1][0]["items"_L1][0]["variantId"_L1], item["variantId"_L1]);
        const QByteArray q = item["name"_L1].toString().toUtf8().toPercentEncoding();
        QVERIFY2(!api().get("/api/v1/products?q=" + q).at(u"items").toArray().isEmpty(), name.constData());
    }
}

void AssistantJobsTest::namesAreUnderstoodAsPeopleWriteThem_data()
{
    QTest::addColumn<QString>("words");
    for (const QString &words :
         {u"Garden Rose Quicksand 50 cm"_s, u"Garden Rose ‘Quicksand’ 50 cm"_s, u"garden rose \\\"Quicksand\\\" 50cm"_s,
          u"Garden Rose „Quicksand“ 50 CM"_s, u"Quicksand 50 cm, 20 a pack"_s, u"Quicksand 50 cm · 20 je Packung"_s})
        QTest::newRow(qUtf8Printable(words)) << words;
}

void AssistantJobsTest::namesAreUnderstoodAsPeopleWriteThem()
{
    QFETCH(const QString, words);

    const QJsonArray found = done("find_products", R"({"q":")" + words.toUtf8() + R"("})")["items"_L1].toArray();

    QVERIFY(!found.isEmpty());
    QCOMPARE(found.at(0)["name"_L1].toString(), u"Garden Rose Quicksand 50 cm"_s);
    QVERIFY(!done("find_products", R"({"q":"vase hire"})")["items"_L1].toArray().isEmpty());
}

void AssistantJobsTest::eightTableCentresOfFiveRanunculus()
{
    const QJsonValue found = done("find_products", R"({"q":"ranunculus"})")["items"_L1][0];

    const QJsonObject made = done("create_event",
                                  R"({"name":"Lunch","groups":[{"name":"Table centre","quantity":8,
        "lines":[{"product":)" + quoted(found["name"_L1])
                                      + R"(,"quantity":5}]}]})");

    const QJsonValue line = made["event"_L1]["groups"_L1][0]["items"_L1][0];
    QCOMPARE(line["units"_L1], QJsonValue(40));
    QCOMPARE(line["supplier"_L1].toString(), u"Anna's"_s); // Bulk sells only packs of a hundred.
    QCOMPARE(line["supplierChosen"_L1], QJsonValue(true));
    QCOMPARE(made["unpriced"_L1].toArray().size(), 0);
    QVERIFY(made["event"_L1]["totals"_L1]["customerPriceIncTax"_L1].toDouble() > 0);
}

void AssistantJobsTest::whatDoesThatCost()
{
    const QByteArray event = newEvent("Price", R"([{"name":"A","lines":[{"product":"ranunculus","quantity":5}]}])");

    const QJsonObject price = done("price_event", R"({"eventId":")" + event + R"("})");

    QVERIFY(price["totals"_L1]["customerPriceIncTax"_L1].toDouble() > 0);
    QCOMPARE(price["groups"_L1][0]["unpricedLines"_L1], QJsonValue(0));
}

void AssistantJobsTest::theCheapestForSoManyIsTaken()
{
    const QJsonObject made = done("create_event", R"({"name":"Gala","groups":[{"name":"Wall","quantity":100,
        "lines":[{"product":"ranunculus","quantity":5}]}]})");

    QCOMPARE(made["event"_L1]["groups"_L1][0]["items"_L1][0]["supplier"_L1].toString(), u"Bulk"_s);
}

void AssistantJobsTest::aLineNobodyHasAPriceForIsTold()
{
    const Answer answer = m_client->call("create_event", whole("create_event", R"({"name":"Wood","groups":
        [{"name":"Arch","lines":[{"product":"moss flat","quantity":5}]}]})"));

    const QJsonValue unpriced = answer.at(u"result.structuredContent.unpriced").toArray().at(0);
    QCOMPARE(unpriced["line"_L1].toString(), u"groups.0.lines.0"_s);
    QCOMPARE(unpriced["product"_L1].toString(), u"Moss Flat"_s);
    QCOMPARE(unpriced["suppliers"_L1], QJsonValue(QJsonArray{u"Anna's"_s}));
    QVERIFY(answer.text(u"result.content.0.text").contains("Moss Flat"));
    QCOMPARE(QJsonDocument::fromJson(answer.text(u"result.content.1.text")).object(),
             answer.at(u"result.structuredContent").toObject());
    QVERIFY(refusalOf("create_event", R"({"name":"A","groups":[{"name":"B","lines":[{"product":"garden wumpus",
        "quantity":1}]}]})")
                .contains(u"\"wumpus\""_s));
}

void AssistantJobsTest::sevenInEachInsteadOfFive()
{
    const QByteArray event = newEvent("Seven", R"([{"name":"Table","lines":[{"product":"ranunculus","quantity":5}]}])");
    const QJsonValue line = done("read_event", R"({"eventId":")" + event + R"("})")["groups"_L1][0]["items"_L1][0];

    const QJsonObject changed = done("change_lines",
                                     R"({"eventId":")" + event + R"(","changes":[{"action":"set",
        "product":)" + quoted(line["variantName"_L1])
                                         + R"(,"quantity":7,"note":"open ones"}]})");

    QCOMPARE(changed["changes"_L1][0]["quantityAfter"_L1], QJsonValue(7));
    const Answer stored = api().get("/api/v1/events/" + event);
    QCOMPARE(stored.at(u"groups.0.items.0.quantity"), QJsonValue(7));
    QCOMPARE(stored.text(u"groups.0.items.0.notes"), "open ones");
    QCOMPARE(changed["totalsAfter"_L1].toObject(), stored.at(u"totals").toObject());
}

void AssistantJobsTest::addABridalBouquet()
{
    const QByteArray event = newEvent("Bride", "[]");

    const QJsonObject changed = done("change_lines", R"({"eventId":")" + event + R"(","changes":[
        {"action":"add_group","name":"Bridal bouquet","note":"hand-tied"},
        {"action":"add","group":"Bridal bouquet","product":"Garden Rose Quicksand 50 cm","quantity":12},
        {"action":"add","group":"Bridal bouquet","product":"ranunculus","supplier":"Bulk","quantity":9}]})");

    QCOMPARE(changed["changes"_L1].toArray().size(), 3);
    QCOMPARE(changed["changes"_L1][1]["supplier"_L1].toString(), u"Anna's"_s);
    QCOMPARE(changed["changes"_L1][1]["supplierChosen"_L1], QJsonValue(true));
    QCOMPARE(changed["changes"_L1][2]["supplier"_L1].toString(), u"Bulk"_s);
    QCOMPARE(changed["changes"_L1][2]["supplierChosen"_L1], QJsonValue(false));
    QVERIFY(changed["totalsAfter"_L1]["customerPriceIncTax"_L1].toDouble() > 0);
    const Answer stored = api().get("/api/v1/events/" + event);
    QCOMPARE(stored.text(u"groups.0.notes"), "hand-tied");
    QCOMPARE(stored.at(u"groups.0.items").toArray().size(), 2);
}

void AssistantJobsTest::twoTablesMoreAndTheArchLater()
{
    const QByteArray event = newEvent("Tables", R"([{"name":"Table","quantity":8,"lines":[{"product":"ranunculus",
        "quantity":5}]},{"name":"Arch","lines":[{"product":"ranunculus","quantity":50}]}])");

    const QJsonObject changed = done("change_lines", R"({"eventId":")" + event + R"(","changes":[
        {"action":"set_group","group":"Table","copies":10,"name":"Table centre"},
        {"action":"set_group","group":"Arch","isHidden":true}]})");

    QCOMPARE(changed["changes"_L1][0]["group"_L1].toString(), u"Table centre"_s);
    const Answer stored = api().get("/api/v1/events/" + event);
    QCOMPARE(stored.at(u"groups.0.quantity"), QJsonValue(10));
    QCOMPARE(stored.at(u"groups.1.isHidden"), QJsonValue(true));
    QVERIFY(done("change_lines",
                 R"({"eventId":")" + event + R"(","changes":[{"action":"remove_group","group":"Arch"}]})")["changes"_L1]
                .isArray());
    QCOMPARE(api().get("/api/v1/events/" + event).at(u"groups").toArray().size(), 1);
}

void AssistantJobsTest::swapTheRoses()
{
    const QByteArray event =
        newEvent("Swap", R"([{"name":"A","lines":[{"product":"Garden Rose Quicksand 50 cm","quantity":20}]}])");
    const QByteArray both = R"({"eventId":")" + event + R"(","from":"Garden Rose Quicksand 50 cm","to":)";

    const QJsonObject tried = done("substitute", both + R"("Garden Rose Quicksand 60 cm"})");

    QCOMPARE(tried["isDone"_L1], QJsonValue(false));
    QCOMPARE(tried["lines"_L1].toArray().size(), 1);
    QCOMPARE(tried["priceDifferenceIncTax"_L1], QJsonValue(0)); // They cost the same.
    QVERIFY(refusalOf("substitute", both + R"("peony"})").contains(u"\"peony\""_s));
    const QJsonObject several = done("substitute", both + R"("quicksand"})");
    QVERIFY(several["priceDifferenceIncTax"_L1].isNull()); // Unknown, because no product has been chosen yet.
    QVERIFY(several["ambiguous"_L1][0]["candidates"_L1].toArray().size() > 1);
    QCOMPARE(done("substitute", both + R"("moss flat"})")["unpriced"_L1].toArray().size(), 1);
    QCOMPARE(done("substitute", both + R"("Garden Rose Quicksand 60 cm","dryRun":false})")["isDone"_L1],
             QJsonValue(true));
    QVERIFY(refusalOf("substitute", both + R"("Garden Rose Quicksand 60 cm"})").contains(u"Quicksand 60 cm"_s));
}

void AssistantJobsTest::moveItToTheWeekendAfter()
{
    const QByteArray event = newEvent("Move", "[]");
    const Answer before = api().get("/api/v1/events/" + event);
    const double start = before.at(u"venueStart").toDouble();
    QCOMPARE(
        api()
            .patch("/api/v1/events/" + event, "{\"venueEnd\":" + QByteArray::number(qint64(start) + 3'600'000) + '}')
            .status,
        200);
    constexpr double kTenDays = 10.0 * 24 * 3'600'000;

    const QJsonObject moved = done("update_event", R"({"eventId":")" + event + R"(","venueStart":"2026-07-11"})");

    QCOMPARE(moved["event"_L1]["venueStart"_L1].toDouble(), start + kTenDays);
    QCOMPARE(moved["event"_L1]["venueEnd"_L1].toDouble(), start + kTenDays + 3'600'000);
    const QByteArray back = QByteArray::number(qint64(start));
    QCOMPARE(done("update_event",
                  R"({"eventId":")" + event + R"(","venueStart":")" + back + R"("})")["event"_L1]["venueStart"_L1]
                 .toDouble(),
             start);
    const QJsonObject tried =
        done("update_event", R"({"eventId":")" + event + R"(","clientName1":"Ann","dryRun":true})");
    QCOMPARE(tried["event"_L1]["clientName1"_L1].toString(), u"Ann"_s);
    QVERIFY(api().get("/api/v1/events/" + event).at(u"clientName1").isNull());
}

void AssistantJobsTest::orderForBothEvents()
{
    const QByteArray lines = R"([{"name":"A","lines":[{"product":"ranunculus","quantity":7}]}])";
    const QByteArray one = newEvent("One", lines);
    const QByteArray two = newEvent("Two", lines);

    const QJsonObject sheet = done("order_sheet", R"({"eventIds":[")" + one + R"(",")" + two + R"("]})");

    QCOMPARE(sheet["suppliers"_L1][0]["name"_L1].toString(), u"Anna's"_s);
    QCOMPARE(sheet["suppliers"_L1][0]["lines"_L1][0]["packsToOrder"_L1], QJsonValue(2));
}

void AssistantJobsTest::orderWhatIsNew()
{
    const QByteArray event = newEvent("New", R"([{"name":"A","lines":[{"product":"ranunculus","quantity":7}]}])");
    const QByteArray order = R"({"eventIds":[")" + event + R"("]})";
    const auto packs = [&] { return done("order_sheet", order)["suppliers"_L1][0]["lines"_L1][0]["packsToOrder"_L1]; };
    QCOMPARE(packs(), QJsonValue(1));

    done("change_lines", R"({"eventId":")" + event + R"(","changes":[{"action":"set","product":"ranunculus",
        "quantity":11}]})");

    QCOMPARE(packs(), QJsonValue(2));
}

void AssistantJobsTest::planTheWeek()
{
    const QByteArray event = newEvent("Plan", R"([{"name":"A","lines":[{"product":"ranunculus","quantity":7}]}])");
    done("update_event", R"({"eventId":")" + event + R"(","status":"approved"})");

    const QJsonArray days = done("week_plan", R"({"on":"2026-07-01"})")["days"_L1].toArray();

    QCOMPARE(days.size(), 7);
    qsizetype tasks = 0;
    for (const QJsonValue day : days) {
        for (const QJsonValue task : day["tasks"_L1].toArray())
            tasks += task["eventId"_L1].toString().toUtf8() == event ? 1 : 0;
    }
    QVERIFY(tasks > 0);
    QCOMPARE(done("find_events", R"({"q":"Plan","status":"approved"})")["items"_L1].toArray().size(), 1);
}

void AssistantJobsTest::compareTheTwoQuotes()
{
    const QByteArray event = newEvent("Quoted", R"([{"name":"A","lines":[{"product":"ranunculus","quantity":7}]}])");
    QCOMPARE(api().post("/api/v1/events/" + event + "/quotes", "{}").status, 201);
    done("change_lines", R"({"eventId":")" + event + R"(","changes":[{"action":"set","product":"ranunculus",
        "quantity":9}]})");
    QCOMPARE(api().post("/api/v1/events/" + event + "/quotes", "{}").status, 201);

    const QJsonArray quotes = done("read_event", R"({"eventId":")" + event + R"("})")["quotes"_L1].toArray();
    const QJsonObject compared = done("compare_quotes", R"({"eventId":")" + event + R"(","from":"1","to":"2"})");

    QCOMPARE(quotes.size(), 2);
    QCOMPARE(quotes.at(0)["number"_L1], QJsonValue(2));
    QCOMPARE(compared["changes"_L1].toArray().size(), 1);
    QVERIFY(compared["customerPriceIncTax"_L1]["change"_L1].toDouble() > 0);
    QCOMPARE(done("compare_quotes",
                  R"({"eventId":")" + event + R"(","from":)" + quoted(quotes.at(1)["quoteId"_L1]) + '}')["changes"_L1]
                 .toArray()
                 .size(),
             1);
}

void AssistantJobsTest::areTheVasesFree()
{
    const QByteArray event = newEvent("Vases", R"([{"name":"A","lines":[{"product":"<vase>","quantity":7}]}])");

    QCOMPARE(done("hire_availability", R"({"eventId":")" + event + R"("})")["items"_L1][0]["unitsNeeded"_L1],
             QJsonValue(7));
}

void AssistantJobsTest::cancelAndDelete()
{
    const QByteArray event = newEvent("Gone", R"([{"name":"A","lines":[{"product":"ranunculus","quantity":7}]}])");
    QCOMPARE(done("update_event", R"({"eventId":")" + event + R"(","status":"cancelled"})")["event"_L1]["status"_L1]
                 .toString(),
             u"cancelled"_s);

    const QJsonObject tried = done("delete_event", R"({"eventId":")" + event + R"("})");

    QCOMPARE(tried["isDone"_L1], QJsonValue(false));
    QCOMPARE(tried["deleted"_L1]["lines"_L1], QJsonValue(1));
    QCOMPARE(api().get("/api/v1/events/" + event).status, 200);
    QCOMPARE(done("delete_event", R"({"eventId":")" + event + R"(","dryRun":false})")["isDone"_L1], QJsonValue(true));
    QCOMPARE(api().get("/api/v1/events/" + event).status, 404);
}

void AssistantJobsTest::numbersMayBeTexts()
{
    const QJsonObject made =
        done("create_event", R"({"name":"Texts","numberOfGuests":"40","budget":"99.5","dryRun":"true",
        "groups":[{"name":"A","quantity":"3","lines":[{"product":"ranunculus","quantity":"5"}]}]})");

    QCOMPARE(made["event"_L1]["numberOfGuests"_L1], QJsonValue(40));
    QCOMPARE(made["event"_L1]["groups"_L1][0]["items"_L1][0]["units"_L1], QJsonValue(15));
    QVERIFY(refusalOf("find_products", R"({"q":"rose","limit":"many"})").endsWith("(invalid_limit)"_L1));
    QVERIFY(refusalOf("find_products", R"({"q":"rose","limit":"nan"})").endsWith("(invalid_limit)"_L1));
}

STEMDESK_GUILESS_TEST(AssistantJobsTest)

} // namespace stemdesk::assistant_jobs_test

#include "tst_assistant_jobs.moc"
