#include "core/services/webhooks/delivery_queue.h"

#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/queued_deliveries.h"
#include "tests/support/recorded_queries.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QHash>
#include <QSet>
#include <QTest>

#include <memory>

namespace stemdesk::delivery_queue_test {

namespace {

constexpr DeliveryQueue::Limits kLimits;
constexpr qint64 kSecond = 1'000;

} // namespace

class TestDeliveryQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void claimsWhatIsDue();
    void aRetiringSecretComesAlongUntilItsTime();
    void failuresFollowTheSchedule();
    void successResetsFailures();
    void pausedAndHeldBackAreLeft();
    void leasesEnd();
    void leasesOfOurOwnPastAreFreed();
    void clockSetBackDelaysNothing();
    void lateAttemptsOnlyLog();
    void anAttemptWrittenTwiceIsLoggedOnce();
    void redeliveredWhileUnderWay();
    void oldLogIsRemoved();
    void findsItsWayAmongTenThousand();

private:
    DeliveryQueue &queue() { return *m_queue; }
    qint64 subscribe(ShopServices &shop) { return subscribedRow(*m_test, shop); }
    qint64 deliver(qint64 subscription, int count = 1) { return queuedRow(*m_test, subscription, count); }
    QList<ClaimedDelivery> claim(const QSet<qint64> &heldBack = {})
    {
        return must(queue().claim(kLimits, heldBack)).deliveries;
    }
    void finish(const ClaimedDelivery &delivery, std::optional<int> status, qint64 durationMs = 0);
    StoredDelivery stored(qint64 delivery) { return storedDelivery(m_test->session(), delivery); }
    Webhook webhook(qint64 subscription);
    Instant now() const { return m_test->now(); }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<DeliveryQueue> m_queue;
};

void TestDeliveryQueue::init()
{
    m_test = std::make_unique<TestShop>();
    m_queue = std::make_unique<DeliveryQueue>(m_test->services(), m_test->clock());
}

void TestDeliveryQueue::cleanup()
{
    m_queue.reset();
    m_test.reset();
}

void TestDeliveryQueue::finish(const ClaimedDelivery &delivery, std::optional<int> status, qint64 durationMs)
{
    const DeliveryAttempt attempt{
        .at = now(), .status = status, .error = status == 200 ? u""_s : u"No."_s, .durationMs = durationMs};
    m_test->tick(durationMs);
    QVERIFY(
        queue().finish(delivery.shop, {{.key = delivery.key, .leaseUntil = delivery.leaseUntil, .attempt = attempt}}));
}

Webhook TestDeliveryQueue::webhook(qint64 subscription)
{
    return *must(m_test->session().first(
        "select id, failure_count, last_delivery_at, updated_at from webhook where key = ?",
        [](const Row &row) {
            return Webhook{.id = row.id<WebhookId>(0),
                           .failureCount = row.integer(1),
                           .lastDeliveryAt = row.optionalInteger(2),
                           .updatedAt = row.integer(3)};
        },
        subscription));
}

void TestDeliveryQueue::claimsWhatIsDue()
{
    const qint64 mine = subscribe(m_test->shop());
    const qint64 others = subscribe(m_test->otherShop());
    const qint64 first = deliver(mine);
    m_test->tick();
    deliver(others);
    m_test->tick(-500);
    deliver(mine); // Not due before half a second has passed.
    m_test->tick(-500);

    const auto claim = must(queue().claim(kLimits));

    QCOMPARE(claim.deliveries.size(), 1);
    const ClaimedDelivery &claimed = claim.deliveries.constFirst();
    QCOMPARE(claimed.key, first);
    QCOMPARE(claimed.shop, m_test->shopId());
    QCOMPARE(claimed.webhook, webhook(mine).id);
    QCOMPARE(claimed.type, WebhookType::EventUpdated);
    QCOMPARE(claimed.url, u"https://hooks.example.com/"_s);
    QCOMPARE(claimed.sealedSecret, "sealed");
    QCOMPARE(claimed.body, "{}");
    QCOMPARE(must(queue().claim(kLimits)).deliveries.size(), 0);
    QCOMPARE(must(queue().claim(kLimits)).nextDueAt, std::optional(now() + 500));
    m_test->tick();
    const QList<ClaimedDelivery> rest = must(queue().claim(kLimits)).deliveries;
    QCOMPARE(rest.size(), 2);
    QCOMPARE(must(queue().claim(kLimits)).nextDueAt, std::optional(claimed.leaseUntil));
}

