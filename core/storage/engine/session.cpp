#include "core/storage/engine/session.h"

#include "core/storage/engine/key_list.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

/// Rows per statement that takes them as columns.
constexpr qsizetype kRowsAtOnce = 1'000;

constexpr qint64 kAnyNumber = -1; // The number of changed rows is not checked.

/// How many rows from `first` on go into one statement: those of one shop, which is in the first column, if the
/// statement takes a shop.
qsizetype rowsTogether(const SqlRows &rows, qsizetype first, bool isOfOneShop)
{
    const qsizetype most = std::min(rows.count() - first, kRowsAtOnce);
    qsizetype count = isOfOneShop ? 1 : most;
    while (count < most && rows.at(first + count, 0) == rows.at(first, 0))
        ++count;
    return count;
}

/// The columns of a row for an update.
constexpr int kShopAt = 0;
constexpr int kKeyAt = 1;
constexpr int kVersionAt = 2;
constexpr int kValuesAt = 3;

/// From how many rows on one statement for all of them is worth its list of keys.
constexpr qsizetype kFewestAlike = 8;

/// How many rows from `first` on differ in their keys only.
qsizetype rowsAlike(const SqlRows &rows, qsizetype first)
{
    const auto isAlike = [model = rows.row(first)](std::span<const SqlValue> row) {
        return row[kShopAt] == model[kShopAt] && std::ranges::equal(row.subspan(kVersionAt), model.subspan(kVersionAt));
    };
    qsizetype count = 1;
    while (first + count < rows.count() && isAlike(rows.row(first + count)))
        ++count;
    return count;
}

} // namespace

/// A statement that takes rows as columns, and optionally new keys as one more column, and the shop of all rows.
struct Session::ColumnsSql {
    QByteArray sql;
    bool takesShop = false;
    const SqlRows *keys = nullptr;
};

Result<std::unique_ptr<Session>> Session::open(const Driver &driver)
{
    auto session = std::make_unique<Session>(driver);
    TRY(session->SessionCore::open());
    return session;
}

Result<bool> Session::listen(QObject *context, Connection::NotifyHandler notify)
{
    return m_connection.listen(context, std::move(notify));
}

Status Session::enter(const QByteArray &place)
{
    if (place == m_place)
        return {};
    TableNames tables = TRY(m_driver.tablesAt(*this, place));
    m_elsewhere.insert(m_place, std::exchange(m_statements, m_elsewhere.take(place)));
    m_place = place;
    m_tables = std::move(tables);
    return {};
}

Status Session::beginWith(const QByteArray &sql)
{
    return isServer() ? deferBegin(sql) : run(sql);
}

Status Session::endReading()
{
    if (!isServer())
        return run("rollback");
    sendEndUnawaited();
    return {};
}

Result<Statement *> Session::bound(QByteArrayView sql, SqlSpan values)
{
    const Result<Statement *> statement = prepared(sql);
    if (statement) {
        int index = 0;
        for (const SqlArgument &argument : values)
            argument.bind(**statement, index, argument.value);
    }
    return statement;
}

Result<Session::Started> Session::startOnce(QByteArrayView sql, SqlSpan values)
{
    Statement *statement = TRY(bound(sql, values));
    if (m_isPrefetching) {
        statement->prefetch();
        return Started{statement, false};
    }
    const bool stepped = TRY(statement->step());
    return Started{statement, stepped};
}

Result<Session::Started> Session::start(QByteArrayView sql, SqlSpan values)
{
    const QByteArrayList opening = m_opening;
    Result<Started> started = startOnce(sql, values);
    if (!started && turnedBack(started.error(), sql, opening))
        started = startOnce(sql, values);
    return started ? started : failed(started.error());
}

Result<qint64> Session::changeWith(QByteArrayView sql, SqlSpan values)
{
    const Started started = TRY(start(sql, values));
    return finished(started);
}

Result<qint64> Session::insertWith(QByteArrayView sql, SqlSpan values)
{
    if (const QByteArray clause = m_driver.keyClause(); !clause.isEmpty()) {
        qint64 key = 0;
        const auto take = [&key](const Row &row) { key = row.integer(0); };
        const Status inserted = firstWith(sql.toByteArray() + clause, take, values);
        return inserted ? Result<qint64>(key) : Result<qint64>(inserted.error());
    }
    const Started started = TRY(start(sql, values));
    TRY(finished(started));
    return started.statement->lastInsertKey();
}

