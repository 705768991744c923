#include "core/storage/engine/session.h"

#include "tests/support/test_database.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <limits>
#include <numeric>

namespace stemdesk::session_test {

using Back = TestDatabase::Back;

class TestSession : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryKindOfValue_data();
    void keepsEveryKindOfValue();
    void tellsEmptyFromNull_data() { backs(); }
    void tellsEmptyFromNull();
    void idsAndOptionalsAreBound_data() { backs(); }
    void idsAndOptionalsAreBound();
    void insertTellsTheKey_data() { backs(); }
    void insertTellsTheKey();
    void changeCountsRows_data() { backs(); }
    void changeCountsRows();
    void firstLeavesNothingOpen_data() { backs(); }
    void firstLeavesNothingOpen();
    void returningCanBeRead_data() { backs(); }
    void returningCanBeRead();
    void insertsRowsInOrder_data() { backs(); }
    void insertsRowsInOrder();
    void insertsManyRows_data() { backs(); }
    void insertsManyRows();
    void rowsOfTheStoredVersionAreUpdated_data() { backs(); }
    void rowsOfTheStoredVersionAreUpdated();
    void rowsWithTheSameValuesAreUpdatedTogether_data() { backs(); }
    void rowsWithTheSameValuesAreUpdatedTogether();
    void oneStaleRowAmongAlikeIsNoticed_data() { backs(); }
    void oneStaleRowAmongAlikeIsNoticed();
    void whatIsBoundAnewIsStored_data() { backs(); }
    void whatIsBoundAnewIsStored();
    void twoBlobsOfOneRow_data() { backs(); }
    void twoBlobsOfOneRow();
    void statementThatFailedCanRunAgain_data() { backs(); }
    void statementThatFailedCanRunAgain();
    void statementsSurviveAChangedSchema_data() { backs(); }
    void statementsSurviveAChangedSchema();
    void countsStatements();
    void wrongSqlIsAnError_data() { backs(); }
    void wrongSqlIsAnError();
    void linesOfText();

private:
    static void backs();
};

namespace {

/// A database with one table for any values.
struct Table {
    explicit Table(Back back) : database(back), session(database.session())
    {
        if (!session.run("create table t (key integer primary key autoincrement, a, b unique)"))
            qFatal("no table");
    }

    TestDatabase database;
    Session &session;
};

} // namespace

void TestSession::backs()
{
    QTest::addColumn<Back>("back");
    QTest::newRow("C interface") << Back::Native;
    QTest::newRow("QSqlQuery") << Back::Query;
}

