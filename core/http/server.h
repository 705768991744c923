#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/http/limits.h"
#include "core/http/message.h"
#include "core/http/proxy_list.h"
#include "core/http/refusal.h"
#include "core/http/reply.h"

#include <QHostAddress>
#include <QObject>
#include <QSslConfiguration>

#include <functional>
#include <memory>
#include <optional>

namespace stemdesk::http {

class Listener;
class QtHttpServer;

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
