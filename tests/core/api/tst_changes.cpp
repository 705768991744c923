#include "core/api/cursor.h"
#include "core/services/change_feed.h"
#include "core/storage/change_store.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/api_fixture.h"
#include "tests/support/change_feed.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

#include <algorithm>
#include <thread>

namespace stemdesk::changes_test {

class ChangesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void anItemTellsWhatAndWhen();
    void theCursorOfACaughtUpClientStays();
    void pagesGoOnWhereTheyStopped();
    void whoWantsNoHistoryStartsAtThePresent();
    void resourcesKeepTheirTables();
    void fieldsAlwaysKeepSeq();
    void refusals_data();
    void refusals();
    void cursorsOfALostHistoryStayInvalid();
    void anotherShopsCursorIsRefused();
    void aKeySeesWhatItsScopesCover_data();
    void aKeySeesWhatItsScopesCover();
    void keysAndSettingsAreNeverListed();
    void aReplayedRequestChangesNothing();
    void aLongStretchOfOthersIsWalkedInSteps();
    void twoWritersAreListedInTheOrderOfTheirCommits();
};

void ChangesTest::anItemTellsWhatAndWhen()
{
    const QByteArray cursor = feedEnd(api());
    m_fixture->test().tick();
    const QByteArray id = api().post("/api/v1/suppliers", R"({"name":"New"})").text(u"supplierId");

    const Answer page = api().get("/api/v1/changes?cursor=" + cursor);

    QCOMPARE(page.status, 200);
    QCOMPARE(page.header("content-type"), "application/json");
    QCOMPARE(page.json().keys(), (QStringList{u"cursor"_s, u"isDone"_s, u"items"_s}));
    QCOMPARE(page.at(u"items").toArray().size(), 1);
    QCOMPARE(page.at(u"items.0").toObject().keys(),
             (QStringList{u"action"_s, u"at"_s, u"id"_s, u"parentId"_s, u"resource"_s, u"seq"_s}));
    QVERIFY(page.at(u"items.0.parentId").isNull());
    QCOMPARE(page.text(u"items.0.action"), "created");
    QCOMPARE(page.text(u"items.0.resource"), "suppliers");
    QCOMPARE(page.text(u"items.0.id"), id);
    QCOMPARE(page.at(u"items.0.at").toInteger(), m_fixture->test().now());
    QVERIFY(page.at(u"items.0.seq").toInteger() > 0);
}

void ChangesTest::theCursorOfACaughtUpClientStays()
{
    const QByteArray cursor = feedEnd(api());

    const Answer nothing = api().get("/api/v1/changes?cursor=" + cursor);
    api().post("/api/v1/suppliers", R"({"name":"New"})");
    const Answer something = api().get("/api/v1/changes?cursor=" + cursor);
    const Answer again = api().get("/api/v1/changes?cursor=" + something.text(u"cursor"));

    QCOMPARE(nothing.at(u"isDone"), QJsonValue(true));
    QCOMPARE(nothing.at(u"items").toArray(), QJsonArray());
    QCOMPARE(nothing.text(u"cursor"), cursor);
    QCOMPARE(something.at(u"isDone"), QJsonValue(true));
    QCOMPARE(something.at(u"items").toArray().size(), 1);
    QVERIFY(something.text(u"cursor") != cursor);
    QCOMPARE(again.at(u"items").toArray(), QJsonArray());
}

void ChangesTest::pagesGoOnWhereTheyStopped()
{
    const QByteArrayList all = changesAfter(api(), {});
    QByteArrayList walked;
    qint64 seq = 0;
    QByteArray cursor;

    for (bool isDone = false; !isDone;) {
        const Answer page =
            api().get("/api/v1/changes?limit=3" + (cursor.isEmpty() ? QByteArray() : "&cursor=" + cursor));
        QVERIFY(page.at(u"items").toArray().size() <= 3);
        for (const QJsonValue item : page.at(u"items").toArray()) {
            QVERIFY(item["seq"_L1].toInteger() > seq);
            seq = item["seq"_L1].toInteger();
            walked += item["id"_L1].toString().toLatin1();
        }
        cursor = page.text(u"cursor");
        QVERIFY(!cursor.isEmpty());
        isDone = page.at(u"isDone").toBool();
    }

    QCOMPARE(walked.size(), all.size());
    QCOMPARE(all.constFirst(), filled("created suppliers <sup>")); // The oldest change that a key may see.
    QCOMPARE(api().get("/api/v1/changes").at(u"items").toArray().size(), std::min<qsizetype>(25, all.size()));
}

