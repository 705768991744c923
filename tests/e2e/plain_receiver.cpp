#include "tests/e2e/plain_receiver.h"

#include <QTcpSocket>

#include <memory>

namespace stemdesk {

namespace {

QByteArray plainFieldOf(const QByteArray &head, const QByteArray &name)
{
    const qsizetype at = head.toLower().indexOf("\r\n" + name + ": ");
    const qsizetype from = at + name.size() + 4;
    return at < 0 ? QByteArray() : head.mid(from, head.indexOf('\r', from) - from);
}

} // namespace

PlainReceiver::PlainReceiver()
{
    m_clock.start();
    if (!m_server.listen(QHostAddress::LocalHost))
        qFatal("the test's receiver cannot listen");
    QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
        while (QTcpSocket *socket = m_server.nextPendingConnection())
            serve(socket);
    });
}

QByteArray PlainReceiver::url() const
{
    return "http://127.0.0.1:" + QByteArray::number(m_server.serverPort()) + "/in";
}

void PlainReceiver::serve(QTcpSocket *socket)
{
    QObject::connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
    const auto bytes = std::make_shared<QByteArray>();
    QObject::connect(socket, &QTcpSocket::readyRead, &m_server, [this, socket, bytes] {
        *bytes += socket->readAll();
        for (qsizetype end = bytes->indexOf("\r\n\r\n"); end >= 0; end = bytes->indexOf("\r\n\r\n")) {
            const QByteArray head = bytes->first(end + 2);
            const qsizetype size = end + 4 + plainFieldOf(head, "content-length").toLongLong();
            if (bytes->size() < size)
                return;
            bytes->remove(0, size);
            m_last = now();
            m_arrivals[plainFieldOf(head, "webhook-id")] += m_last;
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
        }
    });
}

} // namespace stemdesk
