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
    QByteArray sql = "insert into " + table.toByteArray() + " (" + columns.toByteArray() + ") values (?";
    for (int column = 1; column < rows.columns(); ++column)
        sql += ", ?";
    sql += ')';
    const Result<Statement *> statement = prepared(sql);
    if (!statement)
        return statement.error();
    QList<qint64> keys;
    keys.reserve(rows.count());
    for (qsizetype row = 0; row < rows.count(); ++row) {
        for (int column = 0; column < rows.columns(); ++column)
            bindValue(**statement, column, rows.at(row, column));
        if (const auto inserted = finished(**statement); !inserted)
            return inserted.error();
        keys.append((*statement)->lastInsertKey());
    }
    return keys;
}

} // namespace stemdesk
