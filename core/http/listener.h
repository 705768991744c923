#pragma once

#include "core/base/clock.h"
#include "core/base/fair_queue.h"
#include "core/base/id.h"
#include "core/http/hosts.h"
#include "core/http/limits.h"
#include "core/http/message.h"
#include "core/http/refusal.h"

#include <QElapsedTimer>
#include <QTcpServer>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>
#include <vector>

namespace stemdesk::http {

/// Admits large bodies of all connections to memory while there is room. Callers take turns; each one's bodies stay in
/// order.
class BodyQueue {
public:
    using ConnectionId = quint64;

    explicit BodyQueue(qint64 room) : m_room(room) {}

    /// True if the body may be read at once; otherwise it waits until next() returns it.
    bool enter(ConnectionId connection, qint64 caller, qint64 bytes);
    /// Releases its room, or its place in the queue.
    void leave(ConnectionId connection);
    /// Takes the next one in turn if there is room for it now, and reserves the room.
    std::optional<ConnectionId> next();
    bool isWaitedFor() const { return !m_waiting.isEmpty(); }

private:
    struct Waiting {
        ConnectionId connection = 0;
        qint64 bytes = 0;
    };

    bool admit(const Waiting &body);

    const qint64 m_room;
    qint64 m_taken = 0;
    std::unordered_map<ConnectionId, qint64> m_admitted;
    FairQueue<Waiting> m_waiting;
};

/// Numbers the requests of one server: ids are unique and ascending, and need no random bytes. For one thread.
class RequestIds {
public:
    QByteArray next()
    {
        ++m_count;
        for (size_t i = 0; i < 6; ++i)
            m_bytes[15 - i] = static_cast<unsigned char>(m_count >> (8 * i));
        return "req_" + idText(m_bytes);
    }

private:
    IdBytes m_bytes = newIdBytes();
    quint64 m_count = 0;
};

class Connection;
class TlsContext;

/// Owns the server's sockets and passes only complete, well-formed requests within the limits on to `onRequest`, one at
/// a time per connection. Answers everything else itself. When connections or bytes run short, it drops the clients it
/// has waited for longest.
class Listener : public QTcpServer {
    Q_OBJECT

public:
    using ConnectionId = quint64;
    struct Settings {
        Limits limits;
        HostList hosts;
        ProblemBody problemBody;
        OriginFields originFields; ///< Without it there are none.
        ProxyList proxies;
        std::shared_ptr<const TlsContext> tls; ///< Shared with the connections that were opened with it.
        Clock now; ///< For the Date field; without it there is none.
    };
    using OnRequest = std::function<void(ConnectionId, Request &&)>;

    Listener(Settings settings, OnRequest onRequest);
    ~Listener() override;
    Q_DISABLE_COPY_MOVE(Listener)

    /// Writes the response to the request in flight on that connection; does nothing if the client has left.
    void answer(ConnectionId connection, const Response &response);
    /// Passes a socket of ours, which is no network connection, to whoever takes this server's connections.
    void adopt(QTcpSocket *socket) { addPendingConnection(socket); }
    /// For new connections. Only if there was TLS before.
    void renewTls(std::shared_ptr<const TlsContext> tls) { m_settings.tls = std::move(tls); }
    /// Stops accepting, drops idle connections, and closes the others after their current response.
    void shutDown();
    bool isShuttingDown() const { return m_isShuttingDown; }
    /// No answer is on its way to a client.
    bool isFlushed() const;
    qsizetype connectionCount() const { return qsizetype(m_connections.size()); }

    const Settings &settings() const { return m_settings; }
    const std::shared_ptr<const TlsContext> &tls() const { return m_settings.tls; }
    qint64 now() const { return m_elapsed.elapsed(); } ///< Milliseconds, monotonic.
    const QByteArray &date() const { return m_date; }
    QByteArray nextRequestId() { return m_requestIds.next(); }
    void dispatch(ConnectionId connection, Request &&request) { m_onRequest(connection, std::move(request)); }
    /// Counts bytes held for unanswered requests (negative: released); false if that is too much for the server.
    bool reserve(qint64 bytes);
    /// Counts response bytes that a client has not taken (negative: taken).
    void trackUnsent(qint64 bytes);
    bool hasUnsent() const { return m_unsentTotal > 0; }
    /// Whether clients may leave this many more bytes unread. Clients that read nothing of a response are evicted
    /// first; those that read keep theirs.
    bool hasRoomFor(qint64 bytes);
    /// False if that body must wait; its connection's onAdmitted() is called when there is room.
    bool admitBody(ConnectionId connection, qint64 caller, qint64 bytes)
    {
        return m_bodies.enter(connection, caller, bytes);
    }
    void dismissBody(ConnectionId connection);
    void remove(ConnectionId connection);

Q_SIGNALS:
    /// While shutting down: a connection ended, or a response was sent.
    void settled();

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    bool hasRoom();
    void turnAway(qintptr descriptor);
    void admitWaitingBodies();
    template <class Concerns>
    std::vector<Connection *> longestWaiting(Concerns concerns) const;
    void onSweep();
    void refreshDate();

    Settings m_settings;
    const OnRequest m_onRequest;
    RequestIds m_requestIds;
    std::unordered_map<ConnectionId, std::unique_ptr<Connection>> m_connections;
    ConnectionId m_lastConnection = 0;
    QElapsedTimer m_elapsed;
    QTimer m_sweep;
    QByteArray m_date;
    qint64 m_dateSecond = -1;
    BodyQueue m_bodies;
    qint64 m_reserved = 0;
    qint64 m_unsentTotal = 0;
    bool m_isAdmitting = false;
    bool m_isShuttingDown = false;
};

} // namespace stemdesk::http
