#include "core/storage/postgres/postgres_request_counter.h"

#include "core/storage/engine/session.h"
#include "tests/support/event_shop.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <future>
#include <list>

namespace stemdesk::postgres_request_counter_test {

/// Limits that several processes count in one database; here each process is a separate connection.
class TestPostgresRequestCounter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theWindowSlides();
    void refusedRequestsDoNotCount();
    void keysHaveWindowsOfTheirOwn();
    void aLoweredRateWaitsForEnoughToLeave();
    void aClockThatIsSetBackFreesNothing();
    void whatIsGivenBackIsFree();
    void lookingCountsNothing();
    void exactlyTheRatePassesSideBySide();
    void exactlyTheCapPassesSideBySide();
    void monthsAreCountedApart();
    void theMonthCountsWhatTheMinuteAllows();

private:
    Session &session() { return m_test->session(); }
    RequestLimits limits(int rate = 3) const { return {.shop = m_shop, .key = m_key, .ratePerMinute = rate}; }
    RateUse taken(const RequestLimits &limits) { return must(m_counter.takeRate(session(), limits)); }
    /// Lets time pass for the requests counted so far.
    void let(qint64 ms)
    {
        QVERIFY(session().run("update rate_window set times = array(select one - ? from unnest(times) as one)", ms));
    }
    template <class Take>
    int passedOf(int processes, int requests, const Take &take);

    std::unique_ptr<TestShop> m_test;
    qint64 m_shop = 0;
    qint64 m_key = 0;
    PostgresRequestCounter m_counter;
};

void TestPostgresRequestCounter::init()
{
    m_test = std::make_unique<TestShop>(TestShop::Engine::Postgres);
    m_shop = m_test->context().tenant().shop;
    must(m_test->shop().keys.create(u"Mine"_s, 1, std::nullopt));
    must(m_test->shop().keys.create(u"Second"_s, 1, std::nullopt));
    m_key = **session().first("select min(key) from api_key", [](const Row &row) { return row.integer(0); });
}

/// Number of requests that pass when several connections send this many each at the same time.
template <class Take>
int TestPostgresRequestCounter::passedOf(int processes, int requests, const Take &take)
{
    std::list<std::future<int>> counts;
    for (int process = 0; process < processes; ++process) {
        counts.push_back(std::async(std::launch::async, [&] {
            const auto own = must(Session::open(m_test->driver()));
            int passed = 0;
            for (int request = 0; request < requests; ++request)
                passed += take(*own) ? 1 : 0;
            return passed;
        }));
    }
    int passed = 0;
    for (std::future<int> &count : counts)
        passed += count.get();
    return passed;
}

