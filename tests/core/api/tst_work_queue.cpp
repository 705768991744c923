#include "core/api/work_queue.h"

#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>

namespace stemdesk::work_queue_test {

using namespace std::chrono_literals;

using TaskResult = WorkQueue::TaskResult;

namespace {

constexpr int kTimeout = 20'000;

/// A log of events, in order.
class Notes {
public:
    void add(int note)
    {
        const std::scoped_lock lock(m_mutex);
        m_notes.append(note);
    }
    QList<int> all() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_notes;
    }

private:
    mutable std::mutex m_mutex;
    QList<int> m_notes;
};

} // namespace

class TestWorkQueue : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WorkQueue> lane(const WorkQueue::Traits &traits)
    {
        return std::make_unique<WorkQueue>(m_shop.source(), traits);
    }
    static WorkQueue::Task noting(Notes &notes, int note, qint64 shop)
    {
        return {.shop = shop, .run = [&notes, note](Services &, std::chrono::milliseconds) {
                    notes.add(note);
                    return TaskResult::Done;
                }};
    }
    /// Holds a thread until the gate opens.
    static WorkQueue::Task waiting(QSemaphore &begun, QSemaphore &gate, qint64 shop)
    {
        return {.shop = shop, .run = [&](Services &, std::chrono::milliseconds) {
                    begun.release();
                    gate.acquire();
                    return TaskResult::Done;
                }};
    }

    TestShop m_shop;

