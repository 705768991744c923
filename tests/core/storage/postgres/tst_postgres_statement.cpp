#include "core/storage/engine/session.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/rows/sql_column.h"
#include "tests/support/postgres_table.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <optional>

namespace stemdesk::postgres_statement_test {

class TestPostgresStatement : public QObject, PostgresTable {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeTable("shop bigint, version bigint, name text, price double precision, code bytea"); }
    void columnsOfEveryTypeAreRead();
    void whatHasNoBinaryFormIsReadToo();
    void numbersFitTheColumn();
    void textWithANulIsRefused();
    void quotedQuestionMarksAreNoParameters();
    void manyRowsComeOneByOne();
    void limitsOfManySizesAreKept();
    void searchesFindWhatTheySay();
    void searchesArePlannedForTheirWords();
    void failedStatementCanRunAgain();
    void whatIsNotCommittedIsAnError();
    void rowsAreUpdatedAtOnce();
    void onlyRowsOfTheStoredVersionAreUpdated();
    void rowsWithTheSameValuesAreUpdatedByOneStatement();
    void oneStaleRowAmongAlikeIsNoticed();
    void aColumnIsOneArgument();
    void rowsOfEveryTypeAreAdded();
    void manyNewRowsAreLookedAt();
    void emptyTransactionsLeaveNothingOpen();
    void snapshotBeginsWithItsFirstRead();
    void snapshotIsReopenedBeforeItsFirstRead();
    void failedFirstStatementEndsItsTransaction();
    void newsAmidAReadAreHeard();

private:
    /// State of the session's connection, as another one sees it.
    QString state() const;
};

QString TestPostgresStatement::state() const
{
    return **open()->first(
        "select state from pg_stat_activity where pid = ?", [](const Row &row) { return row.text(0); }, process());
}

void TestPostgresStatement::columnsOfEveryTypeAreRead()
{
    const auto read = session().first(
        "select cast(-2 as smallint), cast(-70000 as integer), cast(-5000000000 as bigint), true, false, "
        "cast(2.5 as double precision), cast('Rosé' as varchar(9)), cast('\\x00ff' as bytea), null",
        [](const Row &row) {
            return row.integer(0) == -2 && row.integer(1) == -70'000 && row.integer(2) == -5'000'000'000 && row.flag(3)
                && !row.flag(4) && row.real(5) == 2.5 && row.integer(5) == 3 && row.text(5) == u"2.5"
                && row.text(6) == u"Rosé" && row.bytes(7) == QByteArray("\0\xff", 2) && row.isNull(8)
                && row.integer(8) == 0 && row.text(2) == u"-5000000000" && row.real(1) == -70'000;
        });

    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QVERIFY(**read);
}

void TestPostgresStatement::whatHasNoBinaryFormIsReadToo()
{
    const auto read =
        session().first("select cast(7 as numeric), cast(1.5 as numeric), cast('\\x00ff' as bytea), true, array[1, 2], "
                        "cast(0.1 as double precision), cast(null as bytea)",
                        [](const Row &row) {
                            return row.integer(0) == 7 && row.real(1) == 1.5 && row.bytes(2) == QByteArray("\0\xff", 2)
                                && row.flag(3) && row.text(4) == u"{1,2}" && row.real(5) == 0.1 && row.isNull(6)
                                && row.bytes(6).isEmpty();
                        });

    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QVERIFY(**read);
}

void TestPostgresStatement::numbersFitTheColumn()
{
    QVERIFY(session().run("insert into t (price) values (?)", 3)); // A whole one for a real one.
    const auto same = session().first(
        "select cast(? as numeric) = 2.5 and cast(? as integer) = 7 and cast(? as boolean) from t",
        [](const Row &row) { return row.flag(0); }, 2.5, 7, true);

    QVERIFY2(same, same ? "" : qPrintable(same.error().message));
    QVERIFY(**same);
    QCOMPARE(**session().first("select price from t", wholeOf), 3);
}

void TestPostgresStatement::textWithANulIsRefused()
{
    QVERIFY(!session().run("insert into t (name) values (?)", u"a\0b"_s));
    QCOMPARE(count(), 0);
}

void TestPostgresStatement::quotedQuestionMarksAreNoParameters()
{
    const auto same = session().first(
        "select '?' || ? || '''?' as \"a?\"", [](const Row &row) { return row.text(0); }, u"x"_s);

    QCOMPARE(**same, u"?x'?"_s);
}

