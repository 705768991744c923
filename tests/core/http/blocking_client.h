#pragma once

#include <QByteArray>

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <arpa/inet.h>
#include <memory>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace stemdesk::http {

/// A blocking client, over TLS or plain, that can close either half of its connection at any time. Use it on another
/// thread than the server's, and ignore SIGPIPE.
class BlockingClient {
public:
    enum class Over { Plain, Tls };

    BlockingClient(quint16 port, Over over, int timeoutMs, int tlsVersion = 0)
        : m_descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        const timeval timeout{.tv_sec = timeoutMs / 1000, .tv_usec = timeoutMs % 1000 * 1000L};
        ::setsockopt(m_descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, sizeof timeout);
        ::setsockopt(m_descriptor, SOL_SOCKET, SO_SNDTIMEO, &timeout, sizeof timeout);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        m_isConnected = ::connect(m_descriptor, reinterpret_cast<const sockaddr *>(&address), sizeof address) == 0;
        if (over == Over::Plain)
            return;
        m_context.reset(SSL_CTX_new(TLS_client_method()));
        SSL_CTX_set_max_proto_version(m_context.get(), tlsVersion);
        m_ssl.reset(SSL_new(m_context.get()));
        SSL_set_fd(m_ssl.get(), m_descriptor);
    }
    ~BlockingClient() { close(); }
    BlockingClient(const BlockingClient &) = delete;
    BlockingClient &operator=(const BlockingClient &) = delete;

    bool isConnected() const { return m_isConnected; }
    bool shakeHands() { return !m_ssl || SSL_connect(m_ssl.get()) == 1; }
    bool send(const QByteArray &bytes)
    {
        if (!m_ssl)
            return sendRaw(bytes);
        return bytes.isEmpty() || SSL_write(m_ssl.get(), bytes.constData(), int(bytes.size())) == bytes.size();
    }
    /// Past TLS.
    bool sendRaw(const QByteArray &bytes)
    {
        for (qsizetype sent = 0; sent < bytes.size();) {
            const ssize_t count =
                ::send(m_descriptor, bytes.constData() + sent, size_t(bytes.size() - sent), MSG_NOSIGNAL);
            if (count <= 0)
                return false;
            sent += count;
        }
        return true;
    }
    QByteArray read(qsizetype most)
    {
        QByteArray bytes(most, Qt::Uninitialized);
        m_last = m_ssl ? SSL_read(m_ssl.get(), bytes.data(), int(most))
                       : int(::recv(m_descriptor, bytes.data(), size_t(most), 0));
        return bytes.first(m_last > 0 ? m_last : 0);
    }
    QByteArray readToTheEnd()
    {
        QByteArray all;
        for (QByteArray some = read(65'536); !some.isEmpty(); some = read(65'536))
            all += some;
        return all;
    }
    /// The server has said that nothing more comes, as a server of its kind does.
    bool sawTheEnd() const { return m_ssl ? SSL_get_error(m_ssl.get(), m_last) == SSL_ERROR_ZERO_RETURN : m_last == 0; }

    /// TLS's own end of the sending half.
    void sayEnd()
    {
        if (m_ssl)
            SSL_shutdown(m_ssl.get());
    }
    void endSending() { ::shutdown(m_descriptor, SHUT_WR); }
    void negotiateAgain()
    {
        if (!m_ssl || SSL_is_init_finished(m_ssl.get()) == 0)
            return;
        if (SSL_version(m_ssl.get()) == TLS1_3_VERSION)
            SSL_key_update(m_ssl.get(), SSL_KEY_UPDATE_REQUESTED);
        else
            SSL_renegotiate(m_ssl.get());
        SSL_do_handshake(m_ssl.get());
    }
    void reset()
    {
        const linger abort{1, 0};
        ::setsockopt(m_descriptor, SOL_SOCKET, SO_LINGER, &abort, sizeof abort);
        close();
    }
    void close()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
        m_descriptor = -1;
        ERR_clear_error();
    }

private:
    int m_descriptor;
    std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> m_context{nullptr, &SSL_CTX_free};
    std::unique_ptr<SSL, decltype(&SSL_free)> m_ssl{nullptr, &SSL_free};
    int m_last = 0;
    bool m_isConnected = false;
};

} // namespace stemdesk::http
