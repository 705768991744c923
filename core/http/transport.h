#pragma once

#include "core/http/client_socket.h"
#include "core/http/tls_session.h"

#include <QByteArray>
#include <QList>

#include <memory>
#include <optional>

namespace stemdesk::http {

/// A client's bytes in both directions, encrypted on their way where the server has TLS. The halves end one by one: who
/// has sent its last request goes on reading.
class Transport {
public:
    /// Without `tls` it is plain.
    Transport(qintptr descriptor, std::shared_ptr<const TlsContext> tls);

    ClientSocket &socket() { return m_socket; }
    const ClientSocket &socket() const { return m_socket; }
    bool isTls() const { return m_context != nullptr; }
    bool isHandshaking() const { return isTls() && (!m_tls || m_tls->isHandshaking()); }

    /// At most so many bytes; none where there are none now, or ever again. Goes on with the handshake where it has to.
    QByteArray read(qsizetype most);
    /// Reads what is there, in turns, and drops it. What is dropped is never read.
    void drain();
    /// No more requests come.
    bool isInputEnded() const { return m_socket.isEnded() || (m_tls && m_tls->isEnded()); }
    /// Bytes that were read from the system, but not by read().
    qint64 heldBytes() const { return m_tls ? m_tls->heldBytes() : 0; }

    /// Sends what the system takes at once, and keeps the rest for flush().
    void write(const QByteArray &head, const QByteArray &body);
    /// True where the system took some.
    bool flush();
    /// What is kept.
    qint64 unsent() const { return m_queued + m_encrypted.size(); }
    /// Ends our half once nothing is kept. False where it has to be called again, because the end is kept itself.
    bool endSending();

    /// Nothing can be read or written any more.
    bool isBroken() const { return m_socket.isBroken() || (m_tls && m_tls->isBroken()); }
    bool isOver() const { return isInputEnded() || isBroken(); }
    void close() { m_socket.close(); }

private:
    void keep(const QByteArray &bytes);
    void dropSent(qsizetype bytes);
    void encryptNext();
    QByteArrayView part(qsizetype index) const;

    ClientSocket m_socket;
    const std::shared_ptr<const TlsContext> m_context;
    std::optional<TlsSession> m_tls; ///< Once the client has begun: it takes ten times what the connection takes.
    QList<QByteArray> m_queue; ///< Plain.
    qsizetype m_sentOfFirst = 0; ///< Of the queue.
    qint64 m_queued = 0; ///< Bytes of the queue that are left.
    QByteArray m_encrypted; ///< Of what has left the queue, and of the handshake.
};

} // namespace stemdesk::http