void TestPostgresRequestCounter::theWindowSlides()
{
    QCOMPARE(taken(limits()).made, 1);
    let(20'000);
    QCOMPARE(taken(limits()).made, 2);
    let(20'000);
    const RateUse third = taken(limits());
    QCOMPARE(third.made, 3);
    QVERIFY(third.oldestLeavesIn > 0 && third.oldestLeavesIn <= 20'000);

    const RateUse refused = taken(limits());
    QVERIFY(!refused.isAllowed);
    QCOMPARE(refused.made, 3);
    QVERIFY(refused.nextFreeIn > 0 && refused.nextFreeIn <= 20'000);
    let(20'000); // The first has left.

    QVERIFY(taken(limits()).isAllowed);
    QVERIFY(!taken(limits()).isAllowed);
    let(60'000);
    QCOMPARE(taken(limits()).made, 1);
}

void TestPostgresRequestCounter::refusedRequestsDoNotCount()
{
    for (int i = 0; i < 3; ++i)
        QVERIFY(taken(limits()).isAllowed);
    let(59'000);
    for (int i = 0; i < 10; ++i) {
        if (taken(limits()).isAllowed) // On a machine that is so slow that the second is over.
            return;
    }
    let(1'000);

    QCOMPARE(taken(limits()).made, 1);
}

void TestPostgresRequestCounter::keysHaveWindowsOfTheirOwn()
{
    for (int i = 0; i < 3; ++i)
        taken(limits());
    RequestLimits other = limits();
    other.key = **session().first("select max(key) from api_key", [](const Row &row) { return row.integer(0); });

    QCOMPARE(taken(other).made, 1);
}

void TestPostgresRequestCounter::aLoweredRateWaitsForEnoughToLeave()
{
    for (int i = 0; i < 3; ++i) {
        taken(limits());
        let(10'000);
    }

    const RateUse refused = taken(limits(2));

    QVERIFY(!refused.isAllowed);
    QVERIFY(refused.nextFreeIn > 30'000 && refused.nextFreeIn <= 40'000); // Two must leave.
    QVERIFY(refused.oldestLeavesIn <= 30'000);
    let(40'000);
    QVERIFY(taken(limits(2)).isAllowed);
}

void TestPostgresRequestCounter::aClockThatIsSetBackFreesNothing()
{
    for (int i = 0; i < 3; ++i)
        taken(limits());
    let(-3'600'000);

    const RateUse refused = taken(limits());

    QVERIFY(!refused.isAllowed);
    QVERIFY(refused.nextFreeIn <= 60'000); // Blocks callers for a minute at most.
    QVERIFY(!taken(limits()).isAllowed);
}

void TestPostgresRequestCounter::whatIsGivenBackIsFree()
{
    QVERIFY(m_counter.giveRateBack(session(), limits())); // There is nothing to give back.
    for (int i = 0; i < 3; ++i)
        taken(limits());

    QVERIFY(m_counter.giveRateBack(session(), limits()));

    QVERIFY(taken(limits()).isAllowed);
    QVERIFY(!taken(limits()).isAllowed);
}

void TestPostgresRequestCounter::lookingCountsNothing()
{
    QCOMPARE(must(m_counter.rate(session(), limits())).made, 0);
    taken(limits());
    let(30'000);
    taken(limits());

    for (int i = 0; i < 5; ++i) {
        const RateUse seen = must(m_counter.rate(session(), limits()));
        QCOMPARE(seen.made, 2);
        QVERIFY(seen.oldestLeavesIn > 0 && seen.oldestLeavesIn <= 30'000);
    }
    let(60'000);
    QCOMPARE(must(m_counter.rate(session(), limits())).made, 0);
}

void TestPostgresRequestCounter::exactlyTheRatePassesSideBySide()
{
    const RequestLimits fifty = limits(50);

    const int passed = passedOf(3, 40, [&](Session &own) { return must(m_counter.takeRate(own, fifty)).isAllowed; });

    QCOMPARE(passed, 50);
}

void TestPostgresRequestCounter::exactlyTheCapPassesSideBySide()
{
    RequestLimits capped = limits(0);
    capped.monthlyCap = 50;

    const int passed =
        passedOf(3, 40, [&](Session &own) { return must(m_counter.takeOfMonth(own, capped, u"2026-11"_s)); });

    QCOMPARE(passed, 50);
    const auto stored =
        session().first("select requests from usage_counter", [](const Row &row) { return row.integer(0); });
    QCOMPARE(**stored, 50);
}

void TestPostgresRequestCounter::monthsAreCountedApart()
{
    RequestLimits once = limits(0);
    once.monthlyCap = 1;

    QVERIFY(must(m_counter.takeOfMonth(session(), once, u"2026-11"_s)));
    QVERIFY(!must(m_counter.takeOfMonth(session(), once, u"2026-11"_s)));
    QVERIFY(must(m_counter.takeOfMonth(session(), once, u"2026-12"_s)));
}

void TestPostgresRequestCounter::theMonthCountsWhatTheMinuteAllows()
{
    RequestLimits both = limits(2);
    both.monthlyCap = 3;
    const auto take = [&] { return must(m_counter.takeOfBoth(session(), both, u"2026-11"_s)); };

    for (int made = 1; made <= 2; ++made) {
        const CountedRequest counted = take();
        QVERIFY(counted.rate.isAllowed && counted.isOfMonth);
        QCOMPARE(counted.rate.made, made);
    }
    const CountedRequest refused = take();
    QVERIFY(!refused.rate.isAllowed && !refused.isOfMonth);
    QVERIFY(refused.rate.nextFreeIn > 0);
    let(60'000);
    QVERIFY(take().isOfMonth); // The refused one did not count.
    const CountedRequest last = take();
    QVERIFY(last.rate.isAllowed && !last.isOfMonth);
}

STEMDESK_GUILESS_TEST(TestPostgresRequestCounter)

} // namespace stemdesk::postgres_request_counter_test

#include "tst_postgres_request_counter.moc"
