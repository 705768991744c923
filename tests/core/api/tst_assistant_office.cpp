#include "tests/support/api_fixture.h"
#include "tests/support/mcp_client.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonValue>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::assistant_office_test {

/// An assistant does the office's work: prices, orders, invoices and reminders. Today is 21 March 2026.
class AssistantOfficeTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_fixture = std::make_unique<ApiFixture>();
        m_client = std::make_unique<McpClient>(api());
        QCOMPARE(
            api()
                .patch(filled("/api/v1/events/<evt>/groups/<grp>/items/<item>"), filled(R"({"supplierId":"<sup>"})"))
                .status,
            200);
    }
    void pricesAreKeptAndLetGo();
    void todaysPricesAreTriedFirst();
    void markupsOfANewTypeGoWithIt();
    void whatSomebodyKeptSinceStays();
    void anOrderIsSavedAndMarked();
    void aSavedSheetIsMarked();
    void nothingIsOrderedTwice();
    void whatIsNewIsOrdered();
    void aDayIsOrdered();
    void anOrderOfAnOccurrenceKeepsItsPrices();
    void badOrdersAreRefused_data();
    void badOrdersAreRefused();
    void aMonthIsInvoiced();
    void invoicesAreFound();
    void anAccountIsTold();
    void aClientIsReminded();
    void clientsAreNamedAsTheyAre();
    void badQuestionsOfMoneyAreRefused_data();
    void badQuestionsOfMoneyAreRefused();
    void toolsNeedTheirScopes();

private:
    using Way = AssistantWriteService::Way;

    QJsonObject answerOf(const QByteArray &tool, const QByteArray &arguments)
    {
        return m_client->answerOf(tool, filled(arguments));
    }
    QByteArray refusalOf(const QByteArray &tool, const QByteArray &arguments)
    {
        return m_client->refusalOf(tool, filled(arguments));
    }
    QJsonValue roses(const QString &field)
    {
        return api().get(filled("/api/v1/events/<evt>")).at(QString(u"groups.0.items.0."_s + field));
    }
    void setDearerBy(int cost)
    {
        QCOMPARE(api()
                     .patch(filled("/api/v1/price-lists/<pl>/entries/<pe>"),
                            R"({"unitCostExclTax":)" + QByteArray::number(cost) + '}')
                     .status,
                 200);
    }
    AssistantWrite lastWrite()
    {
        const QList<AssistantWrite> writes = must(m_fixture->shop().assistantWrites.after(0)).writes;
        return writes.isEmpty() ? AssistantWrite() : writes.last();
    }
    bool takeBack() { return m_fixture->shop().assistantWrites.change(lastWrite(), Way::Back).has_value(); }
    /// Adds an approved event of the contact with a fee of 100, on that day of March.
    void addEvent(const QByteArray &contact, int day);
    QByteArray hotel();

    std::unique_ptr<McpClient> m_client;
};

namespace {

const QByteArray kOrder = R"({"eventIds":["<evt>"]})";

QJsonObject lineOf(const QJsonObject &order)
{
    return order["sheet"_L1]["suppliers"_L1][0]["lines"_L1][0].toObject();
}

QByteArray sheetIn(const QJsonObject &order)
{
    return order["sheet"_L1]["orderSheetId"_L1].toString().toUtf8();
}

} // namespace

void AssistantOfficeTest::addEvent(const QByteArray &contact, int day)
{
    const qint64 start = QDateTime(QDate(2026, 3, day), QTime(10, 0), QTimeZone::utc()).toMSecsSinceEpoch();
    QCOMPARE(api()
                 .post("/api/v1/events",
                       R"({"name":"Lobby","status":"approved","venueStart":)" + QByteArray::number(start)
                           + R"(,"contacts":[{"role":"client","contactId":")" + contact
                           + R"("}],"pricing":{"additionalFees":[{"name":"Flowers","amountExclTax":100}]}})")
                 .status,
             201);
}

