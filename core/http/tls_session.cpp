#include "core/http/tls_session.h"

#include <QSslCertificate>
#include <QSslCipher>
#include <QSslKey>

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>

#include <algorithm>

namespace stemdesk::http {

namespace {

using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;

Certificate certificateFrom(const QSslCertificate &certificate)
{
    const QByteArray der = certificate.toDer();
    const auto *bytes = reinterpret_cast<const unsigned char *>(der.constData());
    return {d2i_X509(nullptr, &bytes, long(der.size())), &X509_free};
}

bool useKey(SSL_CTX *context, const QSslKey &key)
{
    QByteArray der = key.toDer();
    const auto *bytes = reinterpret_cast<const unsigned char *>(der.constData());
    const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> own(d2i_AutoPrivateKey(nullptr, &bytes, long(der.size())),
                                                                  &EVP_PKEY_free);
    OPENSSL_cleanse(der.data(), size_t(der.size()));
    return own && SSL_CTX_use_PrivateKey(context, own.get()) == 1;
}

/// The server's certificate first, then its chain to an authority.
bool useChain(SSL_CTX *context, const QList<QSslCertificate> &chain)
{
    for (qsizetype i = 0; i < chain.size(); ++i) {
        const Certificate one = certificateFrom(chain.at(i));
        const auto used = !one ? 0
            : i == 0           ? SSL_CTX_use_certificate(context, one.get())
                               : SSL_CTX_add1_chain_cert(context, one.get());
        if (used != 1)
            return false;
    }
    return !chain.isEmpty();
}

bool useCiphers(SSL_CTX *context, const QList<QSslCipher> &ciphers)
{
    QByteArrayList names;
    QByteArrayList suites; // OpenSSL lists the suites of TLS 1.3 separately.
    for (const QSslCipher &cipher : ciphers)
        (cipher.protocol() == QSsl::TlsV1_3 ? suites : names).append(cipher.name().toLatin1());
    return (names.isEmpty() || SSL_CTX_set_cipher_list(context, names.join(':').constData()) == 1)
        && (suites.isEmpty() || SSL_CTX_set_ciphersuites(context, suites.join(':').constData()) == 1);
}

} // namespace

std::shared_ptr<const TlsContext> TlsContext::from(const QSslConfiguration &configuration)
{
    ERR_clear_error();
    const std::shared_ptr<SSL_CTX> context(SSL_CTX_new(TLS_server_method()), &SSL_CTX_free);
    if (!context || SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION) != 1)
        return nullptr;
    SSL_CTX_set_options(context.get(),
                        SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE);
    SSL_CTX_set_mode(context.get(), SSL_MODE_RELEASE_BUFFERS); // Thousands of connections are idle.
    SSL_CTX_set_session_cache_mode(context.get(), SSL_SESS_CACHE_OFF); // Clients keep the sessions, as tickets.
    const bool isUsable = useChain(context.get(), configuration.localCertificateChain())
        && useKey(context.get(), configuration.privateKey()) && useCiphers(context.get(), configuration.ciphers());
    return isUsable ? std::shared_ptr<const TlsContext>(new TlsContext(context)) : nullptr;
}

TlsSession::TlsSession(const TlsContext &context) : m_ssl(SSL_new(context.get()), &SSL_free)
{
    BIO *in = m_ssl ? BIO_new(BIO_s_mem()) : nullptr;
    BIO *out = in ? BIO_new(BIO_s_mem()) : nullptr;
    if (!out) {
        BIO_free(in);
        m_isBroken = true;
        return;
    }
    SSL_set_bio(m_ssl.get(), in, out);
    SSL_set_accept_state(m_ssl.get());
}

TlsSession::~TlsSession() = default;

void TlsSession::feed(std::span<const char> bytes)
{
    if (!m_isBroken && BIO_write(SSL_get_rbio(m_ssl.get()), bytes.data(), int(bytes.size())) != int(bytes.size()))
        m_isBroken = true;
}

qsizetype TlsSession::read(std::span<char> room)
{
    if (m_isBroken || m_isEnded)
        return 0;
    ERR_clear_error();
    const int count = SSL_read(m_ssl.get(), room.data(), int(room.size()));
    if (count <= 0)
        note(count);
    return std::max(count, 0);
}

void TlsSession::write(std::span<const char> bytes)
{
    if (m_isBroken)
        return;
    ERR_clear_error();
    if (const int count = SSL_write(m_ssl.get(), bytes.data(), int(bytes.size())); count != int(bytes.size())) {
        note(count);
        m_isBroken = true; // The BIO has room for all bytes, so anything else is an error.
    }
}

void TlsSession::note(int result)
{
    switch (SSL_get_error(m_ssl.get(), result)) {
    case SSL_ERROR_WANT_READ:
    case SSL_ERROR_WANT_WRITE: break;
    case SSL_ERROR_ZERO_RETURN: m_isEnded = true; break;
    default: m_isBroken = true;
    }
}

void TlsSession::end()
{
    if (m_isBroken || isHandshaking())
        return;
    ERR_clear_error();
    if ((SSL_get_shutdown(m_ssl.get()) & SSL_SENT_SHUTDOWN) == 0)
        SSL_shutdown(m_ssl.get());
}

QByteArray TlsSession::takeEncrypted()
{
    if (!m_ssl)
        return {};
    BIO *out = SSL_get_wbio(m_ssl.get());
    const auto pending = qsizetype(BIO_ctrl_pending(out));
    if (pending == 0)
        return {};
    QByteArray bytes(pending, Qt::Uninitialized);
    BIO_read(out, bytes.data(), int(pending));
    return bytes;
}

qint64 TlsSession::heldBytes() const
{
    return m_ssl ? qint64(BIO_ctrl_pending(SSL_get_rbio(m_ssl.get()))) : 0;
}

bool TlsSession::isHandshaking() const
{
    return m_ssl && SSL_is_init_finished(m_ssl.get()) == 0;
}

} // namespace stemdesk::http
