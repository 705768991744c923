#include "core/storage/postgres/postgres_pipeline.h"

#include "core/storage/engine/session.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/engine/transaction.h"
#include "tests/support/postgres_table.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::postgres_pipeline_test {

class TestPostgresPipeline : public QObject, PostgresTable {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeTable("shop bigint, version bigint, name text"); }
    void readsThatAreAskedForTogetherTakeOneTurn();
    void aSnapshotEndsWithItsLastReads();
    void theLastReadsInATransactionEndNothing();
    void whatWasAskedForBeforeAWriteIsAskedAgain();
    void writesOfATransactionGoTogether();
    void manyWritesAreNotGathered();
    void staleWritesAreNotCommitted();
    void insertsThatFindNoShopAreToBeRepeated();
    void writesOfWhatIsRolledBackAreForgotten();
    void lockGoesWithTheFirstStatement();

private:
    qint64 roundTrips() { return PostgresPipeline::of(session().connection().database())->roundTrips(); }
    template <class T>
    static Status statusOf(const Result<T> &result)
    {
        return result ? Status() : Status(result.error());
    }
};

void TestPostgresPipeline::readsThatAreAskedForTogetherTakeOneTurn()
{
    QVERIFY(session().run("insert into t (shop, name) values (1, 'a'), (2, 'b')"));
    const auto names = [&](int shop) {
        return *session().all(
            "select name from t where shop = ?", [](const Row &row) { return row.text(0); }, shop);
    };
    const auto count = [&] { return **session().first("select count(*) from t", wholeOf); };
    names(0);
    count(); // Both are prepared.
    QVERIFY(!session().together([] { qFatal("outside of a transaction nothing is asked for"); }));
    const auto snapshot = Snapshot::begin(session());
    const qint64 before = roundTrips();

    QVERIFY(session().together([&] {
        names(1);
        names(2);
        QCOMPARE(session().first("select count(*) from t", wholeOf)->has_value(), false);
    }));

    QCOMPARE(names(2), QStringList(u"b"_s));
    QCOMPARE(count(), 2);
    QCOMPARE(names(1), QStringList(u"a"_s));
    QCOMPARE(roundTrips() - before, 1);
    QCOMPARE(names(3), QStringList());
    QCOMPARE(names(1), QStringList(u"a"_s)); // An answer is given once.
    QCOMPARE(roundTrips() - before, 3);
}

void TestPostgresPipeline::aSnapshotEndsWithItsLastReads()
{
    QVERIFY(session().run("insert into t (shop) values (1)"));
    const auto watcher = open();
    const auto state = [&] {
        return **watcher->first(
            "select state from pg_stat_activity where pid = ?", [](const Row &row) { return row.text(0); }, process());
    };
    const auto count = [&] { return **session().first("select count(*) from t", wholeOf); };
    {
        const auto snapshot = Snapshot::begin(session());
        QCOMPARE(count(), 1);
        QCOMPARE(state(), u"idle in transaction"_s);
        QVERIFY(snapshot->lastTogether(session(), [&] { (void)session().first("select count(*) from t", wholeOf); }));
        QCOMPARE(count(), 1);
        QCOMPARE(state(), u"idle"_s);
    }
    QVERIFY(session().run("insert into t (shop) values (2)"));
    QCOMPARE(count(), 2);
}

void TestPostgresPipeline::theLastReadsInATransactionEndNothing()
{
    {
        const auto transaction = Transaction::begin(session());
        QVERIFY(session().run("insert into t (shop) values (1)"));
        const auto snapshot = Snapshot::begin(session());
        QVERIFY(snapshot->lastTogether(session(), [&] { (void)session().first("select count(*) from t", wholeOf); }));
        QCOMPARE(**session().first("select count(*) from t", wholeOf), 1);
    }
    QCOMPARE(**session().first("select count(*) from t", wholeOf), 0); // Rolled back with its transaction.
}

void TestPostgresPipeline::whatWasAskedForBeforeAWriteIsAskedAgain()
{
    const auto count = [&] { return **session().first("select count(*) from t where shop = ?", wholeOf, 1); };
    auto transaction = Transaction::begin(session());
    const auto ask = [&] {
        QVERIFY(
            session().together([&] { (void)session().first("select count(*) from t where shop = ?", wholeOf, 1); }));
    };
    SqlRows row(1);
    row.add(1);
    ask();
    QVERIFY(session().run("insert into t (shop) values (1)"));
    QCOMPARE(count(), 1);
    ask();
    QVERIFY(session().addRows("t", "shop", row));
    QCOMPARE(count(), 2);
    ask();
    QCOMPARE(**session().first("select 7", wholeOf), 7); // Has the answer come, too.
    QVERIFY(session().addRows("t", "shop", row));
    QCOMPARE(count(), 3);
    ask();
    QVERIFY(transaction->commit());
    QVERIFY(open()->run("insert into t (shop) values (1)"));
    QCOMPARE(count(), 4);
}

