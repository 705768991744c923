#pragma once

#include <QByteArray>
#include <QSslConfiguration>

#include <openssl/types.h>

#include <memory>
#include <span>

namespace stemdesk::http {

/// A server's certificate, key and suites, for all its connections.
class TlsContext {
public:
    /// Null if the library refuses them.
    static std::shared_ptr<const TlsContext> from(const QSslConfiguration &configuration);

    SSL_CTX *get() const { return m_context.get(); }

private:
    explicit TlsContext(std::shared_ptr<SSL_CTX> context) : m_context(std::move(context)) {}

    std::shared_ptr<SSL_CTX> m_context;
};

/// TLS of one connection, from bytes to bytes, without a socket or callbacks. QSslSocket emits from within its calls
/// and treats a half-closed client as gone.
class TlsSession {
public:
    explicit TlsSession(const TlsContext &context);
    ~TlsSession();
    Q_DISABLE_COPY_MOVE(TlsSession)

    /// Encrypted bytes that arrived.
    void feed(std::span<const char> bytes);
    /// Decrypts into `room`; returns how many bytes, 0 if it needs more input or at the end.
    qsizetype read(std::span<char> room);
    /// Encrypts the bytes. Only after the handshake.
    void write(std::span<const char> bytes);
    /// Announces that no more is written.
    void end();
    /// Encrypted bytes to send to the client.
    QByteArray takeEncrypted();
    /// Input bytes not yet read.
    qint64 heldBytes() const;

    bool isHandshaking() const;
    /// The client has announced that it will send no more.
    bool isEnded() const { return m_isEnded; }
    /// Nothing can be read or written any more.
    bool isBroken() const { return m_isBroken; }

private:
    void note(int result);

    std::unique_ptr<SSL, void (*)(SSL *)> m_ssl;
    bool m_isEnded = false;
    bool m_isBroken = false;
};

} // namespace stemdesk::http
