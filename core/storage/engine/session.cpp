#include "core/storage/engine/session.h"

#include <algorithm>
#include <utility>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Of one statement that takes its rows as a text.
constexpr qsizetype kTextRows = 1'000;

/// By which an updated row is named in its text.
const QByteArray kRowNames = "shop, key, stored_version, ";

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
    if (m_depth > 0 && !isOnlyMeant())
        return {};
    if (const Status passed = m_connection.passGate(); !passed)
        return passed;
    if (!m_connection.isLost())
        return {};
    disconnect();
    return m_connection.open();
}

/// A lost connection is noticed by the statement that fails on it. What only reads is then tried again on a new one,
/// together with the `opening` of the transaction that it was the first in; a write may have been done before the
/// answer was lost. True: all is as it was before the statement.
bool Session::turnedBack(const Error &error, QByteArrayView sql, const QByteArray &opening)
{
    if (!m_driver.isServer() || error.code != "storage_unavailable")
        return false;
    m_connection.noteLost(); // Where it was something else, a new connection does no harm.
    const bool isSafe = sql.startsWith("select") || sql.startsWith("with recursive") || sql.startsWith("begin");
    if (!isSafe || (m_depth > 0 && opening.isEmpty()))
        return false;
    m_opening = opening;
    return true;
}

Status Session::beginWith(const QByteArray &sql)
{
    if (!m_driver.isServer())
        return run(sql);
    ++m_statementsRun;
    if (const Status open = reconnectIfLost(); !open)
        return open;
    m_opening = sql;
    return {};
}

Status Session::endReading()
{
    static const QByteArray kEnd = "rollback";
    if (!m_driver.isServer())
        return run(kEnd);
    ++m_statementsRun;
    if (!forgetMeant() && !m_connection.isLost())
        m_driver.sendOff(m_connection.database(), kEnd);
    return {};
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
    auto known = m_statements.constFind(raw);
    if (known == m_statements.constEnd()) {
        auto statement = m_driver.prepare(m_connection.database(), sql.toByteArray());
        if (!statement)
            return statement.error();
        known = m_statements.insert(sql.toByteArray(), std::move(*statement));
    } else {
        (*known)->reset();
    }
    if (isOnlyMeant())
        m_driver.sendAhead(m_connection.database(), std::exchange(m_opening, {}));
    return known->get();
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
        const Status looked = m_driver.lookAt(*this, table, rows.count());
        return looked ? Result<QList<qint64>>(keys) : Result<QList<qint64>>(looked.error());
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
    return m_driver.lookAt(*this, table, rows.count());
}

Result<qint64> Session::updateRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows)
{
    qint64 changed = 0;
    if (const QByteArray sql = m_driver.updateFromText(table, columns); !sql.isEmpty()) {
        const QByteArray names = kRowNames + columns.toByteArray();
        for (qsizetype first = 0; first < rows.count(); first += kTextRows) {
            const qsizetype count = std::min(rows.count() - first, kTextRows);
            const auto part = change(sql, m_driver.rowsText(names, rows, first, count));
            if (!part)
                return part;
            changed += *part;
        }
        return changed;
    }
    constexpr int kNames = 3;
    const QByteArray sql = "update " + table.toByteArray() + " set " + columns.toByteArray().replace(", ", " = ?, ")
        + " = ? where shop = ? and key = ? and version = ?";
    const Result<Statement *> statement = rows.count() > 0 ? prepared(sql) : nullptr;
    if (!statement)
        return statement.error();
    for (qsizetype row = 0; row < rows.count(); ++row) {
        for (int column = 0; column < rows.columns(); ++column)
            bindValue(**statement, (column + rows.columns() - kNames) % rows.columns(), rows.at(row, column));
        if (const Result<bool> stepped = (*statement)->step(); !stepped)
            return failed(stepped.error());
        changed += (*statement)->changes();
    }
    return changed;
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
