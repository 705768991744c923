#include "core/security/private_key.h"

#include "tests/support/pem_files.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace stemdesk::private_key_test {

class TestPrivateKey : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        makePemFiles(path(u"ec.pem"_s), path(u"ec.key"_s));
        makePemFiles(path(u"short.pem"_s), path(u"short.key"_s), u"rsa:1024"_s);
        const QStringList lock{u"pkcs8"_s, u"-topk8"_s,       u"-in"_s,      path(u"ec.key"_s),
                               u"-out"_s,  path(u"locked"_s), u"-passout"_s, u"pass:hush"_s};
        QCOMPARE(QProcess::execute(u"openssl"_s, lock), 0);
    }

    void aKeyFitsItsCertificate_data()
    {
        QTest::addColumn<QString>("certificate");
        QTest::addColumn<QString>("key");
        QTest::addColumn<KeyFit>("fit");
        QTest::newRow("its own") << u"ec.pem"_s << u"ec.key"_s << KeyFit::Fits;
        QTest::newRow("another's") << u"ec.pem"_s << u"short.key"_s << KeyFit::OfAnotherCertificate;
        QTest::newRow("short") << u"short.pem"_s << u"short.key"_s << KeyFit::TooWeak;
        QTest::newRow("with a passphrase") << u"ec.pem"_s << u"locked"_s << KeyFit::Encrypted;
        QTest::newRow("no key") << u"ec.pem"_s << u"ec.pem"_s << KeyFit::NoKey;
        QTest::newRow("no certificate") << u"ec.key"_s << u"ec.key"_s << KeyFit::NoCertificate;
        QTest::newRow("nothing") << u"nowhere"_s << u"nowhere"_s << KeyFit::NoCertificate;
    }

    void aKeyFitsItsCertificate()
    {
        QFETCH(const QString, certificate);
        QFETCH(const QString, key);

        const KeyFit fit = keyFit(contentOf(certificate), contentOf(key));

        QTEST(fit, "fit");
    }

private:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QByteArray contentOf(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

    QTemporaryDir m_folder;
};

STEMDESK_GUILESS_TEST(TestPrivateKey)

} // namespace stemdesk::private_key_test

#include "tst_private_key.moc"
