#include "core/http/listener.h"

#include "core/base/log.h"
#include "core/http/connection.h"
#include "core/http/response_writer.h"

#include <algorithm>
#include <utility>

namespace stemdesk::http {

using namespace std::chrono_literals;

namespace {

constexpr int kBacklog = 512; // Qt's 50 makes a burst of clients wait for their SYN to be repeated.

// Evict in batches, so that we don't scan on every new connection.
constexpr int kPartOfPlaces = 64;
constexpr int kPartOfBytes = 8;

/// Deadlines may be overrun by a quarter of the shortest one, at most by a quarter of a second.
std::chrono::milliseconds sweepInterval(const Limits &limits)
{
    const auto shortest = std::min({limits.request, limits.idle, limits.writeStall, limits.linger});
    return std::clamp(shortest / 4, 5ms, 250ms);
}

} // namespace

bool BodyQueue::admit(const Waiting &body)
{
    if (m_taken > 0 && m_taken + body.bytes > m_room) // A single body always fits; otherwise it would wait for ever.
        return false;
    m_taken += body.bytes;
    m_admitted.emplace(body.connection, body.bytes);
    return true;
}

bool BodyQueue::enter(ConnectionId connection, qint64 caller, qint64 bytes)
{
    const Waiting body{connection, bytes};
    if (m_waiting.isEmpty() && admit(body))
        return true;
    m_waiting.add(caller, body);
    return false;
}

void BodyQueue::leave(ConnectionId connection)
{
    if (const auto admitted = m_admitted.find(connection); admitted != m_admitted.end()) {
        m_taken -= admitted->second;
        m_admitted.erase(admitted);
        return;
    }
    m_waiting.takeAll([connection](const Waiting &body) { return body.connection == connection; });
}

std::optional<BodyQueue::ConnectionId> BodyQueue::next()
{
    bool isFirst = true; // First in, first out: try the front only.
    const auto next = m_waiting.take([&](const Waiting &body) { return std::exchange(isFirst, false) && admit(body); });
    return next ? std::optional(next->connection) : std::nullopt;
}

Listener::Listener(Settings settings, OnRequest onRequest)
    : m_settings(std::move(settings)), m_onRequest(std::move(onRequest)), m_bodies(m_settings.limits.largeBodiesTotal)
{
    setListenBacklogSize(kBacklog);
    m_elapsed.start();
    m_sweep.setInterval(sweepInterval(m_settings.limits));
    connect(&m_sweep, &QTimer::timeout, this, &Listener::onSweep);
    connect(this, &QTcpServer::acceptError, this, [this] {
        qCWarning(logApi, "A connection could not be accepted: %ls", qUtf16Printable(errorString()));
        pauseAccepting(); // Out of descriptors: trying again at once would only spin. The periodic check retries.
        m_sweep.start();
    });
}

Listener::~Listener() = default;

void Listener::incomingConnection(qintptr descriptor)
{
    if (!hasRoom())
        return turnAway(descriptor);
    if (!m_sweep.isActive()) {
        m_sweep.start();
        refreshDate();
    }
    const ConnectionId id = ++m_lastConnection;
    auto connection = std::make_unique<Connection>(*this, id, descriptor);
    Connection &started = *connection;
    m_connections.emplace(id, std::move(connection));
    started.start();
}

/// When all places are taken, evicts clients that keep the server waiting.
bool Listener::hasRoom()
{
    const Limits &limits = m_settings.limits;
    const int places = m_settings.tls ? std::min(limits.connections, limits.tlsConnections) : limits.connections;
    if (connectionCount() < places)
        return true;
    int wanted = std::max(1, places / kPartOfPlaces);
    for (Connection *connection : longestWaiting([](const Connection &candidate) { return !candidate.isAtWork(); })) {
        if (wanted-- == 0)
            break;
        connection->end();
    }
    return connectionCount() < places;
}

/// The matching connections: those without a request in flight first, then by how long we have waited for them.
template <class Concerns>
std::vector<Connection *> Listener::longestWaiting(Concerns concerns) const
{
    std::vector<Connection *> found;
    for (const auto &[id, connection] : m_connections) {
        if (concerns(*connection))
            found.push_back(connection.get());
    }
    std::ranges::sort(found, [](const Connection *one, const Connection *other) {
        return one->isMidway() != other->isMidway() ? other->isMidway() : one->waitingSince() < other->waitingSince();
    });
    return found;
}

void Listener::turnAway(qintptr descriptor)
{
    ClientSocket socket(descriptor);
    if (m_settings.tls) // To refuse it, a handshake would be necessary first, and there is no room for that.
        return;
    const QByteArray id = nextRequestId();
    const Response response = answerTo(busy(), m_settings.problemBody, id);
    socket.write(answerHead(response, {.requestId = id, .date = m_date, .keepsAlive = false}), response.body);
}

void Listener::answer(ConnectionId connection, const Response &response)
{
    const auto found = m_connections.find(connection);
    if (found != m_connections.end())
        found->second->answer(response);
}

void Listener::shutDown()
{
    m_isShuttingDown = true;
    close();
    std::vector<Connection *> connections;
    connections.reserve(m_connections.size());
    for (const auto &[id, connection] : m_connections)
        connections.push_back(connection.get());
    for (Connection *connection : connections) // Removal is deferred, so these stay valid.
        connection->shutDown();
}

bool Listener::isFlushed() const
{
    return std::ranges::none_of(
        m_connections, [](const auto &entry) { return entry.second->unsent() > 0 || entry.second->isStreaming(); });
}

bool Listener::reserve(qint64 bytes)
{
    m_reserved += bytes;
    const qint64 limit = m_settings.limits.heldTotal;
    if (bytes <= 0 || m_reserved <= limit)
        return true;
    for (Connection *connection : longestWaiting(
             [](const Connection &candidate) { return candidate.holdsRequest() && !candidate.isAtWork(); })) {
        if (m_reserved <= limit - limit / kPartOfBytes)
            break;
        connection->evict();
    }
    return m_reserved <= limit;
}

void Listener::trackUnsent(qint64 bytes)
{
    m_unsentTotal += bytes;
    if (bytes > 0 && m_unsentTotal > m_settings.limits.unsentTotal) // By responses that cannot be refused.
        hasRoomFor(0);
}

bool Listener::hasRoomFor(qint64 bytes)
{
    const qint64 limit = m_settings.limits.unsentTotal;
    const auto fits = [&](qint64 room) {
        return m_unsentTotal == 0 || m_unsentTotal + bytes <= room;
    }; // One alone always does.
    if (fits(limit))
        return true;
    for (Connection *connection :
         longestWaiting([moment = now()](const Connection &candidate) { return candidate.isStalled(moment); })) {
        if (fits(limit - limit / kPartOfBytes))
            break;
        connection->end();
    }
    return fits(limit);
}

void Listener::dismissBody(ConnectionId connection)
{
    m_bodies.leave(connection);
    if (!m_bodies.isWaitedFor() || std::exchange(m_isAdmitting, true))
        return;
    QMetaObject::invokeMethod(this, &Listener::admitWaitingBodies, Qt::QueuedConnection);
}

void Listener::admitWaitingBodies()
{
    m_isAdmitting = false;
    while (const auto next = m_bodies.next()) {
        const auto found = m_connections.find(*next);
        if (found == m_connections.end())
            m_bodies.leave(*next);
        else
            found->second->onAdmitted();
    }
}

void Listener::remove(ConnectionId connection)
{
    const auto found = m_connections.find(connection);
    if (found == m_connections.end())
        return;
    found->second.release()->deleteLater(); // It may be the caller.
    m_connections.erase(found);
    if (m_isShuttingDown)
        Q_EMIT settled();
}

void Listener::onSweep()
{
    refreshDate();
    const qint64 moment = now();
    std::vector<Connection *> late;
    for (const auto &[id, connection] : m_connections) {
        if (connection->isLate(moment) || (m_bodies.isWaitedFor() && connection->isBehind(moment)))
            late.push_back(connection.get());
    }
    for (Connection *connection : late)
        connection->onDeadline(moment);
    if (isListening())
        resumeAccepting();
    if (m_connections.empty())
        m_sweep.stop();
}

void Listener::refreshDate()
{
    if (!m_settings.now)
        return;
    const Instant instant = m_settings.now();
    if (instant / 1000 == m_dateSecond)
        return;
    m_dateSecond = instant / 1000;
    m_date = httpDate(instant);
}

} // namespace stemdesk::http
