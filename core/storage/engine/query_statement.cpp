#include "core/storage/engine/query_statement.h"

#include "core/storage/sqlite/sqlite_error.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QVariant>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error sqliteErrorOf(const QSqlQuery &query)
{
    const QSqlError error = query.lastError();
    bool isNumber = false;
    const int code = error.nativeErrorCode().toInt(&isNumber);
    return isNumber ? sqliteError(code, error.databaseText()) : internal(error.text());
}

constexpr QueryDialect kSqlite{.errorOf = sqliteErrorOf, .tellsLastKey = true, .sendsOnePerRow = false};

} // namespace

Result<std::unique_ptr<Statement>> QueryStatement::prepare(QSqlDatabase &database, const QByteArray &sql)
{
    return prepare(database, sql, kSqlite);
}

Result<std::unique_ptr<Statement>> QueryStatement::prepare(QSqlDatabase &database, const QByteArray &sql,
                                                           const QueryDialect &dialect)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.prepare(QString::fromUtf8(sql)))
        return dialect.errorOf(query);
    return std::unique_ptr<Statement>(new QueryStatement(std::move(query), {}, dialect));
}

std::unique_ptr<Statement> QueryStatement::unprepared(QSqlDatabase &database, const QByteArray &sql,
                                                      const QueryDialect &dialect)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    return std::unique_ptr<Statement>(new QueryStatement(std::move(query), QString::fromUtf8(sql), dialect));
}

void QueryStatement::bindNull(int index)
{
    m_query.bindValue(index, QVariant());
}

void QueryStatement::bindInteger(int index, qint64 value)
{
    m_query.bindValue(index, value);
}

void QueryStatement::bindReal(int index, double value)
{
    m_query.bindValue(index, value);
}

void QueryStatement::bindText(int index, const QString &value)
{
    m_query.bindValue(index, value.isNull() ? u""_s : value); // A null QString would bind NULL.
}

void QueryStatement::bindBlob(int index, QByteArrayView value)
{
    m_query.bindValue(index, value.isEmpty() ? QByteArray("") : value.toByteArray());
}

Result<bool> QueryStatement::step()
{
    if (!m_isRunning) {
        TRY(execute());
    }
    if (m_query.isSelect() && m_query.next())
        return true;
    if (m_query.isSelect() && m_query.lastError().isValid()) { // It failed between two rows.
        const Error error = m_dialect.errorOf(m_query);
        reset();
        return error;
    }
    reset();
    return false;
}

Status QueryStatement::execute()
{
    if (!(m_text.isEmpty() ? m_query.exec() : m_query.exec(m_text))) {
        const Error error = m_dialect.errorOf(m_query);
        m_query.finish();
        return error;
    }
    m_isRunning = true;
    m_changes = m_query.numRowsAffected();
    if (m_dialect.tellsLastKey)
        m_lastInsertKey = m_query.lastInsertId().toLongLong();
    return {};
}

void QueryStatement::reset()
{
    while (m_isRunning && m_dialect.sendsOnePerRow && m_query.isSelect() && m_query.next()) {
        // Read to the end: the notification of a commit follows the last row.
    }
    m_query.finish(); // A commit fails while a statement is unfinished.
    m_isRunning = false;
}

bool QueryStatement::isNull(int column) const
{
    return m_query.isNull(column);
}

qint64 QueryStatement::integer(int column) const
{
    return m_query.value(column).toLongLong();
}

double QueryStatement::real(int column) const
{
    return m_query.value(column).toDouble();
}

QString QueryStatement::text(int column) const
{
    return m_query.value(column).toString();
}

QByteArrayView QueryStatement::blob(int column) const
{
    m_blob = m_query.value(column).toByteArray();
    return m_blob;
}

qint64 QueryStatement::changes() const
{
    return m_changes;
}

qint64 QueryStatement::lastInsertKey() const
{
    return m_lastInsertKey;
}

} // namespace stemdesk
