#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QSslConfiguration>
#include <QString>
#include <QStringList>

namespace stemdesk {

/// The PEM files that --tls names.
struct TlsFiles {
    QString certificate; ///< The server's own certificate, then its chain to an authority.
    QString key;

    /// From "CERT,KEY".
    static Result<TlsFiles> parse(const QString &text);

    /// The configuration with the files as they are now: TLS 1.3, and TLS 1.2 with forward secrecy and authenticated
    /// encryption only.
    Result<QSslConfiguration> read() const;
    /// Problems that do not prevent its use: an expired certificate, a key that others can read.
    QStringList warnings(const QSslConfiguration &read, Instant now) const;
};

} // namespace stemdesk
