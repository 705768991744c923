#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QTcpServer>

namespace stemdesk {

/// A web server on this machine, without TLS, that takes every webhook and notes when each one arrived.
class PlainReceiver {
public:
    PlainReceiver();

    /// To subscribe with.
    QByteArray url() const;
    /// By the deliveries' ids, in milliseconds since this was made.
    const QHash<QByteArray, QList<qint64>> &arrivals() const { return m_arrivals; }
    qint64 now() const { return m_clock.elapsed(); }
    /// Since `moment`.
    bool hasTaken(qint64 moment) const { return m_last > moment; }

private:
    void serve(QTcpSocket *socket);

    QTcpServer m_server;
    QElapsedTimer m_clock;
    QHash<QByteArray, QList<qint64>> m_arrivals;
    qint64 m_last = -1;
};

} // namespace stemdesk
