#pragma once

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace stemdesk {

/// Where a PostgreSQL database is and the user to connect as. Never holds a password, so that it may be shown and
/// stored.
struct PostgresAddress {
    /// A name, an address, or the folder of a unix socket, or several with commas between, of which the one is taken
    /// that can be written to; empty: the machine's own socket.
    QString host;
    int port = 0; ///< 0: the usual one.
    QString database;
    QString user;
    QString sslMode; ///< As libpq names them; empty: what is right for the place.
    QString service; ///< Of a connection service file, which then says what is left out here.
    QString sslRootCert; ///< A file of certificates to trust, or "system"; empty: the usual ones.

    /// `postgresql://user@host:port,host:port/database?sslmode=...`; `host` may also be given as a parameter, which is
    /// how a socket's folder is named. A password in it is refused: everybody who can list processes would read it. So
    /// is an sslmode that does not prove who answers, where the server is another machine.
    static Result<PostgresAddress> parse(const QString &url);
    static bool isUrl(const QString &text);
    /// The same as a URL.
    QString text() const;
    QStringList hosts() const;
    bool hasSeveralHosts() const { return host.contains(u','); }
    /// Nothing of the connection leaves this machine.
    bool isLocal() const;

    friend bool operator==(const PostgresAddress &, const PostgresAddress &) = default;
};

} // namespace stemdesk