void TestPostgresStatement::manyRowsComeOneByOne()
{
    constexpr int kRows = 3'000;
    QVERIFY(session().run("insert into t (name) select 'row' from generate_series(1, 3000)"));
    int read = 0;
    QVERIFY(session().each("select name from t", [&](const Row &row) { read += row.text(0) == u"row" ? 1 : 0; }));
    QCOMPARE(read, kRows);
    QCOMPARE(**session().first("select key from t where key > ? order by key", wholeOf, 5), 6);
    QCOMPARE(*session().change("update t set name = 'x' where key <= ?", 10), 10);
}

void TestPostgresStatement::limitsOfManySizesAreKept()
{
    QVERIFY(session().run("insert into t (shop, name) select key % 2, key from generate_series(1, 60) key"));
    for (const int limit : {3, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 100, 3}) { // More than are planned for.
        const auto names = session().all(
            "select name from (select key, name from t where key > ? order by key limit ?) as page "
            "where '?' <> name and key % 2 = ? order by key limit ?",
            [](const Row &row) { return row.text(0); }, 10, limit, 1, 4);
        QCOMPARE(names->size(), std::min({(limit + 1) / 2, 25, 4}));
        QVERIFY(names->isEmpty() || names->constFirst() == u"11"_s);
    }
}

void TestPostgresStatement::searchesFindWhatTheySay()
{
    QVERIFY(session().run("alter table t add column words tsvector"));
    QVERIFY(session().run("insert into t (name, words) values ('quote', array_to_tsvector(array['it''s'])), "
                          "('slash', array_to_tsvector(array['a\\b'])), ('asked', array_to_tsvector(array['what?']))"));
    const auto found = [&](const QString &search) {
        return session().all(
            "select name from t where words @@ cast(? as tsquery) and price is null order by key limit ?",
            [](const Row &row) { return row.text(0); }, search, 5);
    };

    QCOMPARE(*found(u"'it''s'"_s), QStringList{u"quote"_s});
    QCOMPARE(*found(u"'a\\\\b'"_s), QStringList{u"slash"_s});
    QCOMPARE(*found(u"'what?' | 'it':*"_s), (QStringList{u"quote"_s, u"asked"_s}));
    QVERIFY(!found(u"'it' &"_s));
    QVERIFY(!found(u"'it\0s'"_s));
    QCOMPARE(*found(u"'it''s'"_s), QStringList{u"quote"_s});
}

/// Words that many rows have are met on the way through them in order, rare ones are looked up.
void TestPostgresStatement::searchesArePlannedForTheirWords()
{
    QVERIFY(session().run("alter table t add column words tsvector"));
    QVERIFY(session().run("insert into t (words) select array_to_tsvector(array['common', 'w' || n]) from "
                          "generate_series(1, 5000) as n"));
    QVERIFY(session().run("create index t_words on t using gin (words)"));
    QVERIFY(session().run("analyze t"));
    const auto lookUps = [&](const QString &search) {
        const auto count = [this] {
            return **open()->first("select idx_scan from pg_stat_user_indexes where indexrelname = 't_words'", wholeOf);
        };
        const qint64 before = count();
        const auto keys = session().all("select key from t where words @@ cast(? as tsquery) order by key limit ?",
                                        wholeOf, search, 5);
        if (!keys || !session().first("select cast(pg_stat_force_next_flush() as text)", wholeOf))
            return qint64(-1);
        return session().first("select 1", wholeOf) ? count() - before : qint64(-1);
    };

    QCOMPARE(lookUps(u"'common'"_s), 0);
    QCOMPARE(lookUps(u"'w77'"_s), 1);
    QCOMPARE(lookUps(u"'common'"_s), 0);
}

void TestPostgresStatement::failedStatementCanRunAgain()
{
    QVERIFY(session().run("create unique index t_name on t (name)"));
    const QByteArray sql = "insert into t (name) values (?)";
    QVERIFY(session().run(sql, u"a"_s));
    QVERIFY(!session().run(sql, u"a"_s));
    QVERIFY(session().run(sql, u"b"_s));
    QVERIFY(!session().first("select 1 / (key - 1) from t where name <> ?", wholeOf, u"c"_s));
    QCOMPARE(count(), 2);
}

void TestPostgresStatement::whatIsNotCommittedIsAnError()
{
    QVERIFY(session().run("alter table t add unique (name) deferrable initially deferred"));
    const QByteArray sql = "insert into t (name) values (?)";
    QVERIFY(session().run(sql, u"a"_s));

    QVERIFY(!session().run(sql, u"a"_s)); // The server carries it out, and finds only then that it may not.
    QCOMPARE(count(), 1);
    QVERIFY(session().run(sql, u"b"_s));
}