Status Session::eachWith(QByteArrayView sql, Take take, SqlSpan values)
{
    const Started started = TRY(start(sql, values));
    Statement &statement = *started.statement;
    const Row row(statement);
    for (bool hasRow = started.hasRow; hasRow;) {
        take(row);
        const Result<bool> stepped = statement.step();
        if (!stepped)
            return failed(stepped.error());
        hasRow = *stepped;
    }
    return {};
}

Status Session::firstWith(QByteArrayView sql, Take take, SqlSpan values)
{
    const Started started = TRY(start(sql, values));
    if (started.hasRow) {
        take(Row(*started.statement));
        started.statement->reset();
    }
    return {};
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

Status Session::enqueueChange(const Result<Statement *> &statement, qint64 rows)
{
    if (!statement)
        return failed(statement.error());
    if (isServer() && m_depth > 0) {
        if (isDeferred())
            enqueueOpening();
        const Status done = (*statement)->enqueueChange(rows);
        return done ? done : Status(failed(done.error()));
    }
    if (const Result<bool> stepped = (*statement)->step(); !stepped)
        return failed(stepped.error());
    return rows < 0 || (*statement)->changes() == rows ? Status() : Status(stale());
}

Result<Statement *> Session::boundColumns(const ColumnsSql &sql, const SqlRows &rows, qsizetype first, qsizetype count)
{
    const Result<Statement *> statement = prepared(sql.sql);
    if (!statement)
        return statement;
    int place = 0;
    for (; place < rows.columns(); ++place)
        (*statement)->bindColumn(place, rows, place, first, count);
    if (sql.keys)
        (*statement)->bindColumn(place++, *sql.keys, 0, 0, count);
    if (sql.takesShop)
        bindValue(**statement, place, rows.at(first, 0));
    return statement;
}

Result<QList<qint64>> Session::insertRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows)
{
    if (!m_driver.newKeysSql(table).isEmpty())
        return insertWithNewKeys(table, columns, rows);
    const QByteArray sql = TRY(m_driver.insertFromColumns(*this, table, columns));
    if (!sql.isEmpty()) {
        const auto keys = insertFromColumns({sql + m_driver.keyClause()}, rows);
        if (!keys)
            return keys.error();
        const Status looked = m_driver.lookAt(*this, table, rows.count());
        return looked ? keys : Result<QList<qint64>>(looked.error());
    }
    QList<qint64> keys;
    keys.reserve(rows.count());
    const QByteArray sqlStart = "insert into " + table.toByteArray() + " (" + columns.toByteArray() + ") values ";
    // Few lengths: one statement for many rows, and few statement texts.
    const int most = m_driver.rowsPerInsert();
    for (const int rowsAtOnce : {most, std::max(most / 5, 1), 1}) {
        TRY(insertParts(sqlStart, rows, rowsAtOnce, keys));
    }
    return keys;
}

/// The statement returns no keys: rows come back in the order of machines.
Result<QList<qint64>> Session::insertWithNewKeys(QByteArrayView table, QByteArrayView columns, const SqlRows &rows)
{
    const bool takesShop = m_driver.takesShop(table);
    const QByteArray sql = TRY(m_driver.insertFromColumns(*this, table, columns.toByteArray() + ", key"));
    QList<qint64> keys;
    keys.reserve(rows.count());
    while (keys.size() < rows.count()) {
        const qsizetype first = keys.size();
        const qsizetype count = rowsTogether(rows, first, takesShop);
        SqlRows some(1);
        const auto take = [&](const Row &row) {
            keys.append(row.integer(0));
            some.add(keys.constLast());
        };
        TRY(each(m_driver.newKeysSql(table), take, qint64(count)));
        TRY(enqueueChange(boundColumns({sql, takesShop, &some}, rows, first, count), count));
    }
    return keys;
}

Result<QList<qint64>> Session::insertFromColumns(const ColumnsSql &insert, const SqlRows &rows)
{
    QList<qint64> keys;
    keys.reserve(rows.count());
    while (keys.size() < rows.count()) {
        const qsizetype count = rowsTogether(rows, keys.size(), insert.takesShop);
        const Result<Statement *> statement = boundColumns(insert, rows, keys.size(), count);
        if (!statement)
            return failed(statement.error());
        const Row row(**statement);
        Result<bool> stepped = (*statement)->step();
        for (; stepped && *stepped; stepped = (*statement)->step())
            keys.append(row.integer(0));
        if (!stepped)
            return failed(stepped.error());
    }
    return keys;
}

