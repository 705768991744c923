#include "app/backups.h"

#include "core/services/service_thread.h"
#include "tests/support/event_shop.h"
#include "tests/support/postgres_server.h"
#include "tests/support/small_disk.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <future>

namespace stemdesk::backups_test {

namespace {

constexpr Instant kHour = 3'600'000;
constexpr Instant kDay = 24 * kHour;

} // namespace

/// The backups of a program that runs, by the clock of the test.
class TestBackupPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void firstOneIsMadeAtOnce();
    void nextOneIsMadeADayLater();
    void oneFromTheFutureHindersNothing();
    void onlyWhatIsWantedIsMade();
    void serverHasItsOwnKeeper();
    void askedForOneIsMade();
    void onlyFourteenDailyOnesAreKept();
    void stoppedOneLeavesNothing();
    void failureIsToldAndTriedAgain();
    void endOfTheProgramGivesItUp();
    void restoreIsHandedOn();

private:
    std::unique_ptr<Backups> made(const QString &dataFolder = {}, bool isOnServer = false);
    /// Lets it look, as it does every minute.
    void look(Backups &backups) { backups.startDaily(); }
    void wait(Backups &backups) { QTRY_VERIFY_WITH_TIMEOUT(!backups.progress(), 30'000); }
    /// Keeps the thread that makes backups from them, until the promise is kept.
    void occupy(std::promise<void> &promise)
    {
        m_tasks->run([future = promise.get_future().share()](Services &) { future.wait(); });
    }

    std::unique_ptr<TestShop> m_test;
    std::unique_ptr<ServiceThread> m_tasks;
    QString m_restored;
};

void TestBackupPlan::init()
{
    m_test = std::make_unique<TestShop>(TestShop::Engine::Sqlite);
    const ShopWithEvent filled(m_test->shop());
    m_tasks = must(ServiceThread::start(m_test->source(), u"tasks"_s));
}

void TestBackupPlan::cleanup()
{
    m_tasks.reset();
    m_test.reset();
}

std::unique_ptr<Backups> TestBackupPlan::made(const QString &dataFolder, bool isOnServer)
{
    return std::make_unique<Backups>(
        *m_tasks,
        Backups::Options{.dataFolder = dataFolder.isEmpty() ? m_test->folder() : dataFolder,
                         .isOnServer = isOnServer,
                         .now = m_test->clock(),
                         .restore = [this](const QString &file) { m_restored = file; }});
}

void TestBackupPlan::firstOneIsMadeAtOnce()
{
    const auto backups = made();
    QSignalSpy changed(backups.get(), &BackupService::changed);
    QSignalSpy progressed(backups.get(), &BackupService::progressed);

    look(*backups);

    QVERIFY(backups->progress());
    wait(*backups);
    QCOMPARE(backups->list().size(), 1);
    QVERIFY(backups->list().constFirst().isAutomatic);
    QCOMPARE(backups->list().constFirst().at, m_test->now());
    QVERIFY(!backups->problem());
    QCOMPARE(changed.size(), 2); // It has begun, and ended.
    QVERIFY(!progressed.isEmpty());
    QCOMPARE(backups->look(backups->list().constFirst().path)->events, 1);
}

void TestBackupPlan::nextOneIsMadeADayLater()
{
    const auto backups = made();
    look(*backups);
    wait(*backups);

    m_test->tick(kDay - 1);
    look(*backups);
    QVERIFY(!backups->progress());
    m_test->tick(1);
    look(*backups);
    QVERIFY(backups->progress());
    wait(*backups);

    QCOMPARE(backups->list().size(), 2);
    QCOMPARE(backups->list().constFirst().at, m_test->now());
}

void TestBackupPlan::oneFromTheFutureHindersNothing()
{
    const auto backups = made();
    look(*backups);
    wait(*backups);

    m_test->tick(-400 * kDay); // The clock was wrong.
    look(*backups);
    QVERIFY(backups->progress());
    wait(*backups);

    QCOMPARE(backups->list().size(), 2);
}

void TestBackupPlan::onlyWhatIsWantedIsMade()
{
    const auto backups = made();
    QVERIFY(backups->isAutomatic());
    QVERIFY(backups->setAutomatic(false));

    look(*backups);

    QVERIFY(!backups->progress());
    QVERIFY(!made()->isAutomatic());
    QVERIFY(backups->setAutomatic(true)); // It looks at once.
    QVERIFY(backups->progress());
    wait(*backups);
    QVERIFY(made()->isAutomatic());
}

void TestBackupPlan::serverHasItsOwnKeeper()
{
    const auto backups = made({}, true);
    QVERIFY(!backups->isAutomatic());
    look(*backups);
    QVERIFY(!backups->progress());

    QVERIFY(backups->setAutomatic(true));

    QVERIFY(made({}, true)->isAutomatic());
    wait(*backups);
}

void TestBackupPlan::askedForOneIsMade()
{
    const auto backups = made();

    backups->backUpNow();
    backups->backUpNow(); // It is busy with the first.
    wait(*backups);

    QCOMPARE(backups->list().size(), 1);
    QVERIFY(!backups->list().constFirst().isAutomatic);
    look(*backups); // It is the last one, too.
    QVERIFY(!backups->progress());
}

void TestBackupPlan::onlyFourteenDailyOnesAreKept()
{
    const auto backups = made();
    const Instant first = m_test->now();
    for (int day = 0; day < BackupFolder::kKept + 2; ++day) {
        look(*backups);
        wait(*backups);
        m_test->tick(kDay);
    }

    QCOMPARE(backups->list().size(), BackupFolder::kKept);
    QCOMPARE(backups->list().constLast().at, first + 2 * kDay);
}

void TestBackupPlan::stoppedOneLeavesNothing()
{
    const auto backups = made();
    std::promise<void> busy;
    occupy(busy);
    look(*backups);

    backups->cancel();
    busy.set_value();
    wait(*backups);

    QVERIFY(backups->list().isEmpty());
    QVERIFY(!backups->problem());
    QCOMPARE(QDir(backups->folder()).entryList(QDir::Files), QStringList());
    m_test->tick(kHour - 1);
    look(*backups); // It is not begun again at once.
    QVERIFY(!backups->progress());
    m_test->tick(1);
    look(*backups);
    QVERIFY(backups->progress());
    wait(*backups);
}

void TestBackupPlan::failureIsToldAndTriedAgain()
{
    SmallDisk disk(8 << 20);
    if (!disk.isThere())
        QSKIP(SmallDisk::why());
    const auto backups = made(disk.path(u"data"_s));
    QVERIFY(QDir().mkpath(disk.path(u"data"_s)));
    backups->backUpNow();
    wait(*backups);
    QCOMPARE(backups->list().size(), 1);
    m_test->tick(kDay);
    disk.fill();

    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"no backup could be made"_s));
    look(*backups);
    wait(*backups);

    QVERIFY(backups->problem());
    QCOMPARE(backups->problem()->code, QByteArray("storage_full"));
    QCOMPARE(backups->list().size(), 1);
    disk.empty();
    m_test->tick(kHour);
    look(*backups);
    wait(*backups);
    QVERIFY(!backups->problem());
    QCOMPARE(backups->list().size(), 2);
}

void TestBackupPlan::endOfTheProgramGivesItUp()
{
    auto backups = made();
    std::promise<void> busy;
    occupy(busy);
    backups->backUpNow();

    backups.reset();
    busy.set_value();
    m_tasks.reset();

    QVERIFY(BackupFolder(m_test->folder()).list().isEmpty());
}

void TestBackupPlan::restoreIsHandedOn()
{
    const auto backups = made();

    backups->restore(u"/backup.db"_s);

    QCOMPARE(m_restored, u"/backup.db"_s);
}

STEMDESK_GUILESS_TEST(TestBackupPlan)

} // namespace stemdesk::backups_test

#include "tst_backups.moc"
