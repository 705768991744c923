#include "core/http/qt_http_server.h"

#include "core/base/log.h"
#include "core/http/listener.h"

#include <QHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QTcpSocket>

#include <algorithm>
#include <cstring>
#include <deque>
#include <utility>

namespace stemdesk::http {

namespace {

/// All that QHttpServer needs to call its handler.
constexpr QByteArrayView kConstantRequest = "GET / HTTP/1.1\r\n\r\n";

struct Waiting {
    quint64 connection = 0;
    Request request;
};

} // namespace

/// The one socket that QHttpServer sees: in memory and never disconnected. It offers the constant request, and drops
/// what is written to it.
class QtHttpServer::Channel final : public QTcpSocket {
public:
    Channel()
    {
        setPeerAddress(QHostAddress(QHostAddress::LocalHost));
        setLocalAddress(QHostAddress(QHostAddress::LocalHost));
        setSocketState(ConnectedState);
        setOpenMode(QIODevice::ReadWrite);
    }

    /// QHttpServer reads all of it before this returns.
    bool offer()
    {
        m_unread = kConstantRequest;
        Q_EMIT readyRead();
        return m_unread.isEmpty();
    }

    qint64 bytesAvailable() const override { return QTcpSocket::bytesAvailable() + m_unread.size(); }
    bool isSequential() const override { return true; }
    void disconnectFromHost() override {}
    void close() override {}

protected:
    qint64 readData(char *data, qint64 size) override
    {
        const qsizetype count = std::min<qsizetype>(size, m_unread.size());
        std::memcpy(data, m_unread.data(), size_t(count));
        m_unread = m_unread.sliced(count);
        return count;
    }
    qint64 skipData(qint64 size) override
    {
        const qsizetype count = std::min<qsizetype>(size, m_unread.size());
        m_unread = m_unread.sliced(count);
        return count;
    }
    qint64 writeData(const char *, qint64 size) override { return size; }

private:
    QByteArrayView m_unread;
};

struct QtHttpServer::Parts {
    Handler handler;
    std::deque<Waiting> waiting;
    bool isHandling = false;
    QHttpServer http; ///< Owns the listener, which owns the channel.
    Channel *channel = nullptr;

    void onRequest()
    {
        if (waiting.empty())
            return;
        Waiting next = std::move(waiting.front());
        waiting.pop_front();
        handler(next.connection, std::move(next.request));
    }
};

QtHttpServer::QtHttpServer(std::unique_ptr<Listener> listener, Handler handler) : m_parts(std::make_unique<Parts>())
{
    m_parts->handler = std::move(handler);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    m_parts->http.setMissingHandler(
        &m_parts->http,
        [parts = m_parts.get()](const QHttpServerRequest &, QHttpServerResponder &) { parts->onRequest(); });
#else
    m_parts->http.setMissingHandler(
        [parts = m_parts.get()](const QHttpServerRequest &, QHttpServerResponder &&) { parts->onRequest(); });
#endif
    Listener *bound = listener.release();
    m_parts->http.bind(bound);
    m_parts->channel = new Channel;
    m_parts->channel->setParent(bound);
    bound->adopt(m_parts->channel);
}

QtHttpServer::~QtHttpServer() = default;

void QtHttpServer::handle(quint64 connection, Request &&request)
{
    m_parts->waiting.push_back({connection, std::move(request)});
    if (std::exchange(m_parts->isHandling, true)) // A handler has answered another connection.
        return;
    while (!m_parts->waiting.empty()) {
        const size_t before = m_parts->waiting.size();
        const bool isTaken = m_parts->channel->offer();
        if (m_parts->waiting.size() >= before && !isTaken) {
            qCCritical(logApi, "QHttpServer did not take a request");
            break;
        }
    }
    m_parts->isHandling = false;
}

} // namespace stemdesk::http
