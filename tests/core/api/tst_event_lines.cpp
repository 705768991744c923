#include "tests/support/api_table.h"
#include "tests/support/test_registry.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace stemdesk::event_lines_test {

class EventLinesTest : public ApiTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_fixture = std::make_unique<ApiFixture>(); }
    void refusals_data() { addApiTable(u"api_event_lines.tsv"_s); }
    void refusals() { checkApiRow(*m_fixture, api()); }
    void shapes();
    void figuresOfALine();
    void groupsGoWhereTheirPositionSays();
    void linesGoWhereTheirPositionSays();
    void hiddenGroupsCountOnlyAsItems();
    void whatWasReadCanBeSentBack();
    void anExistingLineKeepsItsArchivedSupplier();
    void nullIsTheDefaultSupplier();
    void anUnpricedLineSaysSo();
    void bulkLines();
    void deletingALineChangesTheTotals();
    void lineEditsMoveTheEvent();
    void aFixedPriceIsSharedAmongTheLines();
    void aFixedPriceOfLinesThatCostNothing();
    void aFixedPriceIsClearedByNull();

private:
    /// The path of a new event's groups.
    QByteArray newGroups()
    {
        return api().post("/api/v1/events", R"({"name":"E","venueStart":1780308000000})").header("location")
            + "/groups";
    }
    QByteArray newGroup(const QByteArray &groups, const QByteArray &body = R"({"name":"G"})")
    {
        return api().post(groups, body).header("location");
    }
    Answer newLine(const QByteArray &group, const QByteArray &body)
    {
        return api().post(group + "/items", filled(body));
    }
    QByteArray names(const QByteArray &groups)
    {
        QByteArrayList list;
        for (const QJsonValue group : api().get(groups).at(u"items").toArray())
            list += group[u"name"_s].toString().toUtf8() + QByteArray::number(group[u"position"_s].toInt());
        return list.join(' ');
    }
};

void EventLinesTest::shapes()
{
    const Answer groups = api().get(filled("/api/v1/events/<evt>/groups"));

    QCOMPARE(groups.at(u"items.0").toObject().keys(),
             (QStringList{u"createdAt"_s, u"description"_s, u"eventGroupId"_s, u"fixedPriceIncTax"_s, u"imageUrls"_s,
                          u"isHidden"_s, u"items"_s, u"minutesPerCopy"_s, u"name"_s, u"notes"_s, u"place"_s,
                          u"position"_s, u"quantity"_s, u"subtotal"_s, u"updatedAt"_s}));
    QCOMPARE(groups.at(u"items.0.items.0").toObject().keys(),
             (QStringList{u"costExclTax"_s, u"costIncTax"_s, u"createdAt"_s, u"customerPriceIncTax"_s, u"eventItemId"_s,
                          u"isPriced"_s, u"kept"_s, u"notes"_s, u"position"_s, u"priceListId"_s, u"quantity"_s,
                          u"supplierId"_s, u"unitCostExclTax"_s, u"unitCostIncTax"_s, u"units"_s, u"updatedAt"_s,
                          u"variantId"_s, u"wasteCostIncTax"_s}));
    const QByteArray group = filled("/api/v1/events/<evt>/groups/<grp>");
    QCOMPARE(api().get(group).json(), groups.at(u"items.0").toObject());
    const Answer items = api().get(group + "/items");
    QCOMPARE(items.at(u"items").toArray(), groups.at(u"items.0.items").toArray());
    QCOMPARE(api().get(filled(group + "/items/<item>")).json(), items.at(u"items.0").toObject());
}

