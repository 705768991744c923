#pragma once

#include <QString>

namespace stemdesk {

struct PostgresAddress;

/// The sslmode to connect with: full verification unless the server is this machine. Empty: libpq's own choice.
QString tlsMode(const PostgresAddress &address);

/// The file of trusted certificates; empty: nothing is verified, or libpq's own sources apply (PGSSLROOTCERT,
/// ~/.postgresql/root.crt, a service file). libpq 15 does not know the system's certificates.
QString trustedRoots(const PostgresAddress &address);

} // namespace stemdesk
