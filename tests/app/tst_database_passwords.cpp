#include "app/database_choice.h"

#include "core/storage/postgres/postgres_address.h"
#include "tests/support/file_bytes.h"
#include "tests/support/keyring_session.h"
#include "tests/support/postgres_server.h"
#include "tests/support/program.h"
#include "tests/support/test_authority.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace stemdesk::database_passwords_test {

namespace {

constexpr int kTimeout = 60'000;
const QString kPassword = u"wisteria 7 \\'=: night"_s; // With special characters.

quint16 freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : quint16(0);
}

void write(const QString &name, const QByteArray &text)
{
    QFile file(name);
    QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
    QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
}

} // namespace

/// The built program on a PostgreSQL server that asks for passwords and proves who it is.
class TestDatabasePasswords : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void entryIsOneForAllWaysToWriteIt();
    void passwordComesFromAFile();
    void passwordComesFromTheKeyring();
    void passwordIsShownNowhere();
    void certificateIsVerified();

private:
    ProgramRun listShops(const QString &database) const
    {
        return runProgram({u"shop"_s, u"list"_s, u"--data"_s, m_data, u"--database"_s, database});
    }
    ProgramRun keepPassword(const QString &database, const QByteArray &input) const;
    void startUnlocked();
    QString url(const QString &host = u"127.0.0.1"_s) const;

    std::unique_ptr<KeyringSession> m_session;
    std::optional<PostgresServer> m_server;
    quint16 m_port = 0;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_data;
};

void TestDatabasePasswords::initTestCase()
{
    m_session = std::make_unique<KeyringSession>(); // And with it a home of the test's own, without a .pgpass.
    QVERIFY(m_session->isUp());
    m_port = freePort();
    m_server.emplace(PostgresServer::startGuarded(m_port));
    QString quoted = kPassword;
    m_server->run(u"create role anna login password '%1'"_s.arg(quoted.replace(u'\'', "''"_L1)));
    m_server->run(u"create database shop owner anna"_s);
}

void TestDatabasePasswords::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_data = m_folder->filePath(u"data"_s);
    qunsetenv("PGPASSFILE");
    qunsetenv("PGPASSWORD");
}

void TestDatabasePasswords::cleanup()
{
    m_session->stopKeyring();
}

void TestDatabasePasswords::startUnlocked()
{
    m_session->startUnlocked();
    QTRY_VERIFY_WITH_TIMEOUT(Keychain().state() == Keychain::State::Ready, kTimeout);
}

QString TestDatabasePasswords::url(const QString &host) const
{
    return u"postgresql://anna@%1:%2/shop"_s.arg(host).arg(m_port);
}

ProgramRun TestDatabasePasswords::keepPassword(const QString &database, const QByteArray &input) const
{
    QProcess process;
    process.start(programPath(), {u"secrets"_s, u"set-password"_s, database});
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(kTimeout);
    return {.exitCode = process.exitCode(),
            .output = process.readAllStandardOutput(),
            .errors = process.readAllStandardError()};
}

void TestDatabasePasswords::entryIsOneForAllWaysToWriteIt()
{
    startUnlocked();
    Keychain keyring;
    const DatabasePasswords passwords(keyring);
    const auto found = [&](const QString &database) {
        const Result<QString> password = passwords.find(*PostgresAddress::parse(database));
        return password ? *password : password.error().message;
    };
    QVERIFY(passwords.keep(*PostgresAddress::parse(u"postgresql://anna@DB.example.com:5432/shop"_s),
                           SecretBytes(kPassword.toUtf8())));

    QCOMPARE(found(u"postgres://anna@db.example.com/shop?sslmode=verify-full&sslrootcert=/ca.pem"_s), kPassword);
    QCOMPARE(found(u"postgresql://anna@db.example.com/other"_s), QString());
    QCOMPARE(found(u"postgresql://berta@db.example.com/shop"_s), QString());
    QCOMPARE(found(u"postgresql://anna@db.example.com:5433/shop"_s), QString());
    QVERIFY(passwords.forget(*PostgresAddress::parse(u"postgresql://anna@db.example.com/shop"_s)));
    QCOMPARE(found(u"postgresql://anna@db.example.com/shop"_s), QString());
}

void TestDatabasePasswords::passwordComesFromAFile()
{
    const QString database = url();
    const QString file = m_folder->filePath(u"passwords"_s);
    const auto line = [](QString password) {
        return "*:*:*:anna:" + password.replace(u'\\', "\\\\"_L1).replace(u':', "\\:"_L1).toUtf8() + '\n';
    };
    const ProgramRun none = listShops(database);
    qputenv("PGPASSFILE", QFile::encodeName(file));
    write(file, line(kPassword + u"?"_s));
    const ProgramRun wrong = listShops(database);
    write(file, line(kPassword));
    const ProgramRun right = listShops(database);
    qunsetenv("PGPASSFILE");
    qputenv("PGPASSWORD", kPassword.toUtf8());
    const ProgramRun byVariable = listShops(database);

    QCOMPARE(none.exitCode, 1);
    QVERIFY2(none.errors.contains("asks for the password of anna; keep it in"), none.errors.constData());
    QCOMPARE(wrong.exitCode, 1);
    QVERIFY2(wrong.errors.endsWith("does not accept the password of anna.\n"), wrong.errors.constData());
    QVERIFY(!wrong.errors.contains(kPassword.toUtf8()));
    QVERIFY2(right.exitCode == 0, right.errors.constData());
    QCOMPARE(byVariable.output, right.output);
}

