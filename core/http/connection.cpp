#include "core/http/connection.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace stemdesk::http {

namespace {

constexpr qint64 kReadBuffer = 4LL * 1024; // A request or several; thousands of connections may have one full.
constexpr qint64 kBodyReadBuffer = 64LL * 1024;

} // namespace

Connection::Connection(Listener &listener, Listener::ConnectionId id, qintptr descriptor)
    : m_listener(listener), m_id(id), m_transport(descriptor, listener.tls()),
      m_outlet(m_transport, listener.settings().limits), m_framer(listener.settings().limits, listener.settings().hosts)
{}

void Connection::start()
{
    m_transport.socket().follow([this] { onReadable(); }, [this] { onWritable(); });
    enter(m_transport.isTls() ? Phase::Handshake : Phase::Idle);
}

void Connection::enter(Phase phase)
{
    m_phase = phase;
    m_since = m_listener.now();
    const auto timeout = timeoutIn(phase, m_listener.settings().limits);
    m_deadline = timeout ? m_since + timeout->count() : std::numeric_limits<qint64>::max();
    if (wantsInput())
        m_transport.socket().watchInput(true);
}

bool Connection::wantsInput() const
{
    if (m_phase == Phase::Idle || m_phase == Phase::Receiving)
        return !m_transport.isInputEnded() && unsent() <= m_listener.settings().limits.unsent;
    if (m_phase == Phase::Closing || isStreaming()) // After its last request only its end matters.
        return !m_transport.socket().isEnded();
    return m_phase == Phase::Handshake;
}

void Connection::onReadable()
{
    if (m_phase == Phase::Handshake)
        return shakeHands();
    if (m_phase == Phase::Idle || m_phase == Phase::Receiving)
        return pump();
    if (m_phase == Phase::Closing || isStreaming())
        return drain();
    m_transport.socket().watchInput(false); // It waits in the system until it is wanted.
    if (m_transport.socket().isReset())
        end();
}

void Connection::onWritable()
{
    m_outlet.flush(m_listener.now());
    countUnsent();
    if (unsent() == 0 && m_listener.isShuttingDown())
        Q_EMIT m_listener.settled();
    if (m_transport.isBroken())
        return end();
    if (m_phase == Phase::Closing)
        return finishSending();
    if (isStreaming())
        return pumpStream();
    pump(); // It may have stopped because too much was unsent.
}

/// A request in flight is still held, and counts until it is answered.
void Connection::end()
{
    if (m_phase == Phase::Gone)
        return;
    m_transport.close();
    m_input = QByteArray();
    if (m_phase == Phase::InFlight) {
        m_isAbandoned = true;
        return countUnsent();
    }
    enter(Phase::Gone);
    m_stream.reset();
    dismissBody();
    updateReserved();
    countUnsent();
    m_listener.remove(m_id);
}

void Connection::shakeHands()
{
    m_input = m_transport.read(kReadBuffer);
    if (m_transport.isHandshaking())
        return m_transport.isOver() ? end() : void();
    enter(Phase::Idle);
    pump();
}

void Connection::pump()
{
    if (std::exchange(m_isPumping, true))
        return;
    while ((m_phase == Phase::Idle || m_phase == Phase::Receiving) && takeInput()) {}
    m_isPumping = false;
    settle();
}

void Connection::settle()
{
    if (m_phase == Phase::Gone)
        return;
    updateReserved();
    countUnsent();
    if (m_transport.isBroken())
        return end();
    if (m_phase == Phase::Idle || m_phase == Phase::Receiving)
        m_transport.socket().watchInput(wantsInput());
}

bool Connection::takeInput()
{
    if (m_transport.isBroken() || unsent() > m_listener.settings().limits.unsent || !mayGoOn())
        return false;
    if (m_input.isEmpty())
        m_input = m_transport.read(m_bodyRoom > 0 ? kBodyReadBuffer : kReadBuffer);
    if (m_input.isEmpty()) {
        if (m_transport.isInputEnded()) // All that was asked is answered.
            m_phase == Phase::Idle ? beginClosing() : refuse(badRequest("The request ended before it was complete."));
        return false;
    }
    const qsizetype taken = m_framer.feed(m_input);
    if (taken == m_input.size())
        m_input = QByteArray();
    else
        m_input.remove(0, taken);
    onFed();
    return true;
}

/// A body that turns out to be large goes on when there is room for all of it, and is not read until then.
bool Connection::mayGoOn()
{
    if (m_bodyRoom > 0 || m_framer.bodyBytes() < m_listener.settings().limits.largeBody)
        return true;
    m_isInBodyQueue = true;
    if (!m_listener.admitBody(m_id, m_framer.caller(), m_framer.expectedBodyBytes())) {
        enter(Phase::Queued);
        return false;
    }
    onAdmitted();
    return m_phase == Phase::Receiving;
}

