#include "core/services/service_thread.h"

#include "core/base/timed_work.h"
#include "core/storage/sqlite/sqlite_driver.h"
#include "tests/support/test_registry.h"
#include "tests/support/test_shop.h"
#include "tests/support/timeout.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <future>

namespace stemdesk::service_thread_test {

class TestServiceThread : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsJobsInOrderOnOneThread();
    void bringsTheResultBack();
    void bringsTheEndOfAJobBack();
    void dropsTheResultWhereTheContextIsGone();
    void destructionRunsWhatWasGiven();
    void destructionWaitsForNothingThatIsMadeInTime();
    void changesAreHeardHere();
    void tellsWhatKeepsItFromOpening();
};

namespace {

std::unique_ptr<ServiceThread> started(TestShop &test)
{
    return *ServiceThread::start(test.source(), u"edits"_s);
}

} // namespace

void TestServiceThread::runsJobsInOrderOnOneThread()
{
    TestShop test;
    QList<int> order;
    QList<QThread *> threads;
    {
        const auto thread = started(test);
        for (int i = 0; i < 50; ++i) {
            thread->run([&, i](Services &) {
                order += i;
                threads += QThread::currentThread();
            });
        }
    }

    QCOMPARE(order.size(), 50);
    QVERIFY(std::ranges::is_sorted(order));
    QCOMPARE(threads.count(threads.constFirst()), 50);
    QVERIFY(threads.constFirst() != QThread::currentThread());
}

void TestServiceThread::bringsTheResultBack()
{
    TestShop test;
    const auto thread = started(test);
    std::optional<Result<Supplier>> created;
    QThread *where = nullptr;

    thread->run(
        this,
        [shop = test.shopId()](Services &services) {
            return (*services.forShop(shop))->suppliers.create({.name = u"Bloom"_s});
        },
        [&](Result<Supplier> supplier) {
            created = std::move(supplier);
            where = QThread::currentThread();
        });
    QVERIFY(!created); // Never before the caller is back in its event loop.

    QTRY_VERIFY(created);
    QCOMPARE(where, QThread::currentThread());
    QCOMPARE(*test.shop().suppliers.find((*created)->id), **created);
}

void TestServiceThread::bringsTheEndOfAJobBack()
{
    TestShop test;
    const auto thread = started(test);
    int ended = 0;

    thread->run(
        this, [](Services &) {}, [&] { ++ended; });

    QTRY_COMPARE(ended, 1);
}

void TestServiceThread::dropsTheResultWhereTheContextIsGone()
{
    TestShop test;
    const auto thread = started(test);
    auto context = std::make_unique<QObject>();
    QStringList results;
    std::promise<void> gone;

    thread->run(
        context.get(), [isGone = gone.get_future().share()](Services &) { isGone.wait(); },
        [&] { results += u"dropped"_s; });
    thread->run(
        this, [](Services &) {}, [&] { results += u"kept"_s; });
    context.reset();
    gone.set_value();

    QTRY_COMPARE(results, QStringList{u"kept"_s});
}

void TestServiceThread::destructionRunsWhatWasGiven()
{
    TestShop test;
    auto thread = started(test);
    for (int i = 0; i < 10; ++i) {
        thread->run([shop = test.shopId()](Services &services) {
            (void)(*services.forShop(shop))->suppliers.create({.name = u"Bloom"_s}); // Counted below.
        });
    }

    thread.reset();

    QCOMPARE(test.shop().suppliers.list({}, {})->rows.size(), 10);
}

void TestServiceThread::destructionWaitsForNothingThatIsMadeInTime()
{
    TestShop test;
    auto thread = started(test);
    const auto gate = std::make_shared<QSemaphore>();
    QByteArray code;
    bool isNextDone = false;
    thread->run([&code, gate](Services &) {
        const Result<int> made = madeInTime<int>([gate](const TimedWork &) -> Result<int> {
            gate->acquire();
            return 1;
        });
        code = made ? QByteArray() : made.error().code;
    });
    thread->run([&isNextDone](Services &) { isNextDone = true; });

    thread.reset();

    QCOMPARE(code, QByteArray("overloaded"));
    QVERIFY(isNextDone);
    gate->release();
    QTRY_VERIFY(!hasAbandonedWork());
}

void TestServiceThread::changesAreHeardHere()
{
    TestShop test;
    const auto thread = started(test);

    thread->run([shop = test.shopId()](Services &services) {
        (void)(*services.forShop(shop))->suppliers.create({.name = u"Bloom"_s}); // Heard below.
    });

    Changes heard;
    QTRY_VERIFY((heard += test.takeAnnounced()).size() == 1);
    QCOMPARE(heard.constFirst().resource, Resource::Supplier);
}

void TestServiceThread::tellsWhatKeepsItFromOpening()
{
    const QTemporaryDir folder;
    const SqliteDriver driver(folder.filePath(u"nowhere/stemdesk.db"_s));
    ChangeBus bus;

    const auto thread =
        ServiceThread::start({.driver = driver, .bus = bus, .now = [] { return TestShop::kStart; }}, u"edits"_s);

    QVERIFY(!thread);
    QCOMPARE(thread.error().code, QByteArray("storage_unavailable"));
}

STEMDESK_GUILESS_TEST(TestServiceThread)

} // namespace stemdesk::service_thread_test

#include "tst_service_thread.moc"