void ChangesTest::whoWantsNoHistoryStartsAtThePresent()
{
    const Answer now = api().get("/api/v1/changes?cursor=now&limit=1");
    const QByteArray id = api().post("/api/v1/suppliers", R"({"name":"New"})").text(u"supplierId");
    const Answer later = api().get("/api/v1/changes?cursor=" + now.text(u"cursor"));

    QCOMPARE(now.at(u"items").toArray(), QJsonArray());
    QCOMPARE(now.at(u"isDone"), QJsonValue(true));
    QCOMPARE(later.at(u"items").toArray().size(), 1);
    QCOMPARE(later.text(u"items.0.id"), id);
    for (const QByteArray &odd : {QByteArray("Now"), QByteArray("nowx")})
        QCOMPARE(api().get("/api/v1/changes?cursor=" + odd).error(), "invalid_cursor");
    QCOMPARE(api().get("/api/v1/suppliers?cursor=now").error(), "invalid_cursor");
}

void ChangesTest::resourcesKeepTheirTables()
{
    const QByteArray start = feedEnd(api());
    api().post("/api/v1/suppliers", R"({"name":"New"})");
    const QByteArray colour = api().post("/api/v1/colors", R"({"name":"Odd","hex":"#123456"})").text(u"colorId");
    api().post("/api/v1/suppliers", R"({"name":"Newer"})");

    const Answer page = api().get("/api/v1/changes?resources=colors,tax_groups&cursor=" + start);

    QCOMPARE(page.status, 200);
    QCOMPARE(page.at(u"items").toArray().size(), 1);
    QCOMPARE(page.text(u"items.0.id"), colour);
    QCOMPARE(page.text(u"cursor"), feedEnd(api())); // The end of the feed, whatever was filtered out.
    QCOMPARE(api().get("/api/v1/changes?resources=colors,nothing").error(), "invalid_resources");
}

void ChangesTest::fieldsAlwaysKeepSeq()
{
    const Answer page = api().get("/api/v1/changes?limit=1&fields=action,id");

    QCOMPARE(page.at(u"items.0").toObject().keys(), (QStringList{u"action"_s, u"id"_s, u"seq"_s}));
    QVERIFY(page.at(u"cursor").isString());
}

void ChangesTest::refusals_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char *name, const QByteArray &method, const QByteArray &path, int status,
                        const QByteArray &error) { QTest::newRow(name) << method << path << status << error; };
    row("updatedSince", "GET", "changes?updatedSince=0", 422, "unknown_parameter:updatedSince");
    row("a filter", "GET", "changes?resource=events", 422, "unknown_parameter:resource");
    row("unknown field", "GET", "changes?fields=seq,name", 422, "unknown_fields:name");
    row("path into a field", "GET", "changes?fields=id.x", 422, "unknown_fields:id.x");
    row("limit", "GET", "changes?limit=101", 422, "invalid_limit");
    row("empty cursor", "GET", "changes?cursor=", 422, "invalid_cursor");
    row("nonsense", "GET", "changes?cursor=nonsense", 422, "invalid_cursor");
    row("number", "GET", "changes?cursor=1", 422, "invalid_cursor");
    row("cursor of another list", "GET", "changes?cursor=" + cursorText(1, "/api/v1/suppliers?"), 422,
        "invalid_cursor");
    row("cursor before the beginning", "GET", "changes?cursor=" + cursorText(-1, "/api/v1/changes?"), 422,
        "invalid_cursor");
    row("cursor beyond the end", "GET", "changes?cursor=" + cursorText(1'000'000, "/api/v1/changes?"), 422,
        "invalid_cursor");
    row("cursor of changes elsewhere", "GET", "suppliers?cursor=" + cursorText(1, "/api/v1/changes?"), 422,
        "invalid_cursor");
    row("POST", "POST", "changes", 405, "method_not_allowed");
    row("one change", "GET", "changes/1", 404, "not_found");
}

void ChangesTest::refusals()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    const Answer answer = api().request(method, "/api/v1/" + path);

    QTEST(answer.status, "status");
    QTEST(answer.error(), "error");
    QCOMPARE(m_fixture->connect({})->get("/api/v1/changes").error(), "missing_api_key");
}

