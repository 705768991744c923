#include "core/storage/session.h"

#include <QUuid>

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<Session>> Session::open(const Driver &driver)
{
    auto session = std::unique_ptr<Session>(new Session(driver));
    session->m_connectionName = u"stemdesk-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    session->m_database = QSqlDatabase::addDatabase(driver.plugin(), session->m_connectionName);
    if (const Status opened = driver.open(session->m_database); !opened)
        return opened.error();
    return session;
}

Session::~Session()
{
    m_statements.clear(); // One left open would keep the file and its log from closing.
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_connectionName);
}

Result<Statement *> Session::prepared(QByteArrayView sql)
{
    ++m_statementsRun;
    const auto raw = QByteArray::fromRawData(sql.data(), sql.size());
    if (const auto known = m_statements.constFind(raw); known != m_statements.constEnd()) {
        (*known)->reset();
        return known->get();
    }
    auto statement = m_driver.prepare(m_database, sql.toByteArray());
    if (!statement)
        return statement.error();
    std::shared_ptr<Statement> shared = std::move(*statement);
    m_statements.insert(sql.toByteArray(), shared);
    return shared.get();
}

Result<qint64> Session::finished(Statement &statement)
{
    for (;;) {
        const Result<bool> stepped = statement.step();
        if (!stepped)
            return stepped.error();
        if (!*stepped)
            return statement.changes();
    }
}

Result<QList<qint64>> Session::insertRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows)
{
    const QByteArray sqlStart = "insert into " + table.toByteArray() + " (" + columns.toByteArray() + ") values ";
    QList<qint64> keys;
    keys.reserve(rows.count());
    // Two lengths: one statement for many rows, and few statement texts.
    for (const int rowsAtOnce : {m_driver.rowsPerInsert(), 1}) {
        if (const Status inserted = insertParts(sqlStart, rows, rowsAtOnce, keys); !inserted)
            return inserted.error();
    }
    return keys;
}

/// Inserts the rows from the first one without a key on, as long as they fill a statement.
Status Session::insertParts(QByteArrayView sqlStart, const SqlRows &rows, int rowsAtOnce, QList<qint64> &keys)
{
    if (rows.count() - keys.size() < rowsAtOnce)
        return {};
    const QByteArray places = '(' + QByteArray(", ?").repeated(rows.columns()).sliced(2) + ')';
    const QByteArray sql = sqlStart.toByteArray() + places + (", " + places).repeated(rowsAtOnce - 1);
    const Result<Statement *> statement = prepared(sql);
    if (!statement)
        return statement.error();
    while (rows.count() - keys.size() >= rowsAtOnce) {
        const qsizetype first = keys.size();
        for (int place = 0; place < rowsAtOnce * rows.columns(); ++place)
            bindValue(**statement, place, rows.at(first + place / rows.columns(), place % rows.columns()));
        if (const auto inserted = finished(**statement); !inserted)
            return inserted.error();
        const qint64 lastKey = (*statement)->lastInsertKey();
        for (int row = 1; row <= rowsAtOnce; ++row)
            keys.append(lastKey - rowsAtOnce + row);
    }
    return {};
}

} // namespace stemdesk
