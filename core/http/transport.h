#pragma once

#include "core/http/tls_session.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QHostAddress>
#include <QList>
#include <QSocketNotifier>

#include <functional>
#include <memory>
#include <optional>
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

/// A client's bytes in both directions, encrypted if the server has TLS. The halves close separately: a client that has
/// sent its last request may still read.
class Transport {
public:
    /// Not encrypted without `tls`.
    Transport(qintptr descriptor, std::shared_ptr<const TlsContext> tls);

    ClientSocket &socket() { return m_socket; }
    const ClientSocket &socket() const { return m_socket; }
    bool isTls() const { return m_context != nullptr; }
    bool isHandshaking() const { return isTls() && (!m_tls || m_tls->isHandshaking()); }

    /// Up to `most` bytes; empty if there are none now or at the end. Continues the handshake if necessary.
    QByteArray read(qsizetype most);
    /// Reads and discards pending input, so that it is never handled.
    void drain();
    /// No further requests will come.
    bool isInputEnded() const { return m_socket.isEnded() || (m_tls && m_tls->isEnded()); }
    /// Bytes received from the system but not returned by read().
    qint64 heldBytes() const { return m_tls ? m_tls->heldBytes() : 0; }

    /// Sends as much as the system takes and queues the rest for flush().
    void write(const QByteArray &head, const QByteArray &body);
    /// True if the system took some.
    bool flush();
    /// Queued bytes.
    qint64 unsent() const { return m_queued + m_encrypted.size(); }
    /// Closes our half once the queue is empty. False if it has to be called again because the close itself is pending.
    bool endSending();

    /// Nothing can be read or written any more.
    bool isBroken() const { return m_socket.isBroken() || (m_tls && m_tls->isBroken()); }
    bool isOver() const { return isInputEnded() || isBroken(); }
    void close() { m_socket.close(); }

private:
    void keep(const QByteArray &bytes);
    void dropSent(qsizetype bytes);
    void encryptNext();
    qsizetype sendNext();
    QByteArrayView part(qsizetype index) const;

    ClientSocket m_socket;
    const std::shared_ptr<const TlsContext> m_context;
    std::optional<TlsSession> m_tls; ///< Created late: it takes ten times the connection's own memory.
    QList<QByteArray> m_queue; ///< Not encrypted yet.
    qsizetype m_sentOfFirst = 0; ///< Bytes already sent of the queue's first element.
    qint64 m_queued = 0; ///< Bytes left in the queue.
    QByteArray m_encrypted; ///< Output of the TLS session that is not sent yet.
};

} // namespace stemdesk::http
