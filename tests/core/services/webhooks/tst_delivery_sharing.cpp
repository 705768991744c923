#include "core/services/webhooks/delivery_queue.h"

#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/queued_deliveries.h"
#include "tests/support/test_registry.h"

#include <QHash>
#include <QTest>

#include <algorithm>
#include <memory>

namespace stemdesk::delivery_sharing_test {

namespace {

constexpr DeliveryQueue::Limits kLimits;
constexpr qint64 kSecond = 1'000;

} // namespace

/// Which deliveries the queue hands out, and with which data from the database.
class TestDeliverySharing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void placesAreSharedOut();
    void healthOfReceiversIsKept();
    void whatWasStoredDecides();
    void sickOnesDelayNoHealthyOne();
    void hangingOnesCountAsFailing();
    void aHostThatFailedIsTriedOnSchedule();

private:
    qint64 subscribe(ShopServices &shop) { return subscribedRow(*m_test, shop); }
    qint64 deliver(qint64 subscription, int count = 1) { return queuedRow(*m_test, subscription, count); }
    /// Sets the result of the last attempt; nullopt if there was none.
    void setFailing(std::optional<int> isFailing, qint64 subscription);
    /// Another failing subscription takes all the slots that failing ones may have beyond their first.
    void takeSparePlaces();
    QList<ClaimedDelivery> claim() { return claimFrom(*m_queue); }
    QList<ClaimedDelivery> claimFrom(DeliveryQueue &queue) { return must(queue.claim(kLimits)).deliveries; }
    void finish(const ClaimedDelivery &delivery, std::optional<int> status);

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<DeliveryQueue> m_queue;
};

void TestDeliverySharing::init()
{
    m_test = std::make_unique<TestShop>();
    m_queue = std::make_unique<DeliveryQueue>(m_test->services(), m_test->clock());
}

void TestDeliverySharing::cleanup()
{
    m_queue.reset();
    m_test.reset();
}

void TestDeliverySharing::setFailing(std::optional<int> isFailing, qint64 subscription)
{
    must(m_test->session().change("update webhook set is_failing = ? where key = ?", isFailing, subscription));
}

void TestDeliverySharing::takeSparePlaces()
{
    const qint64 sick = subscribe(m_test->otherShop());
    setFailing(1, sick);
    deliver(sick, 10);
    QCOMPARE(claim().size(), 4);
}

void TestDeliverySharing::finish(const ClaimedDelivery &delivery, std::optional<int> status)
{
    const DeliveryAttempt attempt{.at = m_test->now(), .status = status};
    QVERIFY(
        m_queue->finish(delivery.shop, {{.key = delivery.key, .leaseUntil = delivery.leaseUntil, .attempt = attempt}}));
}

void TestDeliverySharing::placesAreSharedOut()
{
    QHash<qint64, int> served;
    for (int i = 0; i < 20; ++i) {
        const qint64 subscription = subscribe(i % 2 == 0 ? m_test->shop() : m_test->otherShop());
        deliver(subscription, 10);
    }
    must(m_test->session().change("update webhook set url = 'https://' || key || '.example.com/'"));

    QCOMPARE(claim().size(), 32); // Half of the slots: second ones only while they are free.
    QCOMPARE(claim().size(), 0);
    m_test->tick(DeliveryQueue::kLease); // All leases end; those served least come first.
    const QList<ClaimedDelivery> again = claim();
    for (const ClaimedDelivery &delivery : again)
        ++served[delivery.subscription];

    QCOMPARE(again.size(), 32);
    QCOMPARE(served.size(), 20);
    for (const int count : std::as_const(served))
        QVERIFY(count == 1 || count == 2);
}

