#include "core/security/private_key.h"

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <memory>

namespace stemdesk {

namespace {

constexpr int kLeastSecurityBits = 112; ///< OpenSSL's default: 2,048-bit RSA.

using Bytes = std::unique_ptr<BIO, decltype(&BIO_free)>;
using Certificate = std::unique_ptr<X509, decltype(&X509_free)>;
using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;

Bytes readable(QByteArrayView pem)
{
    return {BIO_new_mem_buf(pem.data(), int(pem.size())), &BIO_free};
}

/// Else the terminal would be asked.
int noPassphrase(char * /*buffer*/, int /*size*/, int /*writes*/, void *isAsked)
{
    *static_cast<bool *>(isAsked) = true;
    return -1;
}

KeyFit checked(QByteArrayView certificates, QByteArrayView keyPem)
{
    const Bytes certificateBytes = readable(certificates);
    const Certificate certificate(PEM_read_bio_X509(certificateBytes.get(), nullptr, nullptr, nullptr), &X509_free);
    if (!certificate)
        return KeyFit::NoCertificate;
    bool isAsked = false;
    const Bytes keyBytes = readable(keyPem);
    const Key key(PEM_read_bio_PrivateKey(keyBytes.get(), nullptr, noPassphrase, &isAsked), &EVP_PKEY_free);
    if (!key)
        return isAsked ? KeyFit::Encrypted : KeyFit::NoKey;
    if (X509_check_private_key(certificate.get(), key.get()) != 1)
        return KeyFit::OfAnotherCertificate;
    return EVP_PKEY_get_security_bits(key.get()) < kLeastSecurityBits ? KeyFit::TooWeak : KeyFit::Fits;
}

} // namespace

KeyFit keyFit(QByteArrayView certificates, QByteArrayView key)
{
    const KeyFit fit = checked(certificates, key);
    ERR_clear_error(); // Qt's TLS reads the same queue.
    return fit;
}

} // namespace stemdesk
