#include "core/storage/rows/row_change.h"

#include <QByteArrayList>
#include <QHash>
#include <QMutex>
#include <QSet>
#include <QVarLengthArray>

#include <utility>

namespace stemdesk {

namespace {

constexpr qsizetype kMostSets = 100;

} // namespace

bool isOneOfFew(const QByteArray &table, const QByteArray &columns)
{
    // Rows of a batch mostly ask for the same again, and what was allowed once stays so.
    static thread_local std::pair<QByteArray, QByteArray> allowed;
    if (allowed.second == columns && allowed.first == table)
        return true;
    static QMutex mutex;
    static QHash<QByteArray, QSet<QByteArray>> known;
    const QMutexLocker lock(&mutex);
    QSet<QByteArray> &sets = known[table];
    if (sets.size() < kMostSets)
        sets.insert(columns);
    const bool isAllowed = sets.contains(columns);
    if (isAllowed)
        allowed = {table, columns};
    return isAllowed;
}

QByteArray RowColumns::insertSql(const QByteArray &table) const
{
    QByteArrayList names;
    for (const Column &column : m_columns)
        names += column.name.toByteArray();
    return "insert into " + table + " (" + names.join(", ") + ") values (?"
        + QByteArray(", ?").repeated(names.size() - 1) + ')';
}

RowChange::RowChange(const QByteArray &table, const RowColumns &before, const RowColumns &after) : m_table(table)
{
    Q_ASSERT(before.all().size() == after.all().size());
    take(after, [&](qsizetype at) { return after.all().at(at).value != before.all().at(at).value; });
    if (m_values.isEmpty() || !isOneOfFew(table, m_columns))
        take(after, [](qsizetype) { return true; });
}

template <class IsWritten>
void RowChange::take(const RowColumns &after, IsWritten isWritten)
{
    QVarLengthArray<const RowColumns::Column *, 80> written;
    qsizetype size = 0;
    for (qsizetype at = 0; at < after.all().size(); ++at) {
        if (!isWritten(at))
            continue;
        written.append(&after.all().at(at));
        size += written.last()->name.size() + 2;
    }
    m_columns.clear();
    m_columns.reserve(size);
    m_values.clear();
    m_values.reserve(written.size());
    for (const RowColumns::Column *column : std::as_const(written)) {
        if (!m_columns.isEmpty())
            m_columns += ", ";
        m_columns.append(column->name);
        m_values.append(column->value);
    }
}

QByteArray RowChange::sql(const QByteArray &where) const
{
    return "update " + m_table + " set " + QByteArray(m_columns).replace(", ", " = ?, ") + " = ?" + where;
}

void bindNext(Statement &statement, int &index, const RowColumns &columns)
{
    for (const RowColumns::Column &column : columns.all())
        bindValue(statement, index++, column.value);
}

void bindNext(Statement &statement, int &index, const RowChange &change)
{
    for (const SqlValue &value : change.values())
        bindValue(statement, index++, value);
}

} // namespace stemdesk
