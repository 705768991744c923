#include "core/webhooks/receiver_connection.h"

#include <QNetworkProxy>

#include <algorithm>
#include <cerrno>
#include <sys/socket.h>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kReadAtOnce = 16LL * 1024;

QString certificateText(const QSslError &error)
{
    switch (error.error()) {
    case QSslError::HostNameMismatch: return u"The host's certificate is for another name."_s;
    case QSslError::CertificateExpired: return u"The host's certificate has expired."_s;
    default: return u"The host's certificate was refused: %1."_s.arg(error.errorString());
    }
}

QString failureText(const QSslSocket &socket, QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError: return u"The host refused the connection."_s;
    case QAbstractSocket::RemoteHostClosedError: return u"The host closed the connection without an answer."_s;
    case QAbstractSocket::SslHandshakeFailedError:
        if (!socket.sslHandshakeErrors().isEmpty())
            return certificateText(socket.sslHandshakeErrors().constFirst());
        return u"TLS could not be agreed on with the host."_s;
    case QAbstractSocket::SslInternalError:
    case QAbstractSocket::SslInvalidUserDataError: return u"TLS could not be agreed on with the host."_s;
    default: return u"The host could not be reached."_s;
    }
}

} // namespace

ReceiverConnection::ReceiverConnection(Receiver receiver, const DeliveryTransport &transport, QObject *parent)
    : QObject(parent), m_receiver(std::move(receiver)), m_port(transport.port)
{
    m_socket.setProxy(QNetworkProxy::NoProxy);
    m_socket.setSslConfiguration(transport.tls);
    m_socket.setReadBufferSize(kReadAtOnce);
    if (m_receiver.plainPort)
        connect(&m_socket, &QSslSocket::connected, this, &ReceiverConnection::onConnected);
    else
        connect(&m_socket, &QSslSocket::encrypted, this, &ReceiverConnection::onConnected);
    connect(&m_socket, &QSslSocket::readyRead, this, &ReceiverConnection::onReadyRead);
    connect(&m_socket, &QSslSocket::errorOccurred, this, &ReceiverConnection::onError);
    connect(&m_socket, &QSslSocket::disconnected, this, &ReceiverConnection::onDisconnected);
}

ReceiverConnection::~ReceiverConnection()
{
    m_socket.disconnect(this); // It says that it closes.
}

bool ReceiverConnection::isIdle() const
{
    if (m_state != State::Idle)
        return false;
    // The event loop may not have processed what has arrived since: the end of the connection, or unexpected bytes.
    char byte = 0;
    const ssize_t seen = ::recv(int(m_socket.socketDescriptor()), &byte, sizeof byte, MSG_PEEK | MSG_DONTWAIT);
    return seen < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
}

void ReceiverConnection::send(const QByteArray &request)
{
    Q_ASSERT(m_state == State::New || m_state == State::Idle);
    m_reader = std::make_unique<AnswerReader>();
    if (std::exchange(m_state, State::Waiting) == State::Idle) {
        m_socket.write(request);
        return;
    }
    m_request = request;
    if (m_receiver.plainPort)
        m_socket.connectToHost(m_receiver.address, *m_receiver.plainPort);
    else
        m_socket.connectToHostEncrypted(m_receiver.address.toString(), m_port, m_receiver.name);
}

void ReceiverConnection::onConnected()
{
    m_wasConnected = true;
    m_socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket.write(std::exchange(m_request, {}));
}

void ReceiverConnection::onReadyRead()
{
    while (m_socket.bytesAvailable() > 0) {
        const QByteArray bytes = m_socket.read(kReadAtOnce);
        if (m_state != State::Waiting && m_state != State::Answered)
            return end({}); // Nothing was asked.
        take(m_reader->feed(bytes));
    }
}

void ReceiverConnection::take(AnswerReader::State state)
{
    if (state == AnswerReader::State::Head)
        return;
    if (state == AnswerReader::State::Malformed)
        return end(u"The host's answer was not HTTP."_s);
    const bool isFirstHeard = m_state == State::Waiting;
    const bool isReusable = state == AnswerReader::State::Done && m_reader->keepsConnection();
    m_state = isReusable ? State::Idle : State::Answered;
    if (isFirstHeard)
        Q_EMIT answered(m_reader->status().value_or(0));
    if (!isReusable && state != AnswerReader::State::Body)
        end({});
}

void ReceiverConnection::onError(QAbstractSocket::SocketError error)
{
    onReadyRead(); // An answer may have come before the end.
    end(failureText(m_socket, error));
}

void ReceiverConnection::onDisconnected()
{
    onReadyRead();
    end(u"The host closed the connection without an answer."_s);
}

void ReceiverConnection::end(const QString &why)
{
    const State before = std::exchange(m_state, State::Closed);
    if (before == State::Closed)
        return;
    m_request.clear();
    m_socket.disconnect(this);
    // Not at once: we may be inside one of the socket's signals, after which it continues.
    QMetaObject::invokeMethod(
        &m_socket, [this] { m_socket.abort(); }, Qt::QueuedConnection);
    if (before == State::Waiting)
        Q_EMIT failed(why);
    else
        Q_EMIT closed();
}

ConnectionPool::ConnectionPool(DeliveryTransport transport, QObject *parent)
    : QObject(parent), m_transport(std::move(transport))
{
    m_sweep.setInterval(m_transport.kept / 4);
    connect(&m_sweep, &QTimer::timeout, this, &ConnectionPool::dropStale);
}

std::unique_ptr<ReceiverConnection> ConnectionPool::take(const Receiver &receiver)
{
    const auto idle = std::ranges::find_if(m_kept, [&](const Kept &kept) {
        return kept.connection->isIdle() && kept.connection->receiver() == receiver && !kept.until.hasExpired();
    });
    if (idle == m_kept.end())
        return std::make_unique<ReceiverConnection>(receiver, m_transport);
    std::unique_ptr<ReceiverConnection> connection(idle->connection);
    m_kept.erase(idle);
    connection->disconnect(this);
    connection->setParent(nullptr);
    return connection;
}

void ConnectionPool::giveBack(std::unique_ptr<ReceiverConnection> connection)
{
    ReceiverConnection *kept = connection.release();
    if (m_kept.size() >= kMaxKept) {
        kept->deleteLater(); // It may be the one that is speaking.
        return;
    }
    kept->setParent(this);
    m_kept.append({.connection = kept, .until = QDeadlineTimer(m_transport.kept)});
    connect(kept, &ReceiverConnection::closed, this, [this, kept] { drop(kept); });
    if (!m_sweep.isActive())
        m_sweep.start();
}

void ConnectionPool::clear()
{
    while (!m_kept.isEmpty())
        drop(m_kept.constLast().connection);
}

void ConnectionPool::drop(const ReceiverConnection *connection)
{
    const auto kept = std::ranges::find(m_kept, connection, &Kept::connection);
    if (kept == m_kept.end())
        return;
    kept->connection->deleteLater();
    m_kept.erase(kept);
}

void ConnectionPool::dropStale()
{
    const QList<Kept> all = m_kept;
    for (const Kept &kept : all) {
        if (kept.until.hasExpired())
            drop(kept.connection);
    }
    if (m_kept.isEmpty())
        m_sweep.stop();
}

} // namespace stemdesk
