#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/http/hosts.h"
#include "core/http/limits.h"
#include "core/http/message.h"
#include "core/http/refusal.h"

#include <QHostAddress>
#include <QObject>
#include <QSslConfiguration>

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace stemdesk::http {

class Listener;
class QtHttpServer;

struct Answer {
    quint64 connection = 0;
    Response response;
};

/// Accepts responses from any thread and delivers them on the server's. Shared by the server and every pending Reply,
/// so that a late response finds a closed port instead of a destroyed server.
class ReplyPort {
public:
    using Deliver = std::function<void(Answer &&)>;

    /// `deliver` runs on the thread of `receiver`.
    ReplyPort(QObject *receiver, Deliver deliver) : m_receiver(receiver), m_deliver(std::move(deliver)) {}

    void post(Answer &&answer);
    /// Call it on the receiver's thread; responses that come later are dropped.
    void close();

private:
    void drain();

    std::mutex m_mutex; // Guards m_receiver and m_answers: workers post while the server's thread drains or closes.
    QObject *m_receiver;
    std::vector<Answer> m_answers;
    const Deliver m_deliver; // Called on the receiver's thread only.
};

/// The right to answer one request, once, from any thread. Copies share it. If the last copy goes unanswered the client
/// gets 500; if the client or the server is gone, nothing happens.
class Reply {
public:
    Reply() = default;
    Reply(std::shared_ptr<ReplyPort> port, quint64 connection, QByteArray requestId);

    /// The first call counts.
    void reply(Response response) const;

private:
    class State;
    std::shared_ptr<State> m_state;
};

/// An HTTP/1.1 server: complete, checked requests go to one dispatcher, and responses come back from any thread. Lives
/// on the thread that created it, which must run an event loop.
class Server : public QObject {
    Q_OBJECT

public:
    struct Options {
        QHostAddress address = QHostAddress(QHostAddress::LocalHost);
        quint16 port = 0; ///< 0 for any free port.
        QList<QByteArray> hosts; ///< Names to answer to besides localhost, the loopback addresses and `address`.
        std::optional<QSslConfiguration> tls; ///< With a local certificate and its key.
        Limits limits;
        ProblemBody problemBody = defaultProblemBody; ///< Body of refusals made before the dispatcher.
        OriginFields originFields; ///< Called on the server's thread.
        ProxyList proxies; ///< The proxies whose X-Forwarded headers are trusted.
        Clock now; ///< For the Date field; without it there is none.
    };
    using Dispatcher = std::function<void(Request &&, Reply)>;

    explicit Server(QObject *parent = nullptr);
    ~Server() override;
    Q_DISABLE_COPY_MOVE(Server)

    /// Called on the server's thread, one request at a time; has to return quickly, and may answer there or elsewhere.
    void setDispatcher(Dispatcher dispatcher);

    /// Call it once per server. address_in_use or address_not_available if it cannot get the address. Also raises the
    /// process's limit of open files to what `limits.connections` may need.
    Status listen(const Options &options);
    quint16 port() const;
    qsizetype connectionCount() const;

    /// Another certificate or key, for new connections. Only if it listens with TLS.
    void renewTls(const QSslConfiguration &tls);
    /// Stops accepting, drops idle connections, and closes each other one after its current response.
    void stopAccepting();
    /// No request is being handled and every response was passed to the system.
    bool isDrained() const;

Q_SIGNALS:
    /// After stopAccepting(): isDrained() has become true. Never emitted from within stopAccepting().
    void drained();

private:
    void dispatch(quint64 connection, Request &&request);
    void deliver(Answer &&answer);
    void announceDrained();

    Dispatcher m_dispatcher;
    std::unique_ptr<QtHttpServer> m_http; ///< Owns the listener.
    Listener *m_listener = nullptr; ///< Null until listen().
    std::shared_ptr<ReplyPort> m_replies;
    int m_inFlight = 0;
    bool m_isStopping = false;
    bool m_isDrainedAnnounced = false;
};

} // namespace stemdesk::http
