#include "core/storage/postgres/postgres_driver.h"

#include "core/storage/engine/session.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/postgres_table.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <future>
#include <list>

namespace stemdesk::postgres_faults_test {

class TestPostgresFaults : public QObject, PostgresTable {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeTable("a bigint, b text, c double precision, d bytea"); }
    void nestedTransactionsCommitAndRollBack();
    void failedTransactionDoesNotCommit();
    void failedStatementInASavepointLeavesTheRest();
    void writersOfOneShopFollowEachOther();
    void writersOfTwoShopsDoNotWait();
    void claimsPassOverWhatOthersHold();
    void lockedRowIsBusy();
    void deadlockIsBusy();
    void lostConnectionIsReopenedForReads();
    void lostConnectionIsReopenedForTransactions();
    void lostTransactionIsRefused();
    void lostWriteIsNotRepeated();
    void serverThatIsAwayIsUnavailable();
};

void TestPostgresFaults::nestedTransactionsCommitAndRollBack()
{
    {
        auto outer = Transaction::begin(session());
        QVERIFY(outer && session().run("insert into t (a) values (1)"));
        {
            auto dropped = Transaction::begin(session());
            QVERIFY(dropped && session().run("insert into t (a) values (2)"));
        }
        auto kept = Transaction::begin(session());
        QVERIFY(kept && session().run("insert into t (a) values (3)"));
        QVERIFY(kept->commit());
        QCOMPARE(count("t"), 0);
        QVERIFY(outer->commit());
    }
    QCOMPARE(count("t"), 2);
    {
        const auto dropped = Transaction::begin(session());
        QVERIFY(dropped && session().run("insert into t (a) values (4)"));
    }
    QCOMPARE(count("t"), 2);
}

void TestPostgresFaults::failedTransactionDoesNotCommit()
{
    {
        auto transaction = Transaction::begin(session());
        QVERIFY(transaction && session().run("insert into t (a) values (1)"));
        QVERIFY(!session().run("insert into t (key) values (1), (1)"));

        QCOMPARE(codeOf(transaction->commit()), QByteArray("storage_unavailable")); // The server would say yes.
    }
    QCOMPARE(count("t"), 0);
}

void TestPostgresFaults::failedStatementInASavepointLeavesTheRest()
{
    {
        auto outer = Transaction::begin(session());
        QVERIFY(outer && session().run("insert into t (a) values (1)"));
        {
            auto inner = Transaction::begin(session());
            QVERIFY(inner && !session().run("select * from nowhere"));
            QVERIFY(!inner->commit());
        }
        QVERIFY(session().run("insert into t (a) values (2)"));
        QVERIFY(outer->commit());
    }
    QCOMPARE(count("t"), 2);
}

void TestPostgresFaults::writersOfOneShopFollowEachOther()
{
    QVERIFY(session().run("create table shop (key bigint primary key, n bigint)"));
    QVERIFY(session().run("create table row_of (shop bigint references shop (key))"));
    QVERIFY(session().run("insert into shop values (1, 0)"));
    const PostgresDriver patient(address(), QString());
    constexpr int kWriters = 4;
    constexpr int kRounds = 25;
    std::list<std::future<bool>> writers;
    for (int i = 0; i < kWriters; ++i) {
        writers.push_back(std::async(std::launch::async, [&] {
            const auto mine = open(patient);
            for (int round = 0; round < kRounds; ++round) {
                auto transaction = Transaction::begin(*mine, 1);
                const auto n = mine->first("select n from shop", [](const Row &row) { return row.integer(0); });
                if (!transaction || !n || !mine->run("insert into row_of values (1)")
                    || !mine->run("update shop set n = ?", **n + 1) || !transaction->commit())
                    return false;
            }
            return true;
        }));
    }
    for (std::future<bool> &writer : writers)
        QVERIFY(writer.get());
    const auto n = session().first("select n from shop", [](const Row &row) { return row.integer(0); });
    QCOMPARE(**n, kWriters * kRounds);
}

void TestPostgresFaults::writersOfTwoShopsDoNotWait()
{
    QVERIFY(session().run("create table shop (key bigint primary key)"));
    QVERIFY(session().run("insert into shop values (1), (2)"));
    const auto other = open();

    const auto first = Transaction::begin(session(), 1);
    QVERIFY(first);
    QVERIFY(Transaction::begin(*other, 2));
    QVERIFY(Transaction::begin(*other));
    const auto second = Transaction::begin(*other, 1);
    QVERIFY(!second);
    QCOMPARE(second.error().code, QByteArray("busy"));
}

