#pragma once

#include "core/http/answer_outlet.h"
#include "core/http/answer_stream.h"
#include "core/http/connection_guard.h"
#include "core/http/connection_phase.h"
#include "core/http/request_framer.h"

#include <QPointer>
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
    /// There is room for the large body that had to wait.
    void onAdmitted();
    /// Its bytes are needed for others: refuses its request, or hangs up.
    void giveWay();
    void hangUp();
    /// Bytes of answers that the client has not taken.
    qint64 unsent() const { return m_isAbandoned ? 0 : m_outlet.unsent(); }
    /// Its answer is not over: more of it is going to come.
    bool isStreaming() const { return m_phase == Phase::Streaming; }
    bool isLate(qint64 now) const;
    /// It has the room of a large body and does not use it as fast as it would have to.
    bool isBehind(qint64 now) const;
    /// Its request is being handled: it waits for the server, not the server for it.
    bool isAtWork() const { return (m_phase == Phase::InFlight || isStreaming()) && unsent() == 0; }
    /// Letting it go would cut something off.
    bool isMidway() const
    {
        return m_phase == Phase::Receiving || m_phase == Phase::Queued || m_phase == Phase::InFlight || isStreaming()
            || unsent() > 0;
    }
    /// Since when the client has done nothing that the server could go on with.
    qint64 waitingSince() const { return unsent() > 0 ? m_outlet.lastProgress() : m_since; }
    bool isCharged() const { return m_charged > 0; }
    /// It takes nothing of its answer.
    bool isStalled(qint64 now) const { return unsent() > 0 && m_outlet.isStalled(now); }
    void onDeadline(qint64 now);

private:
    using Phase = ConnectionPhase;

    bool isTls() const { return m_guard.settings().tls.has_value(); }
    void beginHandshake();
    void enter(Phase phase);
    void onReadyRead();
    void onBytesWritten();
    void onDisconnected();
    void pump();
    bool takeInput();
    bool mayGoOn();
    bool readInput();
    void onFed();
    void dispatch();
    void refuse(const Refusal &refusal);
    void write(const Response &response, bool keepsAlive);
    void recharge();
    qint64 heldBytes() const;
    void countUnsent();
    void dismissBody();
    void beginClosing();
    void finishSending();
    void stream(const Response &response);
    void pumpStream();
    void watchStream(qint64 now);
    void drain() { m_socket->skip(m_socket->bytesAvailable()); }

    ConnectionGuard &m_guard;
    const ConnectionGuard::ConnectionId m_id;
    const std::unique_ptr<QTcpSocket> m_socket;
    AnswerOutlet m_outlet;
    std::unique_ptr<AnswerStream> m_stream;
    RequestFramer m_framer;
    QByteArray m_input; ///< Read, but not yet taken by the framer.
    QByteArray m_requestId;
    qint64 m_deadline = 0;
    qint64 m_waited = 0; ///< For room for its large body.
    qint64 m_since = 0; ///< When the phase began.
    qint64 m_charged = 0;
    qint64 m_owed = 0; ///< What was counted of its unsent bytes.
    qint64 m_requestBytes = 0; ///< Held for the request in flight.
    qint64 m_bodyRoom = 0; ///< What its large body may take; nothing while it waits, or has none.
    Phase m_phase = Phase::Idle;
    bool m_isAbandoned = false; ///< The client has gone while its request is in flight.
    bool m_isPumping = false;
    bool m_isStreamWoken = false; ///< Its stream is going to be pumped.
    bool m_isHandshakeBegun = false;
    bool m_isInBodyQueue = false; ///< It has, or waits for, room for a large body.
    bool m_isRefused = false; ///< The client may still be sending what nobody will read.
    bool m_hasFinishedSending = false;
    bool m_answersHead = false;
    bool m_isRead = false; ///< The request in flight changes nothing.
};

} // namespace stemdesk::http