void TestDatabasePasswords::passwordComesFromTheKeyring()
{
    const QString database = url();
    const ProgramRun withoutKeyring = keepPassword(database, kPassword.toUtf8() + '\n');
    startUnlocked();

    const ProgramRun empty = keepPassword(database, "\n");
    const ProgramRun kept = keepPassword(database + u"?sslmode=require"_s, kPassword.toUtf8() + '\n');
    const ProgramRun found = listShops(database);
    m_session->startLocked();
    QTRY_VERIFY_WITH_TIMEOUT(Keychain().state() == Keychain::State::Locked, kTimeout);
    const ProgramRun locked = listShops(database);
    startUnlocked();
    const ProgramRun forgotten = runProgram({u"secrets"_s, u"forget-password"_s, database});
    const ProgramRun without = listShops(database);

    QCOMPARE(withoutKeyring.exitCode, 1);
    QVERIFY2(withoutKeyring.errors.startsWith("The keyring cannot be reached"), withoutKeyring.errors.constData());
    QCOMPARE(empty.exitCode, 1);
    QVERIFY2(kept.exitCode == 0, kept.errors.constData());
    QVERIFY(!kept.output.contains("wisteria") && !kept.errors.contains("wisteria"));
    QVERIFY2(found.exitCode == 0, found.errors.constData());
    QCOMPARE(locked.exitCode, 1);
    QVERIFY2(locked.errors.endsWith("The keyring, where it may be, is locked.\n"), locked.errors.constData());
    QCOMPARE(forgotten.exitCode, 0);
    QCOMPARE(without.exitCode, 1);
}

void TestDatabasePasswords::passwordIsShownNowhere()
{
    const QString database = url();
    startUnlocked();
    QCOMPARE(keepPassword(database, kPassword.toUtf8()).exitCode, 0);
    const QString log = m_folder->filePath(u"log"_s);
    qputenv("QT_LOGGING_RULES", "*=true");
    qputenv("STEMDESK_CORE_DUMPS", "1"); // Else only root may read the program's environment.
    QProcess served;
    served.setStandardErrorFile(log);
    served.start(programPath(),
                 {u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--data"_s, m_data, u"--database"_s, database});
    qunsetenv("QT_LOGGING_RULES");
    QVERIFY(served.waitForReadyRead(kTimeout));
    const QString process = u"/proc/%1/"_s.arg(served.processId());
    const QByteArray commandLine = fileBytes(process + u"cmdline"_s);
    const QByteArray environment = fileBytes(process + u"environ"_s);
    served.terminate();
    QVERIFY(served.waitForFinished(kTimeout));

    QVERIFY(commandLine.contains("postgresql://anna@127.0.0.1"));
    QCOMPARE(served.exitCode(), 0);
    QByteArray files;
    for (const QFileInfo &file : QDir(m_data).entryInfoList(QDir::Files | QDir::Hidden))
        files += fileBytes(file.filePath());
    for (const QByteArray &text : {commandLine, environment, fileBytes(log), served.readAllStandardOutput(), files})
        QVERIFY(!text.contains("wisteria"));
}

void TestDatabasePasswords::certificateIsVerified()
{
    qputenv("PGPASSWORD", kPassword.toUtf8());
    const QString verified = url(u"localhost"_s) + u"?sslmode=verify-full"_s;
    const ProgramRun plain = listShops(verified);
    const TestAuthority authority;
    const TestAuthority::Identity identity = authority.issue(u"DNS:localhost"_s);
    m_server->keepFile(u"server.crt"_s, QString::fromLatin1(identity.certificate.toPem()));
    m_server->keepFile(u"server.key"_s, QString::fromLatin1(identity.key.toPem()));
    m_server->run(u"alter system set ssl = on"_s);
    m_server->reload();
    const QString trusted = u"&sslrootcert="_s + authority.file();

    const ProgramRun untrusted = listShops(verified);
    const ProgramRun right = listShops(verified + trusted);
    const QString otherName = url() + u"?sslmode=verify-full"_s + trusted;
    const ProgramRun wrongName = listShops(otherName);
    const ProgramRun missing = listShops(verified + u"&sslrootcert=/nowhere.pem"_s);

    QVERIFY2(plain.errors.contains("does not offer TLS"), plain.errors.constData());
    QVERIFY2(untrusted.errors.contains("is not trusted"), untrusted.errors.constData());
    QVERIFY2(right.exitCode == 0, right.errors.constData());
    QVERIFY2(wrongName.errors.contains("is not for 127.0.0.1"), wrongName.errors.constData());
    QVERIFY2(missing.errors.contains("trusted certificates cannot be read"), missing.errors.constData());
}

STEMDESK_GUILESS_TEST(TestDatabasePasswords)

} // namespace stemdesk::database_passwords_test

#include "tst_database_passwords.moc"
