#include "tests/support/api_fixture.h"
#include "tests/support/mcp_client.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

#include <cmath>

namespace stemdesk::mcp_test {

const QByteArray kWhiteRose =
    R"({"items":[{"productId":"<prod>","variant":{"name":"White","supplierIds":["<sup>"]}}]})";

/// What an assistant can find, read and change.
class McpTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<ApiFixture>();
        m_client = std::make_unique<McpClient>(api());
    }
    void productsAreFound();
    void eventsAreFound();
    void momentsMayBeDays();
    void anEventIsReadWithNames();
    void anEventIsMadeFromWords();
    void ambiguousWordsMakeNothing();
    void aDryRunMakesNothing();
    void linesAreChangedTogether();
    void aRefusedChangeChangesNothing();
    void aTriedChangeChangesNothing();
    void aPriceIsExplained();
    void quotesAreCompared();
    void aSubstituteIsTriedFirst();
    void anOrderSheetIsWorkedOut();
    void whatIsFreeToHireIsTold();
    void theWeekIsTold();
    void refusalsSayWhatToChange_data();
    void refusalsSayWhatToChange();
    void historyNamesTheKey();
    void aWriteIsKeptForTheWindow();
    void everyWriteIsOneStep_data();
    void everyWriteIsOneStep();

private:
    QJsonObject answerOf(const QByteArray &tool, const QByteArray &arguments)
    {
        return m_client->answerOf(tool, filled(arguments));
    }
    /// Adds a second rose, so that the word "rose" is ambiguous.
    void addWhiteRose() { QCOMPARE(api().post("/api/v1/products", filled(kWhiteRose)).status, 200); }

    std::unique_ptr<McpClient> m_client;
};

void McpTest::productsAreFound()
{
    const Answer answer = m_client->call("find_products", R"({"q":"rose"})");

    const QJsonObject found = answer.at(u"result.structuredContent.items.0").toObject();
    QCOMPARE(found[u"variantId"_s].toString().toUtf8(), filled("<var>"));
    QCOMPARE(found[u"productId"_s].toString().toUtf8(), filled("<prod>"));
    QCOMPARE(found[u"unitsPerPack"_s], QJsonValue(10));
    QCOMPARE(found[u"unitCostExclTax"_s], QJsonValue(2));
    QCOMPARE(QJsonDocument::fromJson(answer.text(u"result.content.0.text")).object(),
             answer.at(u"result.structuredContent").toObject());
    QCOMPARE(answer.at(u"result.isError"), QJsonValue(false));
    QCOMPARE(answerOf("find_products", R"({"q":"nothing like it"})")[u"items"_s].toArray().size(), 0);
    addWhiteRose();
    QCOMPARE(answerOf("find_products", R"({"q":"rose"})")[u"items"_s].toArray().size(), 2);
    QCOMPARE(answerOf("find_products", R"({"q":"rose","limit":1})")[u"items"_s].toArray().size(), 1);
}

void McpTest::eventsAreFound()
{
    const QJsonArray all = answerOf("find_events", "{}")[u"items"_s].toArray();

    QCOMPARE(all.size(), 1);
    QCOMPARE(all.at(0)["eventId"_L1].toString().toUtf8(), filled("<evt>"));
    QCOMPARE(QJsonValue(all.at(0)), api().get("/api/v1/events").at(u"items.0"));
    QCOMPARE(answerOf("find_events", R"({"status":"complete"})")[u"items"_s].toArray().size(), 0);
    QCOMPARE(answerOf("find_events", R"({"q":"zzz"})")[u"items"_s].toArray().size(), 0);
}

void McpTest::momentsMayBeDays()
{
    const auto count = [&](const QByteArray &arguments) {
        return answerOf("find_events", arguments)[u"items"_s].toArray().size();
    };

    QCOMPARE(count(R"({"from":"2026-06-01","to":"2026-06-01"})"), 1);
    QCOMPARE(count(R"({"from":"2026-06-02"})"), 0);
    QCOMPARE(count(R"({"to":"2026-05-31T23:59:59Z"})"), 0);
    QCOMPARE(count(R"({"from":0})"), 1);
}