/// As after a restore: the feed is back at an earlier position and then continues differently.
void ChangesTest::cursorsOfALostHistoryStayInvalid()
{
    const QByteArray kept = feedEnd(api());
    const Answer first = api().get("/api/v1/changes?limit=1");
    Session &session = m_fixture->test().session();
    const qint64 shop = contextOf(m_fixture->shop()).tenant().shop;
    const ChangeStore store(session, contextOf(m_fixture->shop()).tenant());
    const qint64 seq = must(store.lastSeq());
    for (int i = 0; i < 3; ++i)
        must(m_fixture->shop().suppliers.create({.name = u"Lost"_s}));
    const QByteArray lost = feedEnd(api());
    QVERIFY(session.run("delete from change where shop = ? and seq > ?", shop, seq));
    QVERIFY(session.run("update shop set change_seq = ? where key = ?", seq, shop));

    QVERIFY(beginFeedHistories(session));

    QCOMPARE(api().get("/api/v1/changes?cursor=" + lost).error(), "invalid_cursor");
    QByteArrayList made;
    for (int i = 0; i < 15; ++i) {
        const Supplier supplier = must(m_fixture->shop().suppliers.create({.name = u"New"_s}));
        made += "created suppliers " + supplier.id.text();
    }
    const Answer refused = api().get("/api/v1/changes?cursor=" + lost);
    QCOMPARE(refused.status, 422);
    QCOMPARE(refused.error(), "invalid_cursor");
    QVERIFY2(refused.text(u"message").contains("read everything anew"), refused.body);
    QCOMPARE(changesAfter(api(), kept), made);
    QCOMPARE(changesAfter(api(), first.text(u"cursor")).size(), changesAfter(api(), {}).size() - 1);
    QCOMPARE(changesAfter(api(), feedEnd(api())), QByteArrayList());
}

void ChangesTest::anotherShopsCursorIsRefused()
{
    ApiClient other(m_fixture->server().port(), m_fixture->newOtherKey());
    const QByteArray theirs = other.get("/api/v1/changes?limit=1").text(u"cursor");

    QCOMPARE(api().get("/api/v1/changes?cursor=" + theirs).error(), "invalid_cursor");
    QCOMPARE(other.get("/api/v1/changes?cursor=" + theirs).status, 200);
}

void ChangesTest::aKeySeesWhatItsScopesCover_data()
{
    QTest::addColumn<QByteArray>("scopes");
    QTest::addColumn<QByteArray>("resources");
    const auto row = [](const QByteArray &scopes, const QByteArray &resources) {
        QTest::newRow(scopes.constData()) << scopes << resources;
    };
    row("suppliers:read", "suppliers");
    row("colors:read", "colors");
    row("categories:read", "categories");
    row("products:read", "products,variants");
    row("price_lists:read", "price_entries,price_lists");
    row("tax_groups:read", "tax_groups");
    row("events:read", "event_groups,event_items,events,images,quotes,series,tasks");
    row("contacts:read", "contacts");
    row("invoices:read", "invoices");
    row("payments:read", "payments");
    row("orders:read", "order_sheets");
    row("webhooks:manage", "webhooks");
    row("suppliers:read,events:read", "event_groups,event_items,events,images,quotes,series,suppliers,tasks");
    row("suppliers:write,events:write,products:write,orders:write", "");
    row("all",
        "categories,colors,contacts,event_groups,event_items,events,images,invoices,order_sheets,payments,"
        "price_entries,price_lists,products,quotes,series,suppliers,tasks,tax_groups,variants,webhooks");
}

void ChangesTest::aKeySeesWhatItsScopesCover()
{
    QFETCH(const QByteArray, scopes);
    QFETCH(const QByteArray, resources);
    Changes changes; // One change of each resource.
    for (int resource = 0; isResource(resource); ++resource)
        changes.append({.at = 1, .resource = Resource(resource), .id = newIdBytes()});
    QVERIFY(ChangeStore(m_fixture->test().session(), contextOf(m_fixture->shop()).tenant()).append(changes));
    const auto client = m_fixture->connect(m_fixture->newKey(must(Scopes::parse(scopes))));

    QByteArrayList seen;
    for (const QByteArray &change : changesAfter(*client, {}))
        seen += change.split(' ').at(1);

    std::ranges::sort(seen);
    seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
    QCOMPARE(seen.join(','), resources);
    const Answer end = client->get("/api/v1/changes?cursor=" + feedEnd(*client));
    QCOMPARE(end.status, 200);
    QCOMPARE(end.at(u"isDone"), QJsonValue(true));
    QVERIFY(end.at(u"cursor").isString());
}

