#include "core/services/today_service.h"

#include "core/storage/engine/session.h"
#include "tests/support/event_test.h"
#include "tests/support/many_events.h"
#include "tests/support/plan_watch.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QTest>
#include <QTimeZone>

namespace stemdesk::today_service_test {

namespace {

constexpr Instant kHour = 3'600'000;
constexpr Instant kDay = 24 * kHour;

} // namespace

/// Today is 21 March 2026, 10:00 UTC; the event is far ahead, on 1 June.
class TestToday : public EventTest {
    Q_OBJECT

private Q_SLOTS:
    void emptyShopHasNothing()
    {
        const Today today = must(m_test->otherShop().today.read({.zone = QTimeZone::utc()}));

        QCOMPARE(today.day, QDate(2026, 3, 21));
        QVERIFY(!today.hasEvents && !today.hasProducts);
        QVERIFY(today.coming.isEmpty() && today.toOrder.isEmpty() && today.prices.isEmpty());
    }

    void eventsOfTheNextWeeksStandSoonestFirst()
    {
        addEvent(u"Later"_s, m_test->now() + 20 * kDay);
        addEvent(u"This morning"_s, m_test->now() - 4 * kHour);
        addEvent(u"Yesterday"_s, m_test->now() - kDay);
        addEvent(u"Too far"_s, m_test->now() + 28 * kDay);

        const Today today = read();

        QCOMPARE(namesOf(today.coming), QStringList({u"This morning"_s, u"Later"_s}));
        QVERIFY(today.hasEvents && today.hasProducts);
    }

    void dayIsThatOfTheShopsZone()
    {
        m_test->setNow(TestShop::kStart + 13 * kHour); // 23:00 in London, the day after in Auckland.
        addEvent(u"Noon"_s, TestShop::kStart);

        QCOMPARE(namesOf(read().coming), QStringList(u"Noon"_s));
        const Today elsewhere = must(shop().today.read({.zone = QTimeZone(QByteArray("Pacific/Auckland"))}));
        QCOMPARE(elsewhere.day, QDate(2026, 3, 22));
        QVERIFY(elsewhere.coming.isEmpty());
    }

    void ordersAreDueDaysBeforeTheEventAndOverdueOnesComeFirst()
    {
        addOrdered(u"In a month"_s, m_test->now() + 29 * kDay);
        addOrdered(u"In ten days"_s, m_test->now() + 10 * kDay);
        addOrdered(u"In three days"_s, m_test->now() + 3 * kDay);

        const QList<EventToOrder> orders = read().toOrder;

        QCOMPARE(orders.size(), 2);
        QCOMPARE(orders.at(0).event.name, u"In three days"_s);
        QCOMPARE(orders.at(0).dueOn, QDate(2026, 3, 17));
        QCOMPARE(orders.at(1).dueOn, QDate(2026, 3, 24));
    }

    void ordersNameTheSuppliersOfVisibleLines()
    {
        const EventId event = addEvent(u"Soon"_s, m_test->now() + kDay);
        const EventGroupId shown = must(m_filled->shop.lines.createGroup(event, {.name = u"Tables"_s})).id;
        const EventGroupId hidden =
            must(m_filled->shop.lines.createGroup(event, {.name = u"Spare"_s, .isHidden = true})).id;
        const SupplierId arden = must(m_filled->shop.suppliers.create({.name = u"Arden"_s})).id;
        addLine(event, shown, m_filled->supplier);
        addLine(event, shown, arden);
        addLine(event, shown, arden);
        addLine(event, shown, {});
        addLine(event, hidden, must(m_filled->shop.suppliers.create({.name = u"Nobody"_s})).id);

        const EventToOrder order = read().toOrder.value(0);

        QCOMPARE(order.suppliers, QStringList({u"Arden"_s, u"Flower market"_s}));
        QVERIFY(order.hasUnnamedSupplier);
    }

    void nothingIsOrderedForWhatIsOverCancelledOrHasNoVisibleLine()
    {
        addEvent(u"Without lines"_s, m_test->now() + kDay);
        const EventId cancelled = addOrdered(u"Cancelled"_s, m_test->now() + kDay);
        QVERIFY(m_filled->shop.events.patch(cancelled, {.status = u"cancelled"_s}));
        const EventId hidden = addEvent(u"Hidden"_s, m_test->now() + kDay);
        addLine(hidden, must(m_filled->shop.lines.createGroup(hidden, {.name = u"Spare"_s, .isHidden = true})).id, {});

        QVERIFY(read().toOrder.isEmpty());
    }