void EventLinesTest::figuresOfALine()
{
    const QByteArray groups = newGroups();
    const Answer group = api().post(groups, R"({"name":"G","quantity":3})");
    const Answer line =
        newLine(group.header("location"), R"({"variantId":"<var>","supplierId":"<sup>","quantity":4.5})");

    QCOMPARE(line.status, 201);
    QCOMPARE(line.header("location"), group.header("location") + "/items/" + line.text(u"eventItemId"));
    QCOMPARE(line.at(u"units"), QJsonValue(13.5)); // 4.5 a copy, three copies.
    QCOMPARE(line.text(u"priceListId"), filled("<pl>"));
    QCOMPARE(line.at(u"unitCostExclTax"), QJsonValue(2));
    QCOMPARE(line.at(u"unitCostIncTax"), QJsonValue(2.0 * 1.2));
    QCOMPARE(line.at(u"costExclTax"), QJsonValue(27));
    QCOMPARE(line.at(u"costIncTax"), QJsonValue(13.5 * (2.0 * 1.2)));
    QCOMPARE(line.at(u"wasteCostIncTax"), QJsonValue(6.5 * (2.0 * 1.2))); // Two packs of ten.
    QCOMPARE(line.at(u"customerPriceIncTax"), QJsonValue(13.5 * (2.0 * 1.2)));
    QCOMPARE(line.at(u"isPriced"), QJsonValue(true));
    const Answer read = api().get(group.header("location"));
    QCOMPARE(read.at(u"subtotal.costOfGoodsIncTax"), QJsonValue(13.5 * (2.0 * 1.2) + 6.5 * (2.0 * 1.2)));
}

void EventLinesTest::groupsGoWhereTheirPositionSays()
{
    const QByteArray groups = newGroups();
    newGroup(groups, R"({"name":"A"})");
    newGroup(groups, R"({"name":"B"})");
    const QByteArray first = newGroup(groups, R"({"name":"C","position":0})");
    QCOMPARE(names(groups), "C0 A1 B2");

    QCOMPARE(api().patch(first, R"({"position":99})").at(u"position"), QJsonValue(2)); // Clamped to the end.

    QCOMPARE(names(groups), "A0 B1 C2");
    QCOMPARE(api().remove(groups + '/' + api().get(groups).text(u"items.0.eventGroupId")).status, 200);
    QCOMPARE(names(groups), "B0 C1");
}

void EventLinesTest::linesGoWhereTheirPositionSays()
{
    const QByteArray group = newGroup(newGroups());
    const QByteArray first = newLine(group, R"({"variantId":"<var>","quantity":1})").header("location");
    newLine(group, R"({"variantId":"<var>","quantity":2})");
    newLine(group, R"({"variantId":"<var>","quantity":3,"position":1})");

    QCOMPARE(api().patch(first, R"({"position":1})").at(u"position"), QJsonValue(1));

    QList<int> quantities;
    for (const QJsonValue line : api().get(group + "/items?fields=quantity").at(u"items").toArray())
        quantities += line[u"quantity"_s].toInt();
    QCOMPARE(quantities, (QList<int>{3, 1, 2}));
}

void EventLinesTest::hiddenGroupsCountOnlyAsItems()
{
    const QByteArray groups = newGroups();
    const QByteArray event = groups.chopped(7);
    const QByteArray group = newGroup(groups, R"({"name":"G","isHidden":true})");
    newLine(group, R"({"variantId":"<var>","quantity":10})");

    QCOMPARE(api().get(event).at(u"itemsCount"), QJsonValue(1));
    QCOMPARE(api().get(event).at(u"totals.costIncTax"), QJsonValue(0));
    QCOMPARE(api().get(group).at(u"subtotal.costIncTax"), QJsonValue(10 * (2.0 * 1.2)));
    QCOMPARE(api().patch(group, R"({"isHidden":false})").status, 200);
    QCOMPARE(api().get(event).at(u"totals.costIncTax"), QJsonValue(10 * (2.0 * 1.2)));
}

void EventLinesTest::whatWasReadCanBeSentBack()
{
    const QByteArray group = filled("/api/v1/events/<evt>/groups/<grp>");
    const QByteArray line = filled(group + "/items/<item>");
    const Answer readGroup = api().get(group);
    const Answer readLine = api().get(line);
    m_fixture->test().tick();

    QCOMPARE(api().patch(line, readLine.body).body, readLine.body);
    QCOMPARE(api().patch(group, readGroup.body).body, readGroup.body);
}

