#pragma once

#include <QByteArrayView>
#include <QHostAddress>
#include <QSocketNotifier>

#include <functional>
#include <span>

namespace stemdesk::http {

/// A client's connection as the system has it. No call waits, and none calls back: what happens to it is told from the
/// event loop alone. So it may be ended anywhere, as no QTcpSocket or QSslSocket may, which tell of bytes, errors and
/// their end from within the calls that cause them.
class ClientSocket {
public:
    /// From here on it owns the descriptor.
    explicit ClientSocket(qintptr descriptor);
    ~ClientSocket();
    Q_DISABLE_COPY_MOVE(ClientSocket)

    /// From now on `readable` is called while there is something to read, or to be learned of its end, and `writable`
    /// while there is room to write.
    void follow(std::function<void()> readable, std::function<void()> writable);
    void watchInput(bool isWatched) { m_reading.setEnabled(isWatched && isOpen()); }
    void watchRoom(bool isWatched) { m_writing.setEnabled(isWatched && isOpen()); }

    /// How many bytes were read; none where there are none now, or ever again.
    qsizetype read(std::span<char> room);
    /// Hands both to the system as one; how many bytes it took.
    qsizetype write(QByteArrayView first, QByteArrayView second = {});
    /// Ends our half, so that the client sees the end; it may go on sending.
    void endSending();
    void close();

    bool isOpen() const { return m_descriptor >= 0; }
    /// The client sends no more. It may still be reading.
    bool isEnded() const { return m_isEnded; }
    /// Nothing can be read or written any more.
    bool isBroken() const { return m_isBroken; }
    /// The same, where nothing was tried.
    bool isReset() const;

    const QHostAddress &peerAddress() const { return m_peer; }
    /// How many bytes the system has taken and the client has not; 0 where the system does not tell.
    qint64 unacknowledged() const;
    /// How many bytes more the system surely takes at once; 0 where it does not tell.
    qint64 roomInSystem() const;

private:
    /// Of a call that failed.
    void noteError();

    int m_descriptor;
    QHostAddress m_peer;
    QSocketNotifier m_reading;
    QSocketNotifier m_writing;
    bool m_isEnded = false;
    bool m_isBroken = false;
};

} // namespace stemdesk::http