void TestPostgresFaults::claimsPassOverWhatOthersHold()
{
    QVERIFY(session().run("insert into t (a) values (1), (2)"));
    const auto other = open();
    const QByteArray claim = "select a from t order by a limit 1" + driver().skipLocked();
    const auto claimed = [&](Session &by) { return **by.first(claim, [](const Row &row) { return row.integer(0); }); };
    const auto mine = Transaction::begin(session(), 0);
    QVERIFY(!mine); // There is no table shop here.
    const auto first = Transaction::begin(session());
    QVERIFY(first);
    QCOMPARE(claimed(session()), 1);
    QVERIFY(other->run("begin"));
    QCOMPARE(claimed(*other), 2);
    QVERIFY(other->run("rollback"));
}

void TestPostgresFaults::lockedRowIsBusy()
{
    QVERIFY(session().run("insert into t (a) values (1)"));
    const auto lock = Transaction::begin(session());
    QVERIFY(session().run("update t set a = 2"));

    QCOMPARE(codeOf(open()->run("update t set a = 3")), QByteArray("busy"));
}

void TestPostgresFaults::deadlockIsBusy()
{
    QVERIFY(session().run("insert into t (a) values (1), (2)"));
    const PostgresDriver patient(address(), QString());
    const auto other = open(patient);
    const auto mine = open(patient);
    QVERIFY(mine->run("begin") && mine->run("update t set b = 'x' where a = 1"));
    QVERIFY(other->run("begin") && other->run("update t set b = 'y' where a = 2"));

    auto theirs = std::async(std::launch::async, [&] { return other->run("update t set b = 'y' where a = 1"); });
    const Status done = mine->run("update t set b = 'x' where a = 2");
    if (done)
        QVERIFY(mine->run("rollback"));
    const Status theirDone = theirs.get();

    QVERIFY(bool(done) != bool(theirDone)); // The server cancels one of them.
    QCOMPARE(codeOf(done ? theirDone : done), QByteArray("busy"));
}

void TestPostgresFaults::lostConnectionIsReopenedForReads()
{
    QVERIFY(session().run("insert into t (a) values (1)"));
    const auto read = [&] { return session().first("select a from t", [](const Row &row) { return row.integer(0); }); };
    QVERIFY(read());
    cutOff();

    const auto again = read(); // The same text was prepared on the connection that is gone.

    QVERIFY2(again, again ? "" : qPrintable(again.error().message));
    QCOMPARE(**again, 1);
}

void TestPostgresFaults::lostConnectionIsReopenedForTransactions()
{
    cutOff();

    auto transaction = Transaction::begin(session());
    QVERIFY(transaction);
    QVERIFY(session().run("insert into t (a) values (1)"));
    QVERIFY(transaction->commit());

    QCOMPARE(count("t"), 1);
}

void TestPostgresFaults::lostTransactionIsRefused()
{
    {
        auto transaction = Transaction::begin(session());
        QVERIFY(transaction && session().run("insert into t (a) values (1)"));
        cutOff();

        QCOMPARE(codeOf(session().run("insert into t (a) values (2)")), QByteArray("storage_unavailable"));
        QCOMPARE(codeOf(transaction->commit()), QByteArray("storage_unavailable"));
    }
    QCOMPARE(count("t"), 0);
    QVERIFY(session().run("insert into t (a) values (3)"));
    QCOMPARE(count("t"), 1);
}

void TestPostgresFaults::lostWriteIsNotRepeated()
{
    QVERIFY(session().run("insert into t (a) values (?)", 1));
    cutOff();

    QCOMPARE(codeOf(session().run("insert into t (a) values (?)", 1)), QByteArray("storage_unavailable"));
    QVERIFY(session().run("insert into t (a) values (?)", 1));

    QCOMPARE(count("t"), 2);
}

void TestPostgresFaults::serverThatIsAwayIsUnavailable()
{
    const PostgresDriver nowhere({.host = u"/nowhere"_s, .database = u"shop"_s}, {});
    const auto session = Session::open(nowhere);
    QVERIFY(!session);
    QCOMPARE(session.error().code, QByteArray("storage_unavailable"));

    PostgresAddress unknown = address();
    unknown.database = u"not_there"_s;
    const auto refused = Session::open(PostgresDriver(unknown, {}));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, QByteArray("storage_unavailable"));
    QVERIFY(refused.error().message.contains(u"not_there"_s));
}

STEMDESK_GUILESS_TEST(TestPostgresFaults)

} // namespace stemdesk::postgres_faults_test

#include "tst_postgres_faults.moc"