void ChangesTest::keysAndSettingsAreNeverListed()
{
    const QByteArray cursor = feedEnd(api());

    m_fixture->newKey();
    m_fixture->set(u"public-url"_s, u"https://shop.example"_s);
    must(m_fixture->otherShop().suppliers.create({.name = u"Theirs"_s}));

    const Answer page = api().get("/api/v1/changes?cursor=" + cursor);
    QCOMPARE(page.at(u"items").toArray(), QJsonArray());
    QCOMPARE(page.at(u"isDone"), QJsonValue(true));
    for (const QByteArray &change : changesAfter(api(), {}))
        QVERIFY2(!change.contains(" keys ") && !change.contains(" shops ") && !change.contains("preset"),
                 change.constData());
}

void ChangesTest::aReplayedRequestChangesNothing()
{
    const http::Headers keyed{{"Idempotency-Key", "k"}};
    QCOMPARE(api().post("/api/v1/suppliers", R"({"name":"Once"})", keyed).status, 201);
    const QByteArray cursor = feedEnd(api());

    QCOMPARE(api().post("/api/v1/suppliers", R"({"name":"Once"})", keyed).status, 201);

    QCOMPARE(changesAfter(api(), cursor), QByteArrayList());
}

void ChangesTest::aLongStretchOfOthersIsWalkedInSteps()
{
    const QByteArray cursor = feedEnd(api());
    Changes others;
    for (qint64 i = 0; i <= 2 * ChangeFeed::kMaxScan; ++i)
        others.append({.at = 1, .resource = Resource::Supplier, .id = newIdBytes()});
    {
        auto transaction = must(Transaction::begin(m_fixture->test().session()));
        QVERIFY(ChangeStore(m_fixture->test().session(), contextOf(m_fixture->shop()).tenant()).append(others));
        QVERIFY(transaction.commit());
    }
    must(m_fixture->shop().taxGroups.create({.name = u"Late"_s, .rate = 0.1}));
    const auto client = m_fixture->connect(m_fixture->newKey(Scopes().add(Scope::TaxGroupsRead)));

    const Answer first = client->get("/api/v1/changes?cursor=" + cursor);
    const Answer second = client->get("/api/v1/changes?cursor=" + first.text(u"cursor"));
    const Answer third = client->get("/api/v1/changes?cursor=" + second.text(u"cursor"));

    for (const Answer &page : {first, second}) {
        QCOMPARE(page.at(u"items").toArray(), QJsonArray());
        QCOMPARE(page.at(u"isDone"), QJsonValue(false));
    }
    QCOMPARE(third.at(u"items").toArray().size(), 1);
    QCOMPARE(third.at(u"isDone"), QJsonValue(true));
}

void ChangesTest::twoWritersAreListedInTheOrderOfTheirCommits()
{
    constexpr int kEach = 40;
    const auto reader = m_fixture->connect(m_fixture->knownKey());
    const QByteArray start = feedEnd(*reader);
    std::atomic<int> writing = 2;
    std::array<QByteArrayList, 2> made;
    const auto write = [&](size_t writer) {
        ApiClient client(m_fixture->server().port(), m_fixture->knownKey());
        for (int i = 0; i < kEach; ++i)
            made[writer] += client.post("/api/v1/suppliers", R"({"name":"N"})").text(u"supplierId");
        --writing;
    };
    std::thread first(write, 0);
    std::thread second(write, 1);

    QByteArrayList seen;
    QByteArray cursor = start;
    for (bool isLast = false; !isLast;) {
        isLast = writing == 0;
        for (bool isDone = false; !isDone;) {
            const Answer page = reader->get("/api/v1/changes?limit=7&cursor=" + cursor);
            for (const QJsonValue item : page.at(u"items").toArray())
                seen += item["id"_L1].toString().toLatin1();
            cursor = page.text(u"cursor");
            isDone = page.at(u"isDone").toBool();
        }
    }
    first.join();
    second.join();

    QCOMPARE(seen.size(), 2 * kEach); // A client that reads along misses nothing and sees nothing twice.
    for (const QByteArrayList &mine : made) {
        QByteArrayList inOrder;
        std::ranges::copy_if(seen, std::back_inserter(inOrder),
                             [&](const QByteArray &id) { return mine.contains(id); });
        QCOMPARE(inOrder, mine);
    }
}

STEMDESK_GUILESS_TEST(ChangesTest)

} // namespace stemdesk::changes_test

#include "tst_changes.moc"
