#include "core/api/worker_pool.h"

#include "core/storage/engine/session.h"
#include "tests/support/postgres_server.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"

#include <QSemaphore>
#include <QTest>

#include <atomic>

namespace stemdesk::worker_pool_test {

using TaskResult = WorkQueue::TaskResult;

class TestWorkerPool : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<WorkerPool> started()
    {
        auto pool = WorkerPool::start(m_shop.source(), 2);
        return pool ? std::move(*pool) : nullptr;
    }

    TestShop m_shop;

private Q_SLOTS:
    void noLaneHoldsUpAnother_data()
    {
        QTest::addColumn<RequestQueue>("held");
        QTest::newRow("writes") << RequestQueue::Write;
        QTest::newRow("documents") << RequestQueue::Document;
        QTest::newRow("outside") << RequestQueue::Outside;
    }
    void noLaneHoldsUpAnother()
    {
        QFETCH(const RequestQueue, held);
        QSemaphore gate;
        QSemaphore done;
        const auto pool = started();
        QVERIFY(pool);
        for (int i = 0; i < 100; ++i)
            pool->post(held, {.shop = i % 10, .run = [&](Services &, std::chrono::milliseconds) {
                                  gate.acquire();
                                  return TaskResult::Done;
                              }});

        for (const RequestQueue lane :
             {RequestQueue::Read, RequestQueue::Write, RequestQueue::Document, RequestQueue::Outside}) {
            if (lane != held)
                pool->post(lane, {.run = [&](Services &, std::chrono::milliseconds) {
                               done.release();
                               return TaskResult::Done;
                           }});
        }

        QVERIFY(done.tryAcquire(3, 20'000)); // None of the held tasks has ended yet.
        gate.release(100);
    }

    /// Each connection costs a server a process. For a file, all are opened at once.
    void moreConnectionsToAServerAsThereIsWork()
    {
        if (!isOnPostgres())
            return;
        const auto connections = [this] {
            const auto count =
                m_shop.session().first("select count(*) from pg_stat_activity where datname = current_database()",
                                       [](const Row &row) { return int(row.integer(0)); });
            return must(count).value_or(0);
        };
        QTRY_COMPARE(connections(), 1); // Only the test shop's own: an earlier pool's are gone.
        QSemaphore begun;
        QSemaphore gate;

        const auto pool = started();

        QVERIFY(pool);
        QCOMPARE(connections(), 3); // One that reads and one that writes.
        for (int i = 0; i < 2; ++i)
            pool->post(RequestQueue::Read, {.run = [&](Services &, std::chrono::milliseconds) {
                           begun.release();
                           gate.acquire();
                           return TaskResult::Done;
                       }});
        QVERIFY(begun.tryAcquire(2, 20'000)); // Both at the same time.
        QCOMPARE(connections(), 4);
        gate.release(2);
    }

    void whatIsHandedOverRunsToItsEnd()
    {
        std::atomic<int> done = 0;
        {
            const auto pool = started();
            QVERIFY(pool);
            const auto post = [&](RequestQueue lane, const WorkerPool::Task &task) { pool->post(lane, task); };
            const WorkerPool::Task write{.shop = 1, .run = [&done](Services &, std::chrono::milliseconds) {
                                             ++done;
                                             return TaskResult::Done;
                                         }};
            const WorkerPool::Task look{.shop = 1,
                                        .run =
                                            [&](Services &, std::chrono::milliseconds) {
                                                post(RequestQueue::Write, write);
                                                return TaskResult::Done;
                                            },
                                        .onTimeout = [&done] { ++done; }};
            for (int i = 0; i < 50; ++i)
                pool->post(RequestQueue::Read, {.run = [&post, &look, i](Services &, std::chrono::milliseconds) {
                               post(i % 2 == 0 ? RequestQueue::Outside : RequestQueue::Document, look);
                               return TaskResult::Done;
                           }});
            pool->finish();
        }

        QCOMPARE(done.load(), 50);
    }
};

STEMDESK_GUILESS_TEST(TestWorkerPool)

} // namespace stemdesk::worker_pool_test

#include "tst_worker_pool.moc"
