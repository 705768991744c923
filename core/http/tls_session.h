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
    /// Null where the library refuses them.
    static std::shared_ptr<const TlsContext> from(const QSslConfiguration &configuration);

    SSL_CTX *get() const { return m_context.get(); }

private:
    explicit TlsContext(std::shared_ptr<SSL_CTX> context) : m_context(std::move(context)) {}

    std::shared_ptr<SSL_CTX> m_context;
};

/// The TLS of one connection, from bytes to bytes: it knows no socket and calls nobody. Not QSslSocket, which sends,
/// tells and ends within one call, and for which a client that has ended its half is gone.
class TlsSession {
public:
    explicit TlsSession(const TlsContext &context);
    ~TlsSession();
    Q_DISABLE_COPY_MOVE(TlsSession)

    /// Encrypted bytes that arrived.
    void feed(std::span<const char> bytes);
    /// How many plain bytes there were in what was fed; none where more has to be fed, or where it is over.
    qsizetype read(std::span<char> room);
    /// Encrypts them. Only once the handshake is over.
    void write(std::span<const char> bytes);
    /// Says that no more is written.
    void end();
    /// What has to go to the client.
    QByteArray takeEncrypted();
    /// Bytes that were fed and not read.
    qint64 heldBytes() const;

    bool isHandshaking() const;
    /// The client has said that it writes no more.
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