/// A hotel with an event on the 2nd and one on the 9th.
QByteArray AssistantOfficeTest::hotel()
{
    const Answer made = api().post("/api/v1/contacts",
                                   R"({"name":"Hotel Linde","company":"Linde Ltd","emails":["desk@linde.example"]})");
    const QByteArray id = made.text(u"contactId");
    addEvent(id, 2);
    addEvent(id, 9);
    return id;
}

void AssistantOfficeTest::pricesAreKeptAndLetGo()
{
    const QJsonObject kept = answerOf("keep_prices", R"({"eventId":"<evt>"})");

    QCOMPARE(kept["totalsBefore"_L1], kept["totalsAfter"_L1]);
    QCOMPARE(roses(u"kept.unitCostExclTax"_s), QJsonValue(2));
    QCOMPARE(kept["event"_L1]["groups"_L1][0]["items"_L1][0]["kept"_L1].toObject(), roses(u"kept"_s).toObject());
    setDearerBy(4);
    QCOMPARE(roses(u"unitCostExclTax"_s), QJsonValue(2));

    const QJsonObject today = answerOf("current_prices", R"({"eventId":"<evt>","eventItemIds":["<item>"]})");

    QVERIFY(today["totalsAfter"_L1]["costIncTax"_L1].toDouble() > today["totalsBefore"_L1]["costIncTax"_L1].toDouble());
    QVERIFY(roses(u"kept"_s).isNull());
    QCOMPARE(roses(u"unitCostExclTax"_s), QJsonValue(4));
    QVERIFY(!api().get(filled("/api/v1/events/<evt>")).at(u"groups.0.items.1.kept").isNull());
    QVERIFY(takeBack()); // Undo restores the prices that were kept, not today's.
    QCOMPARE(roses(u"kept.unitCostExclTax"_s), QJsonValue(2));
    QCOMPARE(roses(u"unitCostExclTax"_s), QJsonValue(2));
}

void AssistantOfficeTest::todaysPricesAreTriedFirst()
{
    answerOf("keep_prices", R"({"eventId":"<evt>"})");
    setDearerBy(4);
    const qint64 changes = m_fixture->changeCount();

    const QJsonObject tried = answerOf("current_prices", R"({"eventId":"<evt>","dryRun":true})");

    QVERIFY(tried["totalsBefore"_L1] != tried["totalsAfter"_L1]);
    QCOMPARE(m_fixture->changeCount(), changes);
    QCOMPARE(roses(u"unitCostExclTax"_s), QJsonValue(2));
    answerOf("keep_prices", R"({"eventId":"<evt>"})"); // They are kept already.
    QCOMPARE(m_fixture->changeCount(), changes);
    QCOMPARE(must(m_fixture->shop().assistantWrites.after(0)).writes.size(), 1);
}

void AssistantOfficeTest::markupsOfANewTypeGoWithIt()
{
    QCOMPARE(api()
                 .post("/api/v1/products",
                       filled(R"({"items":[{"name":"Ribbon","productType":"materials","variant":{"name":"Silk"}}]})"))
                 .status,
             200);
    answerOf("keep_prices", R"({"eventId":"<evt>"})");
    const auto markups = [&] { return api().get(filled("/api/v1/events/<evt>")).at(u"pricing.markups").toObject(); };
    const QJsonObject before = markups();

    answerOf("change_lines",
             R"({"eventId":"<evt>","changes":[{"action":"add","group":"<grp>","product":"silk","quantity":1}]})");

    QVERIFY(takeBack());
    QCOMPARE(markups(), before);
    QCOMPARE(api().get(filled("/api/v1/events/<evt>")).at(u"groups.0.items").toArray().size(), 2);
}

void AssistantOfficeTest::whatSomebodyKeptSinceStays()
{
    answerOf("keep_prices", R"({"eventId":"<evt>","eventItemIds":["<item>"]})");
    QCOMPARE(api().post(filled("/api/v1/events/<evt>/current-prices"), "{}").status, 200);
    setDearerBy(4);
    QCOMPARE(api().post(filled("/api/v1/events/<evt>/keep-prices"), "{}").status, 200);

    QVERIFY(!takeBack());
    QCOMPARE(roses(u"kept.unitCostExclTax"_s), QJsonValue(4));
}