void TestPostgresStatement::rowsAreUpdatedAtOnce()
{
    constexpr int kRows = 1'200; // More than one statement takes.
    QVERIFY(
        session().run("insert into t (shop, version, name) select 1, key, 'old' from generate_series(1, 1300) key"));
    SqlRows rows(7);
    for (int key = 1; key <= kRows; ++key)
        rows.add(1, key, key, key + 1, u"new %1 \"é\""_s.arg(key), key / 7.0, QByteArray("\0\xff", 2));
    const qint64 before = session().statementsRun();

    const Status changed = session().updateRows("t", "version, name, price, code", rows);

    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().message));
    QCOMPARE(session().statementsRun() - before, 3); // One asks for the types of the columns, once.
    QVERIFY(session().each("select key, version, name, price, code from t", [](const Row &row) {
        const qint64 key = row.integer(0);
        QCOMPARE(row.integer(1), key <= kRows ? key + 1 : key);
        QCOMPARE(row.text(2), key <= kRows ? u"new %1 \"é\""_s.arg(key) : u"old"_s);
        QVERIFY(key > kRows || row.real(3) == double(key) / 7.0);
        QVERIFY(key > kRows || row.bytes(4) == QByteArray("\0\xff", 2));
    }));
    QVERIFY(session().updateRows("t", "version, name", SqlRows(5)));
}

void TestPostgresStatement::onlyRowsOfTheStoredVersionAreUpdated()
{
    QVERIFY(session().run("insert into t (shop, version) values (1, 5), (1, 6), (2, 5)"));
    SqlRows rows(5);
    for (int key = 1; key <= 4; ++key)
        rows.add(1, key, 5, 7, u"new"_s);

    QCOMPARE(codeOf(session().updateRows("t", "version, name", rows)), stale().code);
    QCOMPARE(**session().first("select key from t where name = 'new'", wholeOf), 1);
}

void TestPostgresStatement::rowsWithTheSameValuesAreUpdatedByOneStatement()
{
    constexpr int kRows = 1'200;
    QVERIFY(session().run(
        "insert into t (shop, version, name, price) select 1, 5, 'old', 0.5 from generate_series(1, 1300) key"));
    SqlRows rows(7);
    for (int key = 1; key <= kRows; ++key)
        rows.add(1, key, 5, 6, u"new \"é\""_s, std::optional<double>(), QByteArray("\0\xff", 2));
    const qint64 before = session().statementsRun();

    const Status changed = session().updateRows("t", "version, name, price, code", rows);

    QVERIFY2(changed, changed ? "" : qPrintable(changed.error().message));
    QVERIFY(session().statementsRun() - before <= 2); // One may ask for the types of the columns.
    QVERIFY(session().each("select key, version, name, price, code from t", [](const Row &row) {
        const bool isNew = row.integer(0) <= kRows;
        QCOMPARE(row.integer(1), isNew ? 6 : 5);
        QCOMPARE(row.text(2), isNew ? u"new \"é\""_s : u"old"_s);
        QCOMPARE(row.isNull(3), isNew);
        QVERIFY(!isNew || row.bytes(4) == QByteArray("\0\xff", 2));
    }));
}

void TestPostgresStatement::oneStaleRowAmongAlikeIsNoticed()
{
    QVERIFY(session().run("insert into t (shop, version) select case key when 19 then 2 else 1 end, "
                          "case key when 9 then 6 else 5 end from generate_series(1, 29) key"));
    const auto updated = [&](int first, int last) {
        SqlRows rows(5);
        for (int key = first; key <= last; ++key)
            rows.add(1, key, 5, 7, u"new"_s);
        return codeOf(session().updateRows("t", "version, name", rows));
    };

    QCOMPARE(updated(1, 9), stale().code);
    QCOMPARE(updated(11, 19), stale().code); // One belongs to another shop.
    QCOMPARE(updated(22, 30), stale().code); // One does not exist.
}

void TestPostgresStatement::aColumnIsOneArgument()
{
    constexpr int kRows = 600;
    QVERIFY(session().run("insert into t (shop, version, code) select 1, 1, cast(cast(key as text) as bytea) from "
                          "generate_series(1, 1000) key"));
    SqlRows asked(2);
    for (int key = 1; key <= kRows; ++key)
        asked.add(u"ignored"_s, QByteArray::number(key));
    asked.add(u"ignored"_s, QByteArray("not there"));
    const auto found = [&](const SqlRows &rows) {
        return **session().first("select count(*) from t where code = any (cast(? as bytea[]))", wholeOf,
                                 SqlColumn{&rows, 1});
    };

    QCOMPARE(found(asked), kRows);
    QCOMPARE(found(SqlRows(2)), 0);
}