void Connection::onAdmitted()
{
    m_bodyRoom = m_framer.expectedBodyBytes();
    m_framer.reserveBody();
    m_waited = m_phase == Phase::Queued ? m_listener.now() - m_since : 0;
    if (m_phase == Phase::Queued)
        enter(Phase::Receiving); // The server made it wait, so restart the client's time.
    pump();
}

void Connection::dismissBody()
{
    if (!std::exchange(m_isInBodyQueue, false))
        return;
    m_bodyRoom = 0;
    m_listener.dismissBody(m_id);
}

void Connection::onFed()
{
    if (m_phase == Phase::Idle && m_framer.hasBegun())
        enter(Phase::Receiving);
    switch (m_framer.stage()) {
    case RequestFramer::Stage::Refused: return refuse(m_framer.refusal());
    case RequestFramer::Stage::Complete: return dispatch();
    case RequestFramer::Stage::Head:
    case RequestFramer::Stage::Body: break;
    }
    if (m_phase == Phase::Receiving && m_framer.takeWantsContinue())
        m_outlet.send("HTTP/1.1 100 Continue\r\n\r\n", m_listener.now());
}

void Connection::dispatch()
{
    m_answersHead = m_framer.isHead();
    updateReserved();
    if (m_phase != Phase::Receiving) // No room was left for it.
        return;
    m_requestBytes = m_framer.heldBytes();
    Request request = m_framer.takeRequest();
    request.id = m_requestId = m_listener.nextRequestId();
    request.remote = m_transport.socket().peerAddress();
    request.waited = std::exchange(m_waited, 0);
    request.isTls = m_transport.isTls();
    m_listener.settings().proxies.apply(request);
    m_isRead = request.method == Method::Get;
    enter(Phase::InFlight);
    m_listener.dispatch(m_id, std::move(request));
}

void Connection::updateReserved()
{
    const qint64 held = heldBytes();
    const qint64 more = held - std::exchange(m_reserved, held);
    if (more != 0 && !m_listener.reserve(more))
        evict();
}

/// Bytes read but not answered, without those counted as a large body.
qint64 Connection::heldBytes() const
{
    if (m_phase == Phase::Closing || m_phase == Phase::Gone)
        return 0;
    const qint64 request = m_phase == Phase::InFlight ? m_requestBytes : m_framer.heldBytes();
    return std::max<qint64>(request - m_bodyRoom, 0) + m_input.size() + m_transport.heldBytes();
}

void Connection::countUnsent()
{
    const qint64 owed = m_phase == Phase::Gone || m_isAbandoned ? 0 : unsent();
    m_listener.trackUnsent(owed - std::exchange(m_unsentTracked, owed));
}

void Connection::evict()
{
    if (m_phase == Phase::Receiving || m_phase == Phase::Queued)
        return refuse(busy());
    end();
}

void Connection::answer(const Response &response)
{
    if (m_phase != Phase::InFlight)
        return;
    if (m_isAbandoned) {
        enter(Phase::Closing);
        return end();
    }
    dismissBody();
    // It can be refused only before its first byte, and only if it does not answer a write. Requests pipelined behind
    // it are dropped too.
    const qint64 size = response.body.size();
    const bool isLarge = m_isRead && size > m_listener.settings().limits.smallAnswer;
    const bool mustWait =
        isLarge && m_listener.hasUnsent() && (unsent() > 0 || size > m_transport.socket().roomInSystem());
    const bool isRefused = mustWait && !m_listener.hasRoomFor(size);
    const bool keepsAlive = m_framer.keepsAlive() && !m_listener.isShuttingDown() && !isRefused;
    if (response.stream && !m_answersHead)
        return stream(response);
    write(isRefused ? busyInstead(response) : response, keepsAlive);
    if (!keepsAlive)
        return beginClosing();
    enter(Phase::Idle);
    pump();
}

/// The response when there is no memory for `response`; the requesting page may read this one as well.
Response Connection::busyInstead(const Response &response) const
{
    Response refusal = answerTo(busy(), m_listener.settings().problemBody, m_requestId);
    for (const Header &header : response.headers) {
        if (header.name.startsWith("Access-Control-") || header.name == "Vary")
            refusal.headers.append(header);
    }
    return refusal;
}

void Connection::refuse(const Refusal &refusal)
{
    m_answersHead = m_framer.isHead();
    m_framer.stop();
    m_requestId = m_listener.nextRequestId();
    Response response = answerTo(refusal, m_listener.settings().problemBody, m_requestId);
    if (m_listener.settings().originFields && !m_framer.origin().isEmpty())
        response.headers += m_listener.settings().originFields(m_framer.origin());
    write(response, false);
    beginClosing();
}

