#include "tests/support/api_fixture.h"
#include "tests/support/change_feed.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::changed_parents_test {

/// The parents in the feed's rows of nested objects.
class ChangedParentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nestedRowsNameWhatTheyStandIn_data();
    void nestedRowsNameWhatTheyStandIn();
};

void ChangedParentsTest::nestedRowsNameWhatTheyStandIn_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArrayList>("parents"); // "variants <prod>", of each nested row that changes.
    const auto row = [](const char *name, const QByteArray &method, const QByteArray &path, const QByteArray &body,
                        const QByteArrayList &parents) { QTest::newRow(name) << method << path << body << parents; };
    const QByteArray items = "events/<evt>/groups/<grp>/items";
    row("variant made", "POST", "products", R"({"items":[{"productId":"<prod>","variant":{"name":"A"}}]})",
        {"variants <prod>"});
    row("variant changed", "PATCH", "products/<prod>/variants/<var>", R"({"notes":"x"})", {"variants <prod>"});
    row("colour renamed", "PATCH", "colors/<col>", R"({"name":"Rust"})", {"variants <prod>"});
    row("variant deleted", "DELETE", "products/<prod>/variants/<var>?force=true", {},
        {"variants <prod>", "price_entries <pl>", "event_items <grp>", "event_groups <evt>"});
    row("product deleted", "DELETE", "products/<prod>?force=true", {},
        {"variants <prod>", "price_entries <pl>", "event_items <grp>", "event_groups <evt>"});
    row("entry made", "POST", "price-lists/<pl>/entries",
        R"({"variantId":"<var>","supplierId":"<sup>","unitCostExclTax":1})", {"price_entries <pl>"});
    row("entry changed", "PATCH", "price-lists/<pl>/entries/<pe>", R"({"unitCostExclTax":9})", {"price_entries <pl>"});
    row("entry deleted", "DELETE", "price-lists/<pl>/entries/<pe>", {}, {"price_entries <pl>"});
    row("group made before others", "POST", "events/<evt>/groups", R"({"name":"A","position":0})",
        {"event_groups <evt>"});
    row("group changed", "PATCH", "events/<evt>/groups/<grp>", R"({"name":"B"})", {"event_groups <evt>"});
    row("group deleted", "DELETE", "events/<evt>/groups/<grp>", {}, {"event_groups <evt>", "event_items <grp>"});
    row("item made before others", "POST", items, R"({"variantId":"<var>","quantity":1,"position":0})",
        {"event_items <grp>", "event_groups <evt>"});
    row("item changed", "PATCH", items + "/<item>", R"({"quantity":7})", {"event_items <grp>", "event_groups <evt>"});
    row("item deleted", "DELETE", items + "/<item>", {}, {"event_items <grp>", "event_groups <evt>"});
    row("quote made", "POST", "events/<evt>/quotes", "{}", {"quotes <evt>"});
    row("payment made", "POST", "events/<evt>/payments", R"({"amount":1,"paidOn":"2026-03-21"})", {"payments <evt>"});
    row("invoice issued", "POST", "events/<evt>/invoices", R"({"kind":"rest","buyer":{"name":"Ann"}})",
        {"invoices <evt>"});
    row("event deleted", "DELETE", "events/<evt>", {},
        {"event_items <grp>", "event_groups <evt>", "quotes <evt>", "payments <evt>"});
}

void ChangedParentsTest::nestedRowsNameWhatTheyStandIn()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, path);
    QFETCH(const QByteArray, body);
    QFETCH(const QByteArrayList, parents);
    ApiFixture fixture;
    fixture.api().patch(fixture.filled("/api/v1/colors/<col>"), R"({"name":"Dusty"})");
    fixture.api().patch(fixture.filled("/api/v1/products/<prod>/variants/<var>"), R"({"colors":["Dusty"]})");
    const QByteArray cursor = feedEnd(fixture.api());

    const Answer done = fixture.api().request(method, fixture.filled("/api/v1/" + path), fixture.filled(body));

    QVERIFY2(done.status == 200 || done.status == 201, done.body.constData());
    QByteArrayList wanted;
    for (const QByteArray &parent : parents)
        wanted += fixture.filled(parent);
    const Answer page = fixture.api().get("/api/v1/changes?limit=100&cursor=" + cursor);
    QSet<QByteArray> told;
    for (const QJsonValue item : page.at(u"items").toArray()) {
        const QByteArray resource = item["resource"_L1].toString().toLatin1();
        const QJsonValue parent = item["parentId"_L1];
        if (!parent.isNull())
            told += resource + ' ' + parent.toString().toLatin1();
    }
    QCOMPARE(told, QSet<QByteArray>(wanted.begin(), wanted.end()));
}

STEMDESK_GUILESS_TEST(ChangedParentsTest)

} // namespace stemdesk::changed_parents_test

#include "tst_changed_parents.moc"
