#include "app/tls_files.h"

#include "tests/support/file_bytes.h"
#include "tests/support/pem_files.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSslCertificate>
#include <QSslKey>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemdesk::tls_files_test {

namespace {

void write(const QString &name, const QByteArray &bytes)
{
    QFile file(name);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
}

constexpr int kTimeout = 60'000;

} // namespace

class TestTlsFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsPairsThatFit_data();
    void readsPairsThatFit();
    void refusesWhatCannotServe_data();
    void refusesWhatCannotServe();
    void warnsOfDays();
    void warnsOfAnOpenKey();

    void init()
    {
        m_files = {.certificate = path(u"live.pem"_s), .key = path(u"live.key"_s)};
        makePemFiles(m_files.certificate, m_files.key);
        m_renewal = std::make_unique<TlsRenewal>(m_files, *m_files.read(), QDateTime::currentMSecsSinceEpoch);
        m_renewed = std::make_unique<QSignalSpy>(m_renewal.get(), &TlsRenewal::renewed);
    }
    void cleanup()
    {
        m_renewal.reset();
        for (const QString &name : {u"live"_s, u"next"_s, u"link"_s}) { // Some are links.
            for (const QString &end : {u".pem"_s, u".key"_s})
                QFile::remove(path(name + end));
        }
    }

    void whatIsTheSameIsNoNews()
    {
        m_renewal->look();
        QCOMPARE(m_renewed->count(), 0);
    }

    void findsNewFilesByItself()
    {
        makePemFiles(path(u"next.pem"_s), path(u"next.key"_s), u"rsa:2048"_s);
        moveOver(u"next.pem"_s, u"live.pem"_s);
        moveOver(u"next.key"_s, u"live.key"_s);
        expectNews();
        QTRY_COMPARE_WITH_TIMEOUT(m_renewed->count(), 1, kTimeout);
        const auto taken = m_renewed->constFirst().constFirst().value<QSslConfiguration>();
        QCOMPARE(taken.localCertificate(), m_files.read()->localCertificate());
    }

    /// The way certbot renews certificates.
    void followsLinksThatAreTurned()
    {
        makePemFiles(path(u"next.pem"_s), path(u"next.key"_s));
        for (const QString &end : {u".pem"_s, u".key"_s}) {
            QVERIFY(QFile::link(path(u"next"_s + end), path(u"link"_s + end)));
            moveOver(u"link"_s + end, u"live"_s + end);
        }
        expectNews();
        m_renewal->look();
        QCOMPARE(m_renewed->count(), 1);
    }

    void aBrokenPairIsSaidOnceAndTheOldOneStays()
    {
        makePemFiles(path(u"next.pem"_s), path(u"next.key"_s));
        moveOver(u"next.pem"_s, u"live.pem"_s);

        QTest::ignoreMessage(
            QtWarningMsg, QRegularExpression(u"^the certificate stays .* is not the one of the first certificate"_s));
        m_renewal->look();
        QTest::failOnWarning(QRegularExpression(u"."_s));
        m_renewal->look();
        QCOMPARE(m_renewed->count(), 0);

        moveOver(u"next.key"_s, u"live.key"_s);
        expectNews();
        m_renewal->look();
        QCOMPARE(m_renewed->count(), 1);
    }

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    TlsFiles files(const QString &certificate, const QString &key) const
    {
        return {.certificate = path(certificate), .key = path(key)};
    }
    void openssl(const QStringList &arguments) const { QCOMPARE(QProcess::execute(u"openssl"_s, arguments), 0); }

    QTemporaryDir m_folder;

    void moveOver(const QString &from, const QString &to) const
    {
        QFile::remove(path(to));
        QVERIFY(QFile::rename(path(from), path(to)));
    }
    static void expectNews()
    {
        QTest::ignoreMessage(QtInfoMsg, QRegularExpression(u"was renewed and is used from now on"_s));
    }

    TlsFiles m_files;
    std::unique_ptr<TlsRenewal> m_renewal;
    std::unique_ptr<QSignalSpy> m_renewed;
};

void TestTlsFiles::initTestCase()
{
    makePemFiles(path(u"ec.pem"_s), path(u"ec.key"_s));
    makePemFiles(path(u"rsa.pem"_s), path(u"rsa.key"_s), u"rsa:2048"_s);
    makePemFiles(path(u"short.pem"_s), path(u"short.key"_s), u"rsa:1024"_s);
    openssl({u"ec"_s, u"-in"_s, path(u"ec.key"_s), u"-out"_s, path(u"ec-old.key"_s)});
    openssl({u"pkcs8"_s, u"-topk8"_s, u"-in"_s, path(u"ec.key"_s), u"-out"_s, path(u"locked.key"_s), u"-passout"_s,
             u"pass:hush"_s});
    openssl({u"ec"_s, u"-aes128"_s, u"-in"_s, path(u"ec.key"_s), u"-out"_s, path(u"locked-old.key"_s), u"-passout"_s,
             u"pass:hush"_s});
    write(path(u"chain.pem"_s), fileBytes(path(u"ec.pem"_s)) + fileBytes(path(u"rsa.pem"_s)));
    write(path(u"both"_s), fileBytes(path(u"ec.key"_s)) + fileBytes(path(u"ec.pem"_s)));
    write(path(u"damaged.pem"_s), fileBytes(path(u"ec.pem"_s)).replace("MII", "MIX"));
    write(path(u"empty"_s), {});
}