Status Session::addRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows)
{
    const QByteArray sql = TRY(m_driver.insertFromColumns(*this, table, columns));
    if (sql.isEmpty()) {
        const auto keys = insertRows(table, columns, rows);
        return keys ? Status() : Status(keys.error());
    }
    const ColumnsSql insert{sql, m_driver.takesShop(table)};
    for (qsizetype first = 0; first < rows.count();) {
        const qsizetype count = rowsTogether(rows, first, insert.takesShop);
        TRY(enqueueChange(boundColumns(insert, rows, first, count), kAnyNumber));
        first += count;
    }
    return m_driver.lookAt(*this, table, rows.count());
}

Status Session::updateRows(QByteArrayView table, QByteArrayView columns, const SqlRows &rows)
{
    const QByteArray sql = TRY(m_driver.updateFromColumns(*this, table, columns));
    const bool areAlike = rows.count() >= kFewestAlike && rowsAlike(rows, 0) == rows.count();
    if (sql.isEmpty() || areAlike)
        return updateHere(table, columns, rows);
    const ColumnsSql update{sql, m_driver.takesShop(table)};
    for (qsizetype first = 0; first < rows.count();) {
        const qsizetype count = rowsTogether(rows, first, update.takesShop);
        TRY(enqueueChange(boundColumns(update, rows, first, count), count));
        first += count;
    }
    return {};
}

/// Rows that get the same values are updated by one statement, at half the cost.
Status Session::updateHere(QByteArrayView table, QByteArrayView columns, const SqlRows &rows)
{
    const QByteArray set =
        "update " + table.toByteArray() + " set " + columns.toByteArray().replace(", ", " = ?, ") + " = ? where ";
    Statement *one = nullptr;
    for (qsizetype first = 0, count = 0; first < rows.count(); first += count) {
        count = rowsAlike(rows, first);
        if (count >= kFewestAlike) {
            TRY(updateTogether(set, rows, first, count));
            continue;
        }
        if (!one)
            one = TRY(prepared(set + "shop = ? and key = ? and version = ?"));
        for (qsizetype row = first; row < first + count; ++row)
            TRY(updateOne(*one, rows.row(row)));
    }
    return {};
}

Status Session::updateOne(Statement &statement, std::span<const SqlValue> row)
{
    int place = 0;
    for (const SqlValue &value : row.subspan(kValuesAt))
        bindValue(statement, place++, value);
    for (const SqlValue &name : row.first(kValuesAt))
        bindValue(statement, place++, name);
    return enqueueChange(&statement, 1);
}

/// `set` is the statement up to its condition.
Status Session::updateTogether(const QByteArray &set, const SqlRows &rows, qsizetype first, qsizetype count)
{
    QList<qint64> numbers;
    numbers.reserve(count);
    for (qsizetype row = first; row < first + count; ++row)
        numbers.append(std::get<qint64>(rows.at(row, kKeyAt)));
    const KeyList keys(m_driver, numbers);
    Statement *statement =
        TRY(prepared(set + m_driver.notByIndex("shop") + " = ? and " + keys.sql() + " and version = ?"));
    int place = 0;
    for (const SqlValue &value : rows.row(first).subspan(kValuesAt))
        bindValue(*statement, place++, value);
    bindValue(*statement, place++, rows.at(first, kShopAt));
    bindNext(*statement, place, keys);
    bindValue(*statement, place, rows.at(first, kVersionAt));
    return enqueueChange(statement, count);
}

/// Inserts rows from the first one without a key on, as long as they fill a statement.
Status Session::insertParts(QByteArrayView sqlStart, const SqlRows &rows, int rowsAtOnce, QList<qint64> &keys)
{
    if (rows.count() - keys.size() < rowsAtOnce)
        return {};
    const QByteArray places = '(' + QByteArray(", ?").repeated(rows.columns()).sliced(2) + ')';
    const QByteArray sql = sqlStart.toByteArray() + places + (", " + places).repeated(rowsAtOnce - 1);
    Statement *statement = TRY(prepared(sql));
    while (rows.count() - keys.size() >= rowsAtOnce) {
        const qsizetype first = keys.size();
        int place = 0;
        for (qsizetype row = first; row < first + rowsAtOnce; ++row) {
            for (const SqlValue &value : rows.row(row))
                bindValue(*statement, place++, value);
        }
        const Result<bool> stepped = statement->step();
        if (!stepped)
            return failed(stepped.error());
        const qint64 lastKey = statement->lastInsertKey();
        for (int row = 1; row <= rowsAtOnce; ++row)
            keys.append(lastKey - rowsAtOnce + row);
    }
    return {};
}

} // namespace stemdesk
