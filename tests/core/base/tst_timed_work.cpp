#include "core/base/timed_work.h"

#include "tests/support/test_registry.h"

#include <QSemaphore>
#include <QTest>

#include <stdexcept>
#include <thread>

namespace stemdesk::timed_work_test {

using namespace std::chrono_literals;

namespace {

constexpr auto kShort = 1ms;
constexpr int kMany = 1'000;

/// What it holds, so that a work that nobody waits for any more harms no test.
struct Gates {
    QSemaphore begun;
    QSemaphore gate;
};

/// Does not end before the gate opens.
Result<int> hung(const std::shared_ptr<Gates> &gates)
{
    return madeInTime<int>([gates](const TimedWork &work) -> Result<int> {
        gates->begun.release();
        gates->gate.acquire();
        work.ask([] { qFatal("nobody is there"); });
        return 1;
    });
}

/// So many have begun; where the time was over before one had, another is tried.
void abandonBegun(const std::shared_ptr<Gates> &gates, int count)
{
    const WorkLimits limits({}, kShort);
    while (gates->begun.available() < count)
        QVERIFY(!hung(gates));
}

} // namespace

class TimedWorkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsMadeIsHandedOver()
    {
        const Result<int> made = madeInTime<int>([](const TimedWork &work) { return work.isAbandoned() ? 0 : 7; });
        QCOMPARE(made.value_or(0), 7);
        const Result<int> failed = madeInTime<int>([](const TimedWork &) -> Result<int> { return notFound(); });
        QCOMPARE(failed.error().kind, Error::Kind::NotFound);
    }

    void partsRunOnTheThreadThatAsks()
    {
        const auto here = std::this_thread::get_id();
        QList<bool> areHere;

        const Result<int> made = madeInTime<int>([&](const TimedWork &work) {
            for (int part = 0; part < 3; ++part)
                work.ask([&] { areHere.append(std::this_thread::get_id() == here); });
            areHere.append(std::this_thread::get_id() == here);
            return 1;
        });

        QVERIFY(made);
        QCOMPARE(areHere, (QList<bool>{true, true, true, false}));
    }

    void whatIsThrownArrives()
    {
        const auto make = [](const TimedWork &) -> Result<int> { throw std::runtime_error("no memory"); };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)madeInTime<int>(make));
        const auto ask = [](const TimedWork &work) -> Result<int> {
            work.ask([] { throw std::runtime_error("no connection"); });
            return 1;
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, (void)madeInTime<int>(ask));

        QCOMPARE(madeInTime<int>([](const TimedWork &) { return 7; }).value_or(0), 7); // The next one is as any.
    }

    void whatTakesTooLongIsAbandoned()
    {
        const auto gates = std::make_shared<Gates>();
        abandonBegun(gates, 1);
        QVERIFY(hasAbandonedWork());

        QCOMPARE(madeInTime<int>([](const TimedWork &) { return 7; }).value_or(0), 7); // By another thread.

        gates->gate.release(kMany);
        QTRY_VERIFY(!hasAbandonedWork());
    }

    void whoeverStopsWaitsForNothing()
    {
        const auto gates = std::make_shared<Gates>();
        std::stop_source stop;
        std::jthread stopping([&] {
            gates->begun.acquire();
            stop.request_stop();
        });
        const WorkLimits limits(stop.get_token(), kWorkLimit);

        const Result<int> made = hung(gates);

        QVERIFY(!made);
        QCOMPARE(made.error().code, "overloaded");
        gates->gate.release();
        QTRY_VERIFY(!hasAbandonedWork());
    }

    void noMoreIsBegunWhereMuchWasAbandoned()
    {
        const auto gates = std::make_shared<Gates>();
        abandonBegun(gates, 8);

        const Result<int> made = madeInTime<int>([](const TimedWork &) { return 7; });
        QVERIFY(!made);
        QCOMPARE(made.error().code, "overloaded");

        gates->gate.release(kMany);
        QTRY_VERIFY(!hasAbandonedWork());
        QVERIFY(madeInTime<int>([](const TimedWork &) { return 7; }));
    }
};

STEMDESK_APPLESS_TEST(TimedWorkTest)

} // namespace stemdesk::timed_work_test

#include "tst_timed_work.moc"
