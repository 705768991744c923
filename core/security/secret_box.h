#pragma once

#include "core/base/result.h"
#include "core/security/digest.h"

#include <QByteArray>

#include <utility>

namespace stemdesk {

/// Secret bytes that are overwritten when destroyed. Copies are deep, and each wipes its own.
class SecretBytes {
public:
    SecretBytes() = default;
    /// Copies; the caller wipes its own.
    explicit SecretBytes(QByteArrayView bytes) : m_bytes(bytes.data(), bytes.size()) {}
    SecretBytes(const SecretBytes &other) : SecretBytes(other.view()) {}
    SecretBytes(SecretBytes &&other) noexcept : m_bytes(std::exchange(other.m_bytes, {})) {}
    SecretBytes &operator=(const SecretBytes &other) { return *this = SecretBytes(other); }
    SecretBytes &operator=(SecretBytes &&other) noexcept
    {
        SecretBytes taken(std::move(other)); // Wipes what was here, now and not with `other`.
        m_bytes.swap(taken.m_bytes);
        return *this;
    }
    ~SecretBytes() { wipe(m_bytes); }

    QByteArrayView view() const { return m_bytes; }

private:
    QByteArray m_bytes; // Never shared: exposed as a view only.
};

/// Copies `bytes`, which must not be shared, and wipes them.
inline SecretBytes takenFrom(QByteArray &bytes)
{
    SecretBytes taken(bytes);
    wipe(bytes);
    return taken;
}

/// The key under which an installation's secrets are sealed: 32 random bytes.
///
/// Its id is derived from it and reveals nothing about it. Sealed secrets and the database refer to it by that id: a
/// key with another id is the wrong one.
class MasterKey {
public:
    static constexpr qsizetype kSize = 32;
    static constexpr qsizetype kIdSize = 16;

    static MasterKey create();
    /// Parses the output of text(); surrounding spaces are allowed.
    static Result<MasterKey> parse(QByteArrayView text);

    QByteArrayView bytes() const { return m_bytes.view(); }
    const QByteArray &id() const { return m_id; }
    /// One line with a checksum, so that damaged copies are recognised: for key files and the keyring.
    SecretBytes text() const;

private:
    explicit MasterKey(SecretBytes bytes);

    SecretBytes m_bytes;
    QByteArray m_id;
};

/// Encrypts with AES-256-GCM under a new random nonce. `identity` says whose secret it is: it is not stored, but the
/// box opens with the same one only. Layout: version, key id (16), nonce (12), ciphertext, tag (16).
QByteArray sealedBox(const MasterKey &key, QByteArrayView plain, QByteArrayView identity);

/// Id of the key that opens the box; empty if it is no box.
QByteArray keyIdOf(QByteArrayView box);

/// Errors of kind Unavailable: secret_damaged (cut short, changed, or of another row) and master_key_wrong.
Result<QByteArray> openedBox(const MasterKey &key, QByteArrayView box, QByteArrayView identity);

} // namespace stemdesk