void TestTlsFiles::readsPairsThatFit_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("certificates");
    QTest::newRow("EC") << u"ec.pem"_s << u"ec.key"_s << 1;
    QTest::newRow("EC, as it was written once") << u"ec.pem"_s << u"ec-old.key"_s << 1;
    QTest::newRow("RSA") << u"rsa.pem"_s << u"rsa.key"_s << 1;
    QTest::newRow("chain") << u"chain.pem"_s << u"ec.key"_s << 2;
    QTest::newRow("one file") << u"both"_s << u"both"_s << 1;
}

void TestTlsFiles::readsPairsThatFit()
{
    QFETCH(const QString, certificate);
    QFETCH(const QString, key);
    QFETCH(const int, certificates);

    const Result<QSslConfiguration> read = files(certificate, key).read();

    QVERIFY2(read, read ? "" : qPrintable(read.error().message));
    QCOMPARE(read->localCertificateChain().size(), certificates);
    QVERIFY(!read->privateKey().isNull());
}

void TestTlsFiles::refusesWhatCannotServe_data()
{
    QTest::addColumn<QString>("certificate");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("another's key") << u"ec.pem"_s << u"rsa.key"_s << QByteArray("wrong_key");
    QTest::newRow("the key of one behind it") << u"chain.pem"_s << u"rsa.key"_s << QByteArray("wrong_key");
    QTest::newRow("a passphrase") << u"ec.pem"_s << u"locked.key"_s << QByteArray("encrypted_key");
    QTest::newRow("a passphrase, as of old") << u"ec.pem"_s << u"locked-old.key"_s << QByteArray("encrypted_key");
    QTest::newRow("short") << u"short.pem"_s << u"short.key"_s << QByteArray("weak_key");
    QTest::newRow("no key") << u"ec.pem"_s << u"ec.pem"_s << QByteArray("no_private_key");
    QTest::newRow("no certificate") << u"ec.key"_s << u"ec.key"_s << QByteArray("no_certificate");
    QTest::newRow("damaged") << u"damaged.pem"_s << u"ec.key"_s << QByteArray("no_certificate");
    QTest::newRow("empty") << u"empty"_s << u"empty"_s << QByteArray("no_certificate");
    QTest::newRow("missing") << u"ec.pem"_s << u"nowhere"_s << QByteArray("file_not_read");
}

void TestTlsFiles::refusesWhatCannotServe()
{
    QFETCH(const QString, certificate);
    QFETCH(const QString, key);
    QFETCH(const QByteArray, code);

    const Result<QSslConfiguration> read = files(certificate, key).read();

    QVERIFY(!read);
    QCOMPARE(read.error().code, code);
    QVERIFY(read.error().message.contains(m_folder.path())); // It says which file.
}

void TestTlsFiles::warnsOfDays()
{
    const TlsFiles pair = files(u"ec.pem"_s, u"ec.key"_s);
    const QSslConfiguration read = *pair.read();
    const QDateTime today = QDateTime::currentDateTime();

    QCOMPARE(pair.warnings(read, today.addDays(1).toMSecsSinceEpoch()), QStringList());
    const QStringList late = pair.warnings(read, today.addDays(3).toMSecsSinceEpoch());
    QCOMPARE(late.size(), 1);
    QVERIFY(late.constFirst().contains(u"has expired on"_s));
    const QStringList early = pair.warnings(read, today.addDays(-3).toMSecsSinceEpoch());
    QCOMPARE(early.size(), 1);
    QVERIFY(early.constFirst().contains(u"is not valid before"_s));
}

void TestTlsFiles::warnsOfAnOpenKey()
{
#ifdef Q_OS_UNIX
    QVERIFY(QFile::copy(path(u"ec.key"_s), path(u"open.key"_s)));
    QVERIFY(QFile::setPermissions(path(u"open.key"_s), QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
    const TlsFiles pair = files(u"ec.pem"_s, u"open.key"_s);

    const QStringList warnings = pair.warnings(*pair.read(), QDateTime::currentMSecsSinceEpoch());

    QCOMPARE(warnings.size(), 1);
    QVERIFY(warnings.constFirst().contains(u"chmod 600"_s));
#endif
}

STEMDESK_GUILESS_TEST(TestTlsFiles)

} // namespace stemdesk::tls_files_test

#include "tst_tls_files.moc"