void TestDeliveryQueue::aRetiringSecretComesAlongUntilItsTime()
{
    const qint64 subscription = subscribe(m_test->shop());
    QVERIFY(m_test->session().run("update webhook set retiring_secret = ?, retiring_until = ? where key = ?",
                                  "retiring"_ba, now() + 1'000, subscription));
    deliver(subscription);
    const QList<ClaimedDelivery> within = must(queue().claim(kLimits)).deliveries;
    m_test->tick();
    deliver(subscription);
    const QList<ClaimedDelivery> after = must(queue().claim(kLimits)).deliveries;

    QCOMPARE(within.size(), 1);
    QCOMPARE(within.constFirst().sealedRetiring, "retiring");
    QCOMPARE(after.size(), 1);
    QCOMPARE(after.constFirst().sealedSecret, "sealed");
    QCOMPARE(after.constFirst().sealedRetiring, "");
}

void TestDeliveryQueue::failuresFollowTheSchedule()
{
    const qint64 subscription = subscribe(m_test->shop());
    const qint64 key = deliver(subscription);
    const QList<qint64> delays{5 * kSecond, 30 * kSecond, 120 * kSecond};

    for (const qint64 delay : delays) {
        const QList<ClaimedDelivery> due = claim();
        QCOMPARE(due.size(), 1);
        finish(due.constFirst(), std::nullopt, 700); // The delay counts from the end.
        QCOMPARE(stored(key).nextAttemptAt, std::optional(now() + delay));
        QCOMPARE(stored(key).leaseUntil, std::nullopt);
        m_test->tick(delay - 1);
        QCOMPARE(claim().size(), 0);
        QCOMPARE(webhook(subscription).failureCount, 0);
        m_test->tick(1);
    }
    m_test->takeAnnounced();
    finish(claim().constFirst(), 500);

    QCOMPARE(stored(key).state, u"failed"_s);
    QCOMPARE(stored(key).nextAttemptAt, std::nullopt);
    QCOMPARE(stored(key).attempts, 4);
    QCOMPARE(webhook(subscription).failureCount, 1);
    QCOMPARE(webhook(subscription).updatedAt, now());
    QCOMPARE(webhook(subscription).lastDeliveryAt, std::nullopt);
    const Changes told = m_test->takeAnnounced();
    QCOMPARE(told.size(), 2);
    QCOMPARE(told.at(0).resource, Resource::Delivery);
    QCOMPARE(told.at(1).resource, Resource::Webhook);
    QCOMPARE(must(queue().claim(kLimits)).nextDueAt, std::nullopt);
}

void TestDeliveryQueue::successResetsFailures()
{
    const qint64 subscription = subscribe(m_test->shop());
    const qint64 others = subscribe(m_test->otherShop());
    must(m_test->session().change("update webhook set failure_count = 3"));
    deliver(subscription, 2);
    const QList<ClaimedDelivery> due = claim();

    finish(due.at(0), 204, 30);
    m_test->takeAnnounced();
    const Instant firstAt = now();
    QCOMPARE(webhook(subscription).failureCount, 0);
    QCOMPARE(webhook(subscription).updatedAt, firstAt);
    finish(due.at(1), 200, 30);

    QCOMPARE(stored(due.at(0).key).state, u"delivered"_s);
    QCOMPARE(stored(due.at(0).key).nextAttemptAt, std::nullopt);
    QCOMPARE(webhook(subscription).lastDeliveryAt, std::optional(now()));
    QCOMPARE(webhook(subscription).updatedAt, firstAt); // A delivery does not count as a change of the subscription.
    QCOMPARE(m_test->takeAnnounced().size(), 1);
    QCOMPARE(webhook(others).failureCount, 3);
}

void TestDeliveryQueue::pausedAndHeldBackAreLeft()
{
    const qint64 paused = subscribe(m_test->shop());
    const qint64 heldBack = subscribe(m_test->shop());
    deliver(paused);
    deliver(heldBack);
    must(m_test->session().change("update webhook set is_paused = 1 where key = ?", paused));

    QCOMPARE(claim({heldBack}).size(), 0);
    QCOMPARE(must(queue().claim(kLimits, {heldBack})).nextDueAt, std::nullopt);
    must(m_test->session().change("update webhook set is_paused = 0 where key = ?", paused));

    QCOMPARE(claim({heldBack}).size(), 1);
    QCOMPARE(claim().size(), 1);
}

void TestDeliveryQueue::leasesEnd()
{
    const qint64 key = deliver(subscribe(m_test->shop()));
    const ClaimedDelivery first = claim().constFirst();

    m_test->tick(DeliveryQueue::kLease - 1);
    QCOMPARE(claim().size(), 0);
    m_test->tick(1);

    QCOMPARE(claim().constFirst().key, key);
    QCOMPARE(claim().size(), 0);
    QVERIFY(queue().release({first}));
    QCOMPARE(claim().constFirst().id, first.id);
}

void TestDeliveryQueue::leasesOfOurOwnPastAreFreed()
{
    if (!m_test->session().driver().skipLocked().isEmpty())
        QSKIP("Another process may hold them.");
    deliver(subscribe(m_test->shop()));
    QCOMPARE(claim().size(), 1);

    DeliveryQueue afterRestart(m_test->services(), m_test->clock());
    QVERIFY(afterRestart.begin());

    QCOMPARE(must(afterRestart.claim(kLimits)).deliveries.size(), 1);
}

void TestDeliveryQueue::clockSetBackDelaysNothing()
{
    const qint64 subscription = subscribe(m_test->shop());
    const qint64 held = deliver(subscription);
    QCOMPARE(claim().size(), 1);
    const qint64 waiting = deliver(subscription);
    m_test->tick(-3'600 * kSecond);

    const QList<ClaimedDelivery> due = claim();

    QCOMPARE(due.size(), 2);
    QCOMPARE(stored(held).leaseUntil, std::optional(now() + DeliveryQueue::kLease));
    QCOMPARE(stored(waiting).nextAttemptAt, std::optional(now()));
}

void TestDeliveryQueue::lateAttemptsOnlyLog()
{
    const qint64 subscription = subscribe(m_test->shop());
    const qint64 key = deliver(subscription);
    const ClaimedDelivery late = claim().constFirst();
    m_test->tick(DeliveryQueue::kLease);
    const ClaimedDelivery taken = claim().constFirst();

    finish(late, 500);

    QCOMPARE(stored(key).attemptsLeft, 4);
    QCOMPARE(stored(key).leaseUntil, std::optional(taken.leaseUntil));
    QCOMPARE(stored(key).attempts, 1);
    finish(taken, 200);
    finish(taken, 500); // Reported twice, which changes nothing.
    QCOMPARE(stored(key).state, u"delivered"_s);
    QCOMPARE(webhook(subscription).failureCount, 0);
}

void TestDeliveryQueue::anAttemptWrittenTwiceIsLoggedOnce()
{
    const qint64 key = deliver(subscribe(m_test->shop()));
    const ClaimedDelivery claimed = claim().constFirst();
    finish(claimed, 200);

    finish(claimed, 200); // Simulates that the database's answer was lost.

    QCOMPARE(stored(key).state, u"delivered"_s);
    QCOMPARE(stored(key).attempts, 1);
}

void TestDeliveryQueue::redeliveredWhileUnderWay()
{
    const qint64 key = deliver(subscribe(m_test->shop()));
    ClaimedDelivery claimed = claim().constFirst();
    const Instant began = now();
    m_test->tick();
    must(m_test->session().change("update webhook_delivery set attempts_left = 4, next_attempt_at = ? where key = ?",
                                  now(), key));

    const DeliveryAttempt failed{.at = began, .error = u"No."_s, .durationMs = 2 * kSecond};
    QVERIFY(queue().finish(claimed.shop, {{.key = key, .leaseUntil = claimed.leaseUntil, .attempt = failed}}));

    QCOMPARE(stored(key).attemptsLeft, 4);
    QCOMPARE(stored(key).nextAttemptAt, std::optional(now()));
    QCOMPARE(claim().size(), 1);
}

void TestDeliveryQueue::oldLogIsRemoved()
{
    const qint64 subscription = subscribe(m_test->shop());
    const qint64 old = deliver(subscription);
    const qint64 heldLong = deliver(subscription);
    const qint64 pending = deliver(subscription);
    QList<ClaimedDelivery> due = claim();
    finish(due.at(0), 200);
    QVERIFY(queue().release({due.at(1), due.at(2)}));
    m_test->tick(DeliveryQueue::kLogKept);
    QCOMPARE(must(queue().removeOld()), false);
    QCOMPARE(stored(old).state, u"delivered"_s);
    finish(claim().at(0), 200);

    m_test->tick();
    QCOMPARE(must(queue().removeOld()), false);

    QCOMPARE(stored(old).state, u"gone"_s);
    QCOMPARE(stored(heldLong).state, u"delivered"_s);
    QCOMPARE(stored(pending).state, u"pending"_s);
}

void TestDeliveryQueue::findsItsWayAmongTenThousand()
{
    if (!m_test->session().driver().skipLocked().isEmpty())
        QSKIP("Plans are SQLite's.");
    must(m_test->session().change("begin"));
    for (int i = 0; i < 50; ++i)
        deliver(subscribe(i % 2 == 0 ? m_test->shop() : m_test->otherShop()), 200);
    must(m_test->session().change("commit"));
    RecordingDriver driver(QDir(m_test->folder()).filePath(u"stemdesk.db"_s));
    const auto services = must(Services::open({.driver = driver, .bus = m_test->bus(), .now = m_test->clock()}));
    m_queue = std::make_unique<DeliveryQueue>(*services, m_test->clock());
    driver.takeRecorded();

    const QList<ClaimedDelivery> due = claim();
    finish(due.constFirst(), 200);
    finish(due.constLast(), 500);
    QVERIFY(queue().release({due.at(1)}));
    QVERIFY(queue().removeOld());
    QVERIFY(queue().begin());

    QCOMPARE(due.size(), 32); // On one host.
    QStringList costly;
    const QList<QByteArray> statements = driver.takeRecorded();
    for (const QByteArray &sql : statements)
        costly += costlyPlan(services->session(), sql);
    QCOMPARE(costly, QStringList());
    m_queue.reset();
}

STEMDESK_GUILESS_TEST(TestDeliveryQueue)

} // namespace stemdesk::delivery_queue_test

#include "tst_delivery_queue.moc"
