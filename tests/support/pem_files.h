#pragma once

#include <QProcess>
#include <QStringList>

namespace stemdesk {

/// Makes a certificate and its private key in two PEM files, replacing existing ones. `algorithm`: "ec" or "rsa:2048".
inline void makePemFiles(const QString &certificate, const QString &key,
                         const QString &algorithm = QStringLiteral("ec"))
{
    QStringList arguments{QStringLiteral("req"),
                          QStringLiteral("-x509"),
                          QStringLiteral("-nodes"),
                          QStringLiteral("-keyout"),
                          key,
                          QStringLiteral("-out"),
                          certificate,
                          QStringLiteral("-days"),
                          QStringLiteral("2"),
                          QStringLiteral("-subj"),
                          QStringLiteral("/CN=localhost"),
                          QStringLiteral("-newkey"),
                          algorithm};
    if (algorithm == QLatin1StringView("ec"))
        arguments += {QStringLiteral("-pkeyopt"), QStringLiteral("ec_paramgen_curve:P-256")};
    QProcess openssl;
    openssl.start(QStringLiteral("openssl"), arguments);
    if (!openssl.waitForFinished() || openssl.exitCode() != 0)
        qFatal("the test's certificate cannot be made: %s", openssl.readAllStandardError().constData());
}

} // namespace stemdesk
