#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

/// The address of a PostgreSQL database and the user to connect as. Never holds a password, so it may be shown and
/// stored.
struct PostgresAddress {
    /// A name, an address, the folder of a unix socket, or several separated by commas, of which the first writable one
    /// is used; empty: the machine's own socket.
    QString host;
    int port = 0; ///< 0: the default.
    QString database;
    QString user;
    QString sslMode; ///< One of libpq's names; empty: the right one for the host.
    QString service; ///< Name in a connection service file, which supplies what is missing here.
    QString sslRootCert; ///< A file of trusted certificates, or "system"; empty: the default.

    /// `postgresql://user@host:port,host:port/database?sslmode=...`; `host` may also be a parameter, as for a socket's
    /// folder. Refuses a password, which everybody who can list processes would see, and for a remote server an sslmode
    /// that does not verify it.
    static Result<PostgresAddress> parse(const QString &url);
    static bool isUrl(const QString &text);
    /// The address as a URL.
    QString text() const;
    QStringList hosts() const;
    bool hasSeveralHosts() const { return host.contains(u','); }
    /// Whether the connection stays on this machine.
    bool isLocal() const;

    friend bool operator==(const PostgresAddress &, const PostgresAddress &) = default;
};

} // namespace stemdesk
