#pragma once

#include "core/storage/postgres/postgres_address.h"

#include <QString>
#include <QStringList>

#include <optional>

class QProcessEnvironment;

namespace stemdesk {

/// Whether this run of a test is the one on PostgreSQL: STEMDESK_TEST_ENGINE is `postgres` or `citus`.
bool isOnPostgres();
/// Whether it is the one on distributed tables, and their coordinator is named by STEMDESK_TEST_CITUS (the address of a
/// database there that has the extension and workers, and a role that may do everything on each of them).
bool isOnCitus();

/// A throw-away PostgreSQL server: one for a whole run of ctest, which its fixture starts and stops, else one of this
/// process. It ends with the process that it was started for, however that ends.
class PostgresServer {
public:
    /// The one of this process's run.
    static const PostgresServer &ofThisRun();
    /// Starts one for the process that called this one, and leaves word for the processes that it calls after.
    static void startForRun();
    static void stopOfRun();
    /// Starts a server on a unix socket for this process only, including programs that it becomes by exec().
    static PostgresServer startOwn();
    /// The server that startOwn() started before this process called exec().
    static PostgresServer at(const QString &folder) { return {folder, 0}; }
    /// Starts a server for this process only that also listens on 127.0.0.1 at `port` and asks for passwords.
    static PostgresServer startGuarded(quint16 port);

    /// One of this process alone that another one can follow.
    static PostgresServer startFollowed();
    /// Starts a standby. From then on it has everything that this server acknowledges.
    PostgresServer startStandby() const;

    const QString &folder() const { return m_folder; }
    PostgresAddress address(const QString &database) const;
    /// A coordinator's workers, by their database of that name; none on any other server.
    QList<PostgresAddress> workers(const QString &database) const;
    /// Runs one statement on the server's own database.
    void run(const QString &sql) const;
    /// Writes a file into the server's own folder, for it alone, and answers its name.
    QString keepFile(const QString &name, const QString &text) const;
    /// Makes the server reload its settings.
    void reload() const;
    /// Kills the server without a clean shutdown. It cannot be restarted.
    void crash() const;
    /// Stops the server with all its connections and returns once it is gone. Not for the server of a run.
    void stop() const;
    /// Starts a stopped one; returns once it answers.
    void startAgain() const;

private:
    static PostgresServer startFor(qint64 process, quint16 port = 0);
    static PostgresServer launch(qint64 process, const QStringList &options, const QProcessEnvironment &environment);
    PostgresServer(const QString &folder, quint16 port);
    explicit PostgresServer(const PostgresAddress &coordinator) : m_coordinator(coordinator) {}

    QString m_folder; // Holds the socket.
    quint16 m_port = 0; // 0: the usual one, which only names the socket.
    int m_keeper = 0; // The process that starts and stops it.
    std::optional<PostgresAddress> m_coordinator; // A server that is not ours.
};

} // namespace stemdesk
