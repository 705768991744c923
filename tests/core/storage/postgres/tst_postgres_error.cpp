#include "core/storage/postgres/postgres_pipeline.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::postgres_error_test {

class TestPostgresError : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void statesHaveTheirCodes_data();
    void statesHaveTheirCodes();
    void aQuotaIsRoom();
    void aKilledCoordinatorIsAway();
    void aDividedShardIsAClash();
    void sentenceEndsOnce();
};

void TestPostgresError::statesHaveTheirCodes_data()
{
    QTest::addColumn<QByteArray>("state");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("serialization failure") << QByteArray("40001") << QByteArray("write_clash");
    QTest::newRow("deadlock") << QByteArray("40P01") << QByteArray("write_clash");
    QTest::newRow("lock time-out") << QByteArray("55P03") << QByteArray("busy");
    QTest::newRow("statement time-out") << QByteArray("57014") << QByteArray("busy");
    QTest::newRow("too many connections") << QByteArray("53300") << QByteArray("busy");
    QTest::newRow("disk full") << QByteArray("53100") << QByteArray("storage_full");
    QTest::newRow("connection failure") << QByteArray("08006") << QByteArray("storage_unavailable");
    QTest::newRow("shutting down") << QByteArray("57P01") << QByteArray("storage_unavailable");
    QTest::newRow("starting up") << QByteArray("57P03") << QByteArray("storage_unavailable");
    QTest::newRow("asleep in a transaction") << QByteArray("25P03") << QByteArray("storage_unavailable");
    QTest::newRow("read only") << QByteArray("25006") << QByteArray("storage_unavailable");
    QTest::newRow("wrong password") << QByteArray("28P01") << QByteArray("storage_unavailable");
    QTest::newRow("no such database") << QByteArray("3D000") << QByteArray("storage_unavailable");
    QTest::newRow("no right") << QByteArray("42501") << QByteArray("storage_unavailable");
    QTest::newRow("disk") << QByteArray("58030") << QByteArray("storage_unavailable");
    QTest::newRow("bad page") << QByteArray("XX001") << QByteArray("storage_damaged");
    QTest::newRow("bad index") << QByteArray("XX002") << QByteArray("storage_damaged");
    QTest::newRow("a rule of ours") << QByteArray("23505") << QByteArray("internal_error");
    QTest::newRow("wrong SQL") << QByteArray("42601") << QByteArray("internal_error");
    QTest::newRow("none") << QByteArray() << QByteArray("internal_error");
}

void TestPostgresError::statesHaveTheirCodes()
{
    QFETCH(QByteArray, state);
    QFETCH(QByteArray, code);

    const Error error = postgresError(state, u"ERROR: something\n"_s);

    QCOMPARE(error.code, code);
    QCOMPARE(error.kind, code == "internal_error" ? Error::Kind::Internal : Error::Kind::Unavailable);
}

void TestPostgresError::aQuotaIsRoom()
{
    const QString said = u"ERROR:  could not extend file \"base/5/16384\": Disk quota exceeded"_s;

    QCOMPARE(postgresError("XX000", said).code, QByteArray("storage_full"));
}

void TestPostgresError::aKilledCoordinatorIsAway()
{
    const Error error = postgresError("XX000", u"postmaster was shut down, exiting"_s);

    QCOMPARE(error.code, QByteArray("storage_unavailable"));
    QCOMPARE(error.kind, Error::Kind::Unavailable);
}

void TestPostgresError::aDividedShardIsAClash()
{
    QCOMPARE(postgresError("XX000", u"could not find valid entry for shard 102014"_s).code, QByteArray("write_clash"));
}

void TestPostgresError::sentenceEndsOnce()
{
    QCOMPARE(postgresError("28P01", u"FATAL: wrong\npassword.\n"_s).message,
             u"The database server refuses: FATAL: wrong password."_s);
    QCOMPARE(postgresError("08006", {}).message, u"The database server cannot be reached: the connection is lost."_s);
}

STEMDESK_GUILESS_TEST(TestPostgresError)

} // namespace stemdesk::postgres_error_test

#include "tst_postgres_error.moc"
