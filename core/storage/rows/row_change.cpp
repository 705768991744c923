#include "core/storage/rows/row_change.h"

#include <QByteArrayList>
#include <QHash>
#include <QMutex>
#include <QSet>

namespace stemdesk {

namespace {

constexpr qsizetype kMostSets = 100;

} // namespace

bool isOneOfFew(const QByteArray &table, const QByteArray &columns)
{
    static QMutex mutex;
    static QHash<QByteArray, QSet<QByteArray>> known;
    const QMutexLocker lock(&mutex);
    QSet<QByteArray> &sets = known[table];
    if (sets.size() < kMostSets)
        sets.insert(columns);
    return sets.contains(columns);
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
    const auto take = [&](bool isWhole) {
        m_columns.clear();
        m_values.clear();
        for (qsizetype at = 0; at < after.all().size(); ++at) {
            const RowColumns::Column &column = after.all().at(at);
            if (!isWhole && column.value == before.all().at(at).value)
                continue;
            if (!m_columns.isEmpty())
                m_columns += ", ";
            m_columns.append(column.name);
            m_values += column.value;
        }
    };
    take(false);
    if (m_values.isEmpty() || !isOneOfFew(table, m_columns))
        take(true);
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
