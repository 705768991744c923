#include "tests/support/pem_files.h"
#include "tests/support/program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QProcess>
#include <QSslCertificate>
#include <QSslSocket>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <csignal>
#include <memory>

namespace stemdesk::serve_tls_test {

namespace {

constexpr int kTimeout = 60'000;

/// The certificate that a client gets now.
QSslCertificate shown(quint16 port)
{
    QSslSocket client;
    client.setPeerVerifyMode(QSslSocket::VerifyNone);
    client.connectToHostEncrypted(u"127.0.0.1"_s, port);
    return client.waitForEncrypted(kTimeout) ? client.peerCertificate() : QSslCertificate();
}

QSslCertificate certificateIn(const QString &name)
{
    QFile file(name);
    return file.open(QFile::ReadOnly) ? QSslCertificate(&file) : QSslCertificate();
}

QByteArray outputOf(const QStringList &arguments)
{
    QProcess openssl;
    openssl.start(u"openssl"_s, arguments);
    openssl.waitForFinished(kTimeout);
    return openssl.readAllStandardOutput();
}

} // namespace

/// The built program behind TLS, as `openssl s_client` and browsers meet it.
class TestServeTls : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_certificate = m_folder->filePath(u"live.pem"_s);
        m_key = m_folder->filePath(u"live.key"_s);
    }
    void cleanup() { m_server.reset(); }
    void offersSoundSuitesOnly_data();
    void offersSoundSuitesOnly();
    void aKeyThatDoesNotFitIsRefused();
    void takesARenewedCertificate();

private:
    void serve()
    {
        m_server = std::make_unique<ServedProgram>(
            QStringList{u"--no-webhooks"_s, u"--data"_s, m_folder->filePath(u"data"_s), u"--tls"_s, pair()});
        QVERIFY(m_server->port() != 0);
    }
    QString pair() const { return m_certificate + u',' + m_key; }
    /// Whether a client that offers only this is served.
    bool isServed(const QStringList &offer) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_certificate;
    QString m_key;
    std::unique_ptr<ServedProgram> m_server;
};

bool TestServeTls::isServed(const QStringList &offer) const
{
    QProcess client;
    client.setStandardInputFile(QProcess::nullDevice());
    client.start(u"openssl"_s,
                 QStringList{u"s_client"_s, u"-connect"_s, u"127.0.0.1:%1"_s.arg(m_server->port())} + offer);
    return client.waitForFinished(kTimeout) && client.exitStatus() == QProcess::NormalExit && client.exitCode() == 0;
}

void TestServeTls::offersSoundSuitesOnly_data()
{
    QTest::addColumn<QString>("algorithm");
    QTest::newRow("EC") << u"ec"_s;
    QTest::newRow("RSA") << u"rsa:2048"_s;
}

void TestServeTls::offersSoundSuitesOnly()
{
    QFETCH(const QString, algorithm);
    makePemFiles(m_certificate, m_key, algorithm);
    serve();
    const QByteArrayList all =
        outputOf({u"ciphers"_s, u"-s"_s, u"-tls1_2"_s, u"ALL:@SECLEVEL=0"_s}).trimmed().split(':');
    QVERIFY(all.size() > 30);

    QByteArrayList served;
    for (const QByteArray &cipher : all) {
        if (isServed({u"-tls1_2"_s, u"-cipher"_s, QString::fromLatin1(cipher) + u":@SECLEVEL=0"_s}))
            served.append(cipher);
    }

    const QByteArray kind = algorithm == u"ec"_s ? "ECDHE-ECDSA-" : "ECDHE-RSA-";
    std::ranges::sort(served);
    QCOMPARE(served,
             (QByteArrayList{kind + "AES128-GCM-SHA256", kind + "AES256-GCM-SHA384", kind + "CHACHA20-POLY1305"}));
    for (const QString &suite :
         {u"TLS_AES_128_GCM_SHA256"_s, u"TLS_AES_256_GCM_SHA384"_s, u"TLS_CHACHA20_POLY1305_SHA256"_s})
        QVERIFY2(isServed({u"-tls1_3"_s, u"-ciphersuites"_s, suite}), qPrintable(suite));
    for (const QString &version : {u"-tls1"_s, u"-tls1_1"_s})
        QVERIFY(!isServed({version, u"-cipher"_s, u"ALL:@SECLEVEL=0"_s}));
}

void TestServeTls::aKeyThatDoesNotFitIsRefused()
{
    makePemFiles(m_certificate, m_key);
    makePemFiles(m_folder->filePath(u"other.pem"_s), m_key);

    const ProgramRun run = runProgram(
        {u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s, u"--data"_s, m_folder->filePath(u"data"_s), u"--tls"_s, pair()});

    QCOMPARE(run.exitCode, 1);
    QVERIFY2(run.errors.contains("is not the one of the first certificate in"), run.errors.constData());
    QVERIFY(!QFile::exists(m_folder->filePath(u"data"_s)));
}

void TestServeTls::takesARenewedCertificate()
{
    makePemFiles(m_certificate, m_key);
    serve();
    QSslSocket open;
    open.setPeerVerifyMode(QSslSocket::VerifyNone);
    open.connectToHostEncrypted(u"127.0.0.1"_s, m_server->port());
    QVERIFY(open.waitForEncrypted(kTimeout));
    QCOMPARE(open.peerCertificate(), certificateIn(m_certificate));

    makePemFiles(m_certificate, m_key, u"rsa:2048"_s);
    ::kill(pid_t(m_server->processId()), SIGHUP);

    const QSslCertificate renewed = certificateIn(m_certificate);
    QTRY_COMPARE_WITH_TIMEOUT(shown(m_server->port()), renewed, kTimeout);
    open.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"); // Open connections are still served.
    QVERIFY(open.waitForReadyRead(kTimeout));
    QVERIFY(open.readAll().startsWith("HTTP/1.1 200"));
    QVERIFY(QFile::remove(m_key));
    ::kill(pid_t(m_server->processId()), SIGHUP);
    QCOMPARE(shown(m_server->port()), renewed);
    QCOMPARE(m_server->stop(), 0);
}

STEMDESK_GUILESS_TEST(TestServeTls)

} // namespace stemdesk::serve_tls_test

#include "tst_serve_tls.moc"