void AssistantOfficeTest::anOrderIsSavedAndMarked()
{
    const qint64 changes = m_fixture->changeCount();
    const QJsonObject tried = answerOf("mark_ordered", R"({"eventIds":["<evt>"],"dryRun":true})");
    QCOMPARE(tried["isDone"_L1], QJsonValue(false));
    QCOMPARE(tried["sheet"_L1]["state"_L1].toString(), u"ordered"_s);
    QCOMPARE(m_fixture->changeCount(), changes);

    const QJsonObject order = answerOf("mark_ordered", kOrder);

    QCOMPARE(order["isDone"_L1], QJsonValue(true));
    const Answer sheet = api().get("/api/v1/order-sheets/" + sheetIn(order));
    QCOMPARE(sheet.json(), order["sheet"_L1].toObject());
    QCOMPARE(sheet.text(u"state"), "ordered");
    QCOMPARE(qint64(sheet.at(u"orderedAt").toDouble()), m_fixture->test().now());
    QCOMPARE(lastWrite().sheet,
             std::optional(MarkedSheet{.id = *ownIdFrom<OrderSheetTag>(sheetIn(order)), .isNew = true}));
}

void AssistantOfficeTest::aSavedSheetIsMarked()
{
    const Answer saved = api().post("/api/v1/order-sheets", filled(kOrder));
    const QByteArray id = saved.text(u"orderSheetId");
    const QByteArray arguments = R"({"orderSheetId":")" + id + "\"}";

    const QJsonObject order = answerOf("mark_ordered", arguments);

    QCOMPARE(sheetIn(order), id);
    const auto state = [&] { return api().get("/api/v1/order-sheets/" + id).text(u"state"); };
    QCOMPARE(state(), "ordered");
    const qint64 changes = m_fixture->changeCount();
    QCOMPARE(answerOf("mark_ordered", arguments)["sheet"_L1], order["sheet"_L1]); // It is ordered already.
    QCOMPARE(m_fixture->changeCount(), changes);
    QVERIFY(takeBack());
    QCOMPARE(state(), "draft");
    QVERIFY(m_fixture->shop().assistantWrites.change(lastWrite(), Way::Forth));
    QCOMPARE(state(), "ordered");
}

void AssistantOfficeTest::nothingIsOrderedTwice()
{
    const Answer draft = api().post("/api/v1/order-sheets", filled(kOrder));
    answerOf("mark_ordered", kOrder);
    const qint64 changes = m_fixture->changeCount();

    for (const QByteArray &again : {kOrder, QByteArray(R"({"orderSheetId":")" + draft.text(u"orderSheetId") + "\"}")}) {
        const QByteArray refusal = refusalOf("mark_ordered", again);
        QVERIFY2(refusal.endsWith("(ordered_meanwhile)"), refusal.constData());
    }
    const QByteArray refusal = refusalOf("mark_ordered", R"({"eventIds":["<evt>"],"onlyNew":true})");
    QVERIFY2(refusal.endsWith("(nothing_to_order)"), refusal.constData());
    QCOMPARE(m_fixture->changeCount(), changes);
}

void AssistantOfficeTest::whatIsNewIsOrdered()
{
    answerOf("mark_ordered", kOrder);
    answerOf("change_lines",
             R"({"eventId":"<evt>","changes":[{"action":"set","eventItemId":"<item>","quantity":10}]})");

    const QJsonObject more = answerOf("mark_ordered", R"({"eventIds":["<evt>"],"onlyNew":true})");

    QCOMPARE(more["sheet"_L1]["isTopUp"_L1], QJsonValue(true));
    QCOMPARE(lineOf(more)["packsToOrder"_L1], QJsonValue(1)); // 20 are needed, 10 were ordered.
    QCOMPARE(answerOf("order_sheet", R"({"eventIds":["<evt>"],"onlyNew":true})")["suppliers"_L1].toArray().size(), 0);
}

