#include "tests/support/api_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::list_by_ids_test {

/// Many objects by their ids, in one request.
class ListByIdsTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_fixture = std::make_unique<ApiFixture>(); }
    void everyListTakesIds_data();
    void everyListTakesIds();
    void idsKeepTheirOrder();
    void filtersHoldForIdsToo();
    void wrongIdsAreSaid_data();
    void wrongIdsAreSaid();

private:
    QByteArray at(const QByteArray &path) const { return filled("/api/v1/" + path); }
};

void ListByIdsTest::everyListTakesIds_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QString>("field");
    const auto row = [](const QByteArray &list, const QByteArray &id, const QString &field) {
        QTest::newRow(list.constData()) << list << id << field;
    };
    row("suppliers", "sup", u"supplierId"_s);
    row("colors", "col", u"colorId"_s);
    row("categories", "cat", u"categoryId"_s);
    row("products", "prod", u"productId"_s);
    row("products/<prod>/variants", "var", u"variantId"_s);
    row("price-lists", "pl", u"priceListId"_s);
    row("price-lists/<pl>/entries", "pe", u"priceEntryId"_s);
    row("tax-groups", "tax", u"taxGroupId"_s);
    row("events", "evt", u"eventId"_s);
    row("events/<evt>/groups", "grp", u"eventGroupId"_s);
    row("events/<evt>/groups/<grp>/items", "item", u"eventItemId"_s);
    row("contacts", "con", u"contactId"_s);
    row("events/<evt>/quotes", "quo", u"quoteId"_s);
    row("events/<evt>/payments", "pay", u"paymentId"_s);
    row("balances", "evt", u"eventId"_s);
    row("order-sheets", "ordr", u"orderSheetId"_s);
    row("webhooks", "whsub", u"id"_s);
    row("webhooks/<whsub>/deliveries", "whd", u"deliveryId"_s);
    row("hire?from=2026-05-30&to=2026-05-31", "vase", u"variantId"_s);
}

void ListByIdsTest::everyListTakesIds()
{
    QFETCH(const QByteArray, list);
    QFETCH(const QByteArray, id);
    QFETCH(const QString, field);
    const QByteArray mine = filled('<' + id + '>');
    const QByteArray none = "<none." + mine.left(mine.indexOf('_')) + '>';

    const QByteArray theirs = filled("<other." + id + '>'); // Not of every kind is there one.

    if (list.startsWith("hire")) // Items without an owned number are not listed there.
        must(m_fixture->shop().products.patchVariant(m_fixture->mine().vaseProduct, m_fixture->mine().vase,
                                                     {.ownedUnits = 3}));
    const QByteArray ids = (list.contains('?') ? "&ids=" : "?ids=");

    const Answer answer = api().get(at(list + ids + none + ',' + mine + ',' + mine)
                                    + (theirs.startsWith('<') ? QByteArray() : ',' + theirs));

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.at(u"items").toArray().size(), 1);
    QCOMPARE(answer.at(u"items.0")[field].toString().toLatin1(), mine);
    QCOMPARE(answer.at(u"isDone"), QJsonValue(true));
    QVERIFY(answer.at(u"cursor").isNull());
    QCOMPARE(api().get(at(list + ids + mine + "&limit=5")).error(), "invalid_ids");
    QCOMPARE(api().get(at(list + ids + "img_01m7x2pwvwe5vbz2ms9fv7pvt7")).error().left(14), "wrong_id_type:");
}

void ListByIdsTest::idsKeepTheirOrder()
{
    QByteArrayList ids;
    for (int i = 0; i < 100; ++i)
        ids.prepend(api().post("/api/v1/suppliers", R"({"name":"S"})").text(u"supplierId"));

    const Answer answer = api().get("/api/v1/suppliers?fields=name&ids=" + ids.join(','));

    QByteArrayList told;
    for (const QJsonValue item : answer.at(u"items").toArray())
        told += item["supplierId"_L1].toString().toLatin1();
    QCOMPARE(told, ids);
    QCOMPARE(answer.at(u"isDone"), QJsonValue(true));
    ids += ids.constFirst();
    QCOMPARE(api().get("/api/v1/suppliers?ids=" + ids.join(',')).error(), "invalid_ids");
}

void ListByIdsTest::filtersHoldForIdsToo()
{
    const auto count = [&](const QByteArray &query) { return api().get(at(query)).at(u"items").toArray().size(); };

    QCOMPARE(count("products?ids=<prod>,<vaseProd>"), 2);
    QCOMPARE(count("products?ids=<prod>,<vaseProd>&productType=hire"), 1);
    QCOMPARE(count("suppliers?ids=<sup>&status=archived"), 0);
    QCOMPARE(count("events?ids=<evt>&status=complete"), 0);
    QCOMPARE(count("events?ids=<evt>&q=zzz"), 0);
    QCOMPARE(count("events?ids=<evt>&updatedSince=99999999999999"), 0);
}

void ListByIdsTest::wrongIdsAreSaid_data()
{
    QTest::addColumn<QByteArray>("ids");
    QTest::newRow("none") << QByteArray("flowers");
    QTest::newRow("one that is none") << QByteArray("<sup>,flowers");
    QTest::newRow("an empty one") << QByteArray("<sup>,");
    QTest::newRow("nothing") << QByteArray("");
    QTest::newRow("a short one") << QByteArray("sup_01");
}

void ListByIdsTest::wrongIdsAreSaid()
{
    QFETCH(const QByteArray, ids);

    QCOMPARE(api().get(at("suppliers?ids=" + ids)).error(), "invalid_ids");
    QCOMPARE(api().get(at("suppliers?ids=<sup>&cursor=abc")).error(), "invalid_ids");
    QCOMPARE(api().get(at("changes?ids=<sup>")).error(), "unknown_parameter:ids");
}

STEMDESK_GUILESS_TEST(ListByIdsTest)

} // namespace stemdesk::list_by_ids_test

#include "tst_list_by_ids.moc"
