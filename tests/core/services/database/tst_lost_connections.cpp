#include "core/services/service_thread.h"
#include "core/services/unit_of_work.h"
#include "core/services/webhooks/delivery_queue.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"
#include "tests/support/timeout.h"

#include <QTest>

namespace stemdesk::lost_connections_test {

/// The database server closes every connection, as in a restart: each thread reconnects with its next job. Unfinished
/// transactions are lost.
class TestLostConnections : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_test = std::make_unique<TestShop>(TestShop::Engine::Postgres); }
    void aThreadGoesOnWithItsNextJob();
    void aJobUnderWayLeavesNothing();
    void whatIsDeliveredIsFinishedLater();
    void whatWasDeliveredInAnAbsenceIsNotSentAgain();

private:
    /// Ends all connections but the one that asks for it.
    void cutOff()
    {
        const auto own = must(Session::open(m_test->driver()));
        QVERIFY(own->run("select pg_terminate_backend(pid, 20000) from pg_stat_activity where datname = "
                         "current_database() and pid <> pg_backend_pid()"));
    }
    void cutOffAll()
    {
        PostgresServer::ofThisRun().run(
            u"select pg_terminate_backend(pid, 20000) from pg_stat_activity where datname = '%1'"_s.arg(m_name));
    }
    /// Whether anybody may connect to the test's database.
    void allow(bool isAllowed)
    {
        PostgresServer::ofThisRun().run(
            u"alter database %1 allow_connections %2"_s.arg(m_name, isAllowed ? u"true"_s : u"false"_s));
    }
    /// Delivers one event to a subscription.
    void deliverOne()
    {
        WebhookService &webhooks = m_test->shop().webhooks;
        const WebhookPatch wanted{.url = u"https://hooks.shop.com/events"_s,
                                  .events = quint32(WebhookType::EventCreated)};
        must(webhooks.create(must(webhooks.draft(wanted))));
        const ShopWithEvent event(m_test->shop());
    }
    FinishedAttempt delivered(const ClaimedDelivery &delivery) const
    {
        return {.key = delivery.key,
                .leaseUntil = delivery.leaseUntil,
                .attempt = {.at = m_test->now(), .status = 200, .durationMs = 5}};
    }
    qsizetype suppliersNamed(const QString &word)
    {
        return must(m_test->shop().suppliers.list({.q = word}, {})).rows.size();
    }

    std::unique_ptr<TestShop> m_test;
    QString m_name; // Name of its database.
};

void TestLostConnections::aThreadGoesOnWithItsNextJob()
{
    const auto thread = must(ServiceThread::start(m_test->source(), u"edits"_s));
    const auto create = [shop = m_test->shopId()](Services &services) -> Status {
        const auto made = must(services.forShop(shop))->suppliers.create({.name = u"Bloom"_s});
        return made ? Status() : Status(made.error());
    };

    for (int count = 1; count <= 3; ++count) {
        std::optional<Status> done;
        thread->run(this, create, [&done](const Status &status) { done = status; });
        QTRY_VERIFY(done);
        QVERIFY2(*done, *done ? "" : qPrintable(done->error().message));
        QCOMPARE(suppliersNamed(u"bloom"_s), count);
        cutOff();
    }
}

void TestLostConnections::aJobUnderWayLeavesNothing()
{
    {
        auto work = must(UnitOfWork::begin(m_test->context()));
        QVERIFY(m_test->shop().suppliers.create({.name = u"Bloom"_s}));
        cutOff();

        const Status done = work.commit();

        QVERIFY(!done);
        QCOMPARE(done.error().kind, Error::Kind::Unavailable);
    }
    QVERIFY(m_test->takeAnnounced().isEmpty());
    QCOMPARE(suppliersNamed(u"bloom"_s), 0);
    QVERIFY(m_test->shop().suppliers.create({.name = u"Bloom"_s}));
    QCOMPARE(m_test->takeAnnounced().size(), 1);
    QCOMPARE(suppliersNamed(u"bloom"_s), 1);
}

void TestLostConnections::whatIsDeliveredIsFinishedLater()
{
    deliverOne();
    DeliveryQueue queue(m_test->services(), m_test->clock());
    cutOff();

    const auto claim = must(queue.claim({}, {}));
    QCOMPARE(claim.deliveries.size(), 1);
    const ClaimedDelivery &delivery = claim.deliveries.constFirst();
    cutOff();
    QVERIFY(queue.finish(delivery.shop, {delivered(delivery)}));
    cutOff();

    m_test->tick(24LL * 3'600'000);
    QVERIFY(must(queue.claim({}, {})).deliveries.isEmpty());
}

void TestLostConnections::whatWasDeliveredInAnAbsenceIsNotSentAgain()
{
    deliverOne();
    m_name = must(m_test->session().first("select current_database()", [](const Row &row) {
                 return row.text(0);
             })).value_or(QString());
    const auto services = must(Services::open(m_test->source()));
    DeliveryQueue one(m_test->services(), m_test->clock());
    DeliveryQueue other(*services, m_test->clock()); // Another server's.
    const auto claim = must(one.claim({}, {}));
    QCOMPARE(claim.deliveries.size(), 1);
    const ClaimedDelivery &delivery = claim.deliveries.constFirst();
    QVERIFY(must(other.claim({}, {})).deliveries.isEmpty());
    allow(false);
    cutOffAll();
    QVERIFY(!one.finish(delivery.shop, {delivered(delivery)})); // It was delivered, and that cannot be written.
    QVERIFY(!other.claim({}, {}));

    m_test->tick(2 * DeliveryQueue::kLease);
    allow(true);

    const auto back = must(other.claim({}, {}));
    QVERIFY(back.deliveries.isEmpty());
    QVERIFY(back.nextDueAt > m_test->now());
    QVERIFY(one.finish(delivery.shop, {delivered(delivery)}));
    m_test->tick(24LL * 3'600'000);
    QVERIFY(must(other.claim({}, {})).deliveries.isEmpty());
}

STEMDESK_GUILESS_TEST(TestLostConnections)

} // namespace stemdesk::lost_connections_test

#include "tst_lost_connections.moc"