    void orderedSheetIsToldUntilItsDayIsOver()
    {
        const EventId event = addOrdered(u"In eight days"_s, m_test->now() + 8 * kDay);
        const OrderSheetId sheet = must(m_filled->shop.orderSheets.save({event})).id;
        QVERIFY(!read().toOrder.value(0).orderedAt); // A draft.

        must(m_filled->shop.orderSheets.patch(sheet, {.state = SheetState::Ordered}));
        QCOMPARE(read().toOrder.value(0).orderedAt, m_test->now());

        m_test->tick(2 * kDay);
        QVERIFY(read().toOrder.isEmpty());
    }

    void pricesThatAreOldOrSoonWillBeAreTold()
    {
        m_filled->addList(u"flower"_s, QDate(2025, 12, 20), 1.2); // An older list of the type does not count.
        m_filled->addList(u"foliage"_s, QDate(2025, 12, 1), 1.2);
        m_filled->addList(u"sundry"_s, QDate(2026, 3, 1), 1.2);

        const QList<AgeingPrices> prices = read().prices;

        QCOMPARE(prices.size(), 3);
        QCOMPARE(prices.at(0).newest.productType, u"foliage"_s);
        QVERIFY(prices.at(0).isOutOfDate);
        QCOMPARE(prices.at(1).newest.id, m_filled->flowers); // The list of 1 January: valid until 1 April.
        QVERIFY(!prices.at(1).isOutOfDate);
        QCOMPARE(prices.at(2).newest.id, m_filled->hire);
    }

    void failedDeliveriesOfTheLastDaysAreCounted()
    {
        addFailedDelivery();
        QCOMPARE(read().failedDeliveries, 1);
        QCOMPARE(must(m_test->otherShop().today.read({.zone = QTimeZone::utc()})).failedDeliveries, 0);

        m_test->tick((kFailedDeliveryDays + 1) * kDay);
        QCOMPARE(read().failedDeliveries, 0);
    }

    void fiveThousandEventsTakeAsManyReadsAsOne()
    {
        addOrdered(u"Soon"_s, m_test->now() + kDay);
        const qint64 before = m_test->session().statementsRun();
        read();
        const qint64 forOne = m_test->session().statementsRun() - before;
        const auto key = m_test->session().first(
            "select max(key) from event where shop > ?", [](const Row &row) { return row.integer(0); }, qint64(0));
        copyEvent(m_test->session(), must(key).value_or(0), 5'000);

        const qint64 start = m_test->session().statementsRun();
        const Today today = read();

        QCOMPARE(today.coming.size(), qsizetype(kTodayEvents));
        QVERIFY(today.hasMore);
        QVERIFY(m_test->session().statementsRun() - start <= forOne + 4); // In parts of a hundred.
    }

    void eventsAndDeliveriesAreReadByTheirIndexes()
    {
        addFailedDelivery();
        PlanWatch watch;
        read();
        const QStringList bad =
            watch.badSteps().filter(QRegularExpression(u"SCAN (event|webhook_delivery|order_sheet|event_item)"_s));
        QCOMPARE(bad, QStringList());
    }

private:
    Today read() { return must(shop().today.read({.zone = QTimeZone::utc()})); }

    EventId addEvent(const QString &name, Instant start)
    {
        return must(m_filled->shop.events.create({.name = name, .venueStart = start})).event.id;
    }

    void addLine(const EventId &event, const EventGroupId &group, const SupplierId &supplier)
    {
        EventItemPatch line{.variantId = m_filled->rose, .quantity = 10};
        if (!supplier.isNull())
            line.supplierId = supplier;
        QVERIFY(m_filled->shop.lines.createItem(event, group, line));
    }

    EventId addOrdered(const QString &name, Instant start)
    {
        const EventId event = addEvent(name, start);
        addLine(event, must(m_filled->shop.lines.createGroup(event, {.name = u"Tables"_s})).id, m_filled->supplier);
        return event;
    }

    void addFailedDelivery()
    {
        const auto draft = must(m_filled->shop.webhooks.draft(
            {.url = u"https://example.com/hook"_s, .events = quint32(WebhookType::EventCreated)}));
        QVERIFY(m_filled->shop.webhooks.create(draft));
        addEvent(u"Told"_s, m_test->now() + 300 * kDay);
        QVERIFY(m_test->session().run("update webhook_delivery set state = 'failed', next_attempt_at = null"));
    }
};

STEMDESK_GUILESS_TEST(TestToday)

} // namespace stemdesk::today_service_test

#include "tst_today_service.moc"
