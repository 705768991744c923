#pragma once

#include "core/http/connection_guard.h"
#include "core/http/request_framer.h"

#include <QTcpSocket>

#include <memory>

namespace stemdesk::http {

/// One client: reads its requests one after the other, each only when the one before is answered, and writes the
/// answers. Holds little while idle; what it does not read stays in the kernel and slows the client down.
class GuardedConnection : public QObject {
    Q_OBJECT

public:
    GuardedConnection(ConnectionGuard &guard, ConnectionGuard::ConnectionId id, std::unique_ptr<QTcpSocket> socket);
    ~GuardedConnection() override;
    Q_DISABLE_COPY_MOVE(GuardedConnection)

    void start();
    void answer(const Response &response);
    void windDown();
    /// Bytes of answers that the client has not taken.
    qint64 unsent() const;
    bool isLate(qint64 now) const;
    void onDeadline(qint64 now);

private:
    enum class Phase { Handshake, Idle, Receiving, InFlight, Closing, Gone };

    bool isTls() const;
    void enter(Phase phase);
    void onReadyRead();
    void onBytesWritten();
    void onDisconnected();
    void pump();
    bool takeInput();
    bool readInput();
    void onFed();
    void dispatch();
    void refuse(const Refusal &refusal);
    void write(const Response &response, bool keepsAlive);
    void send(const QByteArray &bytes);
    void recharge(qint64 bytes);
    void beginClosing();
    void finishSending();
    void drain();
    void hangUp();

    ConnectionGuard &m_guard;
    const ConnectionGuard::ConnectionId m_id;
    const std::unique_ptr<QTcpSocket> m_socket;
    RequestFramer m_framer;
    QByteArray m_input; ///< Read, but not yet taken by the framer.
    QByteArray m_requestId;
    qint64 m_deadline = 0;
    qint64 m_lastProgress = 0; ///< When the client last took bytes, while it has some to take.
    qint64 m_charged = 0;
    Phase m_phase = Phase::Idle;
    bool m_isPumping = false;
    bool m_isRefused = false; ///< The client may still be sending what nobody will read.
    bool m_hasFinishedSending = false;
    bool m_answersHead = false;
};

} // namespace stemdesk::http
