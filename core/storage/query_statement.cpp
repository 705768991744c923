#include "core/storage/query_statement.h"

#include "core/storage/sqlite_error.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QVariant>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error errorFrom(const QSqlError &error)
{
    bool isNumber = false;
    const int code = error.nativeErrorCode().toInt(&isNumber);
    return isNumber ? sqliteError(code, error.databaseText()) : internal(error.text());
}

} // namespace

Result<std::unique_ptr<Statement>> QueryStatement::prepare(QSqlDatabase &database, const QByteArray &sql)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.prepare(QString::fromUtf8(sql)))
        return errorFrom(query.lastError());
    return std::unique_ptr<Statement>(new QueryStatement(std::move(query)));
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
        if (!m_query.exec()) {
            const Error error = errorFrom(m_query.lastError());
            m_query.finish();
            return error;
        }
        m_isRunning = true;
        m_changes = m_query.numRowsAffected();
        m_lastInsertKey = m_query.lastInsertId().toLongLong();
    }
    if (m_query.isSelect() && m_query.next())
        return true;
    reset();
    return false;
}

void QueryStatement::reset()
{
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
