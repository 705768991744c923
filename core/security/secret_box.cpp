#include "core/security/secret_box.h"

#include <openssl/evp.h>

#include <limits>
#include <memory>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kKeyPrefix = "stemdesk-key-1:";
constexpr qsizetype kEncodedSize = 44; // Base64 of 32 bytes.
constexpr qsizetype kChecksumSize = 8;
constexpr qsizetype kTextSize = kKeyPrefix.size() + kEncodedSize + 1 + kChecksumSize;

QByteArray keyChecksum(QByteArrayView key)
{
    return sha256(key).first(kChecksumSize / 2).toHex();
}

Error noKey()
{
    return unavailable("master_key_unreadable", u"The text is no master key, or a damaged one."_s);
}

constexpr char kVersion = 1;
constexpr qsizetype kNonceSize = 12;
constexpr qsizetype kTagSize = 16;
constexpr qsizetype kNonceAt = 1 + MasterKey::kIdSize;
constexpr qsizetype kTextAt = kNonceAt + kNonceSize;

struct FreeContext {
    void operator()(EVP_CIPHER_CTX *context) const { EVP_CIPHER_CTX_free(context); }
};
using Context = std::unique_ptr<EVP_CIPHER_CTX, FreeContext>;

const unsigned char *uncharBytes(QByteArrayView view)
{
    return reinterpret_cast<const unsigned char *>(view.data());
}

unsigned char *uncharBytes(QByteArray &bytes, qsizetype at = 0)
{
    return reinterpret_cast<unsigned char *>(bytes.data() + at);
}

int lengthOf(QByteArrayView view)
{
    Q_ASSERT(view.size() <= std::numeric_limits<int>::max());
    return int(view.size());
}

/// Ready for the text. The version and key id are authenticated too, before the identity.
Context begun(const MasterKey &key, QByteArrayView head, QByteArrayView identity, bool encrypts)
{
    Context context(EVP_CIPHER_CTX_new());
    int length = 0;
    const bool done = context
        && EVP_CipherInit_ex2(context.get(), EVP_aes_256_gcm(), uncharBytes(key.bytes()),
                              uncharBytes(head.sliced(kNonceAt)), encrypts ? 1 : 0, nullptr)
            == 1
        && EVP_CipherUpdate(context.get(), nullptr, &length, uncharBytes(head), int(kNonceAt)) == 1
        && (identity.isEmpty()
            || EVP_CipherUpdate(context.get(), nullptr, &length, uncharBytes(identity), lengthOf(identity)) == 1);
    if (!done)
        qFatal("AES-256-GCM is not to be had");
    return context;
}

Error damaged()
{
    return unavailable("secret_damaged", u"A sealed secret is damaged, or belongs to another row."_s);
}

} // namespace

MasterKey::MasterKey(SecretBytes bytes)
    : m_bytes(std::move(bytes)), m_id(hmacSha256(m_bytes.view(), "stemdesk master key id").first(kIdSize))
{}

MasterKey MasterKey::create()
{
    QByteArray bytes = randomBytes(kSize);
    return MasterKey(takenFrom(bytes));
}

Result<MasterKey> MasterKey::parse(QByteArrayView text)
{
    const QByteArrayView line = text.trimmed();
    if (line.size() != kTextSize || !line.startsWith(kKeyPrefix) || line.at(kKeyPrefix.size() + kEncodedSize) != ':')
        return noKey();
    QByteArray encoded = line.sliced(kKeyPrefix.size(), kEncodedSize).toByteArray();
    const auto decoded = QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
    wipe(encoded);
    QByteArray key(decoded.decoded.constData(), decoded.decoded.size());
    SecretBytes bytes = takenFrom(key);
    if (!decoded || bytes.view().size() != kSize)
        return noKey();
    MasterKey parsed(std::move(bytes));
    // With its checksum, and in its only valid spelling: Base64 has unused bits at its end.
    return isEqualInConstantTime(parsed.text().view(), line) ? Result<MasterKey>(std::move(parsed)) : noKey();
}

SecretBytes MasterKey::text() const
{
    QByteArray encoded = QByteArray::fromRawData(bytes().data(), bytes().size()).toBase64();
    QByteArray line;
    line.reserve(kTextSize);
    line.append(kKeyPrefix).append(encoded).append(':').append(keyChecksum(bytes()));
    wipe(encoded);
    return takenFrom(line);
}

QByteArray sealedBox(const MasterKey &key, QByteArrayView plain, QByteArrayView identity)
{
    const QByteArray head = kVersion + key.id() + randomBytes(kNonceSize);
    const Context context = begun(key, head, identity, true);
    QByteArray box = head;
    box.resize(kTextAt + plain.size() + kTagSize);
    int length = 0;
    int rest = 0;
    const bool done =
        (plain.isEmpty()
         || EVP_CipherUpdate(context.get(), uncharBytes(box, kTextAt), &length, uncharBytes(plain), lengthOf(plain))
             == 1)
        && EVP_CipherFinal_ex(context.get(), uncharBytes(box, kTextAt + length), &rest) == 1
        && EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_GET_TAG, int(kTagSize),
                               uncharBytes(box, kTextAt + plain.size()))
            == 1;
    if (!done)
        qFatal("AES-256-GCM failed");
    return box;
}

QByteArray keyIdOf(QByteArrayView box)
{
    if (box.size() < kTextAt + kTagSize || box.front() != kVersion)
        return {};
    return box.sliced(1, MasterKey::kIdSize).toByteArray();
}

Result<QByteArray> openedBox(const MasterKey &key, QByteArrayView box, QByteArrayView identity)
{
    const QByteArray id = keyIdOf(box);
    if (id.isEmpty())
        return damaged();
    if (id != key.id())
        return unavailable("master_key_wrong", u"A secret is sealed under another master key."_s);
    const QByteArrayView text = box.sliced(kTextAt).chopped(kTagSize);
    QByteArray tag = box.last(kTagSize).toByteArray();
    const Context context = begun(key, box.first(kTextAt), identity, false);
    QByteArray plain(text.size(), '\0');
    int length = 0;
    int rest = 0;
    const bool isWhole =
        (text.isEmpty()
         || EVP_CipherUpdate(context.get(), uncharBytes(plain), &length, uncharBytes(text), lengthOf(text)) == 1)
        && EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_SET_TAG, int(kTagSize), uncharBytes(tag)) == 1
        && EVP_CipherFinal_ex(context.get(), uncharBytes(plain, length), &rest) == 1;
    if (isWhole)
        return plain;
    wipe(plain);
    return damaged();
}

} // namespace stemdesk
