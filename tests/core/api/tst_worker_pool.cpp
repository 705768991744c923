#include "core/api/worker_pool.h"

#include "tests/support/test_shop.h"

#include <QSemaphore>
#include <QTest>

using namespace stemdesk;

class TestWorkerPool : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WorkerPool> started(int count)
    {
        auto pool = WorkerPool::start(m_shop.source(), count);
        return pool ? std::move(*pool) : nullptr;
    }

    TestShop m_shop;

private Q_SLOTS:
    void heavyJobsLeaveAWorkerToTheLightOnes()
    {
        QSemaphore gate;
        QSemaphore lightDone;
        QSemaphore heavyDone;
        const auto pool = started(2);
        QVERIFY(pool);
        for (int i = 0; i < 5; ++i) {
            pool->post(
                [&](Services &) {
                    gate.acquire();
                    heavyDone.release();
                },
                WorkerPool::Weight::Heavy);
        }

        for (int i = 0; i < 20; ++i)
            pool->post([&](Services &) { lightDone.release(); });

        QVERIFY(lightDone.tryAcquire(20, 10'000)); // While no heavy one has ended.
        gate.release(5);
        QVERIFY(heavyDone.tryAcquire(5, 10'000));
    }

    void oneWorkerRunsJobsOfEitherWeightInOrder()
    {
        QList<int> order;
        {
            const auto pool = started(1);
            QVERIFY(pool);
            for (int i = 0; i < 6; ++i)
                pool->post([&order, i](Services &) { order.append(i); },
                           i % 2 == 0 ? WorkerPool::Weight::Heavy : WorkerPool::Weight::Light);
        }

        QCOMPARE(order, (QList<int>{0, 1, 2, 3, 4, 5}));
    }

    void whatIsQueuedRunsToItsEnd()
    {
        std::atomic<int> done = 0;
        {
            const auto pool = started(3);
            QVERIFY(pool);
            for (int i = 0; i < 50; ++i)
                pool->post([&done](Services &) { ++done; },
                           i % 3 == 0 ? WorkerPool::Weight::Light : WorkerPool::Weight::Heavy);
        }

        QCOMPARE(done.load(), 50);
    }
};

QTEST_GUILESS_MAIN(TestWorkerPool)
#include "tst_worker_pool.moc"