void TestDeliverySharing::healthOfReceiversIsKept()
{
    const qint64 subscription = subscribe(m_test->shop());
    setFailing(std::nullopt, subscription);
    deliver(subscription, 10);
    const auto isFailing = [&] {
        return must(m_test->session().first(
            "select coalesce(is_failing, -1) from webhook where key = ?", [](const Row &row) { return row.integer(0); },
            subscription));
    };

    finish(claim().constFirst(), 200);
    QCOMPARE(isFailing(), std::optional<qint64>(0));
    finish(claim().constFirst(), 500);
    QCOMPARE(isFailing(), std::optional<qint64>(1));
    m_test->tick(DeliveryQueue::kLease);
    finish(claim().constFirst(), 200);
    QCOMPARE(isFailing(), std::optional<qint64>(0));
    m_test->tick(DeliveryQueue::kLease);
    finish(claim().constFirst(), std::nullopt);

    const WebhookId id = *must(m_test->session().first(
        "select id from webhook where key = ?", [](const Row &row) { return row.id<WebhookId>(0); }, subscription));
    must(m_test->shop().webhooks.patch(id, {.isPaused = true}));
    must(m_test->shop().webhooks.patch(id, {.isPaused = false}));
    QCOMPARE(isFailing(), std::optional<qint64>(1));
    must(m_test->shop().webhooks.patch(id, {.url = u"https://new.example.com/"_s}));
    QCOMPARE(isFailing(), std::optional<qint64>(-1));
}

/// A failing subscription has at most four slots, and leaves no second slot to other failing ones.
void TestDeliverySharing::whatWasStoredDecides()
{
    takeSparePlaces();
    const qint64 subscription = subscribe(m_test->shop());
    deliver(subscription, 10);

    setFailing(1, subscription);
    QCOMPARE(claim().size(), 1);
    setFailing(0, subscription);
    DeliveryQueue afterRestart(m_test->services(), m_test->clock());
    QCOMPARE(claimFrom(afterRestart).size(), 3);
}

/// In one shop and on one host, whether known to fail or new, and however long they have been due.
void TestDeliverySharing::sickOnesDelayNoHealthyOne()
{
    const qint64 quick = subscribe(m_test->shop());
    must(m_test->session().change("begin"));
    for (int i = 0; i < 1'000; ++i) {
        const qint64 sick = subscribe(m_test->shop());
        setFailing(i % 2 == 0 ? std::optional(1) : std::nullopt, sick);
        deliver(sick, 3);
    }
    must(m_test->session().change("commit"));
    m_test->tick(60 * kSecond);
    QVERIFY(!claim().isEmpty());
    QCOMPARE(claim().size(), 0); // They hang.

    deliver(quick, 500);
    const QList<ClaimedDelivery> started = claim();

    QCOMPARE(started.size(), 4);
    for (const ClaimedDelivery &delivery : started)
        QCOMPARE(delivery.subscription, quick);
}

void TestDeliverySharing::hangingOnesCountAsFailing()
{
    takeSparePlaces();
    const qint64 subscription = subscribe(m_test->shop());
    deliver(subscription);
    QCOMPARE(claim().size(), 1);
    m_test->tick(DeliveryQueue::kQuick + 1);

    deliver(subscription, 10);

    QCOMPARE(claim().size(), 0);
}

void TestDeliverySharing::aHostThatFailedIsTriedOnSchedule()
{
    for (int i = 0; i < 10; ++i) {
        const qint64 sick = subscribe(m_test->otherShop());
        setFailing(1, sick);
        deliver(sick, 5);
    }
    const qint64 recovers = subscribe(m_test->shop());
    deliver(recovers);
    const QList<ClaimedDelivery> due = claim();
    const auto its = std::ranges::find(due, recovers, &ClaimedDelivery::subscription);
    QVERIFY(its != due.end());
    finish(*its, 500);
    m_test->tick(5 * kSecond);

    const QList<ClaimedDelivery> again = claim();

    QCOMPARE(again.size(), 1);
    QCOMPARE(again.constFirst().key, its->key);
}

STEMDESK_GUILESS_TEST(TestDeliverySharing)

} // namespace stemdesk::delivery_sharing_test

#include "tst_delivery_sharing.moc"
