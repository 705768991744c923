#include "core/http/guarded_connection.h"

#include "core/http/answer_head.h"
#include "core/http/plain_socket.h"

#include <QSslSocket>

#include <algorithm>
#include <limits>
#include <utility>

namespace stemdesk::http {

namespace {

constexpr qint64 kReadBuffer = 4LL * 1024; // A request or several; thousands of connections may have one full.
constexpr qint64 kBodyReadBuffer = 64LL * 1024;

} // namespace

GuardedConnection::GuardedConnection(ConnectionGuard &guard, ConnectionGuard::ConnectionId id,
                                     std::unique_ptr<QTcpSocket> socket)
    : m_guard(guard), m_id(id), m_socket(std::move(socket)), m_outlet(*m_socket, isTls(), guard.settings().limits),
      m_framer(guard.settings().limits, guard.settings().hosts)
{
    m_socket->setReadBufferSize(kReadBuffer);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_socket.get(), &QIODevice::readyRead, this, &GuardedConnection::onReadyRead);
    connect(m_socket.get(), &QIODevice::bytesWritten, this, &GuardedConnection::onBytesWritten);
    if (isTls()) // The socket's own bytesWritten means encrypted, not sent.
        connect(static_cast<QSslSocket *>(m_socket.get()), &QSslSocket::encryptedBytesWritten, this,
                &GuardedConnection::onBytesWritten);
    connect(m_socket.get(), &QAbstractSocket::disconnected, this, &GuardedConnection::onDisconnected);
}

GuardedConnection::~GuardedConnection()
{
    m_socket->disconnect(this); // Closing it in its destructor would call back into what is half gone.
}

void GuardedConnection::start()
{
    if (!isTls()) {
        enter(Phase::Idle);
        return pump();
    }
    auto *encrypted = static_cast<QSslSocket *>(m_socket.get());
    enter(Phase::Handshake);
    connect(encrypted, &QSslSocket::encrypted, this, [this] { enter(Phase::Idle); });
    connect(encrypted, &QAbstractSocket::errorOccurred, this, [this] {
        if (m_phase == Phase::Handshake)
            onDisconnected();
    });
}

/// Only when the client has begun: what a handshake needs is ten times what a connection needs.
void GuardedConnection::beginHandshake()
{
    if (!std::exchange(m_isHandshakeBegun, true))
        static_cast<QSslSocket *>(m_socket.get())->startServerEncryption();
}

void GuardedConnection::enter(Phase phase)
{
    m_phase = phase;
    m_since = m_guard.now();
    const auto patience = patienceIn(phase, m_guard.settings().limits);
    m_deadline = patience ? m_since + patience->count() : std::numeric_limits<qint64>::max();
}

void GuardedConnection::onReadyRead()
{
    if (m_phase == Phase::Closing)
        return drain();
    if (m_phase == Phase::Handshake)
        return beginHandshake();
    pump();
}

void GuardedConnection::onBytesWritten()
{
    m_outlet.onProgress(m_guard.now());
    countUnsent();
    if (unsent() == 0 && m_guard.isWindingDown())
        Q_EMIT m_guard.settled();
    if (m_phase == Phase::Closing)
        return finishSending();
    if (isStreaming())
        return pumpStream();
    pump(); // It may have stopped because too much was unsent.
}

void GuardedConnection::onDisconnected()
{
    if (m_phase == Phase::Gone)
        return;
    if (m_phase == Phase::InFlight) { // Its request is still held, and counts until it is answered.
        m_isAbandoned = true;
        m_input = QByteArray();
        return countUnsent();
    }
    enter(Phase::Gone);
    m_stream.reset();
    dismissBody();
    recharge();
    countUnsent();
    m_socket->disconnect(this);
    m_guard.remove(m_id);
}

void GuardedConnection::pump()
{
    if (m_isPumping)
        return;
    m_isPumping = true;
    do {
        while ((m_phase == Phase::Idle || m_phase == Phase::Receiving) && takeInput()) {}
        // All answers of a round leave together, without waiting for the event loop.
    } while (m_phase != Phase::Gone && unsent() > 0 && m_socket->flush());
    m_isPumping = false;
    recharge();
    countUnsent(); // Of what is flushed while it tells of bytes written, the socket does not tell.
}

bool GuardedConnection::takeInput()
{
    if (unsent() > m_guard.settings().limits.unsent || !mayGoOn() || !readInput())
        return false;
    const qsizetype taken = m_framer.feed(m_input);
    if (taken == m_input.size())
        m_input = QByteArray();
    else
        m_input.remove(0, taken);
    onFed();
    return true;
}

