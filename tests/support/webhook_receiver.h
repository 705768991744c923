#pragma once

#include "tests/support/test_authority.h"

#include <QHash>
#include <QList>
#include <QPair>
#include <QPointer>
#include <QSslServer>
#include <QSslSocket>

#include <chrono>
#include <functional>

namespace stemdesk {

/// A request as it arrived.
struct ReceivedRequest {
    QByteArray line;
    QList<QPair<QByteArray, QByteArray>> fields;
    QByteArray body;
    int connection = 0; ///< Number of its connection, from 1.

    QByteArray path() const { return line.split(' ').value(1); }
    /// The values of a field, joined by "|". Case-insensitive.
    QByteArray field(QByteArrayView name) const;
};

/// The receiver's response to a request.
struct ReceiverAnswer {
    QByteArray bytes = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"; ///< Empty: it keeps silent.
    bool closes = false; ///< Ends the connection behind the bytes.
    std::chrono::milliseconds drip{0}; ///< Sends another byte of a head without an end so often.
};

/// A web server with TLS that receives webhooks: records requests and responds by path as configured.
class WebhookReceiver : public QObject {
    Q_OBJECT

public:
    explicit WebhookReceiver(const TestAuthority::Identity &identity, QObject *parent = nullptr);

    bool listen(const QHostAddress &address = QHostAddress::LocalHost, quint16 port = 0);
    quint16 port() const { return m_server.serverPort(); }
    void setAnswer(const QByteArray &path, const ReceiverAnswer &answer) { m_answers.insert(path, answer); }

    const QList<ReceivedRequest> &requests() const { return m_requests; }
    QList<ReceivedRequest> requestsTo(const QByteArray &path) const;
    /// Connections that were begun, whether or not TLS came about on them.
    int connections() const { return m_connections; }
    int openConnections() const { return m_openConnections; }
    /// Bytes that callers have taken of answers.
    qint64 bytesSent() const { return m_bytesSent; }

Q_SIGNALS:
    void received(const stemdesk::ReceivedRequest &request);

private:
    class Server : public QSslServer {
    public:
        std::function<void()> onIncoming;

    protected:
        void incomingConnection(qintptr descriptor) override
        {
            onIncoming();
            QSslServer::incomingConnection(descriptor);
        }
    };

    void serve(QSslSocket *socket, int connection);
    void answer(QSslSocket *socket, const ReceivedRequest &request);

    Server m_server;
    QHash<QByteArray, ReceiverAnswer> m_answers;
    QList<ReceivedRequest> m_requests;
    int m_connections = 0;
    int m_openConnections = 0;
    qint64 m_bytesSent = 0;
};

} // namespace stemdesk
