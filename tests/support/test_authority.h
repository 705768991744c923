#pragma once

#include <QSslCertificate>
#include <QSslKey>
#include <QTemporaryDir>

namespace stemdesk {

/// A certificate authority of the test's own, which nothing else trusts, made by the `openssl` command.
class TestAuthority {
public:
    TestAuthority();

    struct Identity {
        QSslCertificate certificate;
        QSslKey key;
    };

    QString file() const { return m_folder.filePath(QStringLiteral("authority.pem")); }
    QSslCertificate certificate() const;
    /// For "DNS:hooks.example.com" or "IP:8.8.4.4".
    Identity issue(const QString &subject) const;

private:
    QTemporaryDir m_folder;
};

} // namespace stemdesk
