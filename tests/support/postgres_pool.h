#pragma once

#include "core/storage/postgres/postgres_address.h"

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace stemdesk {

class PostgresServer;

/// PgBouncer before a server, lending its connections by transaction, as Debian's package comes but for `settings`
/// ("name = value"). Ends with this object or the thread that made it.
class PostgresPool {
public:
    explicit PostgresPool(const PostgresServer &server, const QStringList &settings = {});
    ~PostgresPool();
    Q_DISABLE_COPY_MOVE(PostgresPool)

    /// Address of a database of the server, through the pool.
    PostgresAddress address(const QString &database) const;

private:
    QTemporaryDir m_folder; // Holds the socket.
    QProcess m_process;
};

} // namespace stemdesk
