#include "core/storage/postgres/postgres_driver.h"

#include "core/storage/engine/migrator.h"
#include "core/storage/engine/session.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/engine/transaction.h"
#include "core/storage/postgres/postgres_opening.h"
#include "tests/support/postgres_table.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <future>
#include <limits>
#include <list>
#include <optional>

namespace stemdesk::postgres_driver_test {

using namespace std::chrono_literals;

class TestPostgresDriver : public QObject, PostgresTable {
    Q_OBJECT

private Q_SLOTS:
    void init() { makeTable("a bigint, b text, c double precision, d bytea"); }
    void keepsEveryKindOfValue_data();
    void keepsEveryKindOfValue();
    void tellsEmptyFromNull();
    void insertTellsTheKey();
    void firstLeavesNothingOpen();
    void insertsRowsInOrder();
    void rowsKeepTheirValues();
    void rowsWithoutKeysAreAdded();
    void keysAreALookUp();
    void sessionIsSetUp();
    void noStatementIsPlannedForItsValues();
    void noVariableLeadsElsewhere();
    void snapshotSeesOneState();
    void migratesOnce();
    void newerDatabaseIsRefused();
    void olderServerIsRefused();
    void failedMigrationLeavesNothing();
    void textsCompareByBytes();
    void damageIsNamed();
    void dataVersionFollowsTheFeed();
};

void TestPostgresDriver::keepsEveryKindOfValue_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("integer");
    QTest::addColumn<double>("real");
    QTest::addColumn<QByteArray>("bytes");
    using Reals = std::numeric_limits<double>;
    using Integers = std::numeric_limits<qint64>;
    QTest::newRow("plain") << u"rose"_s << qint64(1) << 0.1 << QByteArray("\0\xff\0", 3);
    QTest::newRow("extreme") << u"\U0001F339 Crème \"it's\" \\ \\' {\"a\":[1]} $1 ?"_s << Integers::min()
                             << Reals::max() << QByteArray("x");
    QTest::newRow("tiny") << u"?"_s << Integers::max() << Reals::denorm_min() << QByteArray(100'000, 'y');
    QTest::newRow("least") << u"\n\t\u2028"_s << qint64(-1) << -1e-300 << QByteArray("\\'\"");
    QTest::newRow("long") << QString(100'000, u'é') << qint64(0) << 1.0 / 3 << QByteArray("\n");
}

void TestPostgresDriver::keepsEveryKindOfValue()
{
    QFETCH(QString, text);
    QFETCH(qint64, integer);
    QFETCH(double, real);
    QFETCH(QByteArray, bytes);

    QVERIFY(session().run("insert into t (a, b, c, d) values (?, ?, ?, ?)", integer, text, real, bytes));
    SqlRows rows(4);
    rows.add(integer, text, real, bytes);
    QVERIFY(session().insertRows("t", "a, b, c, d", rows));

    int read = 0;
    QVERIFY(session().each("select a, b, c, d from t", [&](const Row &row) {
        ++read;
        QCOMPARE(row.integer(0), integer);
        QCOMPARE(row.text(1), text);
        QVERIFY(row.real(2) == real); // To the last bit.
        QCOMPARE(row.bytes(3), bytes);
    }));
    QCOMPARE(read, 2);
}

void TestPostgresDriver::tellsEmptyFromNull()
{
    QVERIFY(session().run("insert into t (b, d) values (?, ?)", QString(), QByteArray()));
    QVERIFY(session().run("insert into t (b, d) values (?, ?)", std::nullopt, std::nullopt));

    const auto rows =
        *session().all("select b is null, b = '', d is null, length(d) from t order by key", [](const Row &row) {
            return QList<bool>{row.flag(0), row.flag(1), row.flag(2), row.isNull(3)};
        });
    QCOMPARE(rows, QList<QList<bool>>({{false, true, false, false}, {true, false, true, true}}));
}

void TestPostgresDriver::insertTellsTheKey()
{
    QCOMPARE(*session().insert("insert into t (a) values (?)", 5), 1);
    QCOMPARE(*session().insert("insert into t (a) values (?)", 5), 2);
    QCOMPARE(*session().change("update t set a = ? where a = ?", 6, 5), 2);
    QCOMPARE(*session().change("delete from t where a = ?", 7), 0);
}

void TestPostgresDriver::firstLeavesNothingOpen()
{
    for (int i = 0; i < 10; ++i)
        QVERIFY(session().run("insert into t (a) values (?)", i));
    for (int i = 0; i < 3; ++i) {
        const auto first = session().first("select a from t order by a", [](const Row &row) { return row.integer(0); });
        QCOMPARE(**first, 0);
    }
    const auto removed = session().first(
        "delete from t where a >= ? returning a", [](const Row &row) { return row.integer(0); }, 0);
    QVERIFY(removed && *removed);
    QCOMPARE(count("t"), 0);
}

void TestPostgresDriver::insertsRowsInOrder()
{
    constexpr int kRows = 2'500; // More than one statement takes.
    SqlRows rows(2);
    for (int i = 0; i < kRows; ++i)
        rows.add(kRows - i, u"row %1"_s.arg(i));

    const auto keys = session().insertRows("t", "a, b", rows);

    QVERIFY2(keys, keys ? "" : qPrintable(keys.error().message));
    QCOMPARE(keys->size(), kRows);
    int at = 0;
    QVERIFY(session().each("select key, a, b from t order by key", [&](const Row &row) {
        QCOMPARE(keys->at(at), row.integer(0));
        QCOMPARE(row.integer(1), kRows - at);
        QCOMPARE(row.text(2), u"row %1"_s.arg(at));
        ++at;
    }));
    QCOMPARE(at, kRows);
    QVERIFY(session().insertRows("t", "a, b", SqlRows(2))->isEmpty());
}

void TestPostgresDriver::rowsKeepTheirValues()
{
    SqlRows rows(4);
    rows.add(std::optional<qint64>(), std::optional<QString>(), std::optional<double>(), SupplierId());
    const auto id = SupplierId::create();
    rows.add(true, u""_s, 2.5, id);

    QVERIFY(session().insertRows("t", "a, b, c, d", rows));

    const auto empty = *session().first("select a, b, c, d from t where key = 1", [](const Row &row) {
        return row.isNull(0) && row.isNull(1) && row.isNull(2) && row.isNull(3);
    });
    QVERIFY(*empty);
    const auto full = *session().first("select a, b, c, d from t where key = 2", [&](const Row &row) {
        return row.flag(0) && !row.isNull(1) && row.real(2) == 2.5 && row.id<SupplierId>(3) == id;
    });
    QVERIFY(*full);
}

void TestPostgresDriver::rowsWithoutKeysAreAdded()
{
    QVERIFY(session().run("create table keyless (a bigint, b text)"));
    SqlRows rows(2);
    rows.add(1, u"it's"_s);
    rows.add(2, u"two"_s);

    QVERIFY(session().addRows("keyless", "a, b", rows));
    QVERIFY(session().addRows("keyless", "a, b", SqlRows(2)));

    QCOMPARE(count("keyless"), 2);
}

void TestPostgresDriver::keysAreALookUp()
{
    for (int i = 1; i <= 5; ++i)
        QVERIFY(session().run("insert into t (a) values (?)", i * 10));
    const auto found = [&](const QList<qint64> &keys) {
        return *session().all(
            "select a from t where key " + driver().amongKeys() + " order by key",
            [](const Row &row) { return row.integer(0); }, driver().keysText(keys));
    };
    QCOMPARE(found({4, 2, 9, 2}), QList<qint64>({20, 40}));
    QCOMPARE(found({}), QList<qint64>());
}

void TestPostgresDriver::sessionIsSetUp()
{
    const auto setting = [&](const char *name) {
        return **session().first(
            "select current_setting(?)", [](const Row &row) { return row.text(0); }, QString::fromLatin1(name));
    };
    QCOMPARE(setting("TimeZone"), u"UTC"_s);
    QCOMPARE(setting("standard_conforming_strings"), u"on"_s);
    QCOMPARE(setting("application_name"), u"stemdesk"_s);
    QCOMPARE(setting("lock_timeout"), u"100ms"_s);
    QCOMPARE(setting("search_path"), u"public"_s);
}

void TestPostgresDriver::noStatementIsPlannedForItsValues()
{
    for (qint64 key = 0; key < 3; ++key)
        QVERIFY(session().run("update t set b = 'x' where a = ?", key));

    const auto plans = session().first(
        "select sum(generic_plans), sum(custom_plans) from pg_prepared_statements where statement like 'update t%'",
        [](const Row &row) { return std::pair(row.integer(0), row.integer(1)); });
    QCOMPARE(*plans, std::optional(std::pair(qint64(3), qint64(0))));
}

/// For this machine TLS is no must, so that the address is not to be changed behind its back.
void TestPostgresDriver::noVariableLeadsElsewhere()
{
    qputenv("PGHOSTADDR", "127.0.0.1"); // The test's server is not there.
    const auto session = Session::open(driver());
    qunsetenv("PGHOSTADDR");

    QVERIFY2(session, session ? "" : qPrintable(session.error().message));
}

void TestPostgresDriver::snapshotSeesOneState()
{
    const auto other = open();
    const auto seen = [&] {
        return **session().first("select count(*) from t", [](const Row &row) { return row.integer(0); });
    };
    {
        const auto snapshot = Snapshot::begin(session());
        QVERIFY(snapshot);
        QCOMPARE(seen(), 0);
        QVERIFY(other->run("insert into t (a) values (1)"));
        QCOMPARE(seen(), 0);
        QVERIFY(!session().run("insert into t (a) values (1)"));
    }
    QCOMPARE(seen(), 1);
}

void TestPostgresDriver::migratesOnce()
{
    const PostgresDriver patient(address(), QString());
    const Clock now = [] { return Instant(1'000); };
    std::list<std::future<bool>> processes;
    for (int i = 0; i < 3; ++i)
        processes.push_back(std::async(std::launch::async, [&] { return bool(migrate(*open(patient), now)); }));
    for (std::future<bool> &process : processes)
        QVERIFY(process.get());

    QVERIFY(*isMigrated(session()));
    QCOMPARE(count("schema_migration"), newestMigration());
    QVERIFY(migrate(session(), now));
}

void TestPostgresDriver::newerDatabaseIsRefused()
{
    QVERIFY(migrate(session(), [] { return Instant(1'000); }));
    QVERIFY(session().run("insert into schema_migration values (9999, 'from_the_future', 1)"));

    QCOMPARE(codeOf(migrate(session(), [] { return Instant(2'000); })), QByteArray("schema_too_new"));
    QVERIFY(!*isMigrated(session()));
}

void TestPostgresDriver::failedMigrationLeavesNothing()
{
    QVERIFY(session().run("create table webhook (something_else bigint)"));

    QVERIFY(!migrate(session(), [] { return Instant(1'000); }));

    const auto tables = session().first("select count(*) from pg_tables where schemaname = 'public'",
                                        [](const Row &row) { return row.integer(0); });
    QCOMPARE(**tables, 2);
}

/// A server that says it is an older one.
class OlderServer final : public PostgresDriver {
public:
    using PostgresDriver::PostgresDriver;
    Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql) const override
    {
        QByteArray said = sql;
        said.replace("current_setting('server_version_num')", "'140012'");
        said.replace("current_setting('server_version')", "'14.12'");
        return PostgresDriver::prepare(database, said);
    }
};

void TestPostgresDriver::olderServerIsRefused()
{
    const OlderServer older(address(), QString());
    const auto session = open(older);

    const Status suits = postgresSuits(*session);

    QCOMPARE(codeOf(suits), QByteArray("server_too_old"));
    QCOMPARE(suits.error().message, u"The database server is PostgreSQL 14.12; Stemdesk needs 15 or later."_s);
}

void TestPostgresDriver::textsCompareByBytes()
{
    const auto sql = driver().inOwnWords(session(), {"create table word (name text not null){strict}"});
    QVERIFY(session().run(sql->constFirst()));
    for (const QString &word : {u"b"_s, u"Z"_s, u"é"_s, u"a-b"_s, u"a.b"_s, u"ab"_s})
        QVERIFY(session().run("insert into word values (?)", word));

    const auto sorted =
        *session().all("select name from word order by name", [](const Row &row) { return row.text(0); });

    QCOMPARE(sorted, QStringList({u"Z"_s, u"a-b"_s, u"a.b"_s, u"ab"_s, u"b"_s, u"é"_s}));
}

void TestPostgresDriver::damageIsNamed()
{
    QVERIFY(driver().damages(session())->isEmpty());
    QVERIFY(session().run("alter table t add constraint odd check (a > 0) not valid"));

    const QStringList damages = *driver().damages(session());

    QCOMPARE(damages.size(), 1);
    QVERIFY(damages.constFirst().contains(u"odd"_s));
}

void TestPostgresDriver::dataVersionFollowsTheFeed()
{
    QVERIFY(session().run("create table shop (key bigint primary key, change_seq bigint)"));
    const qint64 before = *driver().dataVersion(session());
    QVERIFY(open()->run("insert into shop values (1, 5)"));
    const qint64 after = *driver().dataVersion(session());
    QVERIFY(before != after);
    QVERIFY(open()->run("update shop set change_seq = 6"));
    QVERIFY(*driver().dataVersion(session()) != after);
}

STEMDESK_GUILESS_TEST(TestPostgresDriver)

} // namespace stemdesk::postgres_driver_test

#include "tst_postgres_driver.moc"