void McpTest::anEventIsReadWithNames()
{
    QJsonObject event = answerOf("read_event", R"({"eventId":"<evt>"})");

    const QJsonObject line = event[u"groups"_s][0][u"items"_s][0].toObject();
    QCOMPARE(line[u"variantId"_s].toString().toUtf8(), filled("<var>"));
    QVERIFY(line[u"variantName"_s].toString().contains(u"Rose"_s, Qt::CaseInsensitive));
    QJsonObject rest = api().get(filled("/api/v1/events/<evt>")).json();
    QCOMPARE(event[u"totals"_s], rest[u"totals"_s]);
    QCOMPARE(event[u"venueStart"_s], rest[u"venueStart"_s]);
    for (const QString &name : rest.keys())
        QVERIFY2(event.contains(name), qPrintable(name));
}

void McpTest::anEventIsMadeFromWords()
{
    QCOMPARE(api().patch(filled("/api/v1/suppliers/<sup>"), R"({"contactEmail":"sales@market.example"})").status, 200);
    const QJsonObject answer =
        answerOf("create_event", R"({"name":"Feast","venueStart":"2026-07-01T14:00","clientName1":"Ann",
        "numberOfGuests":40,"budget":500,"groups":[{"name":"Table","quantity":3,
            "lines":[{"product":"rose","supplier":"Sales@market.example","quantity":5},
                     {"product":"<vase>","supplier":"<sup>","quantity":1}]}]})");

    const QJsonObject event = answer[u"event"_s].toObject();
    QCOMPARE(answer[u"ambiguous"_s].toArray().size(), 0);
    QCOMPARE(answer[u"eventId"_s], event[u"eventId"_s]);
    const Answer stored = api().get("/api/v1/events/" + event[u"eventId"_s].toString().toUtf8());
    QCOMPARE(stored.status, 200);
    QCOMPARE(stored.text(u"name"), "Feast");
    QCOMPARE(stored.at(u"numberOfGuests"), QJsonValue(40));
    QVERIFY(stored.at(u"venueStart").toDouble() > 0);
    QCOMPARE(stored.text(u"groups.0.items.0.variantId"), filled("<var>"));
    for (const auto *supplier : {u"groups.0.items.0.supplierId", u"groups.0.items.1.supplierId"})
        QCOMPARE(stored.text(supplier), filled("<sup>"));
    QCOMPARE(stored.at(u"groups.0.items.0.units"), QJsonValue(15));
    QCOMPARE(event[u"totals"_s], stored.at(u"totals"));
}

void McpTest::ambiguousWordsMakeNothing()
{
    addWhiteRose();
    const qint64 changes = m_fixture->changeCount();

    const QJsonObject answer = answerOf("create_event", R"({"name":"Feast","groups":[{"name":"Table",
        "lines":[{"product":"<vase>","quantity":1},{"product":"ros","quantity":5}]}]})");

    QVERIFY(answer[u"event"_s].isNull());
    QVERIFY(answer[u"eventId"_s].isNull());
    const QJsonArray ambiguous = answer[u"ambiguous"_s].toArray();
    QCOMPARE(ambiguous.size(), 1);
    QCOMPARE(ambiguous.at(0)["line"_L1].toString(), u"groups.0.lines.1"_s);
    QCOMPARE(ambiguous.at(0)["candidates"_L1].toArray().size(), 2);
    QCOMPARE(m_fixture->changeCount(), changes);
}

void McpTest::aDryRunMakesNothing()
{
    const qint64 changes = m_fixture->changeCount();

    const QJsonObject answer = answerOf("create_event", R"({"name":"Feast","dryRun":true,
        "groups":[{"name":"Table","lines":[{"product":"<var>","quantity":5}]}]})");

    QVERIFY(answer[u"event"_s][u"totals"_s][u"costIncTax"_s].toDouble() > 0);
    QCOMPARE(m_fixture->changeCount(), changes);
}

void McpTest::linesAreChangedTogether()
{
    const QJsonObject answer = answerOf("change_lines", R"({"eventId":"<evt>","changes":[
        {"action":"set","product":"rose","quantity":7},{"action":"remove","eventItemId":"<vaseItem>"},
        {"action":"add","product":"<vase>","quantity":1}]})");

    const QJsonArray changes = answer[u"changes"_s].toArray();
    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes.at(0)["quantityBefore"_L1], QJsonValue(3));
    QCOMPARE(changes.at(0)["quantityAfter"_L1], QJsonValue(7));
    QVERIFY(changes.at(1)["quantityAfter"_L1].isNull());
    QVERIFY(changes.at(2)["quantityBefore"_L1].isNull());
    // The full name, also where the call used an id.
    QCOMPARE(changes.at(2)["product"_L1], changes.at(1)["product"_L1]);
    const Answer event = api().get(filled("/api/v1/events/<evt>"));
    QCOMPARE(event.at(u"groups.0.items").toArray().size(), 2);
    QCOMPARE(event.at(u"groups.0.items.0.quantity"), QJsonValue(7));
    QCOMPARE(answer[u"totalsAfter"_s], event.at(u"totals"));
    QVERIFY(answer[u"totalsBefore"_s] != answer[u"totalsAfter"_s]);
}

