#include "core/http/server.h"

#include "core/base/log.h"
#include "core/http/listener.h"
#include "core/http/qt_http_server.h"
#include "core/http/tls_session.h"

#include <QMetaObject>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <exception>
#include <utility>

namespace stemdesk::http {

using namespace Qt::StringLiterals;

namespace {

constexpr int kOtherFiles = 512; // Databases, logs, files being imported.

/// Cap connections at the limit of open files; a socket that cannot be accepted would hang.
Limits attainable(Limits limits)
{
    const int files = raiseOpenFileLimit(limits.connections + kOtherFiles);
    limits.connections = std::min(limits.connections, std::max(files - kOtherFiles, files / 2));
    return limits;
}

Error listenError(const QTcpServer &server, const Server::Options &options)
{
    const QString address = options.address.protocol() == QAbstractSocket::IPv6Protocol
        ? u"[%1]:%2"_s.arg(options.address.toString()).arg(options.port)
        : u"%1:%2"_s.arg(options.address.toString()).arg(options.port);
    if (server.serverError() == QAbstractSocket::AddressInUseError)
        return unavailable("address_in_use",
                           u"Another program already uses %1; stop it or choose another port."_s.arg(address));
    if (server.serverError() == QAbstractSocket::SocketAccessError)
        return unavailable("address_not_available",
                           u"This user may not listen on %1; choose a port above 1023."_s.arg(address));
    return unavailable("address_not_available",
                       u"This computer cannot listen on %1 (%2)."_s.arg(address, server.errorString()));
}

} // namespace

void ReplyPort::post(Answer &&answer)
{
    std::unique_lock lock(m_mutex);
    if (!m_receiver)
        return;
    if (QThread::currentThread() == m_receiver->thread()) {
        lock.unlock(); // Only this thread could close the port.
        m_deliver(std::move(answer));
        return;
    }
    m_answers.push_back(std::move(answer));
    if (m_answers.size() == 1) // One wake-up delivers all responses that have gathered until then.
        QMetaObject::invokeMethod(
            m_receiver, [this] { drain(); }, Qt::QueuedConnection);
}

void ReplyPort::drain()
{
    std::vector<Answer> answers;
    {
        const std::scoped_lock lock(m_mutex);
        answers.swap(m_answers);
    }
    for (Answer &answer : answers)
        m_deliver(std::move(answer));
}

void ReplyPort::close()
{
    const std::scoped_lock lock(m_mutex);
    m_receiver = nullptr;
    m_answers.clear();
}

class Reply::State {
public:
    State(std::shared_ptr<ReplyPort> port, quint64 connection, QByteArray requestId)
        : m_port(std::move(port)), m_connection(connection), m_requestId(std::move(requestId))
    {}
    ~State()
    {
        if (m_isAnswered)
            return;
        qCCritical(logApi, "Request %s was never answered", m_requestId.constData());
        const Refusal refusal = internalError();
        answer({.status = refusal.status,
                .body = defaultProblemBody(refusal.status, refusal.code, refusal.sentence, m_requestId)});
    }
    Q_DISABLE_COPY_MOVE(State)

    void answer(Response &&response)
    {
        if (!m_isAnswered.exchange(true))
            m_port->post({m_connection, std::move(response)});
    }

private:
    const std::shared_ptr<ReplyPort> m_port;
    const quint64 m_connection;
    const QByteArray m_requestId;
    std::atomic<bool> m_isAnswered = false;
};

Reply::Reply(std::shared_ptr<ReplyPort> port, quint64 connection, QByteArray requestId)
    : m_state(std::make_shared<State>(std::move(port), connection, std::move(requestId)))
{}

void Reply::reply(Response response) const
{
    if (m_state)
        m_state->answer(std::move(response));
}

Server::Server(QObject *parent)
    : QObject(parent),
      m_replies(std::make_shared<ReplyPort>(this, [this](Answer &&answer) { deliver(std::move(answer)); }))
{}

Server::~Server()
{
    m_replies->close();
}

void Server::setDispatcher(Dispatcher dispatcher)
{
    m_dispatcher = std::move(dispatcher);
}

Status Server::listen(const Options &options)
{
    if (m_http)
        return internal(u"The server listens already."_s);
    const auto tls = options.tls ? TlsContext::from(*options.tls) : nullptr;
    if (options.tls && !tls)
        return internal(u"TLS cannot be offered with this certificate and key."_s);
    auto listener = std::make_unique<Listener>(
        Listener::Settings{.limits = attainable(options.limits),
                           .hosts = HostList(options.address, options.hosts),
                           .problemBody = options.problemBody ? options.problemBody : defaultProblemBody,
                           .originFields = options.originFields,
                           .proxies = options.proxies,
                           .tls = tls,
                           .now = options.now},
        [this](Listener::ConnectionId connection, Request &&request) {
            m_http->handle(connection, std::move(request));
        });
    if (!listener->listen(options.address, options.port))
        return listenError(*listener, options);

    m_listener = listener.get();
    m_http = std::make_unique<QtHttpServer>(std::move(listener), [this](quint64 connection, Request &&request) {
        dispatch(connection, std::move(request));
    });
    connect(m_listener, &Listener::settled, this, &Server::announceDrained, Qt::QueuedConnection);
    return {};
}

void Server::renewTls(const QSslConfiguration &tls)
{
    if (!m_listener)
        return;
    if (auto context = TlsContext::from(tls))
        m_listener->renewTls(std::move(context));
    else
        qCWarning(logApi, "The renewed certificate cannot be used; the one before stays.");
}

quint16 Server::port() const
{
    return m_listener ? m_listener->serverPort() : 0;
}

qsizetype Server::connectionCount() const
{
    return m_listener ? m_listener->connectionCount() : 0;
}

void Server::dispatch(quint64 connection, Request &&request)
{
    ++m_inFlight;
    const Reply reply(m_replies, connection, request.id);
    if (!m_dispatcher)
        return;
    try {
        m_dispatcher(std::move(request), reply);
    } catch (const std::exception &exception) { // Through Qt's event loop it would end the program.
        qCCritical(logApi, "A handler threw: %s", exception.what());
    }
}

void Server::deliver(Answer &&answer)
{
    --m_inFlight;
    if (m_listener)
        m_listener->answer(answer.connection, answer.response);
    if (m_isStopping)
        QMetaObject::invokeMethod(this, &Server::announceDrained, Qt::QueuedConnection);
}

void Server::stopAccepting()
{
    if (m_isStopping)
        return;
    m_isStopping = true;
    if (m_listener)
        m_listener->shutDown();
    QMetaObject::invokeMethod(this, &Server::announceDrained, Qt::QueuedConnection);
}

bool Server::isDrained() const
{
    return m_inFlight == 0 && (!m_listener || m_listener->isFlushed());
}

void Server::announceDrained()
{
    if (!m_isStopping || m_isDrainedAnnounced || !isDrained())
        return;
    m_isDrainedAnnounced = true;
    Q_EMIT drained();
}

} // namespace stemdesk::http
