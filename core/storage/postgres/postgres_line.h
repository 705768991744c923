#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QObject>
#include <QSet>

class QSqlDatabase;
class QSqlDriver;
struct pg_conn;
struct pg_result;

namespace stemdesk {

/// What all statements of one connection share: who speaks to the server, and what was said before. Between two
/// statements nothing is left unread but the answer to sendOff(), so that Qt can use the connection, too.
class PostgresLine : public QObject {
    Q_OBJECT

public:
    /// The connection's own, which lives as long as it. nullptr where it has no handle of libpq's.
    static PostgresLine *of(const QSqlDatabase &database);

    pg_conn *handle() const { return m_handle; }
    /// See Driver.
    void sendAhead(const QByteArray &sql) { m_ahead = sql; }
    void sendOff(const QByteArray &sql);

    /// Asks the server whether it knows the connection by another number than this side does, which shows that a pool
    /// is between them.
    bool isLent();
    /// For a connection that is a pool's, which has another server's behind it in each transaction: `settings` is the
    /// statement that goes ahead of what begins one, and nothing is prepared by a name.
    void setPooled(const QByteArray &settings) { m_settings = settings; }
    bool isPooled() const { return !m_settings.isEmpty(); }

    /// The first time that it is asked for the table.
    bool isNew(const QByteArray &table);

    /// Before a statement is sent. What was to go ahead of it goes now where it is `alone`, else in its message.
    Status open(bool alone);
    /// Before several are sent in one message.
    Status openPipe(const QByteArray &ahead = {});
    /// After what was sent: an error where what went ahead of it has failed.
    Status flush();
    /// The next result of the statement; nullptr after the last.
    pg_result *next();
    /// Leaves nothing unread, and passes on what the server told beside: news of commits. What else came of the
    /// statement is an error, or nothing: a server may yet refuse to commit what it has carried out.
    Status end();
    void close() { (void)end(); }
    /// Of a result that is none, or of what could not be sent.
    Error errorOf(const pg_result *result) const;

private:
    PostgresLine(pg_conn *handle, QSqlDriver &driver);

    bool needsSettings() const;

    pg_conn *m_handle;
    QSqlDriver &m_driver;
    QByteArray m_ahead;
    QByteArray m_settings; // Of a pool's; else empty.
    QSet<QByteArray> m_tables;
    bool m_isPiped = false;
    int m_sentAhead = 0; // So many answers come first, to what was sent ahead.
};

} // namespace stemdesk
