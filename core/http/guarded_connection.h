#pragma once

#include "core/http/answer_outlet.h"
#include "core/http/answer_stream.h"
#include "core/http/connection_guard.h"
#include "core/http/connection_phase.h"
#include "core/http/request_framer.h"
#include "core/http/transport.h"

#include <QPointer>

#include <memory>

namespace stemdesk::http {

/// One client: reads its requests one after the other, each only when the one before is answered, and writes the
/// answers. Holds little while idle; what it does not read stays in the kernel and slows the client down. A client that
/// has ended its half of the connection still gets all its answers.
///
/// It is deleted from the event loop alone (ConnectionGuard::remove), and nothing that it does to its socket calls it
/// back (ClientSocket): so it may end at any place. What comes behind such a place looks at the phase.
class GuardedConnection : public QObject {
    Q_OBJECT

public:
    GuardedConnection(ConnectionGuard &guard, ConnectionGuard::ConnectionId id, qintptr descriptor);
    ~GuardedConnection() override { Q_ASSERT(!m_isPumping); }
    Q_DISABLE_COPY_MOVE(GuardedConnection)

    void start();
    void answer(const Response &response);
    void windDown();
    /// There is room for the large body that had to wait.
    void onAdmitted();
    /// Its bytes are needed for others: refuses its request, or hangs up.
    void giveWay();
    void end();
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

    void enter(Phase phase);
    bool wantsInput() const;
    void onReadable();
    void onWritable();
    void shakeHands();
    void pump();
    void settle();
    bool takeInput();
    bool mayGoOn();
    void onFed();
    void dispatch();
    Response busyInstead(const Response &response) const;
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
    void drain();

    ConnectionGuard &m_guard;
    const ConnectionGuard::ConnectionId m_id;
    Transport m_transport;
    AnswerOutlet m_outlet;
    std::unique_ptr<AnswerStream> m_stream;
    RequestFramer m_framer;
    QByteArray m_input; ///< Read, but not yet taken by the framer.
    QByteArray m_requestId;
    qint64 m_deadline = 0;
    qint64 m_waited = 0; ///< For room for its large body.
    qint64 m_since = 0; ///< When the phase began.
    qint64 m_charged = 0;
    qint64 m_owed = 0; ///< Unsent bytes counted so far.
    qint64 m_requestBytes = 0; ///< Held for the request in flight.
    qint64 m_bodyRoom = 0; ///< Reserved for its large body; 0 while it waits, or without one.
    Phase m_phase = Phase::Idle;
    bool m_isAbandoned = false; ///< The client has gone while its request is in flight.
    bool m_isPumping = false;
    bool m_isStreamWoken = false; ///< Its stream is going to be pumped.
    bool m_isInBodyQueue = false; ///< It has, or waits for, room for a large body.
    bool m_hasFinishedSending = false;
    bool m_answersHead = false;
    bool m_isRead = false; ///< The request in flight changes nothing.
};

} // namespace stemdesk::http