void Connection::write(const Response &response, bool keepsAlive)
{
    const bool isBodyless = m_answersHead || hasNoBody(response.status);
    m_outlet.send(answerHead(response,
                             {.requestId = m_requestId,
                              .date = m_listener.date(),
                              .keepsAlive = keepsAlive,
                              .isChunked = m_stream && m_stream->isChunked()}),
                  isBodyless ? QByteArray() : response.body, m_listener.now());
    countUnsent();
}

/// The head at once, and the body as it comes. This is the last response of its connection.
void Connection::stream(const Response &response)
{
    m_stream = std::make_unique<AnswerStream>(
        response.stream, m_framer.isHttp10() ? AnswerStream::Framing::ToTheEnd : AnswerStream::Framing::Chunks);
    enter(Phase::Streaming);
    write(response, false);
    if (!isStreaming()) // It gave way to others.
        return;
    m_stream->start([connection = QPointer<Connection>(this)] {
        if (connection && !std::exchange(connection->m_isStreamWoken, true)) // Deferred: it may end the caller.
            QMetaObject::invokeMethod(connection.data(), &Connection::pumpStream, Qt::QueuedConnection);
    });
    m_listener.isShuttingDown() ? shutDown() : pumpStream();
}

void Connection::pumpStream()
{
    m_isStreamWoken = false;
    if (!isStreaming())
        return;
    m_stream->pump(m_outlet, m_listener.now());
    countUnsent();
    if (m_transport.isBroken() || m_stream->isBroken()) // Or it gave way to others.
        return end();
    if (!m_stream->isDone())
        return;
    beginClosing();
    if (m_listener.isShuttingDown())
        Q_EMIT m_listener.settled();
}

void Connection::beginClosing()
{
    if (m_phase == Phase::Gone)
        return;
    enter(Phase::Closing);
    m_stream.reset();
    m_input = QByteArray();
    dismissBody();
    updateReserved();
    finishSending();
    if (m_phase == Phase::Closing)
        drain();
}

/// Ends our half of the connection once everything is sent, so that the client sees the end, but goes on reading:
/// closing over unread bytes would reset the connection and could take the answer away from the client.
void Connection::finishSending()
{
    if (m_transport.isBroken())
        return end();
    if (m_hasFinishedSending || unsent() > 0 || !m_transport.endSending())
        return countUnsent();
    m_hasFinishedSending = true;
    enter(Phase::Closing); // From now on the client has limited time to hang up.
    if (m_transport.isBroken() || m_transport.socket().isEnded())
        end();
}

/// Drops whatever follows the last request.
void Connection::drain()
{
    m_transport.drain();
    const ClientSocket &socket = m_transport.socket();
    if (socket.isBroken() || (socket.isEnded() && m_hasFinishedSending))
        return end();
    if (!socket.isEnded())
        return;
    m_transport.socket().watchInput(false);
    if (!isStreaming() || !m_stream->hasAllowance())
        return;
    m_stream->stop(); // An endless stream to a client that seems to be gone.
    pumpStream();
}

void Connection::shutDown()
{
    if (m_phase == Phase::InFlight || m_phase == Phase::Closing || m_phase == Phase::Gone)
        return;
    if (m_phase == Phase::Handshake)
        return end();
    if (!isStreaming())
        return beginClosing();
    m_stream->stop();
    pumpStream();
}

bool Connection::isLate(qint64 now) const
{
    if (m_isAbandoned)
        return false;
    const bool isUnwatched =
        m_phase == Phase::Queued || m_phase == Phase::InFlight; // No event reports a lost client in these phases.
    return now >= m_deadline || isStreaming() || m_outlet.isWatched()
        || (isUnwatched && m_transport.socket().isReset());
}

bool Connection::isBehind(qint64 now) const
{
    if (m_bodyRoom == 0 || m_phase != Phase::Receiving)
        return false;
    const Limits &limits = m_listener.settings().limits;
    const qint64 spent = now - m_since - limits.bodyPause.count();
    return spent > 0 && m_framer.bodyBytes() * limits.request.count() < m_bodyRoom * spent;
}

void Connection::onDeadline(qint64 now)
{
    if (m_transport.socket().isReset())
        return end();
    if (isStreaming())
        return m_stream->isStuck(m_outlet, now) ? end() : void();
    if (unsent() > 0)
        return m_outlet.isStuck(now) ? end() : void();
    if (now < m_deadline)
        return isBehind(now) ? refuse(busy()) : void();
    if (m_phase == Phase::Receiving)
        return refuse(requestTimeout());
    if (m_phase == Phase::Idle)
        return beginClosing();
    end();
}

} // namespace stemdesk::http
