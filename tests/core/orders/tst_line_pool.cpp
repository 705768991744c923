#include "core/orders/line_pool.h"

#include "tests/core/orders/order_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::line_pool_test {

class TestLinePool : public QObject {
    Q_OBJECT

    const VariantId m_rose = VariantId::create();
    const VariantId m_fern = VariantId::create();
    const SupplierId m_grower = SupplierId::create();

private Q_SLOTS:
    void equalCostsStayExact()
    {
        PooledUnitCost cost;
        for (int i = 0; i < 3; ++i)
            cost.add(0.1, 0.7);

        // (0.1 * 0.7 * 3) / (0.1 * 3) is 0.7 only by luck.
        QVERIFY(cost.value() == 0.7);
    }

    void nothingCostsNothing() { QCOMPARE(PooledUnitCost().value(), 0.0); }

    void differingCostsAreWeighted()
    {
        PooledUnitCost cost;
        cost.add(30, 0.85);
        cost.add(10, 0.95);

        QVERIFY(cost.value() == (30 * 0.85 + 10 * 0.95) / 40);
        cost.add(20, 0.95);
        QVERIFY(cost.value() == (30 * 0.85 + 10 * 0.95 + 20 * 0.95) / 60);
    }

    void poolsByVariantAndSupplierOverGroupsAndEvents()
    {
        const OrderFixture shop;
        Event first = shop.event(u"Wedding"_s, {shop.line(m_rose, m_grower, 10, 1), shop.line(m_rose, {}, 20, 1)});
        first.groups.append(first.groups[0]);
        const Event second =
            shop.event(u"Fair"_s, {shop.line(m_fern, m_grower, 5, 1), shop.line(m_rose, m_grower, 7, 1)});

        const QList<LinePool> pools = linePools({first, second});

        QCOMPARE(pools.size(), 3);
        QCOMPARE(pools[0].units, 27.0);
        QCOMPARE(pools[0].itemIds,
                 (QList{first.groups[0].items[0].id, first.groups[1].items[0].id, second.groups[0].items[1].id}));
        QCOMPARE(pools[0].eventNames, (QStringList{u"Wedding"_s, u"Fair"_s}));
        QCOMPARE(pools[1].units, 40.0);
        QVERIFY(pools[1].supplierId.isNull());
        QCOMPARE(pools[1].eventNames, QStringList{u"Wedding"_s});
        QCOMPARE(pools[2].variantId, m_fern);
    }

    void eventsOfOneNameAreBothNamed()
    {
        const OrderFixture shop;
        const QList<EventItem> lines{shop.line(m_rose, {}, 1, 1)};

        const QList<LinePool> pools = linePools({shop.event(u"Fair"_s, lines), shop.event(u"Fair"_s, lines)});

        QCOMPARE(pools[0].eventNames, (QStringList{u"Fair"_s, u"Fair"_s}));
    }

    void hiddenGroupsAndEmptyLinesAreLeftOut()
    {
        const OrderFixture shop;
        Event event = shop.event(u"Wedding"_s, {shop.line(m_rose, {}, 0, 1), shop.line(m_fern, {}, 3, 1)});
        event.groups.append(event.groups[0]);
        event.groups[1].isHidden = true;

        const QList<LinePool> pools = linePools({event});

        QCOMPARE(pools.size(), 1);
        QCOMPARE(pools[0].variantId, m_fern);
        QCOMPARE(pools[0].units, 3.0);
    }

    void listsAreKeptWithTheirShares()
    {
        const OrderFixture shop;
        EventItem early = shop.line(m_rose, {}, 4, 1);
        EventItem unpriced = shop.line(m_rose, {}, 2, 0);
        unpriced.price.priceListId = {};
        unpriced.price.isPriced = false;

        const QList<LinePool> pools =
            linePools({shop.event(u"Wedding"_s, {early, unpriced, shop.line(m_rose, {}, 5, 1)})});

        QCOMPARE(pools[0].lists.size(), 2);
        QCOMPARE(pools[0].lists[0].listId, shop.list);
        QCOMPARE(pools[0].lists[0].units, 9.0);
        QVERIFY(pools[0].lists[1].listId.isNull());
        QCOMPARE(pools[0].lists[1].units, 2.0);
        QVERIFY(!pools[0].isPriced);
    }
};

STEMDESK_APPLESS_TEST(TestLinePool)

} // namespace stemdesk::line_pool_test

#include "tst_line_pool.moc"