void AssistantOfficeTest::aDayIsOrdered()
{
    const QJsonObject sheet = answerOf("order_sheet", kOrder);
    const QJsonValue day = sheet["suppliers"_L1][0]["deliveryDays"_L1][0]["on"_L1];
    QCOMPARE(day.toString(), u"2026-05-29"_s);

    QVERIFY(
        refusalOf("mark_ordered", R"({"eventIds":["<evt>"],"deliverOn":"2026-05-30"})").endsWith("(nothing_to_order)"));
    const QJsonObject order = answerOf("mark_ordered", R"({"eventIds":["<evt>"],"deliverOn":"2026-05-29"})");
    QCOMPARE(order["sheet"_L1]["suppliers"_L1][0]["deliverOn"_L1], day);
}

void AssistantOfficeTest::anOrderOfAnOccurrenceKeepsItsPrices()
{
    QCOMPARE(api()
                 .post("/api/v1/series",
                       filled(R"({"name":"Lobby","templateEventIds":["<evt>"],"rule":"FREQ=WEEKLY;BYDAY=MO;COUNT=1",)"
                              R"("startsOn":"2026-03-30"})"))
                 .status,
             201);
    QByteArray occurrence;
    for (const QJsonValue event : api().get("/api/v1/events?limit=100").at(u"items").toArray()) {
        if (!event["occurrenceOn"_L1].isNull())
            occurrence = event["eventId"_L1].toString().toUtf8();
    }
    const auto event = [&] {
        const QJsonObject read = api().get("/api/v1/events/" + occurrence).json();
        QJsonArray lines;
        for (const QJsonValue line : read[u"groups"_s][0][u"items"_s].toArray())
            lines.append(line[u"kept"_s]);
        return std::pair(read.value(u"pricing"_s), lines);
    };
    const auto before = event();
    QVERIFY(before.second.at(0).isNull());

    answerOf("mark_ordered", R"({"eventIds":[")" + occurrence + "\"]}");

    const auto after = event();
    QVERIFY(!after.second.at(0).isNull());
    const AssistantWrite write = lastWrite();
    QVERIFY(takeBack());
    QCOMPARE(event(), before);
    setDearerBy(4);
    QVERIFY(m_fixture->shop().assistantWrites.change(write, Way::Forth));
    QCOMPARE(event(), after);
}

void AssistantOfficeTest::badOrdersAreRefused_data()
{
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const QByteArray &arguments, const char *code) {
        QTest::newRow(name) << arguments << QByteArray(code);
    };
    row("nothing", "{}", "eventIds_required");
    row("no event", R"({"eventIds":[]})", "invalid_eventIds");
    row("an unknown event", R"({"eventIds":["<none.evt>"]})", "event_not_found");
    row("another shop's event", R"({"eventIds":["<other.evt>"]})", "event_not_found");
    row("both", R"({"eventIds":["<evt>"],"orderSheetId":"<ordr>"})", "invalid_orderSheetId");
    row("a part of a sheet", R"({"orderSheetId":"<ordr>","onlyNew":true})", "invalid_orderSheetId");
    row("an unknown sheet", R"({"orderSheetId":"<none.ordr>"})", "order_sheet_not_found");
    row("another shop's sheet", R"({"orderSheetId":"<other.ordr>"})", "order_sheet_not_found");
    row("no day", R"({"eventIds":["<evt>"],"deliverOn":"soon"})", "invalid_deliverOn");
}

void AssistantOfficeTest::badOrdersAreRefused()
{
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, code);
    const qint64 changes = m_fixture->changeCount();

    const QByteArray refusal = refusalOf("mark_ordered", arguments);

    QVERIFY2(refusal.endsWith(" (" + code + ')'), refusal.constData());
    QCOMPARE(m_fixture->changeCount(), changes);
}

