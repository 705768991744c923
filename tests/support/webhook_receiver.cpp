#include "tests/support/webhook_receiver.h"

#include <QSslConfiguration>
#include <QTimer>

#include <memory>
#include <optional>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Takes a whole request from the front of `bytes`.
std::optional<ReceivedRequest> takeRequest(QByteArray &bytes)
{
    const qsizetype headEnd = bytes.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return std::nullopt;
    ReceivedRequest request;
    for (const QByteArray &line : bytes.first(headEnd).replace("\r\n", "\n").split('\n')) {
        const qsizetype colon = line.indexOf(':');
        if (request.line.isEmpty())
            request.line = line;
        else
            request.fields.append({line.first(colon), line.sliced(colon + 1).trimmed()});
    }
    const qsizetype length = request.field("Content-Length").toLongLong();
    if (bytes.size() < headEnd + 4 + length)
        return std::nullopt;
    request.body = bytes.sliced(headEnd + 4, length);
    bytes.remove(0, headEnd + 4 + length);
    return request;
}

} // namespace

QByteArray ReceivedRequest::field(QByteArrayView name) const
{
    QByteArrayList values;
    for (const auto &[known, value] : fields) {
        if (known.compare(name, Qt::CaseInsensitive) == 0)
            values.append(value);
    }
    return values.join('|');
}

WebhookReceiver::WebhookReceiver(const TestAuthority::Identity &identity, QObject *parent) : QObject(parent)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    tls.setLocalCertificate(identity.certificate);
    tls.setPrivateKey(identity.key);
    tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    m_server.setSslConfiguration(tls);
    m_server.setListenBacklogSize(500);
    m_server.setMaxPendingConnections(500);
    m_server.onIncoming = [this] { ++m_connections; };
    connect(&m_server, &QTcpServer::pendingConnectionAvailable, this, [this] {
        while (auto *socket = qobject_cast<QSslSocket *>(m_server.nextPendingConnection()))
            serve(socket, m_connections);
    });
}

bool WebhookReceiver::listen(const QHostAddress &address, quint16 port)
{
    return m_server.listen(address, port);
}

QList<ReceivedRequest> WebhookReceiver::requestsTo(const QByteArray &path) const
{
    QList<ReceivedRequest> found;
    for (const ReceivedRequest &request : m_requests) {
        if (request.path() == path)
            found.append(request);
    }
    return found;
}

void WebhookReceiver::serve(QSslSocket *socket, int connection)
{
    ++m_openConnections;
    connect(socket, &QSslSocket::disconnected, this, [this] { --m_openConnections; });
    connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
    connect(socket, &QSslSocket::encryptedBytesWritten, this, [this](qint64 bytes) { m_bytesSent += bytes; });
    const auto bytes = std::make_shared<QByteArray>();
    const auto read = [this, socket, connection, bytes] {
        bytes->append(socket->readAll());
        while (auto request = takeRequest(*bytes)) {
            request->connection = connection;
            m_requests.append(*request);
            Q_EMIT received(*request);
            answer(socket, *request);
        }
    };
    connect(socket, &QSslSocket::readyRead, this, read);
    read();
}

void WebhookReceiver::answer(QSslSocket *socket, const ReceivedRequest &request)
{
    const ReceiverAnswer answer = m_answers.value(request.path());
    socket->write(answer.bytes);
    if (answer.closes)
        socket->disconnectFromHost();
    if (answer.drip.count() == 0)
        return;
    auto *timer = new QTimer(socket);
    connect(timer, &QTimer::timeout, socket, [socket] { socket->write("x"); });
    timer->start(answer.drip);
}

} // namespace stemdesk