/// A body that proves large goes on when there is room for all of it, and is not read until then.
bool GuardedConnection::mayGoOn()
{
    if (m_bodyRoom > 0 || m_framer.bodyBytes() < m_guard.settings().limits.largeBody)
        return true;
    m_isInBodyQueue = true;
    if (!m_guard.admitBody(m_id, m_framer.caller(), m_framer.expectedBodyBytes())) {
        enter(Phase::Queued);
        return false;
    }
    onAdmitted();
    return m_phase == Phase::Receiving;
}

void GuardedConnection::onAdmitted()
{
    m_bodyRoom = m_framer.expectedBodyBytes();
    m_framer.reserveBody();
    m_socket->setReadBufferSize(kBodyReadBuffer);
    m_waited = m_phase == Phase::Queued ? m_guard.now() - m_since : 0;
    if (m_phase == Phase::Queued)
        enter(Phase::Receiving); // The waiting was our doing, so its time begins anew.
    pump();
}

void GuardedConnection::dismissBody()
{
    if (!std::exchange(m_isInBodyQueue, false))
        return;
    m_bodyRoom = 0;
    m_socket->setReadBufferSize(kReadBuffer);
    m_guard.dismissBody(m_id);
}

bool GuardedConnection::readInput()
{
    if (!m_input.isEmpty())
        return true;
    const qint64 available = std::min(m_socket->bytesAvailable(), kBodyReadBuffer);
    if (available > 0)
        m_input = m_socket->read(available);
    return !m_input.isEmpty();
}

void GuardedConnection::onFed()
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
        m_outlet.send("HTTP/1.1 100 Continue\r\n\r\n", m_guard.now());
}

void GuardedConnection::dispatch()
{
    m_answersHead = m_framer.isHead();
    recharge();
    if (m_phase != Phase::Receiving) // No room was left for it.
        return;
    m_requestBytes = m_framer.heldBytes();
    Request request = m_framer.takeRequest();
    request.id = m_requestId = m_guard.nextRequestId();
    request.remote = m_socket->peerAddress();
    request.waited = std::exchange(m_waited, 0);
    request.isTls = isTls();
    m_isRead = request.method == Method::Get;
    enter(Phase::InFlight);
    m_guard.show(m_id, std::move(request));
}

void GuardedConnection::recharge()
{
    const qint64 held = heldBytes();
    const qint64 more = held - std::exchange(m_charged, held);
    if (more != 0 && !m_guard.charge(more))
        giveWay();
}

/// What was read and is not yet answered, without what counts as a large body.
qint64 GuardedConnection::heldBytes() const
{
    if (m_phase == Phase::Closing || m_phase == Phase::Gone)
        return 0;
    const qint64 request = m_phase == Phase::InFlight ? m_requestBytes : m_framer.heldBytes();
    return std::max<qint64>(request - m_bodyRoom, 0) + m_input.size() + m_socket->bytesAvailable();
}

void GuardedConnection::countUnsent()
{
    const qint64 owed = m_phase == Phase::Gone || m_isAbandoned ? 0 : unsent();
    m_guard.owe(owed - std::exchange(m_owed, owed));
}

void GuardedConnection::giveWay()
{
    if (m_phase == Phase::Receiving || m_phase == Phase::Queued)
        return refuse(busy());
    hangUp();
}

void GuardedConnection::answer(const Response &response)
{
    if (m_phase != Phase::InFlight)
        return;
    if (m_isAbandoned) {
        enter(Phase::Closing);
        return onDisconnected();
    }
    dismissBody();
    // Before its first byte or never, and no answer to a write. What the client has pipelined behind goes with it.
    const qint64 size = response.body.size();
    const bool isLarge = m_isRead && size > m_guard.settings().limits.smallAnswer;
    const bool mustWait = isLarge && m_guard.owesAny() && (unsent() > 0 || size > roomInSystem(*m_socket));
    const bool isRefused = mustWait && !m_guard.hasRoomFor(size);
    const bool keepsAlive = m_framer.keepsAlive() && !m_guard.isWindingDown() && !isRefused;
    if (response.stream && !m_answersHead)
        return stream(response);
    write(isRefused ? answerTo(busy(), m_guard.settings().problemBody, m_requestId) : response, keepsAlive);
    if (!keepsAlive)
        return beginClosing();
    enter(Phase::Idle);
    pump();
}

