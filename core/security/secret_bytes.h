#pragma once

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

} // namespace stemdesk
