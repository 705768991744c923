#pragma once

#include "app/tls_files.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace stemdesk {

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
