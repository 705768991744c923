#include "core/storage/rows/row_order.h"

#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::row_order_test {

class TestRowOrder : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void insertingInOnePlaceNeverRunsOutOfRoom_data();
    void insertingInOnePlaceNeverRunsOutOfRoom();
    void pagesGoOnWhereTheyStopped();
};

void TestRowOrder::insertingInOnePlaceNeverRunsOutOfRoom_data()
{
    QTest::addColumn<int>("position");
    QTest::newRow("front") << 0;
    QTest::newRow("second") << 1;
}

void TestRowOrder::insertingInOnePlaceNeverRunsOutOfRoom()
{
    QFETCH(int, position);
    TestShop test;
    ShopWithEvent filled(test.shop());
    QList<EventItemId> expected{filled.roses, filled.vases};

    for (int i = 0; i < 100; ++i)
        expected.insert(position, filled.addLine(filled.group, filled.rose, 1, position));

    const Event event = filled.whole();
    QList<EventItemId> found;
    for (const EventItem &item : event.groups.constFirst().items) {
        QCOMPARE(item.position, int(found.size()));
        found += item.id;
    }
    QCOMPARE(found, expected);
}

void TestRowOrder::pagesGoOnWhereTheyStopped()
{
    TestShop test;
    ShopWithEvent filled(test.shop());
    EventLinesService &lines = test.shop().lines;
    QList<EventItemId> ids{filled.roses, filled.vases};
    for (int i = 0; i < 4; ++i)
        ids += filled.addLine(filled.group, filled.rose, i);
    const Page<EventItem> first = must(lines.items(filled.event, filled.group, {.limit = 3}, {}));
    QCOMPARE(first.rows.size(), 3);

    for (const EventItem &item : first.rows)
        QVERIFY(lines.removeItem(filled.event, filled.group, item.id));
    filled.addLine(filled.group, filled.rose, 9, 0);

    const Page<EventItem> rest = must(lines.items(filled.event, filled.group, {.after = first.next, .limit = 3}, {}));
    QCOMPARE(rest.rows.size(), 3);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(rest.rows.at(i).id, ids.at(3 + i));
    QVERIFY(!rest.next);
}

STEMDESK_GUILESS_TEST(TestRowOrder)

} // namespace stemdesk::row_order_test

#include "tst_row_order.moc"
