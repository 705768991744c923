#pragma once

#include "core/webhooks/answer_reader.h"

#include <QDeadlineTimer>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace stemdesk {

/// How deliveries travel. Tests put something else here; nothing else can.
struct DeliveryTransport {
    quint16 port = 443;
    std::chrono::milliseconds limit{10'000}; ///< For a whole attempt: look-up, connection, TLS and the answer's head.
    std::chrono::milliseconds kept{4'000}; ///< How long a connection waits for the next attempt.
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration(); ///< Trusts the system's certificate authorities.
};

/// The other end of a connection: an address that was checked, and whose certificate must prove that it is `name`.
struct Receiver {
    QHostAddress address;
    QString name;
    std::optional<quint16> plainPort{}; ///< See CheckedUrl: without TLS, so nothing is proved.

    friend bool operator==(const Receiver &, const Receiver &) = default;
    friend size_t qHash(const Receiver &receiver, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, receiver.address, receiver.name, receiver.plainPort.value_or(0));
    }
};

/// A connection to a receiver, over TLS unless it is on this machine, for one request after the other.
/// Not QNetworkAccessManager, which sends a request again by itself, up to three times, where the receiver closes the
/// connection without an answer; which knows no limit for an answer's head; and which lets requests to one host wait
/// for each other.
class ReceiverConnection : public QObject {
    Q_OBJECT

public:
    ReceiverConnection(Receiver receiver, const DeliveryTransport &transport, QObject *parent = nullptr);
    /// Emits no signal.
    ~ReceiverConnection() override;
    Q_DISABLE_COPY_MOVE(ReceiverConnection)

    const Receiver &receiver() const { return m_receiver; }
    /// Idle, and not closed by the receiver. A request sent on it must not be repeated, whatever happens.
    bool isIdle() const;
    /// Whether anybody was there.
    bool wasConnected() const { return m_wasConnected; }

    /// Connects if it is new; afterwards call it only while idle.
    void send(const QByteArray &request);

Q_SIGNALS:
    void answered(int status);
    /// Instead of answered(); the connection cannot be used any more.
    void failed(const QString &why);
    /// Some time after answered(): the connection cannot be used any more.
    void closed();

private:
    enum class State { New, Waiting, Answered, Idle, Closed };

    void onConnected();
    void onReadyRead();
    void onError(QAbstractSocket::SocketError error);
    void onDisconnected();
    void take(AnswerReader::State state);
    void end(const QString &why);

    Receiver m_receiver;
    quint16 m_port;
    QSslSocket m_socket{this};
    State m_state = State::New;
    bool m_wasConnected = false;
    QByteArray m_request; // Kept until TLS is established.
    std::unique_ptr<AnswerReader> m_reader;
};

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
