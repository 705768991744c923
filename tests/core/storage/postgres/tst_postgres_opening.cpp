#include "core/storage/postgres/postgres_opening.h"

#include "core/storage/postgres/postgres_address.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace stemdesk::postgres_opening_test {

class TestPostgresOpening : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysItInPlainWords_data();
    void saysItInPlainWords();
    void sentencesDoWithoutNames();
    void unknownReasonIsRepeated();
};

// Messages of libpq 15 and of servers.
void TestPostgresOpening::saysItInPlainWords_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("field");
    const QString to = u"connection to server at \"db\" (192.0.2.7), port 5433 failed: "_s;
    QTest::newRow("name") << u"could not translate host name \"db\" to address: Name or service not known"_s
                          << u"There is no server of the name db:5433; check the host in the database's address."_s
                          << u"host"_s;
    QTest::newRow("refused") << to
            + u"Connection refused\n\tIs the server running on that host and accepting TCP/IP "
              "connections?"_s
                             << u"Nothing answers at db:5433; is the database server running there?"_s << u"host"_s;
    QTest::newRow("silence") << to + u"timeout expired"_s
                             << u"db:5433 does not answer; check the network, and whether a firewall lets Stemdesk "
                                "through."_s
                             << u"host"_s;
    QTest::newRow("password") << to + u"FATAL:  password authentication failed for user \"anna\""_s
                              << u"The database server at db:5433 does not accept the password of anna."_s
                              << u"password"_s;
    QTest::newRow("no password") << to + u"fe_sendauth: no password supplied"_s
                                 << u"The database server at db:5433 asks for the password of anna; keep it in the "
                                    "keyring (stemdesk secrets set-password), in ~/.pgpass or in a connection service "
                                    "file."_s
                                 << u"password"_s;
    QTest::newRow("database") << to + u"FATAL:  database \"shop\" does not exist"_s
                              << u"There is no database shop at db:5433."_s << u"database"_s;
    QTest::newRow("role") << to + u"FATAL:  role \"anna\" does not exist"_s
                          << u"The database server at db:5433 knows no user anna."_s << u"user"_s;
    QTest::newRow("no way in") << to + u"FATAL:  no pg_hba.conf entry for host \"192.0.2.1\", user \"anna\""_s
                               << u"The database server at db:5433 does not let anna into the database shop from this "
                                  "machine; its pg_hba.conf says who may come in."_s
                               << u"user"_s;
    QTest::newRow("right to connect") << to
            + u"FATAL:  permission denied for database \"shop\"\nDETAIL:  User does "
              "not have CONNECT privilege."_s
                                      << u"anna may not connect to the database shop."_s << u"database"_s;
    QTest::newRow("peer") << to + u"FATAL:  Peer authentication failed for user \"anna\""_s
                          << u"The database server at db:5433 does not let anna in: it goes by the name of the "
                             "system's user."_s
                          << u"user"_s;
    QTest::newRow("certificate") << to + u"SSL error: certificate verify failed"_s
                                 << u"The certificate of the database server at db:5433 is not trusted; name the "
                                    "certificate of its authority with sslrootcert=FILE in the address."_s
                                 << u"sslmode"_s;
    QTest::newRow("another name") << to + u"server certificate for \"other\" does not match host name \"db\""_s
                                  << u"The certificate of the database server is not for db:5433."_s << u"sslmode"_s;
    QTest::newRow("no TLS") << to + u"server does not support SSL, but SSL was required"_s
                            << u"The database server at db:5433 does not offer TLS, without which it is not spoken "
                               "to."_s
                            << u"sslmode"_s;
    QTest::newRow("starting") << to + u"FATAL:  the database system is starting up"_s
                              << u"The database server at db:5433 is starting or stopping; try again in a moment."_s
                              << u"host"_s;
    QTest::newRow("pool alone") << to + u"FATAL:  server login has been failing, try again later"_s
                                << u"The pool at db:5433 does not reach the database server; try again in a moment."_s
                                << u"host"_s;
    QTest::newRow("crowded") << to + u"FATAL:  sorry, too many clients already"_s
                             << u"The database server at db:5433 has no connection left; close a program that uses "
                                "it."_s
                             << u"host"_s;
}

void TestPostgresOpening::saysItInPlainWords()
{
    QFETCH(QString, message);
    QFETCH(QString, sentence);
    QFETCH(QString, field);

    const Error error =
        postgresOpeningError(message, {.host = u"db"_s, .port = 5433, .database = u"shop"_s, .user = u"anna"_s});

    QCOMPARE(error.message, sentence);
    QCOMPARE(error.code, QByteArray("storage_unavailable"));
    QCOMPARE(error.kind, Error::Kind::Unavailable);
    QCOMPARE(error.field, field);
}

void TestPostgresOpening::sentencesDoWithoutNames()
{
    const Error socket = postgresOpeningError(u"connection failed: No such file or directory"_s, {});
    const Error service = postgresOpeningError(u"password authentication failed"_s, {.service = u"shop"_s});

    QCOMPARE(socket.message, u"No database server has a socket at this machine; is it running?"_s);
    QCOMPARE(service.message, u"The database server at the service shop does not accept the password of this user."_s);
}

void TestPostgresOpening::unknownReasonIsRepeated()
{
    QCOMPARE(postgresOpeningError(u"the moon\nis wrong\n"_s, {.host = u"::1"_s, .port = 1}).message,
             u"The database server at [::1]:1 cannot be reached: the moon is wrong."_s);
    QCOMPARE(postgresOpeningError({}, {.host = u"db"_s}).message,
             u"The database server at db cannot be reached: no reason given."_s);
}

STEMDESK_GUILESS_TEST(TestPostgresOpening)

} // namespace stemdesk::postgres_opening_test

#include "tst_postgres_opening.moc"
