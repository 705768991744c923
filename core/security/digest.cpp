#include "core/security/digest.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

#include <limits>

namespace stemdesk {

namespace {

constexpr qsizetype kDigestSize = 32;

const unsigned char *bytesOf(QByteArrayView view)
{
    return reinterpret_cast<const unsigned char *>(view.data());
}

unsigned char *bytesOf(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

/// Looked up once: a look-up by name costs more than hashing a key.
const EVP_MD *sha256Method()
{
    static const EVP_MD *const method = EVP_MD_fetch(nullptr, "SHA256", nullptr);
    return method;
}

} // namespace

QByteArray sha256(QByteArrayView bytes)
{
    QByteArray digest(kDigestSize, '\0');
    if (EVP_Digest(bytes.data(), size_t(bytes.size()), bytesOf(digest), nullptr, sha256Method(), nullptr) != 1)
        qFatal("SHA-256 failed");
    return digest;
}

QByteArray hmacSha256(QByteArrayView secret, QByteArrayView bytes)
{
    Q_ASSERT(secret.size() <= std::numeric_limits<int>::max());
    QByteArray digest(kDigestSize, '\0');
    // A null secret would mean the previous call's one.
    const void *key = secret.isEmpty() ? "" : secret.data();
    if (!HMAC(sha256Method(), key, int(secret.size()), bytesOf(bytes), size_t(bytes.size()), bytesOf(digest), nullptr))
        qFatal("HMAC-SHA-256 failed");
    return digest;
}

QByteArray randomBytes(qsizetype count)
{
    Q_ASSERT(count <= std::numeric_limits<int>::max());
    QByteArray bytes(count, '\0');
    if (count > 0 && RAND_bytes(bytesOf(bytes), int(count)) != 1)
        qFatal("The system gives no random bytes");
    return bytes;
}

bool isEqualInConstantTime(QByteArrayView left, QByteArrayView right)
{
    return left.size() == right.size() && CRYPTO_memcmp(left.data(), right.data(), size_t(left.size())) == 0;
}

void wipe(QByteArray &secret)
{
    if (!secret.isEmpty())
        OPENSSL_cleanse(secret.data(), size_t(secret.size()));
    secret.clear();
}

} // namespace stemdesk
