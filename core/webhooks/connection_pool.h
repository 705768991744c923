#pragma once

#include "core/webhooks/receiver_connection.h"

#include <QDeadlineTimer>
#include <QList>
#include <QObject>
#include <QTimer>

namespace stemdesk {

/// Keeps the connections of ended attempts for the next ones to the same address and name, for a short while: what
/// waits longer is closed by many servers, and they would do it while a request is on its way.
class ConnectionPool : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kKept{4'000};
    static constexpr int kMaxKept = 128;

    explicit ConnectionPool(DeliveryTransport transport, QObject *parent = nullptr);

    const DeliveryTransport &transport() const { return m_transport; }

    /// One that rests, or else a new one; without a parent.
    std::unique_ptr<ReceiverConnection> take(const Receiver &receiver);
    /// After it was answered: it is kept if it comes to rest before long.
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
    QList<Kept> m_kept; // Resting, or with the rest of an answer to read.
    QTimer m_sweep{this};
};

} // namespace stemdesk
