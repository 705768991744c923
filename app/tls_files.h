#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"

#include <QObject>
#include <QSslConfiguration>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>

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

/// Loads a renewed certificate while the server runs. Checks the files regularly, which works however they are
/// replaced, and at once on request. An unusable pair is logged, and the old one stays.
class TlsRenewal : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kEvery{5'000};

    /// `current` was read from the files earlier.
    TlsRenewal(TlsFiles files, const QSslConfiguration &current, Clock now, QObject *parent = nullptr);

    void look();

Q_SIGNALS:
    void renewed(const QSslConfiguration &configuration);

private:
    enum class Asked { ByNobody, BySomebody };

    void look(Asked asked);
    void refuse(const QString &why, Asked asked);

    TlsFiles m_files;
    QSslConfiguration m_current;
    Clock m_now;
    QString m_problem; ///< From the last check.
    bool m_isSaid = false; ///< The problem was logged.
    QTimer m_timer;
};

} // namespace stemdesk
