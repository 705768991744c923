#pragma once

#include "core/http/limits.h"
#include "core/http/listener.h"
#include "core/http/request_framer.h"
#include "core/http/response_writer.h"
#include "core/http/transport.h"

#include <QPointer>

#include <memory>
#include <optional>

namespace stemdesk::http {

/// The state of a connection's request or response.
enum class ConnectionPhase { Handshake, Idle, Receiving, Queued, InFlight, Streaming, Closing, Gone };

/// How long the client may leave the connection in this phase; nullopt if the next step is the server's.
inline std::optional<std::chrono::milliseconds> timeoutIn(ConnectionPhase phase, const Limits &limits)
{
    using enum ConnectionPhase;
    switch (phase) {
    case Handshake:
    case Receiving: return limits.request;
    case Idle: return limits.idle;
    case Closing: return limits.linger;
    case Queued:
    case InFlight:
    case Streaming:
    case Gone: break;
    }
    return {};
}

/// One client: reads its requests one after the other, each only when the previous one is answered, and writes the
/// responses. Holds little while idle; what it does not read stays in the kernel and slows the client down. A client
/// that has ended its half of the connection still gets all its answers.
/// It is deleted from the event loop alone (Listener::remove), and nothing that it does to its socket calls it back
/// (ClientSocket): so it may end at any place. What comes behind such a place looks at the phase.
class Connection : public QObject {
    Q_OBJECT

public:
    Connection(Listener &listener, Listener::ConnectionId id, qintptr descriptor);
    ~Connection() override { Q_ASSERT(!m_isPumping); }
    Q_DISABLE_COPY_MOVE(Connection)

    void start();
    void answer(const Response &response);
    void shutDown();
    /// There is room for the large body that had to wait.
    void onAdmitted();
    /// Its memory is needed for others: refuses its request, or hangs up.
    void evict();
    void end();
    /// Bytes of responses that the client has not taken.
    qint64 unsent() const { return m_isAbandoned ? 0 : m_outlet.unsent(); }
    /// Its response is not complete: more of it will come.
    bool isStreaming() const { return m_phase == Phase::Streaming; }
    bool isLate(qint64 now) const;
    /// It has reserved room for a large body and sends it too slowly.
    bool isBehind(qint64 now) const;
    /// Its request is being handled: the client waits for the server, not the server for the client.
    bool isAtWork() const { return (m_phase == Phase::InFlight || isStreaming()) && unsent() == 0; }
    /// Letting it go would cut something off.
    bool isMidway() const
    {
        return m_phase == Phase::Receiving || m_phase == Phase::Queued || m_phase == Phase::InFlight || isStreaming()
            || unsent() > 0;
    }
    /// Since when the server has been waiting for the client.
    qint64 waitingSince() const { return unsent() > 0 ? m_outlet.lastProgress() : m_since; }
    bool holdsRequest() const { return m_reserved > 0; }
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
    void updateReserved();
    qint64 heldBytes() const;
    void countUnsent();
    void dismissBody();
    void beginClosing();
    void finishSending();
    void stream(const Response &response);
    void pumpStream();
    void drain();

    Listener &m_listener;
    const Listener::ConnectionId m_id;
    Transport m_transport;
    AnswerOutlet m_outlet;
    std::unique_ptr<AnswerStream> m_stream;
    RequestFramer m_framer;
    QByteArray m_input; ///< Read, but not yet taken by the framer.
    QByteArray m_requestId;
    qint64 m_deadline = 0;
    qint64 m_waited = 0; ///< For room for its large body.
    qint64 m_since = 0; ///< When the phase began.
    qint64 m_reserved = 0;
    qint64 m_unsentTracked = 0; ///< Unsent bytes counted so far.
    qint64 m_requestBytes = 0; ///< Held for the request in flight.
    qint64 m_bodyRoom = 0; ///< Reserved for its large body; 0 while it waits, or without one.
    Phase m_phase = Phase::Idle;
    bool m_isAbandoned = false; ///< The client has left while its request is in flight.
    bool m_isPumping = false;
    bool m_isStreamWoken = false; ///< Its stream is going to be pumped.
    bool m_isInBodyQueue = false; ///< It has, or waits for, room for a large body.
    bool m_hasFinishedSending = false;
    bool m_answersHead = false;
    bool m_isRead = false; ///< The request in flight changes nothing.
};

} // namespace stemdesk::http