void AssistantOfficeTest::aMonthIsInvoiced()
{
    hotel();
    const QByteArray march = R"({"contact":"hotel linde","from":"2026-03-01","to":"2026-03-31")";
    const qint64 changes = m_fixture->changeCount();

    const QJsonObject tried = answerOf("invoice_month", march + '}');

    QCOMPARE(tried["isDone"_L1], QJsonValue(false));
    QVERIFY(tried["invoice"_L1]["invoiceId"_L1].isNull());
    QCOMPARE(tried["invoice"_L1]["totalExclTax"_L1], QJsonValue(200));
    QCOMPARE(m_fixture->changeCount(), changes);
    const QJsonObject issued = answerOf("invoice_month", march + R"(,"dryRun":false,"note":"Thank you"})");
    QCOMPARE(issued["isDone"_L1], QJsonValue(true));
    QCOMPARE(api().get("/api/v1/invoices/" + issued["invoice"_L1]["invoiceId"_L1].toString().toUtf8()).json(),
             issued["invoice"_L1].toObject());
    QVERIFY(refusalOf("invoice_month", march + '}').endsWith("(nothing_to_invoice)"));
}

void AssistantOfficeTest::invoicesAreFound()
{
    hotel();
    const QJsonObject issued = answerOf("invoice_month", R"({"contact":"desk@linde.example","from":"2026-03-01",
        "to":"2026-03-31","dueOn":"2026-03-21","dryRun":false})")["invoice"_L1]
                                   .toObject();
    const auto found = [&](const QByteArray &arguments) {
        return answerOf("find_invoices", arguments)["items"_L1].toArray();
    };

    const QJsonArray open = found(R"({"contact":"Linde Ltd","state":"open"})");

    QCOMPARE(open.size(), 1);
    for (const auto *member : {"number", "totalIncTax", "openAmount", "dueOn", "eventIds", "contactId"})
        QCOMPARE(open.at(0)[QLatin1StringView(member)], issued[QLatin1StringView(member)]);
    QCOMPARE(found(R"({"state":"overdue"})").size(), 0);
    m_fixture->test().tick(24LL * 60 * 60 * 1000);
    QCOMPARE(found(R"({"state":"overdue"})").size(), 1);
    QCOMPARE(found(R"({"q":"linde"})").size(), 1);
    QCOMPARE(found(R"({"from":"2026-03-22"})").size(), 0);
}

void AssistantOfficeTest::anAccountIsTold()
{
    const QByteArray contact = hotel();
    answerOf("invoice_month", R"({"contact":"linde","from":"2026-03-01","to":"2026-03-31","dryRun":false})");

    const QJsonObject told = answerOf("statement", R"({"contact":"linde","from":"2026-03-01","to":"2026-03-31"})");

    QCOMPARE(told, api().get("/api/v1/contacts/" + contact + "/statement?from=2026-03-01&to=2026-03-31").json());
    QCOMPARE(told["rows"_L1].toArray().size(), 1);
}

void AssistantOfficeTest::aClientIsReminded()
{
    hotel();
    const QJsonObject issued = answerOf("invoice_month", R"({"contact":"linde","from":"2026-03-01",
        "to":"2026-03-31","dueOn":"2026-03-21","dryRun":false})")["invoice"_L1]
                                   .toObject();
    const QByteArray number = issued["number"_L1].toString().toUtf8();
    const QByteArray id = issued["invoiceId"_L1].toString().toUtf8();
    const QByteArray named = R"({"invoice":")" + number + '"';

    const QJsonObject words = answerOf("reminder", named + '}');

    QCOMPARE(words["level"_L1], QJsonValue(1));
    QCOMPARE(words["to"_L1].toString(), u"desk@linde.example"_s);
    QCOMPARE(words["openAmount"_L1], issued["openAmount"_L1]);
    QCOMPARE(words["text"_L1].toString().toUtf8(),
             api().get("/api/v1/invoices/" + id + "/reminder?level=1&format=text").body);
    const qint64 changes = m_fixture->changeCount();
    answerOf("note_reminder", named + R"(,"level":2,"dryRun":true})");
    QCOMPARE(m_fixture->changeCount(), changes);
    QCOMPARE(answerOf("note_reminder", named + R"(,"level":2})")["invoice"_L1]["reminderLevel"_L1], QJsonValue(2));
    QCOMPARE(api().get("/api/v1/invoices/" + id).at(u"reminderLevel"), QJsonValue(2));
    QCOMPARE(answerOf("reminder", R"({"invoice":")" + id + "\"}")["level"_L1], QJsonValue(3));
}

