#include "core/http/connection_guard.h"

#include "core/base/log.h"
#include "core/http/answer_head.h"
#include "core/http/guarded_connection.h"

#include <QSslSocket>

#include <algorithm>
#include <vector>

namespace stemdesk::http {

using namespace std::chrono_literals;

namespace {

constexpr int kBacklog = 512; // Qt's 50 makes a burst of clients wait for their SYN to be repeated.

/// Deadlines may pass by a quarter of the shortest one, at most a quarter of a second.
std::chrono::milliseconds sweepInterval(const Limits &limits)
{
    const auto shortest = std::min({limits.request, limits.idle, limits.writeStall, limits.linger});
    return std::clamp(shortest / 4, 5ms, 250ms);
}

} // namespace

ConnectionGuard::ConnectionGuard(Settings settings, OnRequest onRequest)
    : m_settings(std::move(settings)), m_onRequest(std::move(onRequest))
{
    setListenBacklogSize(kBacklog);
    m_elapsed.start();
    m_sweep.setInterval(sweepInterval(m_settings.limits));
    connect(&m_sweep, &QTimer::timeout, this, &ConnectionGuard::onSweep);
    connect(this, &QTcpServer::acceptError, this, [this] {
        qCWarning(logApi, "A connection could not be accepted: %ls", qUtf16Printable(errorString()));
        pauseAccepting(); // Out of descriptors: trying again at once would only spin. The sweep goes on.
        m_sweep.start();
    });
}

ConnectionGuard::~ConnectionGuard() = default;

void ConnectionGuard::incomingConnection(qintptr descriptor)
{
    std::unique_ptr<QTcpSocket> socket = socketFor(descriptor);
    if (!socket)
        return;
    if (connectionCount() >= m_settings.limits.connections)
        return turnAway(std::move(socket));
    if (!m_sweep.isActive()) {
        m_sweep.start();
        refreshDate();
    }
    const ConnectionId id = ++m_lastConnection;
    auto connection = std::make_unique<GuardedConnection>(*this, id, std::move(socket));
    GuardedConnection &started = *connection;
    m_connections.emplace(id, std::move(connection));
    started.start();
}

std::unique_ptr<QTcpSocket> ConnectionGuard::socketFor(qintptr descriptor) const
{
    std::unique_ptr<QTcpSocket> socket;
    if (m_settings.tls) {
        auto encrypted = std::make_unique<QSslSocket>();
        encrypted->setSslConfiguration(*m_settings.tls);
        socket = std::move(encrypted);
    } else {
        socket = std::make_unique<QTcpSocket>();
    }
    if (!socket->setSocketDescriptor(descriptor))
        return nullptr;
    return socket;
}

void ConnectionGuard::turnAway(std::unique_ptr<QTcpSocket> socket)
{
    if (m_settings.tls) // A refusal would need a handshake first, which is what there is no room for.
        return;
    const Refusal refusal = busy();
    const QByteArray id = nextRequestId();
    const Response response{.status = refusal.status,
                            .body = m_settings.problemBody(refusal.status, refusal.code, refusal.sentence, id),
                            .headers = {{"Retry-After", "1"}}};
    socket->write(answerHead(response, {.requestId = id, .date = m_date, .keepsAlive = false}) + response.body);
    socket->flush();
}

void ConnectionGuard::answer(ConnectionId connection, const Response &response)
{
    const auto found = m_connections.find(connection);
    if (found != m_connections.end())
        found->second->answer(response);
}

void ConnectionGuard::windDown()
{
    m_isWindingDown = true;
    close();
    std::vector<GuardedConnection *> connections;
    connections.reserve(m_connections.size());
    for (const auto &[id, connection] : m_connections)
        connections.push_back(connection.get());
    for (GuardedConnection *connection : connections) // Removal is deferred, so these stay valid.
        connection->windDown();
}

bool ConnectionGuard::isFlushed() const
{
    return std::ranges::none_of(m_connections, [](const auto &entry) { return entry.second->unsent() > 0; });
}

bool ConnectionGuard::charge(qint64 bytes)
{
    m_charged += bytes;
    return m_charged <= m_settings.limits.bufferedTotal;
}

void ConnectionGuard::remove(ConnectionId connection)
{
    const auto found = m_connections.find(connection);
    if (found == m_connections.end())
        return;
    found->second.release()->deleteLater(); // It may be the caller.
    m_connections.erase(found);
    if (m_isWindingDown)
        Q_EMIT settled();
}

void ConnectionGuard::onSweep()
{
    refreshDate();
    const qint64 moment = now();
    std::vector<GuardedConnection *> late;
    for (const auto &[id, connection] : m_connections) {
        if (connection->isLate(moment))
            late.push_back(connection.get());
    }
    for (GuardedConnection *connection : late)
        connection->onDeadline(moment);
    if (isListening())
        resumeAccepting();
    if (m_connections.empty())
        m_sweep.stop();
}

void ConnectionGuard::refreshDate()
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