void McpTest::aRefusedChangeChangesNothing()
{
    const qint64 changes = m_fixture->changeCount();

    const QByteArray refusal = m_client->refusalOf("change_lines", filled(R"({"eventId":"<evt>","changes":[
        {"action":"set","product":"rose","quantity":7},{"action":"set","eventItemId":"<item>","quantity":-1}]})"));

    QVERIFY2(refusal.contains("changes.1.quantity"), refusal.constData());
    QCOMPARE(m_fixture->changeCount(), changes);
}

void McpTest::aTriedChangeChangesNothing()
{
    const qint64 changes = m_fixture->changeCount();

    const QJsonObject answer = answerOf("change_lines", R"({"eventId":"<evt>","dryRun":true,"changes":[
        {"action":"set","product":"rose","quantity":7}]})");

    QVERIFY(answer[u"totalsBefore"_s] != answer[u"totalsAfter"_s]);
    QCOMPARE(m_fixture->changeCount(), changes);
}

void McpTest::aPriceIsExplained()
{
    const QJsonObject price = answerOf("price_event", R"({"eventId":"<evt>"})");

    const QJsonObject parts = price[u"breakdown"_s].toObject();
    double sum = -2 * parts[u"discount"_s].toDouble();
    for (const QJsonValue part : parts)
        sum += part.toDouble();
    QVERIFY(std::abs(sum - price[u"totals"_s][u"customerPriceIncTax"_s].toDouble()) < 1e-9);
    QCOMPARE(price[u"groups"_s].toArray().size(), 1);
    QCOMPARE(price[u"currency"_s].toString(), u"GBP"_s);
}

void McpTest::quotesAreCompared()
{
    QVERIFY(
        !answerOf("change_lines", R"({"eventId":"<evt>","changes":[{"action":"set","product":"rose","quantity":7}]})")
             .isEmpty());

    const QJsonObject compared = answerOf("compare_quotes", R"({"eventId":"<evt>","from":"<quo>"})");

    QCOMPARE(compared, api().get(filled("/api/v1/events/<evt>/quotes/<quo>/changes")).json());
    QCOMPARE(compared[u"changes"_s].toArray().size(), 1);
    QCOMPARE(
        answerOf("compare_quotes", R"({"eventId":"<evt>","from":"<quo>","to":"<quo>"})")[u"changes"_s].toArray().size(),
        0);
}

void McpTest::aSubstituteIsTriedFirst()
{
    addWhiteRose();
    const QByteArray both = R"({"eventId":"<evt>","from":"<var>","to":"rose white")";
    const qint64 changes = m_fixture->changeCount();

    const QJsonObject tried = answerOf("substitute", both + '}');

    QCOMPARE(tried[u"isDone"_s], QJsonValue(false));
    QCOMPARE(tried[u"lines"_s].toArray().size(), 1);
    QVERIFY(tried[u"priceDifferenceIncTax"_s].toDouble() < 0); // The substitute has no price.
    QCOMPARE(m_fixture->changeCount(), changes);
    QCOMPARE(answerOf("substitute", both + R"(,"dryRun":false})")[u"isDone"_s], QJsonValue(true));
    QVERIFY(api().get(filled("/api/v1/events/<evt>")).text(u"groups.0.items.0.variantId") != filled("<var>"));
}

void McpTest::anOrderSheetIsWorkedOut()
{
    const QJsonObject sheet = answerOf("order_sheet", R"({"eventIds":["<evt>"]})");

    const QJsonObject rest = api().get(filled("/api/v1/events/<evt>/order-sheet")).json();
    QCOMPARE(sheet[u"suppliers"_s], rest[u"suppliers"_s]);
    QCOMPARE(sheet[u"totals"_s], rest[u"totals"_s]);
}

void McpTest::whatIsFreeToHireIsTold()
{
    const QByteArray read = api().get(filled("/api/v1/events/<evt>/hire")).body;

    QCOMPARE(answerOf("hire_availability", R"({"eventId":"<evt>"})"), QJsonDocument::fromJson(read).object());
}