private Q_SLOTS:
    void shopsTakeTurns()
    {
        Notes notes;
        QSemaphore begun;
        QSemaphore gate;
        {
            const auto one = lane({.threads = 1});
            one->post(waiting(begun, gate, 1));
            QVERIFY(begun.tryAcquire(1, kTimeout));
            for (int i = 0; i < 500; ++i)
                one->post(noting(notes, 1, 1));
            one->post(noting(notes, 2, 2));
            gate.release();
        }

        QCOMPARE(notes.all().size(), 501);
        QVERIFY(notes.all().indexOf(2) <= 1); // Not behind the other shop's.
    }

    void noShopHasAllThreads()
    {
        Notes notes;
        QSemaphore begun;
        QSemaphore gate;
        const auto three = lane({.threads = 3, .perShop = 2});
        for (int i = 0; i < 10; ++i)
            three->post(waiting(begun, gate, 1));
        QVERIFY(begun.tryAcquire(2, kTimeout));

        three->post(noting(notes, 2, 2));

        QTRY_COMPARE(notes.all(), QList<int>{2}); // No task of the first shop has ended yet.
        gate.release(10);
        QVERIFY(begun.tryAcquire(8, kTimeout));
    }

    void whatWasLockedIsDoneLater()
    {
        std::atomic<int> times = 0;
        {
            const auto one = lane({.threads = 1});
            one->post(
                {.shop = 1,
                 .deadline = WorkQueue::Clock::now() + 1h,
                 .run = [&](Services &,
                            std::chrono::milliseconds) { return ++times < 3 ? TaskResult::Retry : TaskResult::Done; },
                 .onTimeout = [] { qFatal("it had time left"); }});
        }

        QCOMPARE(times.load(), 3);
    }

    /// After one has waited for the lock in vain, others that had no less time do not wait for it in turn.
    void whoWaitsForOneLockIsToldAtOnce()
    {
        Notes notes;
        QSemaphore begun;
        QSemaphore gate;
        {
            const auto one = lane({.threads = 1, .locksAll = true});
            one->post(waiting(begun, gate, 9));
            QVERIFY(begun.tryAcquire(1, kTimeout));
            const auto deadline = WorkQueue::Clock::now();
            for (int shop = 1; shop <= 8; ++shop)
                one->post({.shop = shop,
                           .deadline = deadline,
                           .run =
                               [&](Services &, std::chrono::milliseconds) {
                                   notes.add(1);
                                   return TaskResult::Retry;
                               },
                           .onTimeout = [&] { notes.add(2); }});
            gate.release();
        }

        QCOMPARE(notes.all(), (QList<int>{1, 2, 2, 2, 2, 2, 2, 2, 2}));
    }

    void aLockOfOneShopIsNoOther()
    {
        Notes notes;
        const auto two = lane({.threads = 2});
        const auto past = WorkQueue::Clock::now();
        QSemaphore begun;
        QSemaphore gate;
        two->post({.shop = 1,
                   .deadline = past,
                   .run =
                       [&](Services &, std::chrono::milliseconds) {
                           begun.release();
                           gate.acquire();
                           return TaskResult::Retry;
                       },
                   .onTimeout = [&] { notes.add(1); }});
        QVERIFY(begun.tryAcquire(1, kTimeout));

        two->post(noting(notes, 2, 2));

        QTRY_COMPARE(notes.all(), QList<int>{2});
        gate.release();
        QTRY_COMPARE(notes.all(), (QList<int>{2, 1}));
    }

    void aLateOneHasStillItsChance()
    {
        std::atomic<qint64> timeout = 0;
        {
            const auto one = lane({.threads = 1});
            one->post({.shop = 1,
                       .deadline = WorkQueue::Clock::now() - 1h,
                       .run =
                           [&](Services &, std::chrono::milliseconds given) {
                               timeout = given.count();
                               return TaskResult::Done;
                           },
                       .onTimeout = [] { qFatal("it was not tried"); }});
        }

        QVERIFY(timeout > 0);
    }

    void whereItIsRefusedNothingLateIsBegun()
    {
        Notes notes;
        QSemaphore begun;
        QSemaphore gate;
        const auto one = lane({.threads = 1, .refusesOverdue = true});
        one->post(waiting(begun, gate, 1));
        QVERIFY(begun.tryAcquire(1, kTimeout));
        WorkQueue::Task late = noting(notes, 1, 1);
        late.deadline = WorkQueue::Clock::now();
        late.onTimeout = [&] { notes.add(2); };
        one->post(late);

        one->dropOverdue();

        QCOMPARE(notes.all(), QList<int>{2}); // While the thread is still busy.
        one->post(late);
        gate.release(2);
        QTRY_COMPARE(notes.all(), (QList<int>{2, 2}));
    }

    void theEndWaitsForNoneThatHasNotBegun()
    {
        Notes notes;
        QSemaphore begun;
        QSemaphore gate;
        auto one = lane({.threads = 1, .refusesOverdue = true});
        one->post(waiting(begun, gate, 1));
        QVERIFY(begun.tryAcquire(1, kTimeout));
        WorkQueue::Task queued = noting(notes, 1, 1);
        queued.onTimeout = [&] {
            notes.add(2);
            gate.release(); // Only now can the first one end.
        };
        one->post(queued);

        one.reset();

        QCOMPARE(notes.all(), QList<int>{2});
    }

    /// However long that work takes.
    void theEndWaitsForNoTimedWork()
    {
        const auto gate = std::make_shared<QSemaphore>();
        QSemaphore begun;
        QByteArray code;
        auto one = lane({.threads = 1, .refusesOverdue = true});
        one->post({.shop = 1, .run = [&, gate](Services &, std::chrono::milliseconds) {
                       const auto hung = [gate, &begun](const TimedWork &) -> Result<int> {
                           begun.release();
                           gate->acquire();
                           return 1;
                       };
                       code = madeInTime<int>(hung).error().code;
                       return TaskResult::Done;
                   }});
        QVERIFY(begun.tryAcquire(1, kTimeout));

        one.reset();

        QCOMPARE(code, "overloaded");
        gate->release();
        QTRY_VERIFY(!hasAbandonedWork());
    }

    void aThreadWhoseWorkHangsIsFreeAgain()
    {
        Notes notes;
        const auto gate = std::make_shared<QSemaphore>();
        const auto one = lane({.threads = 1, .refusesOverdue = true, .workLimit = 1ms});
        one->post({.shop = 1, .run = [&, gate](Services &, std::chrono::milliseconds) {
                       const auto hung = [gate](const TimedWork &) -> Result<int> {
                           gate->acquire();
                           return 1;
                       };
                       notes.add(madeInTime<int>(hung) ? 0 : 1);
                       return TaskResult::Done;
                   }});

        one->post(noting(notes, 2, 2));

        QTRY_COMPARE(notes.all(), (QList<int>{1, 2}));
        gate->release();
        QTRY_VERIFY(!hasAbandonedWork());
    }

    void whatIsQueuedRunsToItsEnd()
    {
        Notes notes;
        {
            const auto three = lane({.threads = 3, .perShop = 2});
            for (int i = 0; i < 50; ++i)
                three->post(noting(notes, i, i % 4));
        }

        QCOMPARE(notes.all().size(), 50);
    }
};

STEMDESK_GUILESS_TEST(TestWorkQueue)

} // namespace stemdesk::work_queue_test

#include "tst_work_queue.moc"
