#pragma once

#include "core/storage/engine/driver.h"
#include "core/storage/postgres/postgres_address.h"

#include <QDeadlineTimer>
#include <QMutex>
#include <QString>

#include <atomic>
#include <chrono>
#include <map>
#include <memory>

namespace stemdesk {

struct PostgresAddress;

/// The sslmode to connect with: full verification unless the server is this machine. Empty: libpq's own choice.
QString tlsMode(const PostgresAddress &address);

/// The file of trusted certificates; empty: nothing is verified, or libpq's own sources apply (PGSSLROOTCERT,
/// ~/.postgresql/root.crt, a service file). libpq 15 does not know the system's certificates.
QString trustedRoots(const PostgresAddress &address);

/// PostgreSQL 15 and later: one database for several workstations.
/// Writers. SQLite admits one writer at a time, and the services rely on it: whatever they have read in their
/// transaction stays the same until they commit. Here a transaction first locks its shop's row (`for no key update`,
/// which the change feed's counter takes at the end anyway, and which lets others insert rows that refer to the shop).
/// Writers of one shop follow each other, those of different shops do not wait. It is a row lock rather than an
/// advisory one because it stays with the row when tables are distributed by shop. `read committed` on purpose:
/// statements after the lock see everything committed before it was granted, where `repeatable read` would fail after
/// every wait. The feed's numbers are therefore in the order of the commits. A transaction that belongs to no shop (a
/// new shop, a migration, counters of several shops) takes one advisory lock instead.
/// Pools. If the address is that of a pool such as PgBouncer, which is detected on opening, each transaction may run on
/// another server connection: settings are sent with each of them, statements have no names, and changes are polled
/// instead of notified. No lock outlives its transaction anyway.
///
/// Distributed tables (Citus), which are detected likewise: whatever names one shop goes to one machine, and an error
/// of a machine is only that statement's. Whoever only reads may enter at the machine that holds the shop (at()).
class PostgresDriver : public Driver {
public:
    /// Default lock timeout.
    static constexpr std::chrono::milliseconds kTimeout{5'000};

    /// An empty password leaves it to libpq's own sources (PGPASSFILE, a service file). `partitions` is for tables that
    /// this driver creates (PostgresLayout).
    PostgresDriver(PostgresAddress address, QString password, std::chrono::milliseconds timeout = kTimeout,
                   int partitions = 0);

    QString plugin() const override;
    Status open(QSqlDatabase &database) const override;
    std::chrono::milliseconds timeout() const override { return m_timeout; }
    bool setTimeout(QSqlDatabase &database, std::chrono::milliseconds timeout) const override;
    bool isServer() const override { return true; }
    bool failureEndsTransaction() const override { return true; }
    Result<std::unique_ptr<Statement>> prepare(QSqlDatabase &database, const QByteArray &sql) const override;
    void enqueue(QSqlDatabase &database, const QByteArray &sql) const override;
    void sendUnawaited(QSqlDatabase &database, const QByteArray &sql) const override;
    void enqueueLast(QSqlDatabase &database, const QByteArray &sql) const override;
    void discardQueued(QSqlDatabase &database) const override;
    Status settle(QSqlDatabase &database) const override;
    QByteArray beginSql() const override;
    QByteArray snapshotSql() const override;
    QByteArray lockSql(std::optional<qint64> shop) const override;
    Result<bool> claimName(Session &session, qint64 name) const override;
    const RequestCounter *requestCounter() const override;
    QByteArray keyClause() const override;
    Result<QByteArray> insertFromColumns(Session &session, QByteArrayView table, QByteArrayView columns) const override;
    Result<QByteArray> updateFromColumns(Session &session, QByteArrayView table, QByteArrayView columns) const override;
    bool takesShop(QByteArrayView table) const override;
    QByteArray newKeysSql(QByteArrayView table) const override;
    Status lookAt(Session &session, QByteArrayView table, qsizetype rows) const override;
    /// Not at one of its machines, where the tables are PostgreSQL's own.
    bool isDistributed() const override { return m_isDistributed && m_machine.isEmpty(); }
    QByteArray placeColumn() const override;
    const Driver *at(const QByteArray &place) const override;
    Result<TableNames> tablesAt(Session &session, const QByteArray &place) const override;
    Result<QList<ShopPart>> shopParts(Session &session) const override;
    bool isAway(Session &session, const ShopPart &part, const Error &error) const override;
    Status distributeNew(Session &session) const override;
    Result<QStringList> machines(Session &session) const override;
    bool locksRows() const override { return true; }
    QByteArray skipLocked() const override;
    QByteArray tableCountSql() const override;
    Result<QByteArrayList> inOwnWords(Session &session, const QByteArrayList &statements) const override;
    Status nameShopInKeys(Session &session) const override;
    Status createOwnParts(Session &session) const override;
    Status createSearch(Session &session, QByteArrayView table) const override;
    Status makeRoom(Session &session) const override;
    /// Does nothing: the administrator makes a server's backups, and a failed migration is rolled back as a whole.
    Status keepBefore(Session &session, int migration) const override;
    QByteArray searchFrom(QByteArrayView table) const override;
    QString matchText(const QStringList &words, const QStringList &tags) const override;
    QString matchEither(const QString &one, const QString &other) const override;
    QString matchAll(const QStringList &matches) const override;
    Status reindex(Session &session, QByteArrayView table, qint64 key, const QString &before,
                   const QString &after) const override;
    Status index(Session &session, QByteArrayView table, const QList<qint64> &keys,
                 const QStringList &texts) const override;
    Result<QList<qint64>> wronglyIndexed(Session &session, QByteArrayView table) const override;
    Result<QStringList> damages(Session &session) const override;
    Result<QStringList> strangeParts(Session &session) const override;
    QByteArray lookUp(const QByteArray &table, const QByteArray &name, const QByteArray &condition) const override;
    QByteArray amongKeys() const override;
    QString keysText(const QList<qint64> &keys) const override;
    QString newsChannel() const override;
    QByteArray notifyingColumn() const override;
    QByteArray notifyingSql() const override;
    QByteArray clockSql() const override;
    Result<qint64> dataVersion(Session &session) const override;

private:
    /// The answer in place of a machine's, until it is asked again.
    struct Away {
        Error error;
        QDeadlineTimer until;
    };

    Status enter(QSqlDatabase &database) const;
    Status connect(QSqlDatabase &database, bool withSettings) const;
    void settleIn(QSqlDatabase &database, std::chrono::milliseconds timeout) const;
    QString connectOptions(bool withSettings) const;

    PostgresAddress m_address;
    QString m_password;
    std::chrono::milliseconds m_timeout;
    int m_partitions;
    mutable std::atomic<bool> m_isPool = false; // Detected by the first connection.
    mutable std::atomic<bool> m_isDistributed = false; // Detected by each connection.
    QByteArray m_machine; // The machine of a distributed database to read from; empty: the coordinator.
    mutable QMutex m_placesMutex; // Guards the next three.
    mutable QDeadlineTimer m_avoided; // Set after it could not be reached.
    mutable std::map<QByteArray, std::unique_ptr<PostgresDriver>> m_places; // By machine.
    mutable std::map<qint64, TableNames> m_tables; // At a machine, by the shard of shops.
    mutable QMutex m_awayMutex;
    mutable std::map<QByteArray, Away> m_away; // Machines that did not answer.
};

} // namespace stemdesk