void McpTest::theWeekIsTold()
{
    const QByteArray read = api().get("/api/v1/week?on=2026-06-03").body;

    const QJsonObject told = answerOf("week_plan", R"({"on":"2026-06-03"})");

    QCOMPARE(told, QJsonDocument::fromJson(read).object());
    QCOMPARE(told[u"days"_s].toArray().size(), 7);
}

namespace {

void addRefusal(const char *tool, const QByteArray &arguments, const char *code)
{
    QTest::newRow((QByteArray(tool) + ' ' + code).constData()) << QByteArray(tool) << arguments << QByteArray(code);
}

void addRefusedLines()
{
    addRefusal("change_lines", R"({"eventId":"<evt>"})", "changes_required");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"Remove","product":"rose"}]})",
               "invalid_action");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"burn","quantity":1}]})", "invalid_action");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"add","quantity":1}]})", "product_required");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"remove"}]})", "eventItemId_required");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"remove","product":"tulip"}]})",
               "invalid_eventItemId");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"set","product":"rose"}]})",
               "quantity_required");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"add_group"}]})", "name_required");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"set_group","group":"Tables"}]})",
               "copies_required");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"remove_group"}]})", "group_required");
    addRefusal("change_lines", R"({"eventId":"<evt>","changes":[{"action":"set_group","copies":0}]})",
               "invalid_copies");
    addRefusal("change_lines",
               R"({"eventId":"<evt>","changes":[{"action":"add","group":"Arch","product":"rose","quantity":1}]})",
               "invalid_group");
}

} // namespace

void McpTest::refusalsSayWhatToChange_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("code");
    addRefusal("find_products", "{}", "q_required");
    addRefusal("find_products", R"({"q":" "})", "q_required");
    addRefusal("find_products", R"({"q":"rose","limit":0})", "invalid_limit");
    QByteArray words;
    for (int i = 0; i < 150'000; ++i)
        words += 'w' + QByteArray::number(i) + ' ';
    addRefusal("find_products", R"({"q":")" + words + "\"}", "invalid_q");
    addRefusal("find_events", R"({"q":")" + words + "\"}", "invalid_q");
    addRefusal("change_lines",
               R"({"eventId":"<evt>","changes":[{"action":"add","group":"Tables","product":")" + words
                   + R"(","quantity":1}]})",
               "invalid_product");
    addRefusal("substitute", R"({"eventId":"<evt>","from":"rose","to":")" + words + "\"}", "invalid_to");
    addRefusal("find_products", R"({"q":"rose","query":"rose"})", "unknown_property:query");
    addRefusal("find_events", R"({"status":"done"})", "invalid_status");
    addRefusal("find_events", R"({"from":"soon"})", "invalid_from");
    addRefusal("read_event", "{}", "eventId_required");
    addRefusal("read_event", R"({"eventId":"<none.evt>"})", "event_not_found");
    addRefusal("read_event", R"({"eventId":"<other.evt>"})", "event_not_found");
    addRefusal("read_event", R"({"eventId":"<sup>"})", "wrong_id_type:expected_events_got_suppliers");
    addRefusal("price_event", R"({"eventId":"<none.evt>"})", "event_not_found");
    addRefusal("create_event", "{}", "name_required");
    addRefusal("create_event", R"({"name":"A","groups":[{"name":"B","lines":[{"quantity":1}]}]})", "product_required");
    addRefusal("create_event",
               R"({"name":"A","groups":[{"name":"B","lines":[{"product":"<none.var>","quantity":1}]}]})",
               "variant_not_found");
    addRefusal("create_event", R"({"name":"A","groups":[{"name":"B","lines":[{"product":"<var>","quantity":-1}]}]})",
               "invalid_quantity");
    addRefusal("create_event",
               R"({"name":"A","groups":[{"name":"B","lines":[{"product":"<var>","supplier":"Nobody","quantity":1}]}]})",
               "supplier_not_found");
    addRefusal(
        "create_event",
        R"({"name":"A","groups":[{"name":"B","lines":[{"product":"<var>","supplier":"old growers","quantity":1}]}]})",
        "supplier_archived");
    addRefusal("create_event", R"({"name":"A","groups":[{"name":"B","lines":[{"product":"tulip","quantity":1}]}]})",
               "invalid_product");
    addRefusal("update_event", R"({"eventId":"<evt>"})", "invalid_eventId");
    addRefusal("update_event", R"({"eventId":"<evt>","status":"done"})", "invalid_status");
    addRefusal("update_event", R"({"eventId":"<none.evt>","name":"A"})", "event_not_found");
    addRefusal("delete_event", R"({"eventId":"<none.evt>"})", "event_not_found");
    addRefusal("substitute", R"({"eventId":"<evt>","from":"tulip","to":"rose"})", "invalid_from");
    addRefusal("substitute", R"({"eventId":"<evt>","from":"rose","to":"tulip"})", "invalid_to");
    addRefusal("compare_quotes", R"({"eventId":"<evt>","from":"9"})", "invalid_from");
    addRefusal("compare_quotes", R"({"eventId":"<evt>"})", "from_required");
    addRefusal("compare_quotes", R"({"eventId":"<evt>","from":"<quo>","to":"<none.quo>"})", "not_found");
    addRefusal("compare_quotes", R"({"eventId":"<evt>","from":"<quo>","to":"first"})", "quote_not_found");
    addRefusal("substitute", R"({"eventId":"<none.evt>","from":"a","to":"b"})", "event_not_found");
    addRefusal("order_sheet", R"({"eventIds":[]})", "invalid_eventIds");
    addRefusal("order_sheet", R"({"eventIds":["<none.evt>"]})", "event_not_found");
    addRefusedLines();
}