void TestPostgresPipeline::writesOfATransactionGoTogether()
{
    QVERIFY(session().run("insert into t (shop, version) values (1, 5)"));
    SqlRows added(1);
    added.add(2);
    SqlRows updated(5);
    updated.add(1, 1, 5, 6, u"new"_s);
    const auto write = [&] {
        auto transaction = Transaction::begin(session());
        QVERIFY(session().addRows("t", "shop", added));
        QVERIFY(session().updateRows("t", "version, name", updated));
        QVERIFY(session().changeEvery(1, "update t set version = ? where key = ?", 5, 1));
        QVERIFY(session().first("select 1", wholeOf));
        QVERIFY(session().addRows("t", "shop", added));
        QVERIFY(transaction->commit());
    };
    write(); // All are prepared.
    const qint64 before = roundTrips();

    write();

    QCOMPARE(roundTrips() - before, 3); // The lock, the writes with a read, the last with the commit.
    QCOMPARE(count(), 5);
}

void TestPostgresPipeline::manyWritesAreNotGathered()
{
    SqlRows large(1);
    large.add(QString(1024LL * 1024, u'x'));
    auto transaction = Transaction::begin(session());
    QVERIFY(session().addRows("t", "name", large)); // Prepared.
    const qint64 before = roundTrips();
    for (int row = 1; row < 10; ++row)
        QVERIFY(session().addRows("t", "name", large));
    QCOMPARE(roundTrips() - before, 2);
    QVERIFY(transaction->commit());
    QCOMPARE(count(), 10);
}

void TestPostgresPipeline::staleWritesAreNotCommitted()
{
    {
        auto transaction = Transaction::begin(session());
        QVERIFY(session().run("insert into t (name) values ('kept')"));
        QVERIFY(session().changeEvery(1, "update t set name = 'x' where key = ?", 99));
        QCOMPARE(codeOf(transaction->commit()), stale().code);
    }
    QCOMPARE(count(), 0);
    {
        auto transaction = Transaction::begin(session());
        QVERIFY(session().changeEvery(1, "update t set name = 'x' where key = ?", 99));
        QCOMPARE(session().first("select 1", wholeOf).error().code, stale().code);
        QVERIFY(!transaction->commit());
    }
    QCOMPARE(codeOf(session().changeEvery(1, "update t set name = 'x' where key = ?", 99)), stale().code);
}

void TestPostgresPipeline::insertsThatFindNoShopAreToBeRepeated()
{
    {
        auto transaction = Transaction::begin(session());
        QVERIFY(session().run("insert into t (name) values ('kept')"));
        QVERIFY(session().changeEvery(1, "insert into t (name) select 'x' from t as shop where key = ?", 99));
        QCOMPARE(codeOf(transaction->commit()), "busy");
    }
    QCOMPARE(count(), 0);
}

void TestPostgresPipeline::writesOfWhatIsRolledBackAreForgotten()
{
    SqlRows row(1);
    row.add(1);
    auto outer = Transaction::begin(session());
    QVERIFY(session().addRows("t", "shop", row));
    {
        const auto inner = Transaction::begin(session());
        QVERIFY(session().addRows("t", "shop", row));
        QVERIFY(session().changeEvery(1, "update t set name = 'x' where key = ?", 99));
    }
    QVERIFY(outer->commit());
    QCOMPARE(count(), 1);
}

void TestPostgresPipeline::lockGoesWithTheFirstStatement()
{
    QVERIFY(session().run("create table shop (key bigint)"));
    QVERIFY(session().run("insert into shop values (1)"));
    const auto other = open();
    count(); // Prepared.
    const qint64 before = roundTrips();
    {
        const auto mine = Transaction::beginWithFirst(session(), 1);
        QVERIFY(Transaction::begin(*other, 1)); // Free until then.
        QCOMPARE(**session().first("select 2", wholeOf), 2);
        QCOMPARE(roundTrips() - before, 2); // One of them prepares the statement.
        QCOMPARE(codeOf(statusOf(Transaction::begin(*other, 1))), QByteArray("busy"));
        QCOMPARE(other->tally().vainWaits, 1);
    }
    const auto held = Transaction::begin(*other, 1);
    const auto late = Transaction::beginWithFirst(session(), 1);
    QVERIFY(late);
    QCOMPARE(codeOf(session().run("insert into t (shop) values (1)")), QByteArray("busy"));
}

STEMDESK_GUILESS_TEST(TestPostgresPipeline)

} // namespace stemdesk::postgres_pipeline_test

#include "tst_postgres_pipeline.moc"
