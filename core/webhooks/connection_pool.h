#pragma once

#include "core/webhooks/receiver_connection.h"

#include <QDeadlineTimer>
#include <QList>
#include <QObject>
#include <QTimer>

namespace stemdesk {

/// Keeps the connections of finished attempts for the next ones to the same address and name, for a short while: many
/// servers close connections that wait longer, and might do so while a request is on its way.
class ConnectionPool : public QObject {
    Q_OBJECT

public:
    static constexpr int kMaxKept = 128;

    explicit ConnectionPool(DeliveryTransport transport, QObject *parent = nullptr);

    const DeliveryTransport &transport() const { return m_transport; }

    /// An idle connection, otherwise a new one; without a parent.
    std::unique_ptr<ReceiverConnection> take(const Receiver &receiver);
    /// Call it after the response: the connection is kept if it becomes idle soon.
    void giveBack(std::unique_ptr<ReceiverConnection> connection);
    void clear();

private:
    struct Kept {
        ReceiverConnection *connection; // A child.
        QDeadlineTimer until;
    };

    void drop(const ReceiverConnection *connection);
    void dropStale();

    DeliveryTransport m_transport;
    QList<Kept> m_kept; // Idle, or with the rest of a response to read.
    QTimer m_sweep{this};
};

} // namespace stemdesk
