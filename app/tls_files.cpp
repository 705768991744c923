#include "app/tls_files.h"

#include "core/base/day.h"
#include "core/base/files.h"
#include "core/base/log.h"
#include "core/security/private_key.h"
#include "core/security/secret_box.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSslCertificate>
#include <QSslCipher>
#include <QSslKey>

#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMaxSize = 1 << 20;
constexpr auto kForOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;

QSslKey keyFrom(QByteArrayView pem)
{
    const QByteArray bytes = QByteArray::fromRawData(pem.data(), pem.size());
    for (const auto algorithm : {QSsl::Rsa, QSsl::Ec}) {
        if (const QSslKey key(bytes, algorithm); !key.isNull())
            return key;
    }
    return {};
}

Status fitting(const TlsFiles &files, QByteArrayView certificates, QByteArrayView key)
{
    switch (keyFit(certificates, key)) {
    case KeyFit::Fits: return {};
    case KeyFit::NoCertificate:
        return unavailable("no_certificate", u"%1 holds no PEM certificate."_s.arg(files.certificate));
    case KeyFit::NoKey: break;
    case KeyFit::Encrypted:
        return unavailable("encrypted_key",
                           u"The private key in %1 is protected by a passphrase; give it without one, "
                           "in a file that only you can read."_s.arg(files.key));
    case KeyFit::OfAnotherCertificate:
        return unavailable("wrong_key",
                           u"The private key in %1 is not the one of the first certificate in %2."_s.arg(
                               files.key, files.certificate));
    case KeyFit::TooWeak:
        return unavailable(
            "weak_key",
            u"The private key in %1 is too short to be safe; use one of EC, or of RSA with 2048 bits or more."_s.arg(
                files.key));
    }
    return unavailable("no_private_key", u"%1 holds no PEM private key of RSA or EC."_s.arg(files.key));
}

QList<QSslCipher> soundCiphers()
{
    QList<QSslCipher> ciphers = QSslConfiguration::supportedCiphers();
    ciphers.removeIf([](const QSslCipher &cipher) {
        const QString name = cipher.name();
        const bool isAuthenticated = name.contains("-GCM-"_L1) || name.endsWith("-CHACHA20-POLY1305"_L1);
        const bool isForwardSecret = name.startsWith("ECDHE-RSA-"_L1) || name.startsWith("ECDHE-ECDSA-"_L1);
        return cipher.protocol() != QSsl::TlsV1_3 && !(isAuthenticated && isForwardSecret);
    });
    return ciphers;
}

QString dateText(const QDateTime &time)
{
    return timeText(time.toUTC());
}

} // namespace

Result<TlsFiles> TlsFiles::parse(const QString &text)
{
    const QStringList names = text.split(u',');
    if (names.size() != 2)
        return refused("invalid_tls", u"tls"_s, u"Give --tls as CERT,KEY: two PEM files."_s);
    return TlsFiles{.certificate = names.first(), .key = names.last()};
}

Result<QSslConfiguration> TlsFiles::read() const
{
    const QByteArray certificates = TRY(readPlain(certificate, kMaxSize));
    QByteArray keyBytes = TRY(readPlain(key, kMaxSize));
    const SecretBytes pem = takenFrom(keyBytes);
    TRY(fitting(*this, certificates, pem.view()));
    const QSslKey privateKey = keyFrom(pem.view());
    if (privateKey.isNull())
        return unavailable("no_private_key", u"%1 holds no PEM private key of RSA or EC."_s.arg(key));
    QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
    configuration.setLocalCertificateChain(QSslCertificate::fromData(certificates, QSsl::Pem));
    configuration.setPrivateKey(privateKey);
    configuration.setProtocol(QSsl::TlsV1_2OrLater);
    configuration.setCiphers(soundCiphers());
    configuration.setPeerVerifyMode(QSslSocket::VerifyNone); // Clients are identified by their keys.
    return configuration;
}

QStringList TlsFiles::warnings(const QSslConfiguration &read, Instant now) const
{
    QStringList all;
    const QSslCertificate own = read.localCertificate();
    const QDateTime today = QDateTime::fromMSecsSinceEpoch(now);
    if (own.expiryDate() <= today)
        all += u"The certificate in %1 has expired on %2; callers will refuse it until it is renewed."_s.arg(
            certificate, dateText(own.expiryDate()));
    if (own.effectiveDate() > today)
        all += u"The certificate in %1 is not valid before %2; callers will refuse it until then."_s.arg(
            certificate, dateText(own.effectiveDate()));
#ifdef Q_OS_UNIX
    if (QFileInfo(key).permissions() & kForOthers)
        all += u"The private key in %1 can be read or written by others than its owner; make it private with "
               "chmod 600."_s.arg(key);
#endif
    return all;
}

TlsRenewal::TlsRenewal(TlsFiles files, const QSslConfiguration &current, Clock now, QObject *parent)
    : QObject(parent), m_files(std::move(files)), m_current(current), m_now(std::move(now))
{
    connect(&m_timer, &QTimer::timeout, this, [this] { look(Asked::ByNobody); });
    m_timer.start(kEvery);
}

void TlsRenewal::look()
{
    look(Asked::BySomebody);
}

void TlsRenewal::look(Asked asked)
{
    const Result<QSslConfiguration> read = m_files.read();
    if (!read) {
        refuse(read.error().message, asked);
        return;
    }
    m_problem.clear();
    const bool isSame = read->localCertificateChain() == m_current.localCertificateChain()
        && read->privateKey() == m_current.privateKey();
    if (isSame)
        return;
    m_current = *read;
    qCInfo(logApi).noquote()
        << u"the certificate in %1 was renewed and is used from now on; it is valid until %2"_s.arg(
               m_files.certificate, timeText(m_current.localCertificate().expiryDate().toUTC()));
    for (const QString &warning : m_files.warnings(m_current, m_now()))
        qCWarning(logApi).noquote() << warning;
    Q_EMIT renewed(m_current);
}

/// Without a request it checks twice: one file may have been replaced before the other.
void TlsRenewal::refuse(const QString &why, Asked asked)
{
    const bool isNew = std::exchange(m_problem, why) != why;
    if (isNew)
        m_isSaid = false;
    if (m_isSaid || (isNew && asked == Asked::ByNobody))
        return;
    m_isSaid = true;
    qCWarning(logApi).noquote() << "the certificate stays the one that was read before:" << why;
}

} // namespace stemdesk
