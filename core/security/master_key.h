#pragma once

#include "core/base/result.h"
#include "core/security/secret_bytes.h"

namespace stemdesk {

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

} // namespace stemdesk