void AssistantOfficeTest::clientsAreNamedAsTheyAre()
{
    hotel();
    QCOMPARE(api().post("/api/v1/contacts", R"({"name":"Hotel Linden"})").status, 201);

    QVERIFY(refusalOf("statement", R"({"contact":"hotel"})").contains("Linde Ltd"));
    QCOMPARE(answerOf("statement", R"({"contact":"Hotel Linde"})")["contact"_L1]["name"_L1].toString(),
             u"Hotel Linde"_s); // An exact name wins over one that only begins with it.
}

void AssistantOfficeTest::badQuestionsOfMoneyAreRefused_data()
{
    QTest::addColumn<QByteArray>("tool");
    QTest::addColumn<QByteArray>("arguments");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *tool, const QByteArray &arguments, const char *code) {
        QTest::newRow((QByteArray(tool) + ' ' + code + ' ' + arguments.left(30)).constData())
            << QByteArray(tool) << arguments << QByteArray(code);
    };
    row("keep_prices", "{}", "eventId_required");
    row("keep_prices", R"({"eventId":"<none.evt>"})", "event_not_found");
    row("keep_prices", R"({"eventId":"<evt>","eventItemIds":[]})", "invalid_eventItemIds");
    row("keep_prices", R"({"eventId":"<evt>","eventItemIds":["<none.item>"]})", "event_item_not_found");
    row("current_prices", R"({"eventId":"<other.evt>"})", "event_not_found");
    row("invoice_month", R"({"from":"2026-03-01","to":"2026-03-31"})", "contact_required");
    row("invoice_month", R"({"contact":"<con>","to":"2026-03-31"})", "from_required");
    row("invoice_month", R"({"contact":"<con>","from":"2026-03-31","to":"2026-03-01"})", "invalid_to");
    row("invoice_month", R"({"contact":"nobody","from":"2026-03-01","to":"2026-03-31"})", "contact_not_found");
    row("statement", "{}", "contact_required");
    row("statement", R"({"contact":"<none.con>"})", "contact_not_found");
    row("statement", R"({"contact":"<other.con>"})", "contact_not_found");
    row("statement", R"({"contact":"<con>","from":"yesterday"})", "invalid_from");
    row("find_invoices", R"({"state":"late"})", "invalid_state");
    row("find_invoices", R"({"limit":0})", "invalid_limit");
    row("reminder", R"({"invoice":"2026-9999"})", "invoice_not_found");
    row("reminder", R"({"invoice":"<none.inv>"})", "invoice_not_found");
    row("note_reminder", R"({"invoice":"2026-0001"})", "level_required");
    row("note_reminder", R"({"invoice":"2026-0001","level":4})", "invalid_level");
}

void AssistantOfficeTest::badQuestionsOfMoneyAreRefused()
{
    QFETCH(const QByteArray, tool);
    QFETCH(const QByteArray, arguments);
    QFETCH(const QByteArray, code);
    const qint64 changes = m_fixture->changeCount();

    const QByteArray refusal = refusalOf(tool, arguments);

    QVERIFY2(refusal.endsWith(" (" + code + ')'), refusal.constData());
    QCOMPARE(m_fixture->changeCount(), changes);
}

void AssistantOfficeTest::toolsNeedTheirScopes()
{
    const auto client = m_fixture->connect(m_fixture->newKey(Scopes().add(Scope::EventsRead)));
    McpClient reader(*client);

    for (const char *tool : {"keep_prices", "current_prices", "mark_ordered", "find_invoices", "invoice_month",
                             "statement", "reminder", "note_reminder"})
        QCOMPARE(reader.call(tool, "{}").at(u"error.code"), QJsonValue(-32602));
}

STEMDESK_GUILESS_TEST(AssistantOfficeTest)

} // namespace stemdesk::assistant_office_test

#include "tst_assistant_office.moc"
