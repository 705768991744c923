#include "core/storage/postgres/postgres_address.h"

#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::postgres_address_test {

class TestPostgresAddress : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsAndWritesUrls_data();
    void readsAndWritesUrls();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
    void tellsTheMachineFromTheNet_data();
    void tellsTheMachineFromTheNet();
};

void TestPostgresAddress::readsAndWritesUrls_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<PostgresAddress>("address");
    QTest::addColumn<QString>("text");
    QTest::newRow("all of it") << u"postgresql://anna@db.example.com:5433/shop?sslmode=verify-full"_s
                               << PostgresAddress{u"db.example.com"_s, 5433, u"shop"_s, u"anna"_s,
                                                  u"verify-full"_s,    {},   {}}
                               << u"postgresql://anna@db.example.com:5433/shop?sslmode=verify-full"_s;
    QTest::newRow("the short name") << u"postgres://db/shop"_s
                                    << PostgresAddress{.host = u"db"_s, .database = u"shop"_s}
                                    << u"postgresql://db/shop"_s;
    QTest::newRow("nothing") << u"postgresql://"_s << PostgresAddress{} << u"postgresql:///"_s;
    QTest::newRow("socket") << u"postgresql:///shop?host=/run/postgresql&port=5433&user=anna"_s
                            << PostgresAddress{u"/run/postgresql"_s, 5433, u"shop"_s, u"anna"_s, {}, {}, {}}
                            << u"postgresql://anna@/shop?host=%2Frun%2Fpostgresql&port=5433"_s;
    QTest::newRow("socket as host") << u"postgresql://%2Frun%2Fpostgresql/shop"_s
                                    << PostgresAddress{.host = u"/run/postgresql"_s, .database = u"shop"_s}
                                    << u"postgresql:///shop?host=%2Frun%2Fpostgresql"_s;
    QTest::newRow("IPv6") << u"postgresql://[::1]:5433/shop"_s
                          << PostgresAddress{.host = u"::1"_s, .port = 5433, .database = u"shop"_s}
                          << u"postgresql://[::1]:5433/shop"_s;
    QTest::newRow("odd letters") << u"postgresql://anna%40home@db/my%20shop%2F1"_s
                                 << PostgresAddress{.host = u"db"_s, .database = u"my shop/1"_s, .user = u"anna@home"_s}
                                 << u"postgresql://anna%40home@db/my%20shop%2F1"_s;
    QTest::newRow("certificates") << u"postgresql://db/shop?sslmode=verify-full&sslrootcert=/etc/our%20ca.pem"_s
                                  << PostgresAddress{.host = u"db"_s,
                                                     .database = u"shop"_s,
                                                     .sslMode = u"verify-full"_s,
                                                     .sslRootCert = u"/etc/our ca.pem"_s}
                                  << u"postgresql://db/shop?sslmode=verify-full&sslrootcert=%2Fetc%2Four%20ca.pem"_s;
    QTest::newRow("local without TLS") << u"postgresql://127.0.0.1/shop?sslmode=disable"_s
                                       << PostgresAddress{.host = u"127.0.0.1"_s,
                                                          .database = u"shop"_s,
                                                          .sslMode = u"disable"_s}
                                       << u"postgresql://127.0.0.1/shop?sslmode=disable"_s;
    QTest::newRow("several hosts") << u"postgresql://anna@a:5433,[::2]:5433/shop?target_session_attrs=read-write"_s
                                   << PostgresAddress{.host = u"a,::2"_s,
                                                      .port = 5433,
                                                      .database = u"shop"_s,
                                                      .user = u"anna"_s}
                                   << u"postgresql://anna@a:5433,[::2]:5433/shop"_s;
    QTest::newRow("several sockets") << u"postgresql:///shop?host=/run/a,/run/b"_s
                                     << PostgresAddress{.host = u"/run/a,/run/b"_s, .database = u"shop"_s}
                                     << u"postgresql:///shop?host=%2Frun%2Fa%2C%2Frun%2Fb"_s;
    QTest::newRow("service") << u"postgresql:///?service=shop"_s << PostgresAddress{.service = u"shop"_s}
                             << u"postgresql:///?service=shop"_s;
}

void TestPostgresAddress::readsAndWritesUrls()
{
    QFETCH(QString, url);
    QFETCH(PostgresAddress, address);
    QFETCH(QString, text);

    const Result<PostgresAddress> read = PostgresAddress::parse(url);

    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(*read, address);
    QCOMPARE(read->text(), text);
    QCOMPARE(*PostgresAddress::parse(text), address);
}