void McpTest::refusalsSayWhatToChange()
{
    QFETCH(const QByteArray, tool);
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, code);
    const Answer old = api().post("/api/v1/suppliers", R"({"name":"Old Growers"})");
    QCOMPARE(api().post(old.header("location") + "/archive", {}).status, 200);
    const qint64 changes = m_fixture->changeCount();

    const QByteArray refusal = m_client->refusalOf(tool, filled(arguments));

    QVERIFY2(refusal.endsWith(" (" + code + ')'), refusal.constData());
    QVERIFY(refusal.size() > code.size() + 15);
    QCOMPARE(m_fixture->changeCount(), changes);
}

void McpTest::historyNamesTheKey()
{
    const QByteArray key = must(m_fixture->shop().keys.create(u"Claude"_s, Scopes::all().bits(), {})).text;
    const auto client = m_fixture->connect(key);

    McpClient(*client).call(
        "change_lines", filled(R"({"eventId":"<evt>","changes":[{"action":"set","product":"rose","quantity":7}]})"));

    const Page<HistoryEntry> history = must(m_fixture->shop().history.list(m_fixture->mine().event, {.limit = 1}));
    QCOMPARE(history.rows.constFirst().change, EventChange::LineQuantity);
    QCOMPARE(keyNameOf(history.rows.constFirst().actor), std::optional(u"Claude"_s));
}

void McpTest::aWriteIsKeptForTheWindow()
{
    ShopServices &shop = m_fixture->shop();
    const auto writes = [&shop](qint64 place) { return must(shop.assistantWrites.after(place)).writes; };
    const Event before = must(shop.events.find(m_fixture->mine().event));
    QVERIFY(writes(0).isEmpty());

    addWhiteRose();
    answerOf("substitute", R"({"eventId":"<evt>","from":"<var>","to":"rose white","dryRun":true})");
    m_client->refusalOf("change_lines", filled(R"({"eventId":"<evt>","changes":[
        {"action":"set","product":"rose","quantity":7},{"action":"set","eventItemId":"<item>","quantity":-1}]})"));
    QVERIFY(writes(0).isEmpty());
    answerOf("change_lines", R"({"eventId":"<evt>","changes":[{"action":"set","eventItemId":"<item>","quantity":7},
        {"action":"remove","eventItemId":"<vaseItem>"},{"action":"add","product":"<vase>","quantity":1}]})");
    const qint64 place = must(shop.assistantWrites.lastPlace());
    answerOf("substitute", R"({"eventId":"<evt>","from":"<var>","to":"rose white","dryRun":false})");
    answerOf("create_event", R"({"name":"Picnic"})");

    QCOMPARE(writes(0).size(), 3);
    QCOMPARE(writes(0).first().lines.size(), 3);
    QCOMPARE(writes(place).size(), 2);
    QVERIFY(writes(place).last().isNewEvent);
    using Way = AssistantWriteService::Way;
    QVERIFY(shop.assistantWrites.change(writes(place).first(), Way::Back));
    QVERIFY(shop.assistantWrites.change(writes(0).first(), Way::Back));
    const Event after = must(shop.events.find(before.id));
    QCOMPARE(after.totals, before.totals);
    QCOMPARE(after.groups.first().items.size(), before.groups.first().items.size());
    m_fixture->test().tick(25LL * 60 * 60 * 1000);
    answerOf("create_event", R"({"name":"Picnic"})");
    QCOMPARE(writes(0).size(), 1);
}