void TestPostgresStatement::rowsOfEveryTypeAreAdded()
{
    SqlRows rows(5);
    rows.add(qint64(-5'000'000'000), u"Rosé \"\\"_s, 3, QByteArray("\0\xff", 2), 1);
    rows.add(std::optional<int>(), u""_s, 2.5, IdBytes{1}, 1);
    rows.add(std::optional<int>(), std::optional<QString>(), std::optional<double>(), std::optional<QByteArray>(), 1);
    QVERIFY(session().addRows("t", "version, name, price, code, shop", rows));

    const auto read = session().all("select version, name, price, code from t order by key", [](const Row &row) {
        return u"%1 %2 %3 %4 %5"_s.arg(row.integer(0))
            .arg(row.isNull(1) ? u"-"_s : row.text(1))
            .arg(row.real(2))
            .arg(QString::fromLatin1(row.bytes(3).toHex()))
            .arg(row.isNull(3));
    });

    QCOMPARE(*read,
             QStringList(
                 {u"-5000000000 Rosé \"\\ 3 00ff 0"_s, u"0  2.5 01000000000000000000000000000000 0"_s, u"0 - 0  1"_s}));
    SqlRows broken(1);
    broken.add(u"a\0b"_s);
    QVERIFY(!session().addRows("t", "name", broken));
}

void TestPostgresStatement::manyNewRowsAreLookedAt()
{
    SqlRows rows(1);
    for (int row = 0; row < 150; ++row)
        rows.add(1);
    QVERIFY(session().insertRows("t", "shop", rows));

    QCOMPARE(**session().first("select cast(reltuples as bigint) from pg_class where relname = 't'", wholeOf), 150);
    QCOMPARE(**session().first("select cast(n_distinct as bigint) from pg_stats where tablename = 't' "
                               "and attname = 'shop'",
                               wholeOf),
             1);
}

void TestPostgresStatement::emptyTransactionsLeaveNothingOpen()
{
    QVERIFY(session().run("create table shop (key bigint)"));
    QVERIFY(Snapshot::begin(session()));
    QCOMPARE(state(), u"idle"_s);
    QVERIFY(Transaction::begin(session(), 1));
    QCOMPARE(state(), u"idle"_s);
    auto committed = Transaction::begin(session(), 1);
    QVERIFY(committed && committed->commit());
    QCOMPARE(state(), u"idle"_s);
    QVERIFY(session().run("insert into t (name) values ('outside')"));
    QCOMPARE(count(), 1);
}

void TestPostgresStatement::snapshotBeginsWithItsFirstRead()
{
    const auto read = [&] { return **session().first("select count(*) from t limit 1", wholeOf); };
    {
        const auto snapshot = Snapshot::begin(session());
        QVERIFY(open()->run("insert into t (name) values ('before the first read')"));
        QCOMPARE(read(), 1);
        QCOMPARE(state(), u"idle in transaction"_s);
        QVERIFY(open()->run("insert into t (name) values ('after it')"));
        QCOMPARE(read(), 1);
    }
    QTRY_COMPARE(state(), u"idle"_s); // It ends without anyone waiting for it.
    QCOMPARE(read(), 2);
}

void TestPostgresStatement::snapshotIsReopenedBeforeItsFirstRead()
{
    QVERIFY(session().first("select count(*) from t limit 1", wholeOf));
    cutOff();
    {
        const auto snapshot = Snapshot::begin(session());
        QVERIFY(snapshot);
        const auto read = session().first("select count(*) from t limit 1", wholeOf);
        QVERIFY2(read, read ? "" : qPrintable(read.error().message));
        QVERIFY(!session().run("insert into t (name) values ('in a snapshot')"));
    }
    QCOMPARE(count(), 0);
}

void TestPostgresStatement::failedFirstStatementEndsItsTransaction()
{
    QVERIFY(session().run("create table shop (key bigint)"));
    {
        auto transaction = Transaction::begin(session(), 1);
        QVERIFY(transaction);
        QVERIFY(!session().run("insert into nowhere values (1)"));
        QCOMPARE(codeOf(transaction->commit()), QByteArray("storage_unavailable"));
    }
    QVERIFY(session().run("insert into t (name) values ('after it')"));
    QCOMPARE(count(), 1);
}

void TestPostgresStatement::newsAmidAReadAreHeard()
{
    QList<qint64> heard;
    QVERIFY(*session().listen(this, [&](qint64 shop) { heard.append(shop); }));
    QVERIFY(open()->run("select key" + driver().notifyingColumn() + " from (select 17 as key) as shop"));

    QVERIFY(session().first("select pg_sleep(0.01)", wholeOf)); // Its answer also brings pending notifications.

    QTRY_VERIFY(heard.contains(17)); // It names the shop.
}

STEMDESK_GUILESS_TEST(TestPostgresStatement)

} // namespace stemdesk::postgres_statement_test

#include "tst_postgres_statement.moc"