void GuardedConnection::refuse(const Refusal &refusal)
{
    m_answersHead = m_framer.isHead();
    m_isRefused = true;
    m_framer.stop();
    m_requestId = m_guard.nextRequestId();
    write(answerTo(refusal, m_guard.settings().problemBody, m_requestId), false);
    beginClosing();
}

void GuardedConnection::write(const Response &response, bool keepsAlive)
{
    const bool isBodyless = m_answersHead || hasNoBody(response.status);
    m_outlet.send(answerHead(response,
                             {.requestId = m_requestId,
                              .date = m_guard.date(),
                              .keepsAlive = keepsAlive,
                              .isChunked = m_stream && m_stream->isChunked()}),
                  isBodyless ? QByteArray() : response.body, m_guard.now());
    countUnsent();
}

/// The head at once, and the body as it comes. Such an answer is the last one of its connection.
void GuardedConnection::stream(const Response &response)
{
    m_stream = std::make_unique<AnswerStream>(
        response.stream, m_framer.isHttp10() ? AnswerStream::Framing::ToTheEnd : AnswerStream::Framing::Chunks);
    enter(Phase::Streaming);
    write(response, false);
    m_stream->start([connection = QPointer<GuardedConnection>(this)] {
        if (connection && !std::exchange(connection->m_isStreamWoken, true)) // Not at once: it may end what is calling.
            QMetaObject::invokeMethod(connection.data(), &GuardedConnection::pumpStream, Qt::QueuedConnection);
    });
    m_guard.isWindingDown() ? windDown() : pumpStream();
}

void GuardedConnection::pumpStream()
{
    m_isStreamWoken = false;
    if (!isStreaming())
        return;
    m_stream->pump(m_outlet, m_guard.now());
    countUnsent();
    if (m_stream->isBroken())
        return hangUp();
    if (!m_stream->isDone())
        return;
    beginClosing();
    if (m_guard.isWindingDown())
        Q_EMIT m_guard.settled();
}

void GuardedConnection::watchStream(qint64 now)
{
    if (m_stream->hasAllowance() ? m_stream->isNeglected(m_outlet.unread(), now)
                                 : m_outlet.isWatched() && m_outlet.isStuck(now))
        hangUp();
}

void GuardedConnection::beginClosing()
{
    enter(Phase::Closing);
    m_stream.reset();
    m_input = QByteArray();
    dismissBody();
    recharge();
    m_socket->flush();
    finishSending();
    if (m_phase == Phase::Closing)
        drain();
}

/// Ends our half of the connection once everything is sent, so that the client sees the end, but goes on reading:
/// closing over unread bytes would reset the connection and could take the answer away from the client.
void GuardedConnection::finishSending()
{
    if (m_hasFinishedSending || unsent() > 0)
        return;
    m_hasFinishedSending = true;
    enter(Phase::Closing); // The client's time to hang up begins now.
    if (m_outlet.end())
        return;
    if (!m_isRefused)
        m_socket->disconnectFromHost();
}

void GuardedConnection::windDown()
{
    if (m_phase == Phase::InFlight || m_phase == Phase::Closing || m_phase == Phase::Gone)
        return;
    if (m_phase == Phase::Handshake)
        return hangUp();
    if (!isStreaming())
        return beginClosing();
    m_stream->stop();
    pumpStream();
}

void GuardedConnection::hangUp()
{
    m_socket->abort();
    onDisconnected(); // A socket that was no longer connected does not say so again.
}

bool GuardedConnection::isLate(qint64 now) const
{
    return now >= m_deadline || isStreaming() || (!m_isAbandoned && m_outlet.isWatched());
}

bool GuardedConnection::isBehind(qint64 now) const
{
    if (m_bodyRoom == 0 || m_phase != Phase::Receiving)
        return false;
    const Limits &limits = m_guard.settings().limits;
    const qint64 spent = now - m_since - limits.bodyPause.count();
    return spent > 0 && m_framer.bodyBytes() * limits.request.count() < m_bodyRoom * spent;
}

void GuardedConnection::onDeadline(qint64 now)
{
    if (isStreaming())
        return watchStream(now);
    if (unsent() > 0)
        return m_outlet.isStuck(now) ? hangUp() : void();
    if (now < m_deadline)
        return isBehind(now) ? refuse(busy()) : void();
    if (m_phase == Phase::Receiving)
        return refuse(requestTimeout());
    if (m_phase == Phase::Idle)
        return beginClosing();
    hangUp();
}

} // namespace stemdesk::http
