#include "app/tls_renewal.h"

#include "tests/support/pem_files.h"
#include "tests/support/test_registry.h"

#include <QDateTime>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSslCertificate>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace stemdesk::tls_renewal_test {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTimeout = 60'000;

} // namespace

class TestTlsRenewal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_files = {.certificate = path(u"live.pem"_s), .key = path(u"live.key"_s)};
        makePemFiles(m_files.certificate, m_files.key);
        m_renewal = std::make_unique<TlsRenewal>(m_files, *m_files.read(), QDateTime::currentMSecsSinceEpoch);
        m_renewed = std::make_unique<QSignalSpy>(m_renewal.get(), &TlsRenewal::renewed);
    }
    void cleanup() { m_renewal.reset(); }

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
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void moveOver(const QString &from, const QString &to) const
    {
        QFile::remove(path(to));
        QVERIFY(QFile::rename(path(from), path(to)));
    }
    static void expectNews()
    {
        QTest::ignoreMessage(QtInfoMsg, QRegularExpression(u"was renewed and is used from now on"_s));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    TlsFiles m_files;
    std::unique_ptr<TlsRenewal> m_renewal;
    std::unique_ptr<QSignalSpy> m_renewed;
};

STEMDESK_GUILESS_TEST(TestTlsRenewal)

} // namespace stemdesk::tls_renewal_test

#include "tst_tls_renewal.moc"