void EventLinesTest::anExistingLineKeepsItsArchivedSupplier()
{
    const Answer supplier = api().post("/api/v1/suppliers", R"({"name":"Closing down"})");
    const QByteArray id = supplier.text(u"supplierId");
    const QByteArray group = newGroup(newGroups());
    const Answer line = newLine(group, R"({"variantId":"<var>","quantity":1,"supplierId":")" + id + "\"}");
    QCOMPARE(api().post(supplier.header("location") + "/archive", {}).status, 200);

    const Answer changed = api().patch(line.header("location"), R"({"quantity":2,"supplierId":")" + id + "\"}");

    QCOMPARE(changed.status, 200);
    QCOMPARE(changed.text(u"supplierId"), id);
    const Answer another = newLine(group, R"({"variantId":"<var>","quantity":1,"supplierId":")" + id + "\"}");
    QCOMPARE(another.error(), "supplier_archived");
}

void EventLinesTest::nullIsTheDefaultSupplier()
{
    const QByteArray group = newGroup(newGroups());

    const Answer line = newLine(group, R"({"variantId":"<var>","supplierId":null,"quantity":0})");

    QCOMPARE(line.status, 201);
    QVERIFY(line.at(u"supplierId").isNull());
    QCOMPARE(api().patch(line.header("location"), filled(R"({"supplierId":"<sup>"})")).text(u"supplierId"),
             filled("<sup>"));
    QVERIFY(api().patch(line.header("location"), R"({"supplierId":null})").at(u"supplierId").isNull());
}

void EventLinesTest::anUnpricedLineSaysSo()
{
    const Answer product = api().post(
        "/api/v1/products",
        R"({"items":[{"name":"Unpriced","productType":"material","variant":{"name":"V","unitsPerPack":5}}]})");
    const QByteArray group = newGroup(newGroups());

    const Answer line = newLine(group, R"({"quantity":3,"variantId":")" + product.text(u"results.0.variantId") + "\"}");

    QCOMPARE(line.at(u"isPriced"), QJsonValue(false));
    QVERIFY(line.at(u"priceListId").isNull());
    QCOMPARE(line.at(u"unitCostExclTax"), QJsonValue(0));
    QCOMPARE(line.at(u"customerPriceIncTax"), QJsonValue(0));
}

void EventLinesTest::bulkLines()
{
    const QByteArray group = newGroup(newGroups());
    const QByteArray first = newLine(group, R"({"variantId":"<var>","quantity":1})").text(u"eventItemId");

    const Answer answer = newLine(group,
                                  R"({"items":[{"variantId":"<var>","quantity":2},{"eventItemId":")" + first
                                      + R"(","quantity":5},{"eventItemId":")" + first
                                      + R"(","quantity":5},{"variantId":"<none.var>","quantity":1}]})");

    QCOMPARE(answer.status, 200);
    QCOMPARE(answer.text(u"results.0.action"), "created");
    QCOMPARE(answer.text(u"results.1.action"), "updated");
    QCOMPARE(answer.text(u"results.2.action"), "unchanged");
    QCOMPARE(answer.text(u"results.1.eventItemId"), first);
    QCOMPARE(answer.text(u"errors.0.code"), "variant_not_found");
    QCOMPARE(answer.text(u"errors.0.field"), "variantId");
}

void EventLinesTest::deletingALineChangesTheTotals()
{
    const QByteArray groups = newGroups();
    const QByteArray group = newGroup(groups);
    const Answer line = newLine(group, R"({"variantId":"<var>","quantity":10})");

    const Answer deleted = api().remove(line.header("location"));

    QCOMPARE(deleted.json(), (QJsonObject{{u"deleted"_s, true}, {u"eventItemId"_s, line.at(u"eventItemId")}}));
    const Answer event = api().get(groups.chopped(7));
    QCOMPARE(event.at(u"totals.costIncTax"), QJsonValue(0));
    QCOMPARE(event.at(u"itemsCount"), QJsonValue(0));
    QCOMPARE(api().remove(line.header("location")).status, 404);
    QCOMPARE(api().remove(group).status, 200);
    QCOMPARE(api().get(group).status, 404);
}

void EventLinesTest::lineEditsMoveTheEvent()
{
    const QByteArray groups = newGroups();
    const QByteArray group = newGroup(groups);
    const Answer before = api().get(groups.chopped(7));
    m_fixture->test().tick();

    newLine(group, R"({"variantId":"<var>","quantity":0})"); // Totals stay as they were.

    const Answer after = api().get(groups.chopped(7));
    QVERIFY(after.at(u"updatedAt").toInteger() > before.at(u"updatedAt").toInteger());
    QVERIFY(after.header("etag") != before.header("etag"));
}