void TestSession::keepsEveryKindOfValue_data()
{
    QTest::addColumn<Back>("back");
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("integer");
    QTest::addColumn<double>("real");
    QTest::addColumn<QByteArray>("bytes");
    const auto least = std::numeric_limits<qint64>::min();
    const auto most = std::numeric_limits<qint64>::max();
    for (const Back back : {Back::Native, Back::Query}) {
        const char *name = back == Back::Native ? "C interface" : "QSqlQuery";
        QTest::addRow("%s: plain", name) << back << u"rose"_s << qint64(1) << 0.1 << QByteArray("\0\xff\0", 3);
        QTest::addRow("%s: extreme", name)
            << back << u"\U0001F339 Crème \"it's\""_s << least << std::numeric_limits<double>::max() << QByteArray("x");
        QTest::addRow("%s: tiny", name) << back << u"?"_s << most << std::numeric_limits<double>::denorm_min()
                                        << QByteArray(100'000, 'y');
        QTest::addRow("%s: long", name) << back << QString(100'000, u'é') << qint64(0) << 1.0 / 3 << QByteArray("\n");
    }
}

void TestSession::keepsEveryKindOfValue()
{
    QFETCH(Back, back);
    QFETCH(QString, text);
    QFETCH(qint64, integer);
    QFETCH(double, real);
    QFETCH(QByteArray, bytes);
    Table table(back);
    QVERIFY(table.session.run("create table kinds (a text, b integer, c real, d blob) strict"));

    QVERIFY(table.session.run("insert into kinds values (?, ?, ?, ?)", text, integer, real, bytes));

    const Status read = table.session.each("select a, b, c, d from kinds", [&](const Row &row) {
        QCOMPARE(row.text(0), text);
        QCOMPARE(row.integer(1), integer);
        QVERIFY(row.real(2) == real); // To the last bit; QCOMPARE would allow for rounding.
        QCOMPARE(row.bytes(3), bytes);
    });
    QVERIFY(read);
}

void TestSession::tellsEmptyFromNull()
{
    QFETCH(Back, back);
    Table table(back);
    QVERIFY(table.session.run("create table strictly (a text not null, b blob not null) strict"));

    QVERIFY(table.session.run("insert into strictly values (?, ?)", QString(), QByteArray()));
    QVERIFY(table.session.run("insert into strictly values (?, ?)", u""_s, QByteArray("")));
    QVERIFY(table.session.run("insert into t (a) values (?)", std::nullopt));

    const auto isNull = table.session.first("select a from t", [](const Row &row) { return row.isNull(0); });
    QVERIFY(isNull && **isNull);
    const auto isEmpty = table.session.first("select count(*) from strictly where a = '' and b = x''",
                                             [](const Row &row) { return row.integer(0); });
    QCOMPARE(**isEmpty, 2);
}

void TestSession::idsAndOptionalsAreBound()
{
    QFETCH(Back, back);
    Table table(back);
    const auto id = SupplierId::create();

    QVERIFY(table.session.run("insert into t (a, b) values (?, ?)", id, std::optional<double>(2.5)));
    QVERIFY(table.session.run("insert into t (a, b) values (?, ?)", SupplierId(), std::optional<double>()));

    QList<SupplierId> ids;
    QList<std::optional<double>> reals;
    const Status read = table.session.each("select a, b from t order by key", [&](const Row &row) {
        ids += row.id<SupplierId>(0);
        reals += row.optionalReal(1);
    });
    QVERIFY(read);
    QCOMPARE(ids, QList({id, SupplierId()}));
    QCOMPARE(reals, QList({std::optional(2.5), std::optional<double>()}));
}

void TestSession::insertTellsTheKey()
{
    QFETCH(Back, back);
    Table table(back);

    const Result<qint64> first = table.session.insert("insert into t (a) values (?)", 1);
    const Result<qint64> second = table.session.insert("insert into t (a) values (?)", 2);

    QCOMPARE(*first, 1);
    QCOMPARE(*second, 2);
}

void TestSession::changeCountsRows()
{
    QFETCH(Back, back);
    Table table(back);
    for (int i = 0; i < 3; ++i)
        QVERIFY(table.session.run("insert into t (a) values (?)", i));

    QCOMPARE(*table.session.change("update t set a = a + ? where a >= ?", 10, 1), 2);
    QCOMPARE(*table.session.change("update t set a = a + ? where a >= ?", 10, 100), 0);
    QCOMPARE(*table.session.change("delete from t"), 3);
}

void TestSession::firstLeavesNothingOpen()
{
    QFETCH(Back, back);
    Table table(back);
    QVERIFY(table.session.run("insert into t (a) values (1), (2)"));

    const auto one = table.session.first("select a from t order by a", [](const Row &row) { return row.integer(0); });
    const auto none = table.session.first(
        "select a from t where a = ?", [](const Row &row) { return row.integer(0); }, 9);

    QCOMPARE(**one, 1);
    QVERIFY(none && !*none);
    // A read that is still open would keep the table from being dropped.
    QVERIFY(table.session.run("drop table t"));
}

void TestSession::returningCanBeRead()
{
    QFETCH(Back, back);
    Table table(back);
    QVERIFY(table.session.run("begin"));

    const auto returned = table.session.first(
        "insert into t (a) values (?) returning key, a", [](const Row &row) { return row.integer(0) + row.integer(1); },
        41);

    QCOMPARE(**returned, 42);
    QVERIFY(table.session.run("commit"));
}

void TestSession::insertsRowsInOrder()
{
    QFETCH(Back, back);
    Table table(back);
    SqlRows rows(2);
    rows.add(u"one"_s, 1);
    rows.add(std::optional<QString>(), 2);
    rows.add(u"three"_s, 3.5);

    const Result<QList<qint64>> keys = table.session.insertRows("t", "a, b", rows);

    QCOMPARE(*keys, QList<qint64>({1, 2, 3}));
    const auto texts = table.session.all("select coalesce(a, '-') || b from t order by key",
                                         [](const Row &row) { return row.text(0); });
    QCOMPARE(*texts, QStringList({u"one1"_s, u"-2"_s, u"three3.5"_s}));
    QVERIFY(table.session.insertRows("t", "a, b", SqlRows(2))->isEmpty());
    rows.add(u"again"_s, 1);
    QVERIFY(!table.session.insertRows("t", "a, b", rows));
}

void TestSession::insertsManyRows()
{
    QFETCH(Back, back);
    Table table(back);
    constexpr int kRows = 47; // More than fit into one statement, with a remainder.
    SqlRows rows(2);
    for (int row = 0; row < kRows; ++row)
        rows.add(QString::number(row), row);
    QVERIFY(table.session.run("insert into t (key, b) values (100, 'before')"));

    const Result<QList<qint64>> keys = table.session.insertRows("t", "a, b", rows);

    QCOMPARE(keys->size(), kRows);
    for (int row = 0; row < kRows; ++row) {
        const auto text = table.session.first(
            "select a || '/' || b from t where key = ?", [](const Row &found) { return found.text(0); }, keys->at(row));
        QCOMPARE(**text, u"%1/%1"_s.arg(row));
    }
}

void TestSession::rowsOfTheStoredVersionAreUpdated()
{
    QFETCH(Back, back);
    Table table(back);
    QVERIFY(table.session.run("create table thing (key integer primary key, shop, version, name, price)"));
    for (int key = 1; key <= 4; ++key)
        QVERIFY(table.session.run("insert into thing values (?, ?, 5, 'old', 0.5)", key, key == 3 ? 2 : 1));
    const auto updated = [&](int key, int storedVersion) {
        SqlRows rows(6);
        rows.add(1, key, storedVersion, 6, u"new %1"_s.arg(key), 1.25);
        return table.session.updateRows("thing", "version, name, price", rows);
    };

    QVERIFY(updated(1, 5));
    QCOMPARE(updated(2, 4).error().code, stale().code);
    QCOMPARE(updated(3, 5).error().code, stale().code); // Belongs to another shop.

    const auto names = table.session.all("select name || '/' || version || '/' || price from thing order by key",
                                         [](const Row &row) { return row.text(0); });
    QCOMPARE(*names, QStringList({u"new 1/6/1.25"_s, u"old/5/0.5"_s, u"old/5/0.5"_s, u"old/5/0.5"_s}));
    QVERIFY(table.session.updateRows("thing", "version, name", SqlRows(5)));
}

namespace {

/// Adds things 1 to 40 in version 5; thing 40 belongs to another shop, the rest to shop 1.
void makeThings(Session &session)
{
    QVERIFY(session.run("create table thing (key integer primary key, shop, version, name, price)"));
    for (int key = 1; key <= 40; ++key)
        QVERIFY(session.run("insert into thing values (?, ?, 5, 'old', 0.5)", key, key == 40 ? 2 : 1));
}

/// Updates only `name` and `price`, so that no column tells whether a row was updated.
SqlRows rowsFor(const QList<int> &keys, const QString &name)
{
    SqlRows rows(6);
    for (const int key : keys)
        rows.add(1, key, 5, 6, name, 1.25);
    return rows;
}

QList<int> keysUpTo(int last)
{
    QList<int> keys(last);
    std::iota(keys.begin(), keys.end(), 1);
    return keys;
}

} // namespace

void TestSession::rowsWithTheSameValuesAreUpdatedTogether()
{
    QFETCH(Back, back);
    Table table(back);
    makeThings(table.session);
    SqlRows rows = rowsFor(keysUpTo(30), u"new"_s);
    rows.add(1, 31, 5, 6, u"other"_s, 1.25);
    rows.add(1, 32, 5, 6, u"other"_s, 2.0);
    rows.add(1, 33, 5, 6, u"other"_s, 2.0);
    const qint64 before = table.session.statementsRun();

    QVERIFY(table.session.updateRows("thing", "version, name, price", rows));

    QVERIFY(table.session.statementsRun() - before <= 4);
    const auto counts = table.session.all(
        "select name || '/' || version || '/' || price || ' ' || count(*) from thing group by name, version, price "
        "order by 1",
        [](const Row &row) { return row.text(0); });
    QCOMPARE(*counts, QStringList({u"new/6/1.25 30"_s, u"old/5/0.5 7"_s, u"other/6/1.25 1"_s, u"other/6/2.0 2"_s}));
}

void TestSession::oneStaleRowAmongAlikeIsNoticed()
{
    QFETCH(Back, back);
    Table table(back);
    makeThings(table.session);
    QVERIFY(table.session.run("update thing set version = 4 where key = 20"));
    const auto updated = [&](const QList<int> &keys) {
        return table.session.updateRows("thing", "version, name, price", rowsFor(keys, u"new"_s));
    };

    QCOMPARE(updated(keysUpTo(20)).error().code, stale().code);
    QCOMPARE(updated({21, 22, 23, 24, 25, 26, 27, 28, 40}).error().code, stale().code); // One belongs to another shop.
    QCOMPARE(updated({30, 31, 32, 33, 34, 35, 36, 37, 99}).error().code, stale().code); // One does not exist.
}

/// A statement's buffers grow with the bound values and are reused.
void TestSession::whatIsBoundAnewIsStored()
{
    QFETCH(Back, back);
    Table table(back);
    QVERIFY(table.session.run("create table pair (text, bytes)"));
    QStringList texts;
    for (const int length : {0, 3, 300, 3, 20'000, 40'000, 300, 40'000, 1}) {
        for (const QChar letter : {u'a', u'é'})
            texts += QString(length, letter);
    }

    for (const QString &text : std::as_const(texts))
        QVERIFY(table.session.run("insert into pair values (?, ?)", text, text.toLatin1()));

    qsizetype at = 0;
    const Status read = table.session.each("select text, bytes from pair order by rowid", [&](const Row &row) {
        QCOMPARE(row.text(0), texts.at(at));
        QCOMPARE(row.bytes(1), texts.at(at).toLatin1());
        ++at;
    });
    QVERIFY(read);
    QCOMPARE(at, texts.size());
}

void TestSession::twoBlobsOfOneRow()
{
    QFETCH(Back, back);
    Table table(back);
    QVERIFY(table.session.run("insert into t (a, b) values (?, ?)", QByteArray("left"), QByteArray("right")));

    const auto both = table.session.first("select a, b from t", [](const Row &row) {
        return row.blob(0).toByteArray() + '-' + row.blob(1).toByteArray();
    });

    QCOMPARE(**both, QByteArray("left-right"));
}

void TestSession::statementThatFailedCanRunAgain()
{
    QFETCH(Back, back);
    Table table(back);
    const QByteArray insert = "insert into t (b) values (?)";
    QVERIFY(table.session.run(insert, 1));

    const Status again = table.session.run(insert, 1);

    QVERIFY(!again);
    QCOMPARE(again.error().kind, Error::Kind::Internal);
    QVERIFY(again.error().message.contains(u"UNIQUE"_s));
    QVERIFY(table.session.run(insert, 2));
}

void TestSession::statementsSurviveAChangedSchema()
{
    QFETCH(Back, back);
    Table table(back);
    const auto other = table.database.open();
    const auto count = [&] {
        return table.session.first("select count(*) from t", [](const Row &row) { return row.integer(0); });
    };
    QCOMPARE(**count(), 0);

    QVERIFY(other->run("alter table t add column c"));
    QVERIFY(other->run("insert into t (c) values (1)"));

    QCOMPARE(**count(), 1);
}

void TestSession::countsStatements()
{
    Table table(Back::Native);
    const qint64 before = table.session.statementsRun();

    QVERIFY(table.session.run("insert into t (a) values (1)"));
    QVERIFY(table.session.run("insert into t (a) values (1)"));
    QVERIFY(table.session.first("select a from t", [](const Row &row) { return row.integer(0); }));

    QCOMPARE(table.session.statementsRun() - before, 3);
}

void TestSession::wrongSqlIsAnError()
{
    QFETCH(Back, back);
    Table table(back);

    const Status run = table.session.run("select 1 from nowhere");

    QVERIFY(!run);
    QCOMPARE(run.error().kind, Error::Kind::Internal);
    QVERIFY2(run.error().message.contains(u"nowhere"_s), qPrintable(run.error().message));
}

void TestSession::linesOfText()
{
    Table table(Back::Native);
    const QStringList lines{u"Red"_s, u"Hot pink"_s, u"Crème"_s};
    QVERIFY(table.session.run("insert into t (a) values (?)", joinedLines(lines)));
    QVERIFY(table.session.run("insert into t (a) values (?)", joinedLines({})));
    QVERIFY(table.session.run("insert into t (a) values (?)", joinedLines({u"Red"_s})));
    QVERIFY(table.session.run("insert into t (a) values (?)", u"a\n\nb\n"_s));

    const auto read = table.session.all("select a from t order by key", [](const Row &row) { return row.lines(0); });

    QCOMPARE(read->at(0), lines);
    QVERIFY(read->at(1).isEmpty());
    QCOMPARE(read->at(2), QStringList({u"Red"_s}));
    QCOMPARE(read->at(3), QStringList({u"a"_s, u""_s, u"b"_s, u""_s}));
}

STEMDESK_GUILESS_TEST(TestSession)

} // namespace stemdesk::session_test

#include "tst_session.moc"
