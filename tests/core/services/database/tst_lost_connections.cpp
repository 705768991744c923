#include "core/services/service_thread.h"
#include "core/services/unit_of_work.h"
#include "core/services/webhooks/delivery_queue.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/patience.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::lost_connections_test {

using namespace Qt::StringLiterals;

/// The database server ends every connection, as when it is started anew: each thread opens its own again with the next
/// thing that it does. What was half done is not there.
class TestLostConnections : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_test = std::make_unique<TestShop>(TestShop::Engine::Postgres); }
    void aThreadGoesOnWithItsNextJob();
    void aJobUnderWayLeavesNothing();
    void whatIsDeliveredIsFinishedLater();

private:
    /// Ends all connections but the one that asks for it.
    void cutOff()
    {
        const auto own = must(Session::open(m_test->driver()));
        QVERIFY(own->run("select pg_terminate_backend(pid, 20000) from pg_stat_activity where datname = "
                         "current_database() and pid <> pg_backend_pid()"));
    }
    qsizetype suppliersNamed(const QString &word)
    {
        return must(m_test->shop().suppliers.list({.q = word}, {})).rows.size();
    }

    std::unique_ptr<TestShop> m_test;
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
    WebhookService &webhooks = m_test->shop().webhooks;
    const WebhookPatch wanted{.url = u"https://hooks.shop.com/events"_s, .events = quint32(WebhookType::EventCreated)};
    must(webhooks.create(must(webhooks.draft(wanted))));
    const ShopWithEvent event(m_test->shop());
    DeliveryQueue queue(m_test->services(), m_test->clock());
    cutOff();

    const auto claim = must(queue.claim({}, {}));
    QCOMPARE(claim.deliveries.size(), 1);
    const ClaimedDelivery &delivery = claim.deliveries.constFirst();
    cutOff();
    const FinishedAttempt finished{.key = delivery.key,
                                   .leaseUntil = delivery.leaseUntil,
                                   .attempt = {.at = m_test->now(), .status = 200, .durationMs = 5}};
    QVERIFY(queue.finish(delivery.shop, {finished}));
    cutOff();

    m_test->tick(24LL * 3'600'000);
    QVERIFY(must(queue.claim({}, {})).deliveries.isEmpty());
}

STEMDESK_GUILESS_TEST(TestLostConnections)

} // namespace stemdesk::lost_connections_test

#include "tst_lost_connections.moc"