void EventLinesTest::aFixedPriceIsSharedAmongTheLines()
{
    const QByteArray groups = newGroups();
    const Answer group = api().post(groups, R"({"name":"G","quantity":3,"fixedPriceIncTax":45})");
    QCOMPARE(group.at(u"fixedPriceIncTax"), QJsonValue(45));
    const QByteArray path = group.header("location");
    const QByteArray first = newLine(path, R"({"variantId":"<var>","quantity":4})").header("location");
    const QByteArray second = newLine(path, R"({"variantId":"<var>","quantity":6})").header("location");

    const double factor = 45.0 * 3 / (12 * (2.0 * 1.2) + 18 * (2.0 * 1.2));
    const double shares[] = {12 * (2.0 * 1.2) * factor, 18 * (2.0 * 1.2) * factor};
    const Answer read = api().get(path);
    QCOMPARE(read.at(u"items.0.customerPriceIncTax"), QJsonValue(shares[0]));
    QCOMPARE(read.at(u"items.1.customerPriceIncTax"), QJsonValue(shares[1]));
    QCOMPARE(read.at(u"subtotal.customerPriceIncTax"), QJsonValue(shares[0] + shares[1]));
    QCOMPARE(read.at(u"subtotal.costIncTax"), QJsonValue(12 * (2.0 * 1.2) + 18 * (2.0 * 1.2)));
    // However a line is read.
    QCOMPARE(api().get(first).at(u"customerPriceIncTax"), QJsonValue(shares[0]));
    QCOMPARE(api().get(second).at(u"customerPriceIncTax"), QJsonValue(shares[1]));
    const Answer page = api().get(path + "/items?limit=1");
    QCOMPARE(page.at(u"items").toArray().size(), 1);
    QCOMPARE(page.at(u"items.0.customerPriceIncTax"), QJsonValue(shares[0]));
    const QByteArray event = groups.chopped(int(qstrlen("/groups")));
    QCOMPARE(api().get(event).at(u"totals.customerPriceIncTax"), QJsonValue(shares[0] + shares[1]));
    QCOMPARE(api().get(event + "?fields=groups.fixedPriceIncTax").at(u"groups.0.fixedPriceIncTax"), QJsonValue(45));
}

void EventLinesTest::aFixedPriceOfLinesThatCostNothing()
{
    const QByteArray groups = newGroups();
    const QByteArray path = newGroup(groups, R"({"name":"G","quantity":2,"fixedPriceIncTax":12.5})");
    QCOMPARE(api().get(path).at(u"subtotal.customerPriceIncTax"), QJsonValue(0)); // No line, no price.
    newLine(path, R"({"variantId":"<var>","quantity":0})");
    newLine(path, R"({"variantId":"<var>","quantity":0})");

    const Answer read = api().get(path);

    QCOMPARE(read.at(u"items.0.customerPriceIncTax"), QJsonValue(25));
    QCOMPARE(read.at(u"items.1.customerPriceIncTax"), QJsonValue(0));
    QCOMPARE(read.at(u"subtotal.customerPriceIncTax"), QJsonValue(25));
}

void EventLinesTest::aFixedPriceIsClearedByNull()
{
    const QByteArray path = newGroup(newGroups(), R"({"name":"G","fixedPriceIncTax":0})");
    newLine(path, R"({"variantId":"<var>","quantity":5})");
    QCOMPARE(api().get(path).at(u"subtotal.customerPriceIncTax"), QJsonValue(0)); // Given away.

    const Answer cleared = api().patch(path, R"({"fixedPriceIncTax":null})");

    QCOMPARE(cleared.status, 200);
    QVERIFY(cleared.at(u"fixedPriceIncTax").isNull());
    QCOMPARE(cleared.at(u"subtotal.customerPriceIncTax"), QJsonValue(5 * (2.0 * 1.2)));
}

STEMDESK_GUILESS_TEST(EventLinesTest)

} // namespace stemdesk::event_lines_test

#include "tst_event_lines.moc"
