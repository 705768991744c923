#include "tests/support/test_authority.h"

#include <QFile>
#include <QProcess>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void makeCertificate(const QStringList &arguments)
{
    const QStringList common{u"req"_s,    u"-x509"_s,    u"-newkey"_s,
                             u"ec"_s,     u"-pkeyopt"_s, u"ec_paramgen_curve:P-256"_s,
                             u"-nodes"_s, u"-days"_s,    u"2"_s};
    QProcess openssl;
    openssl.start(u"openssl"_s, common + arguments);
    if (!openssl.waitForFinished() || openssl.exitCode() != 0)
        qFatal("the test's certificates cannot be made: %s", openssl.readAllStandardError().constData());
}

QByteArray contentOf(const QString &name)
{
    QFile file(name);
    if (!file.open(QFile::ReadOnly))
        qFatal("%ls is not there", qUtf16Printable(name));
    return file.readAll();
}

} // namespace

TestAuthority::TestAuthority()
{
    makeCertificate({u"-keyout"_s, m_folder.filePath(u"authority.key"_s), u"-out"_s, file(), u"-subj"_s,
                     u"/CN=Authority of a test"_s});
}

QSslCertificate TestAuthority::certificate() const
{
    return QSslCertificate(contentOf(file()));
}

TestAuthority::Identity TestAuthority::issue(const QString &subject) const
{
    const QString certificate = m_folder.filePath(u"host.pem"_s);
    const QString key = m_folder.filePath(u"host.key"_s);
    makeCertificate({u"-keyout"_s, key, u"-out"_s, certificate, u"-CA"_s, file(), u"-CAkey"_s,
                     m_folder.filePath(u"authority.key"_s), u"-subj"_s, u"/CN=Host of a test"_s, u"-addext"_s,
                     u"subjectAltName="_s + subject, u"-addext"_s, u"basicConstraints=critical,CA:FALSE"_s});
    return {.certificate = QSslCertificate(contentOf(certificate)), .key = QSslKey(contentOf(key), QSsl::Ec)};
}

} // namespace stemdesk
