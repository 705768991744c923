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
#include <QPointer>
#include <QSslConfiguration>

#include <functional>
#include <memory>
#include <optional>

class QHttpServer;

namespace stemdesk::http {

class ConnectionGuard;
class RequestChannel;

/// An HTTP/1.1 server: complete, checked requests go to one dispatcher, answers come back from any thread.
/// Lives on the thread that made it, which must run an event loop.
///
/// QHttpServer owns the guard, takes the one connection that the guard shows it (RequestChannel) and calls the handler
/// for each request there. It sees a constant request and its answers are dropped, because Qt 6.4 buffers bodies
/// without limit, answers pipelined requests out of order and keeps raw pointers to sockets that clients close; Qt 6.8
/// mends only the last of these. Showing it the client's own request would have every one parsed a second time, by a
/// parser without the guard's limits, and would gain nothing: the routing and the answers would still have to be ours.
class Server : public QObject {
    Q_OBJECT

public:
    struct Options {
        QHostAddress address = QHostAddress(QHostAddress::LocalHost);
        quint16 port = 0; ///< 0 takes a free one.
        QList<QByteArray> hosts; ///< Names to answer to besides localhost, the loopback addresses and `address`.
        std::optional<QSslConfiguration> tls; ///< With a local certificate and its key.
        Limits limits;
        ProblemBody problemBody = defaultProblemBody; ///< Body of refusals made before the dispatcher.
        OriginFields originFields; ///< Called on the server's thread.
        ProxyList proxies; ///< Of which it believes how they were asked.
        Clock now; ///< For the Date field; without it there is none.
    };
    using Dispatcher = std::function<void(Request &&, Reply)>;

    explicit Server(QObject *parent = nullptr);
    ~Server() override;
    Q_DISABLE_COPY_MOVE(Server)

    /// Called on the server's thread, one request at a time; must return quickly and answer there or elsewhere.
    void setDispatcher(Dispatcher dispatcher);

    /// Once per server. address_in_use or address_not_available when it cannot have the address.
    /// Also raises the process's limit of open files to what `limits.connections` may need.
    Status listen(const Options &options);
    quint16 port() const;
    qsizetype connectionCount() const;

    /// Another certificate or key, for connections that come from now on. Only where it listens with TLS.
    void renewTls(const QSslConfiguration &tls);
    /// Accepts no connection more, hangs up on idle ones, and closes each other one after the answer it waits for.
    void stopAccepting();
    /// No request is being handled and every answer has been handed to the system.
    bool isDrained() const;

Q_SIGNALS:
    /// After stopAccepting(): isDrained() has become true. Never emitted from within stopAccepting().
    void drained();

private:
    void onRequestShown();
    void deliver(Answer &&answer);
    void announceDrained();

    Dispatcher m_dispatcher;
    std::unique_ptr<QHttpServer> m_http;
    QPointer<ConnectionGuard> m_guard; ///< Owned by m_http, as QHttpServer::bind() has it.
    QPointer<RequestChannel> m_channel; ///< Owned by m_http or its guard.
    std::shared_ptr<ReplyPort> m_replies;
    int m_inFlight = 0;
    bool m_isStopping = false;
    bool m_isDrainedAnnounced = false;
};

} // namespace stemdesk::http
