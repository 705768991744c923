#pragma once

#include "core/base/result.h"
#include "core/storage/postgres/postgres_call.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QHash>
#include <QObject>
#include <QSet>

#include <memory>
#include <vector>

class QSqlDatabase;
class QSqlDriver;
struct pg_conn;
struct pg_result;

namespace stemdesk {

struct ClearResult {
    void operator()(pg_result *result) const;
};
using PostgresResult = std::unique_ptr<pg_result, ClearResult>;

/// What all statements of one connection share: who speaks to the server, what is to go with the next message and what
/// was answered before it was asked for. Between two statements nothing is left unread but the answer to sendOff().
class PostgresLine : public QObject {
    Q_OBJECT

public:
    /// The connection's own, which lives as long as it. nullptr where it has no handle of libpq's.
    static PostgresLine *of(const QSqlDatabase &database);

    /// Messages so far whose answers were waited for: what tests count to prove that work waits for few.
    qint64 turns() const { return m_turns; }
    /// Asks the server whether it knows the connection by another number than this side does, which shows that a pool
    /// is between them.
    bool isLent();
    /// For a connection that is a pool's, which has another server's behind it in each transaction: `settings` is the
    /// statement that goes ahead of what begins one, and nothing is prepared by a name.
    void setPooled(const QByteArray &settings) { m_settings = settings; }
    bool isPooled() const { return !m_settings.isEmpty(); }

    /// See Driver.
    void sendAhead(const QByteArray &sql) { m_opening += sql; }
    void sendOff(const QByteArray &sql);
    void sendBehind(const QByteArray &sql) { m_ahead.push_back({.call = {.name = {}, .sql = sql, .values = {}}}); }
    void forgetAhead();
    Status settle();

    /// Sends it with the next message; takeAnswer() has its answer then.
    void ask(const PostgresCall &call) { m_ahead.push_back({.call = call, .isAsked = true}); }
    bool isAsked(const PostgresCall &call) const;
    PostgresResult takeAnswer(const PostgresCall &call);
    /// For what changes them: asked for again, they are other ones.
    void forgetAnswers();
    /// Sends it with the next message, which fails where this one does, or changes another number of rows; negative:
    /// any number will do. Where much has gathered, all goes now.
    Status put(const PostgresCall &call, qint64 rows);
    /// One of them is still to say how many rows it changed.
    bool hasCounted() const;

    /// Prepares it: what the server says of its values and columns.
    Result<PostgresResult> prepare(const QByteArray &name, const QByteArray &sql);
    /// Sends it behind what goes ahead of it; its own answer comes next, row by row if it is streamed.
    Status begin(const PostgresCall &call, bool isStreamed);
    /// The next result of the statement; nullptr after the last.
    PostgresResult next();
    /// Leaves nothing unread, and passes on what the server told beside: news of commits. What else came of the
    /// statement is an error, or nothing: a server may yet refuse to commit what it has carried out.
    Status end();
    void close() { (void)end(); }
    /// Of a result that is none, or of what could not be sent.
    Error errorOf(const pg_result *result) const;

    /// The first time that it is asked for the table.
    bool isNew(const QByteArray &table);
    /// Names of the types of a table's columns, where they were looked up.
    QHash<QByteArray, QByteArray> &typesOf(const QByteArray &table) { return m_types[table]; }

private:
    struct Ahead {
        PostgresCall call;
        bool isAsked = false;
        qint64 rows = -1;
    };
    struct Answer {
        PostgresCall call;
        PostgresResult result;
    };

    PostgresLine(pg_conn *handle, QSqlDriver &driver);

    bool openPipe();
    bool sendText(const QByteArray &sql);
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
    QByteArray m_settings; // Of a pool's; else empty.
    QByteArrayList m_opening; // Goes first.
    std::vector<Ahead> m_ahead;
    qsizetype m_gathered = 0; // Bytes of what was put.
    std::vector<Answer> m_answers;
    QSet<QByteArray> m_tables;
    QHash<QByteArray, QHash<QByteArray, QByteArray>> m_types;
    int m_texts = 0; // Sent ahead, whose answers are of no matter.
    int m_messages = 0; // Whose end was not read yet.
    qint64 m_turns = 0;
};

} // namespace stemdesk
