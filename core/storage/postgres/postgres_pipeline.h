#pragma once

#include "core/base/error.h"
#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>
#include <optional>
#include <vector>

class QSqlDatabase;
class QSqlDriver;
struct pg_conn;
struct pg_result;

namespace stemdesk {

/// PostgreSQL's SQLSTATE and message as an Error: busy, storage_full, and so on. An error that an immediate retry may
/// avoid is a write_clash; sessions count those and report them as busy.
Error postgresError(QByteArrayView sqlState, const QString &message);

/// The error of a lost connection, which has no SQLSTATE.
Error postgresUnreachable(const QString &message);

/// A value to send.
struct PostgresValue {
    unsigned type = 0; ///< The server's OID.
    QByteArray bytes;
    bool isNull = true;
    bool isBinary = false;

    friend bool operator==(const PostgresValue &, const PostgresValue &) = default;
};

/// A statement with its values, ready to send.
struct PostgresCall {
    QByteArray name; ///< The name under which it was prepared; empty if it is sent as text.
    QByteArray sql;
    std::vector<PostgresValue> values;
    bool isBinary = false; ///< Format of the results.

    friend bool operator==(const PostgresCall &, const PostgresCall &) = default;
};

struct ClearResult {
    void operator()(pg_result *result) const;
};
using PostgresResult = std::unique_ptr<pg_result, ClearResult>;

/// The pipeline that all statements of a connection share: what to send with the next message, and prefetched results.
/// Between statements nothing is left unread except the result of sendUnawaited().
class PostgresPipeline : public QObject {
    Q_OBJECT

public:
    /// The connection's pipeline, owned by it. nullptr if it has no libpq handle.
    static PostgresPipeline *of(const QSqlDatabase &database);

    /// Number of round trips so far, by which tests prove that work takes few.
    qint64 roundTrips() const { return m_roundTrips; }
    /// Properties that the server reports.
    struct Server {
        bool isLent = false; ///< The server process is not the connection's own: there is a pool in between.
        bool isDistributed = false; ///< The tables are distributed over several machines.
    };
    Server meet();
    /// For a connection to a pool, which may use another server connection for each transaction: `settings` are sent
    /// with the beginning of each, and no statement is prepared by name.
    void setPooled(const QByteArrayList &settings);
    bool isPooled() const { return m_isPooled; }
    /// Sent with the beginning of each transaction that may write.
    void setWriting(const QByteArrayList &settings) { m_settings = settings; }

    /// See Driver.
    void enqueue(const QByteArray &sql) { m_opening += sql; }
    void sendUnawaited(const QByteArray &sql);
    void enqueueLast(const QByteArray &sql) { m_ahead.push_back({.call = {.name = {}, .sql = sql, .values = {}}}); }
    void discardQueued();
    Status settle();

    /// Sends it with the next message; takePrefetched() then has its result.
    void prefetch(const PostgresCall &call) { m_ahead.push_back({.call = call, .isPrefetched = true}); }
    bool isPrefetched(const PostgresCall &call) const;
    PostgresResult takePrefetched(const PostgresCall &call);
    /// For statements that change data, which makes prefetched results outdated.
    void dropPrefetched();
    /// Sends it with the next message, which fails if this statement fails or changes another number of rows (negative:
    /// any number). Sends at once if much has gathered.
    Status enqueueChange(const PostgresCall &call, qint64 rows);
    /// Whether the number of changed rows of a sent statement is still unknown.
    bool hasUncheckedChanges() const;

    /// Prepares it; returns the server's description of its values and columns.
    Result<PostgresResult> prepare(const QByteArray &name, const QByteArray &sql);
    /// Sends the statement after those queued ahead of it; its own result comes next, row by row if streamed.
    Status begin(const PostgresCall &call, bool isStreamed);
    /// The next result of the statement; nullptr after the last.
    PostgresResult next();
    /// Reads everything that is left and passes notifications on. Returns the statement's error if there is one: a
    /// server may still refuse to commit what it has executed.
    Status end();
    void close() { (void)end(); }
    /// The error of a result, or of a failure to send.
    Error errorOf(const pg_result *result) const;

    /// True the first time it is asked for the table.
    bool isNew(const QByteArray &table);
    /// Type names of a table's columns, if they were looked up.
    QHash<QByteArray, QByteArray> &typesOf(const QByteArray &table) { return m_types[table]; }

private:
    struct Ahead {
        PostgresCall call;
        bool isPrefetched = false;
        qint64 rows = -1;
    };
    struct Prefetched {
        PostgresCall call;
        PostgresResult result;
    };

    PostgresPipeline(pg_conn *handle, QSqlDriver &driver);

    bool openPipe();
    bool sendText(const QByteArray &sql);
    bool sendTexts(const QByteArrayList &texts);
    bool send(const PostgresCall &call);
    bool needsSettings() const;
    bool sendOpening();
    Status sent(bool isSent);
    Status takeAhead();
    Status take(const Ahead &ahead);
    PostgresResult whole();
    Status skip(int messagesLeft);

    pg_conn *m_handle;
    QSqlDriver &m_driver;
    QByteArrayList m_settings; // Sent with each transaction.
    bool m_isPooled = false;
    mutable std::optional<Error> m_cause; // Why the transaction can only be rolled back.
    QByteArrayList m_opening; // Sent first.
    std::vector<Ahead> m_ahead;
    qsizetype m_gathered = 0; // Bytes of the queued statements.
    std::vector<Prefetched> m_prefetched;
    QSet<QByteArray> m_tables;
    QHash<QByteArray, QHash<QByteArray, QByteArray>> m_types;
    int m_texts = 0; // Statements sent whose results are ignored.
    int m_messages = 0; // Messages whose end has not been read.
    qint64 m_roundTrips = 0;
};

} // namespace stemdesk
