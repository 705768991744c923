#include "core/base/file_lock.h"

#include "tests/support/test_registry.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <future>
#include <vector>

namespace stemdesk::file_lock_test {

using namespace std::chrono_literals;

class TestFileLock : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneHoldsItAtATime()
    {
        FileLock first(path());
        QVERIFY(first.tryLock(0ms));
        FileLock second(path());

        QVERIFY(!second.tryLock(0ms));
        QCOMPARE(second.failure(), FileLock::Failure::Held);
    }

    void itIsFreeOnceItsHolderIsGone()
    {
        auto first = std::make_unique<FileLock>(path());
        QVERIFY(first->tryLock(0ms));
        FileLock second(path());
        std::future<bool> waiting = std::async(std::launch::async, [&] { return second.tryLock(20s); });

        first.reset();

        QVERIFY(waiting.get());
        QCOMPARE(second.failure(), FileLock::Failure::None);
    }

    /// A file left by a process that was killed before writing to it, or after a power failure.
    void whatIsLeftOfAFileHoldsNothing()
    {
        QFile left(path());
        QVERIFY(left.open(QFile::WriteOnly));
        left.close();

        QVERIFY(FileLock(path()).tryLock(0ms));
        QVERIFY(!left.exists());
    }

    void aKilledHolderHoldsNothing()
    {
        QProcess holder;
        holder.start(u"flock"_s, {u"--no-fork"_s, path(), u"sh"_s, u"-c"_s, u"echo held; exec sleep 60"_s});
        QVERIFY(holder.waitForReadyRead());
        FileLock lock(path());
        QVERIFY(!lock.tryLock(0ms));

        holder.kill();

        QVERIFY(lock.tryLock(20s));
        holder.waitForFinished();
    }

    void aDeletedFileLetsNobodyIn()
    {
        auto first = std::make_unique<FileLock>(path(), FileLock::Of::Folder);
        QVERIFY(first->tryLock(0ms));
        QVERIFY(QFile::remove(path()));
        FileLock second(path(), FileLock::Of::Folder);

        QVERIFY(!second.tryLock(0ms));
        QCOMPARE(second.failure(), FileLock::Failure::Held);
        QVERIFY(!QFile::exists(path()));
        first.reset();
        QVERIFY(second.tryLock(20s));
    }

    void whatIsKeptIsNotWaitedFor()
    {
        auto first = std::make_unique<FileLock>(path());
        QVERIFY(first->tryLock(0ms));
        first->keep();
        FileLock second(path());

        QVERIFY(!second.tryLock(std::chrono::hours(1)));
        QCOMPARE(second.failure(), FileLock::Failure::Kept);
        first.reset();
        QVERIFY(second.tryLock(0ms));
        FileLock third(path()); // Does not inherit the keep() of the first.
        QVERIFY(!third.tryLock(50ms));
        QCOMPARE(third.failure(), FileLock::Failure::Held);
    }

    void whatIsKeptNoLongerIsWaitedFor()
    {
        auto first = std::make_unique<FileLock>(path(), FileLock::Of::Folder);
        QVERIFY(first->tryLock(0ms));
        first->keep();
        first->endKeeping();
        FileLock second(path(), FileLock::Of::Folder);
        QVERIFY(!second.tryLock(50ms));
        QCOMPARE(second.failure(), FileLock::Failure::Held);
        std::future<bool> waiting = std::async(std::launch::async, [&] { return second.tryLock(20s); });

        first.reset();

        QVERIFY(waiting.get());
    }

    void manyThreadsTakeTurns()
    {
        std::atomic<int> inside = 0;
        std::atomic<bool> isShared = false;
        std::vector<std::future<int>> turns;
        for (int thread = 0; thread < 4; ++thread) {
            turns.push_back(std::async(std::launch::async, [&] {
                int taken = 0;
                for (int turn = 0; turn < 25; ++turn) {
                    FileLock lock(path());
                    if (!lock.tryLock(20s))
                        continue;
                    isShared = isShared || ++inside > 1;
                    --inside;
                    ++taken;
                }
                return taken;
            }));
        }

        for (std::future<int> &turn : turns)
            QCOMPARE(turn.get(), 25);
        QVERIFY(!isShared);
    }

    void aFolderThatIsNotThereIsSaid()
    {
        FileLock lock(m_folder.filePath(u"none/lock"_s));

        QVERIFY(!lock.tryLock(20s));
        QCOMPARE(lock.failure(), FileLock::Failure::File);
    }

private:
    QString path() const { return m_folder.filePath(u"lock"_s); }

    QTemporaryDir m_folder;
};

STEMDESK_APPLESS_TEST(TestFileLock)

} // namespace stemdesk::file_lock_test

#include "tst_file_lock.moc"
