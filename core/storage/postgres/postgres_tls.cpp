#include "core/storage/postgres/postgres_tls.h"

#include "core/storage/postgres/postgres_address.h"

#include <QDir>
#include <QFileInfo>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QString kFull = u"verify-full"_s;

/// The system's trusted authorities on Debian, Fedora, SUSE and others.
QString systemRoots()
{
    for (const QString &name : {u"/etc/ssl/certs/ca-certificates.crt"_s, u"/etc/pki/tls/certs/ca-bundle.crt"_s,
                                u"/etc/ssl/ca-bundle.pem"_s, u"/etc/ssl/cert.pem"_s}) {
        if (QFileInfo::exists(name))
            return name;
    }
    return u"system"_s;
}

bool hasOwnRoots()
{
    return qEnvironmentVariableIsSet("PGSSLROOTCERT")
        || QFileInfo::exists(QDir::home().filePath(u".postgresql/root.crt"_s));
}

} // namespace

QString tlsMode(const PostgresAddress &address)
{
    // libpq ignores it on a socket; but PGHOST may name a server if the address has none.
    if (address.host.isEmpty())
        return kFull;
    return address.isLocal() ? address.sslMode : kFull;
}

QString trustedRoots(const PostgresAddress &address)
{
    if (address.sslRootCert == "system"_L1)
        return systemRoots();
    if (!address.sslRootCert.isEmpty())
        return address.sslRootCert;
    const bool isVerified = tlsMode(address).startsWith("verify-"_L1);
    return isVerified && address.service.isEmpty() && !hasOwnRoots() ? systemRoots() : QString();
}

} // namespace stemdesk
