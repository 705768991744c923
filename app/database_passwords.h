#pragma once

#include "core/base/result.h"
#include "core/security/keychain.h"

#include <QString>

namespace stemdesk {

struct PostgresAddress;

/// Passwords of PostgreSQL databases in the desktop's keyring, by server, database and user.
class DatabasePasswords {
public:
    explicit DatabasePasswords(Keychain &keyring) : m_keyring(keyring) {}

    /// Empty if there is none, or where PGPASSWORD names one for this process.
    Result<QString> find(const PostgresAddress &address) const;
    Status keep(const PostgresAddress &address, const SecretBytes &password) const;
    Status forget(const PostgresAddress &address) const;

private:
    Keychain &m_keyring;
};

} // namespace stemdesk
