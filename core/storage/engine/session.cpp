#include "core/storage/engine/session.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Of one statement that takes its rows as a text.
constexpr qsizetype kTextRows = 1'000;

} // namespace

Result<std::unique_ptr<Session>> Session::open(const Driver &driver)
{
    auto session = std::unique_ptr<Session>(new Session(driver));
    if (const Status connected = session->m_connection.open(); !connected)
        return connected.error();
    session->m_files = driver.filesInPlace();
    return session;
}

Session::~Session()
{
    disconnect();
}

Result<bool> Session::listen(QObject *context, std::function<void()> heard)
{
    return m_connection.listen(context, std::move(heard));
}

void Session::disconnect()
{
    if (!m_driver.isServer())
        m_statements.clear();
    m_connection.close();
    m_statements.clear();
}

Status Session::requireInPlace() const
{
    if (m_driver.filesInPlace() == m_files)
        return {};
    return unavailable("storage_moved",
                       u"The database's file, or its log, was deleted, moved away or replaced while the program runs: "
                       "nothing can be written. Stop the program, put back what was there or restore a backup, and "
                       "start it again."_s);
}

/// Inside a transaction nothing can be done: it is gone with its connection.
Status Session::reconnectIfLost()
{
    if (m_depth > 0)
        return {};
    if (const Status passed = m_connection.passGate(); !passed)
        return passed;
    if (!m_connection.isLost())
        return {};
    disconnect();
    return m_connection.open();
}

/// A lost connection is noticed by the statement that fails on it. What only reads or begins is then tried again on a
/// new one; a write may have been done before the answer was lost.
bool Session::mayRepeat(QByteArrayView sql) const
{
    const bool isSafe = sql.startsWith("select") || sql.startsWith("with recursive") || sql.startsWith("begin");
    return isSafe && m_depth == 0 && m_connection.isLost();
}

Error Session::failed(const Error &error)
{
    if (m_driver.isServer() && error.code == "storage_unavailable")
        m_connection.noteLost(); // Where it was something else, a new connection does no harm.
    if (error.code == "busy")
        ++m_tally.vainWaits;
    if (m_depth > 0 && m_driver.failureEndsTransaction())
        m_isBroken = true;
    if (error.code != "write_clash")
        return error;
    ++m_tally.clashes;
    return unavailable("busy", error.message); // What it is to everybody who does not try again.
}

Result<Statement *> Session::prepared(QByteArrayView sql)
{
    ++m_statementsRun;
    if (const Status open = reconnectIfLost(); !open)
        return open.error();
    const auto raw = QByteArray::fromRawData(sql.data(), sql.size());
    if (const auto known = m_statements.constFind(raw); known != m_statements.constEnd()) {
        (*known)->reset();
        return known->get();
    }
    auto statement = m_driver.prepare(m_connection.database(), sql.toByteArray());
    if (!statement)
        return statement.error();
    std::shared_ptr<Statement> shared = std::move(*statement);
    m_statements.insert(sql.toByteArray(), shared);
    return shared.get();
}

Result<qint64> Session::finished(const Started &started)
{
    for (bool hasRow = started.hasRow; hasRow;) {
        const Result<bool> stepped = started.statement->step();
        if (!stepped)
            return failed(stepped.error());
        hasRow = *stepped;
    }
    return started.statement->changes();
}

Result<QList<qint64>> Session::insertRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows)
{
    QList<qint64> keys;
    keys.reserve(rows.count());
    if (const QByteArray sql = m_driver.insertFromText(table, columns); !sql.isEmpty()) {
        const QByteArray returning = sql + m_driver.keyClause();
        while (keys.size() < rows.count()) {
            const qsizetype count = std::min(rows.count() - keys.size(), kTextRows);
            const Status inserted = each(
                returning, [&](const Row &row) { keys.append(row.integer(0)); },
                m_driver.rowsText(columns, rows, keys.size(), count));
            if (!inserted)
                return inserted.error();
        }
        return keys;
    }
    const QByteArray sqlStart = "insert into " + table.toByteArray() + " (" + columns.toByteArray() + ") values ";
    // Two lengths: one statement for many rows, and few statement texts.
    for (const int rowsAtOnce : {m_driver.rowsPerInsert(), 1}) {
        if (const Status inserted = insertParts(sqlStart, rows, rowsAtOnce, keys); !inserted)
            return inserted.error();
    }
    return keys;
}

Status Session::addRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows)
{
    const QByteArray sql = m_driver.insertFromText(table, columns);
    if (sql.isEmpty()) {
        const auto keys = insertRows(table, columns, rows);
        return keys ? Status() : Status(keys.error());
    }
    for (qsizetype first = 0; first < rows.count(); first += kTextRows) {
        const qsizetype count = std::min(rows.count() - first, kTextRows);
        if (const Status added = run(sql, m_driver.rowsText(columns, rows, first, count)); !added)
            return added;
    }
    return {};
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
        const Result<bool> stepped = (*statement)->step();
        if (!stepped)
            return failed(stepped.error());
        const qint64 lastKey = (*statement)->lastInsertKey();
        for (int row = 1; row <= rowsAtOnce; ++row)
            keys.append(lastKey - rowsAtOnce + row);
    }
    return {};
}

} // namespace stemdesk
