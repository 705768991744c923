#include "core/services/database/lock_timeout.h"

#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::lock_timeout_test {

using namespace std::chrono_literals;

class TestLockTimeout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_test = std::make_unique<TestShop>();
        m_patient = m_test->newDriver(10min);
        ServiceSource source = m_test->source();
        m_other = must(Services::open({.driver = *m_patient, .bus = source.bus, .now = source.now}));
    }
    void cleanup()
    {
        m_other.reset();
        m_patient.reset();
        m_test.reset();
    }
    void aWaitEndsAndIsTold();
    void whatGetsItsLockWasNotInVain();
    void anErrorIsNoWait();
    void aMalformedPatchOfAnEventDoesNotWait();

private:
    Result<Transaction> lock() { return Transaction::begin(m_test->session(), m_test->context().tenant().shop); }
    Result<Supplier> create(const QString &name)
    {
        return must(m_other->forShop(m_test->shopId()))->suppliers.create({.name = name});
    }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<Driver> m_patient;
    std::unique_ptr<Services> m_other;
};

void TestLockTimeout::aWaitEndsAndIsTold()
{
    must(m_other->forShop(m_test->shopId()));
    const auto held = lock();
    QVERIFY(held);
    for (const auto timeout : {20ms, 30ms}) {
        const LockTimeout wait(m_other->session(), timeout); // Not as long as its driver would.

        const Result<Supplier> made = create(u"Waits"_s);

        QVERIFY(!made);
        QCOMPARE(made.error().code, "busy");
        QVERIFY(wait.hasExpired());
    }
}

void TestLockTimeout::whatGetsItsLockWasNotInVain()
{
    const LockTimeout wait(m_other->session(), 20ms);
    {
        const auto held = lock();
        QVERIFY(held);
        QVERIFY(!create(u"Waits"_s));
    }

    QVERIFY(create(u"Waits"_s));

    QVERIFY(!wait.hasExpired()); // Something was committed: it is not to be done again.
}

void TestLockTimeout::anErrorIsNoWait()
{
    const LockTimeout wait(m_other->session(), 20ms);

    QVERIFY(!create(u""_s));

    QVERIFY(!wait.hasExpired());
}

void TestLockTimeout::aMalformedPatchOfAnEventDoesNotWait()
{
    EventService &events = must(m_other->forShop(m_test->shopId()))->events;
    const auto held = lock();
    QVERIFY(held);
    const LockTimeout wait(m_other->session(), 20ms);

    QCOMPARE(events.patch(EventId::create(), {.name = u""_s}).error().code, "name_required");

    QVERIFY(!wait.hasExpired());
}

STEMDESK_GUILESS_TEST(TestLockTimeout)

} // namespace stemdesk::lock_timeout_test

#include "tst_lock_timeout.moc"