void McpTest::everyWriteIsOneStep_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::newRow("a day, a name and a client")
        << QByteArray("update_event")
        << QByteArray(
               R"({"eventId":"<evt>","name":"Moved","venueStart":"2026-07-04","clientName1":"Eve","budget":900})");
    QTest::newRow("a status that pins lists")
        << QByteArray("update_event") << QByteArray(R"({"eventId":"<evt>","status":"approved"})");
    QTest::newRow("a group more, with a line") << QByteArray("change_lines") << QByteArray(R"({"eventId":"<evt>",
        "changes":[{"action":"add_group","name":"Arch"},{"action":"add","group":"Arch","product":"<vase>","quantity":2}]})");
    QTest::newRow("a group, its copies and name") << QByteArray("change_lines") << QByteArray(R"({"eventId":"<evt>",
        "changes":[{"action":"set","product":"rose","quantity":7},{"action":"set_group","group":"<grp>","copies":9,
        "name":"Other","isHidden":true}]})");
    QTest::newRow("a group less") << QByteArray("change_lines") << QByteArray(R"({"eventId":"<evt>",
        "changes":[{"action":"set","product":"rose","quantity":7},{"action":"remove_group","group":"<grp>"}]})");
    QTest::newRow("a line less") << QByteArray(
        "change_lines") << QByteArray(R"({"eventId":"<evt>","changes":[{"action":"remove","product":"rose"}]})");
    QTest::newRow("all prices kept") << QByteArray("keep_prices") << QByteArray(R"({"eventId":"<evt>"})");
    QTest::newRow("a price kept") << QByteArray("keep_prices")
                                  << QByteArray(R"({"eventId":"<evt>","eventItemIds":["<item>"]})");
    QTest::newRow("today's prices") << QByteArray("current_prices") << QByteArray(R"({"eventId":"<evt>"})");
    QTest::newRow("today's price") << QByteArray("current_prices")
                                   << QByteArray(R"({"eventId":"<evt>","eventItemIds":["<item>"]})");
    QTest::newRow("the event") << QByteArray("delete_event") << QByteArray(R"({"eventId":"<evt>","dryRun":false})");
}

/// Undo restores the previous state, redo what the assistant did.
void McpTest::everyWriteIsOneStep()
{
    QFETCH(const QByteArray, tool);
    QFETCH(const QByteArray, arguments);
    using Way = AssistantWriteService::Way;
    ShopServices &shop = m_fixture->shop();
    const EventId id = m_fixture->mine().event;
    const auto read = [&]() -> std::optional<Event> {
        Result<Event> event = shop.events.find(id);
        if (!event)
            return std::nullopt;
        event->updatedAt = event->version = 0;
        for (EventGroup &group : event->groups) {
            group.updatedAt = group.version = 0;
            for (EventItem &item : group.items)
                item.updatedAt = item.version = 0;
        }
        return *event;
    };
    must(shop.events.patch(id,
                           {.descriptionHtml = u"<p>White</p>"_s,
                            .notes = u"Mind the step"_s,
                            .pricing = std::optional(EventPricingPatch{.labour = LabourPatch{.percent = 10}})}));
    if (tool != "update_event" && tool != "keep_prices") // These tools keep the prices themselves.
        QCOMPARE(api().post(filled("/api/v1/events/<evt>/keep-prices"), "{}").status, 200);
    const auto before = read();

    QVERIFY(!answerOf(tool, arguments).isEmpty());
    const QList<AssistantWrite> writes = must(shop.assistantWrites.after(0)).writes;
    QCOMPARE(writes.size(), 1);
    const auto after = read();
    QVERIFY(after != before);

    QVERIFY(shop.assistantWrites.change(writes.first(), Way::Back));
    QCOMPARE(read(), before);
    QVERIFY(shop.assistantWrites.change(writes.first(), Way::Forth));
    QCOMPARE(read(), after);
    QVERIFY(shop.assistantWrites.change(writes.first(), Way::Back));
    QCOMPARE(read(), before);
}

STEMDESK_GUILESS_TEST(McpTest)

} // namespace stemdesk::mcp_test

#include "tst_mcp.moc"
