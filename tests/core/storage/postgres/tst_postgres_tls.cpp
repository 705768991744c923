#include "core/storage/postgres/postgres_driver.h"

#include "core/storage/postgres/postgres_address.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemdesk::postgres_tls_test {

class TestPostgresTls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void otherMachinesAreVerified_data();
    void otherMachinesAreVerified();
    void rootsAreTheSystemsUnlessSaid_data();
    void rootsAreTheSystemsUnlessSaid();
    void ownRootsAreLeftToLibpq();

private:
    static PostgresAddress address(const QString &url) { return *PostgresAddress::parse(url); }

    std::unique_ptr<QTemporaryDir> m_home;
};

void TestPostgresTls::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("HOME", QFile::encodeName(m_home->path()));
    qunsetenv("PGSSLROOTCERT");
}

void TestPostgresTls::otherMachinesAreVerified_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("mode");
    QTest::newRow("another machine") << u"postgresql://db/shop"_s << u"verify-full"_s;
    QTest::newRow("a service") << u"postgresql:///?service=shop"_s << u"verify-full"_s;
    QTest::newRow("no host: PGHOST may name one") << u"postgresql:///shop"_s << u"verify-full"_s;
    QTest::newRow("the same, at will") << u"postgresql:///shop?sslmode=disable"_s << u"verify-full"_s;
    QTest::newRow("this machine") << u"postgresql://127.0.0.1/shop"_s << QString();
    QTest::newRow("this machine, at will") << u"postgresql://localhost/shop?sslmode=disable"_s << u"disable"_s;
    QTest::newRow("socket") << u"postgresql:///shop?host=/run/postgresql"_s << QString();
}

void TestPostgresTls::otherMachinesAreVerified()
{
    QFETCH(QString, url);
    QFETCH(QString, mode);

    QCOMPARE(tlsMode(address(url)), mode);
}

void TestPostgresTls::rootsAreTheSystemsUnlessSaid_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("pattern");
    const QString system = u"^(/.*\\.(crt|pem)|system)$"_s;
    QTest::newRow("another machine") << u"postgresql://db/shop"_s << system;
    QTest::newRow("the system's, said") << u"postgresql://localhost/shop?sslrootcert=system"_s << system;
    QTest::newRow("named") << u"postgresql://db/shop?sslrootcert=/own/ca.pem"_s << u"^/own/ca\\.pem$"_s;
    QTest::newRow("a service's own") << u"postgresql:///?service=shop"_s << u"^$"_s;
    QTest::newRow("nothing to verify") << u"postgresql://localhost/shop"_s << u"^$"_s;
}

void TestPostgresTls::rootsAreTheSystemsUnlessSaid()
{
    QFETCH(QString, url);
    QFETCH(QString, pattern);

    const QString roots = trustedRoots(address(url));

    QVERIFY2(QRegularExpression(pattern).match(roots).hasMatch(), qPrintable(roots));
}

void TestPostgresTls::ownRootsAreLeftToLibpq()
{
    const QString name = m_home->filePath(u".postgresql/root.crt"_s);
    QVERIFY(QDir().mkpath(m_home->filePath(u".postgresql"_s)));
    QFile file(name);
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(trustedRoots(address(u"postgresql://db/shop"_s)), QString());

    QVERIFY(file.remove());
    qputenv("PGSSLROOTCERT", "/own/ca.pem");
    QCOMPARE(trustedRoots(address(u"postgresql://db/shop"_s)), QString());
}

STEMDESK_GUILESS_TEST(TestPostgresTls)

} // namespace stemdesk::postgres_tls_test

#include "tst_postgres_tls.moc"
