#pragma once

#include <QTcpSocket>
#include <QTest>

namespace stemdesk::http {

struct RawAnswer {
    int status = 0;
    QByteArray head; ///< With its status line.
    QByteArray body;

    QByteArray header(const QByteArray &name) const
    {
        for (const QByteArray &line : head.split('\n')) {
            if (line.size() > name.size() && line.at(name.size()) == ':'
                && line.first(name.size()).compare(name, Qt::CaseInsensitive) == 0)
                return line.sliced(name.size() + 1).trimmed();
        }
        return {};
    }
};

/// A client that sends exactly the given bytes and collects the response. Shares the test's event loop.
class RawClient {
public:
    explicit RawClient(quint16 port)
    {
        QObject::connect(&m_socket, &QIODevice::readyRead, &m_socket, [this] { m_received += m_socket.readAll(); });
        m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    }

    void send(const QByteArray &bytes) { m_socket.write(bytes); }
    void sendByteByByte(const QByteArray &bytes)
    {
        for (const char c : bytes) {
            m_socket.write(&c, 1);
            m_socket.flush();
            QCoreApplication::processEvents();
        }
    }
    /// The next answer, or one with status 0 where none comes. Answers to HEAD have no body to wait for.
    RawAnswer next(bool isHead = false)
    {
        RawAnswer answer;
        if (!QTest::qWaitFor([this] { return m_received.contains("\r\n\r\n"); }))
            return answer;
        const qsizetype end = m_received.indexOf("\r\n\r\n");
        answer.head = m_received.first(end + 2);
        answer.status = answer.head.sliced(9, 3).toInt();
        m_received.remove(0, end + 4);
        const qsizetype length = isHead ? 0 : answer.header("Content-Length").toLongLong();
        if (!QTest::qWaitFor([this, length] { return m_received.size() >= length; }, 20'000))
            return {};
        answer.body = m_received.first(length);
        m_received.remove(0, length);
        return answer;
    }
    RawAnswer exchange(const QByteArray &bytes)
    {
        send(bytes);
        return next();
    }
    bool isClosedByServer()
    {
        return QTest::qWaitFor([this] { return m_socket.state() == QAbstractSocket::UnconnectedState; }, 10'000);
    }
    bool isConnected()
    {
        return QTest::qWaitFor([this] { return m_socket.state() == QAbstractSocket::ConnectedState; });
    }
    QByteArray unexpected() const { return m_received; }
    void vanish() { m_socket.abort(); }
    QTcpSocket &socket() { return m_socket; }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

} // namespace stemdesk::http
