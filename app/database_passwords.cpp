#include "app/database_passwords.h"

#include "core/storage/postgres/postgres_address.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDefaultPort = 5432;

/// The keyring entry, which is the same for all spellings of the address and all TLS settings.
QString entryOf(PostgresAddress address)
{
    address.host = address.host.toLower();
    address.port = address.port == kDefaultPort ? 0 : address.port;
    address.sslMode.clear();
    address.sslRootCert.clear();
    return u"password of "_s + address.text();
}

} // namespace

Result<QString> DatabasePasswords::find(const PostgresAddress &address) const
{
    if (!qEnvironmentVariableIsEmpty("PGPASSWORD"))
        return QString();
    const auto password = TRY(m_keyring.read(entryOf(address)));
    return password ? QString::fromUtf8(password->view()) : QString();
}

Status DatabasePasswords::keep(const PostgresAddress &address, const SecretBytes &password) const
{
    return m_keyring.write(entryOf(address), password);
}

Status DatabasePasswords::forget(const PostgresAddress &address) const
{
    return m_keyring.remove(entryOf(address));
}

} // namespace stemdesk
