#include "core/services/database/database_clock.h"

#include "core/services/change_watcher.h"
#include "core/services/webhooks/delivery_queue.h"
#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/queued_deliveries.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QHash>
#include <QTest>

namespace stemdesk::database_clock_test {

using namespace std::chrono_literals;

namespace {

constexpr qint64 kSecond = 1'000;
constexpr qint64 kHour = 3'600 * kSecond;
constexpr DeliveryQueue::Limits kLimits;

/// A machine on the shop's database, with its own clock.
class Machine {
public:
    Machine(TestShop &test, Instant local)
        : m_local(local),
          m_services(must(Services::open(
              {.driver = test.driver(), .bus = m_bus, .now = m_clock.clock(), .webhooks = test.webhooks()}))),
          m_queue(*m_services, m_clock.clock()), m_shop(*must(m_services->forShop(test.shopId())))
    {
        if (!m_clock.set(m_services->session()))
            qFatal("the server does not tell the time");
    }

    DatabaseClock &clock() { return m_clock; }
    ChangeBus &bus() { return m_bus; }
    ShopServices &shop() { return m_shop; }
    void setLocal(Instant local) { m_local = local; }
    void tick(qint64 ms) { m_local += ms; }
    QList<ClaimedDelivery> claim() { return must(m_queue.claim(kLimits)).deliveries; }
    void finish(const ClaimedDelivery &delivery, int status)
    {
        const DeliveryAttempt attempt{.at = m_clock.now(), .status = status};
        QVERIFY(m_queue.finish(delivery.shop,
                               {{.key = delivery.key, .leaseUntil = delivery.leaseUntil, .attempt = attempt}}));
    }

private:
    std::atomic<Instant> m_local;
    DatabaseClock m_clock{[this] { return m_local.load(); }};
    ChangeBus m_bus;
    std::unique_ptr<Services> m_services;
    DeliveryQueue m_queue;
    ShopServices &m_shop;
};

} // namespace

/// Machines with differently set clocks on one server's database.
class TestDatabaseClock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void machinesAgreeOnTheTime();
    void anEmbeddedDatabaseHasTheMachinesTime();
    void nothingIsSentTwice();
    void whatAMachineLeftIsTakenOver();
    void answersAreKeptForADayOfTheServers();
    void aWatcherNoticesThatAClockWasSet();

private:
    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<Machine> m_right;
    std::unique_ptr<Machine> m_ahead;
};

void TestDatabaseClock::init()
{
    m_test = std::make_unique<TestShop>(TestShop::Engine::Postgres);
    m_right = std::make_unique<Machine>(*m_test, TestShop::kStart);
    m_ahead = std::make_unique<Machine>(*m_test, TestShop::kStart + kHour);
    subscribedRow(*m_test, m_test->shop());
}

void TestDatabaseClock::cleanup()
{
    m_ahead.reset();
    m_right.reset();
    m_test.reset();
}

void TestDatabaseClock::machinesAgreeOnTheTime()
{
    constexpr qint64 kMostApart = 30 * kSecond; // Two questions, on a busy machine.
    const Instant now = QDateTime::currentMSecsSinceEpoch(); // The same as the server's, which runs on this machine.

    QVERIFY(std::abs(m_right->clock().now() - m_ahead->clock().now()) < kMostApart);
    QVERIFY(std::abs(m_ahead->clock().now() - now) < kMostApart);
}

void TestDatabaseClock::anEmbeddedDatabaseHasTheMachinesTime()
{
    TestShop embedded(TestShop::Engine::Sqlite);
    DatabaseClock clock(embedded.clock());

    QVERIFY(clock.set(embedded.session()));

    QCOMPARE(clock.now(), embedded.now());
}

void TestDatabaseClock::nothingIsSentTwice()
{
    constexpr int kEvents = 10;
    for (int i = 0; i < kEvents; ++i)
        must((i % 2 == 0 ? m_right : m_ahead)->shop().events.create({.name = u"Event"_s}));
    QHash<qint64, int> sent;

    // While one machine's requests are under way, the other one looks.
    for (int round = 0; round < kEvents; ++round) {
        Machine &first = round % 2 == 0 ? *m_ahead : *m_right;
        Machine &second = round % 2 == 0 ? *m_right : *m_ahead;
        const QList<ClaimedDelivery> ofFirst = first.claim();
        const QList<ClaimedDelivery> ofSecond = second.claim();
        for (const ClaimedDelivery &delivery : ofFirst + ofSecond)
            ++sent[delivery.key];
        for (const ClaimedDelivery &delivery : ofFirst)
            first.finish(delivery, 200);
        for (const ClaimedDelivery &delivery : ofSecond)
            second.finish(delivery, 200);
    }

    QCOMPARE(sent.size(), kEvents);
    for (const int times : std::as_const(sent))
        QCOMPARE(times, 1);
}

void TestDatabaseClock::whatAMachineLeftIsTakenOver()
{
    must(m_right->shop().events.create({.name = u"Event"_s}));
    const QList<ClaimedDelivery> first = m_ahead->claim();
    QCOMPARE(first.size(), 1);
    m_ahead->finish(first.constFirst(), 500);

    QVERIFY(m_right->claim().isEmpty()); // Not before five seconds have passed.
    for (Machine *machine : {m_right.get(), m_ahead.get()})
        machine->tick(60 * kSecond);
    const QList<ClaimedDelivery> second = m_right->claim();
    QCOMPARE(second.size(), 1);
    QVERIFY(m_ahead->claim().isEmpty()); // The other machine holds it, and then stops.
    m_ahead->tick(DeliveryQueue::kLease + 60 * kSecond);
    QCOMPARE(m_ahead->claim().size(), 1);
}

void TestDatabaseClock::answersAreKeptForADayOfTheServers()
{
    const IdempotencyKey key{.name = "k", .method = "POST", .path = "/x", .bodyHash = "h"};
    must(m_right->shop().idempotency.once(key, [] { return StoredAnswer{.status = 201, .body = "first"}; }));
    m_ahead->tick(24 * kHour - 60 * kSecond); // Nearly a day later, on a machine that is an hour ahead.

    QVERIFY(IdempotencyService::expire(contextOf(m_ahead->shop()).session(), contextOf(m_ahead->shop()).now()));

    QVERIFY(must(m_ahead->shop().idempotency.replay(key)).has_value());
}

void TestDatabaseClock::aWatcherNoticesThatAClockWasSet()
{
    const auto watcher =
        must(ChangeWatcher::start(m_test->driver(), m_right->bus(), nullptr, {.safetyNet = 10ms}, &m_right->clock()));

    m_right->setLocal(TestShop::kStart - 24 * kHour);

    QTRY_VERIFY(std::abs(m_right->clock().now() - m_ahead->clock().now()) < kHour);
}

STEMDESK_GUILESS_TEST(TestDatabaseClock)

} // namespace stemdesk::database_clock_test

#include "tst_database_clock.moc"
