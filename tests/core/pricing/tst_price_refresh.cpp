#include "core/pricing/price_refresh.h"

#include "tests/core/pricing/price_fixture.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QTest>

namespace stemdesk::price_refresh_test {

using namespace Qt::StringLiterals;

class TestPriceRefresh : public QObject {
    Q_OBJECT

    const PriceFixture m_shop;
    const QDate m_july = QDate(2025, 7, 5);

    Event pinnedTo(const PinnedLists &pins, QDate day, const QList<EventGroup> &groups = {}) const
    {
        Event event = m_shop.event(day, groups);
        event.pricing = EventPricing{.priceListIds = pins};
        return event;
    }

private Q_SLOTS:
    void pinsMoveToTheNewestByTheDay_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<bool>("isSummer");
        QTest::newRow("after the newer list") << QDate(2025, 7, 5) << true;
        QTest::newRow("on its day") << QDate(2025, 6, 1) << true;
        QTest::newRow("before it") << QDate(2025, 5, 31) << false;
        QTest::newRow("before any list the pin stays") << QDate(2024, 1, 1) << false;
    }

    void pinsMoveToTheNewestByTheDay()
    {
        QFETCH(QDate, day);
        QFETCH(bool, isSummer);
        const PinnedLists pins{{u"flower"_s, m_shop.spring}, {u"hire"_s, m_shop.hires}};

        const PinnedLists refreshed = refreshedPins(pinnedTo(pins, day), m_shop.context);

        const PriceListId flowers = isSummer ? m_shop.summer : m_shop.spring;
        QCOMPARE(refreshed, (PinnedLists{{u"flower"_s, flowers}, {u"hire"_s, m_shop.hires}}));
    }

    void nothingPinnedStaysSo() { QCOMPARE(refreshedPins(m_shop.event(m_july, {}), m_shop.context), PinnedLists()); }

    void pinToALaterListMovesBack()
    {
        const Event event = pinnedTo({{u"flower"_s, m_shop.summer}}, QDate(2025, 4, 1));
        QCOMPARE(refreshedPins(event, m_shop.context), (PinnedLists{{u"flower"_s, m_shop.spring}}));
    }

    void linesAreComparedInTheirOrder()
    {
        EventGroup hidden = m_shop.group(1, {m_shop.line(m_shop.rose, 5)});
        hidden.isHidden = true;
        const EventGroup shown = m_shop.group(
            2, {m_shop.line(m_shop.rose, 10), m_shop.line(m_shop.vase, 3), m_shop.line(m_shop.rose, 1, m_shop.grower)});
        const Event event = pinnedTo({{u"flower"_s, m_shop.spring}}, m_july, {shown, hidden});

        const Repricing repricing = repricedUnder({{u"flower"_s, m_shop.summer}}, event, m_shop.context);

        QCOMPARE(repricing.lines.size(), 3);
        QCOMPARE(repricing.lines.at(0).item, shown.items.at(0).id);
        QCOMPARE(repricing.lines.at(1).item, shown.items.at(2).id);
        QCOMPARE(repricing.lines.at(2).group, hidden.id);
        QCOMPARE(repricing.lines.at(0).before.unitCostExclTax, 0.85);
        QCOMPARE(repricing.lines.at(0).after.unitCostExclTax, 0.95);
        QCOMPARE(repricing.lines.at(0).before.customerPriceIncTax, 20 * (0.85 * 1.2) * 2.5);
        QCOMPARE(repricing.lines.at(0).after.customerPriceIncTax, 20 * (0.95 * 1.175) * 2.5);
        QCOMPARE(repricing.lines.at(1).before.unitCostExclTax, 0.85); // The spring list has the general price only.
        QCOMPARE(repricing.lines.at(1).after.unitCostExclTax, 0.65);
    }

    void totalsAreThoseOfTheEvent()
    {
        const EventGroup group = m_shop.group(2, {m_shop.line(m_shop.rose, 10), m_shop.line(m_shop.vase, 3)});
        Event event = pinnedTo({{u"flower"_s, m_shop.spring}}, m_july, {group});
        event.pricing->labour = Labour{.percent = 10};
        Event moved = event;
        moved.pricing->priceListIds = PinnedLists{{u"flower"_s, m_shop.summer}};

        const Repricing repricing = repricedUnder(*moved.pricing->priceListIds, event, m_shop.context);

        priceEvent(event, m_shop.context);
        priceEvent(moved, m_shop.context);
        QCOMPARE(repricing.before.totals, event.totals);
        QCOMPARE(repricing.after.totals, moved.totals);
        QVERIFY(repricing.after.totals != repricing.before.totals);
    }

    void whatTheNewerListLacksKeepsItsPrice()
    {
        PriceFixture shop;
        const PriceListId bare = PriceListId::create();
        shop.context.lists = PriceLists(
            {{shop.spring, u"flower"_s, QDate(2025, 3, 1), 1.2}, {bare, u"flower"_s, QDate(2025, 6, 1), 1.2}});
        Event event = shop.event(m_july, {shop.group(1, {shop.line(shop.rose, 1)})});
        event.pricing = EventPricing{.priceListIds = PinnedLists{{u"flower"_s, shop.spring}}};

        QVERIFY(repricedUnder({{u"flower"_s, bare}}, event, shop.context).lines.isEmpty());
    }

    void lineThatLosesItsPriceIsToldApart()
    {
        PriceFixture shop;
        const PriceListId bare = PriceListId::create();
        shop.context.lists = PriceLists(
            {{bare, u"flower"_s, QDate(2025, 2, 1), 1.2}, {shop.spring, u"flower"_s, QDate(2025, 3, 1), 1.2}});
        Event event = shop.event(m_july, {shop.group(1, {shop.line(shop.rose, 1)})});
        event.pricing = EventPricing{.priceListIds = PinnedLists{{u"flower"_s, shop.spring}}};

        const Repricing repricing = repricedUnder({{u"flower"_s, bare}}, event, shop.context);

        QCOMPARE(repricing.lines.size(), 1);
        QVERIFY(repricing.lines.constFirst().before.isPriced);
        QVERIFY(!repricing.lines.constFirst().after.isPriced);
    }

    void samePinsChangeNothing()
    {
        const PinnedLists pins{{u"flower"_s, m_shop.spring}};
        const Event event = pinnedTo(pins, m_july, {m_shop.group(1, {m_shop.line(m_shop.rose, 1)})});
        const Repricing repricing = repricedUnder(pins, event, m_shop.context);
        QVERIFY(repricing.lines.isEmpty());
        QCOMPARE(repricing.after.totals, repricing.before.totals);
    }
};

STEMDESK_APPLESS_TEST(TestPriceRefresh)

} // namespace stemdesk::price_refresh_test

#include "tst_price_refresh.moc"
