#pragma once

#include <QByteArrayView>
#include <QHostAddress>
#include <QSocketNotifier>

#include <functional>
#include <span>

namespace stemdesk::http {

/// A client's socket, non-blocking and without re-entrant callbacks: events come from the event loop only, so it can be
/// closed anywhere. QTcpSocket and QSslSocket emit from within the calls that cause the signal, which rules that out.
class ClientSocket {
public:
    /// Takes ownership of the descriptor.
    explicit ClientSocket(qintptr descriptor);
    ~ClientSocket();
    Q_DISABLE_COPY_MOVE(ClientSocket)

    /// From now on calls `readable` while there is input or its end to read, and `writable` while there is room to
    /// write.
    void follow(std::function<void()> readable, std::function<void()> writable);
    void watchInput(bool isWatched) { m_reading.setEnabled(isWatched && isOpen()); }
    void watchRoom(bool isWatched) { m_writing.setEnabled(isWatched && isOpen()); }

    /// Number of bytes read; 0 if there are none now or at the end.
    qsizetype read(std::span<char> room);
    /// Sends both in one call and returns how many bytes the system took.
    qsizetype write(QByteArrayView first, QByteArrayView second = {});
    /// Closes our half; the client may go on sending.
    void endSending();
    void close();

    bool isOpen() const { return m_descriptor >= 0; }
    /// The client has closed its half. It may still be reading.
    bool isEnded() const { return m_isEnded; }
    /// Nothing can be read or written any more.
    bool isBroken() const { return m_isBroken; }
    /// Whether the client has reset the connection, found out without reading or writing.
    bool isReset() const;

    const QHostAddress &peerAddress() const { return m_peer; }
    /// Bytes the system holds for the client; 0 if it cannot say.
    qint64 unacknowledged() const;
    /// Bytes the system is sure to take at once; 0 if it cannot say.
    qint64 roomInSystem() const;

private:
    /// Records the errno of a failed call.
    void noteError();

    int m_descriptor;
    QHostAddress m_peer;
    QSocketNotifier m_reading;
    QSocketNotifier m_writing;
    bool m_isEnded = false;
    bool m_isBroken = false;
};

} // namespace stemdesk::http