void TestPostgresAddress::refusesWhatIsNone_data()
{
    QTest::addColumn<QString>("url");
    QTest::newRow("another scheme") << u"mysql://db/shop"_s;
    QTest::newRow("password") << u"postgresql://anna:hushhush@db/shop"_s;
    QTest::newRow("password as parameter") << u"postgresql://anna@db/shop?password=hushhush"_s;
    QTest::newRow("port") << u"postgresql://db:0/shop"_s;
    QTest::newRow("port of words") << u"postgresql://db:many/shop"_s;
    QTest::newRow("open bracket") << u"postgresql://[::1/shop"_s;
    QTest::newRow("behind the bracket") << u"postgresql://[::1]x/shop"_s;
    QTest::newRow("sslmode") << u"postgresql://db/shop?sslmode=maybe"_s;
    QTest::newRow("unknown parameter") << u"postgresql://db/shop?options=-cfsync%3Doff"_s;
    QTest::newRow("port that is half a password") << u"postgresql://anna:hushhush/1@db/shop"_s;
    QTest::newRow("parameter that is half a password") << u"postgresql://anna:1?hushhush@db/shop"_s;
    QTest::newRow("no TLS") << u"postgresql://db/shop?sslmode=disable"_s;
    QTest::newRow("TLS with anybody") << u"postgresql://db/shop?sslmode=require"_s;
    QTest::newRow("TLS with any host") << u"postgresql://db/shop?sslmode=verify-ca"_s;
    QTest::newRow("TLS at will with a service") << u"postgresql:///shop?sslmode=prefer&service=shop"_s;
    QTest::newRow("several hosts without TLS") << u"postgresql://localhost,db.example.com/shop?sslmode=disable"_s;
    QTest::newRow("several hosts, written another way")
        << u"postgresql://localhost%2Cdb.example.com/shop?sslmode=disable"_s;
    QTest::newRow("several hosts and ports") << u"postgresql://localhost:5432,db.example.com:5433/shop"_s;
    QTest::newRow("a host without a name") << u"postgresql://a,,b/shop"_s;
    QTest::newRow("a server to read from") << u"postgresql://a,b/shop?target_session_attrs=any"_s;
    QTest::newRow("a host behind a socket") << u"postgresql:///shop?host=/run,db.example.com&sslmode=disable"_s;
    QTest::newRow("the host's address apart") << u"postgresql://localhost/shop?hostaddr=192.0.2.7"_s;
    QTest::newRow("no value") << u"postgresql://db/shop?sslmode"_s;
}

void TestPostgresAddress::refusesWhatIsNone()
{
    QFETCH(QString, url);

    const Result<PostgresAddress> read = PostgresAddress::parse(url);

    QVERIFY(!read);
    QCOMPARE(read.error().code, QByteArray("invalid_database"));
    QVERIFY(!read.error().message.contains(u"hushhush"_s));
}

void TestPostgresAddress::tellsTheMachineFromTheNet_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("isLocal");
    QTest::newRow("usual socket") << u"postgresql:///shop"_s << true;
    QTest::newRow("socket") << u"postgresql:///shop?host=/run"_s << true;
    QTest::newRow("IPv4") << u"postgresql://127.0.0.1/shop"_s << true;
    QTest::newRow("IPv6") << u"postgresql://[::1]/shop"_s << true;
    QTest::newRow("name") << u"postgresql://localhost/shop"_s << true;
    QTest::newRow("another machine") << u"postgresql://localhost.example.com/shop"_s << false;
    QTest::newRow("several here") << u"postgresql://localhost,[::1]/shop"_s << true;
    QTest::newRow("one of them elsewhere") << u"postgresql://localhost,db.example.com/shop"_s << false;
    QTest::newRow("who knows") << u"postgresql:///?service=shop"_s << false;
}

void TestPostgresAddress::tellsTheMachineFromTheNet()
{
    QFETCH(QString, url);
    QFETCH(bool, isLocal);

    QCOMPARE(PostgresAddress::parse(url)->isLocal(), isLocal);
}

STEMDESK_GUILESS_TEST(TestPostgresAddress)

} // namespace stemdesk::postgres_address_test

#include "tst_postgres_address.moc"
