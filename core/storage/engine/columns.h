#pragma once

#include "core/base/day.h"
#include "core/storage/engine/statement.h"

#include <QDate>
#include <QStringList>

#include <tuple>
#include <utility>

namespace stemdesk {

/// A column and the member of an object that it holds. A fixed one keeps what it was inserted with.
template <auto Member, bool isFixed>
struct Column {
    static constexpr auto kMember = Member;
    static constexpr bool kIsFixed = isFixed;
    const char *name;
};

template <auto Member>
constexpr Column<Member, false> column(const char *name)
{
    return {name};
}

template <auto Member>
constexpr Column<Member, true> fixedColumn(const char *name)
{
    return {name};
}

/// How a member is read from its column, and what is written into it.
namespace columns {

inline void read(const Row &row, int at, qint64 &value)
{
    value = row.integer(at);
}
inline void read(const Row &row, int at, quint32 &value)
{
    value = quint32(row.integer(at));
}
inline void read(const Row &row, int at, int &value)
{
    value = row.smallInteger(at);
}
inline void read(const Row &row, int at, bool &value)
{
    value = row.flag(at);
}
inline void read(const Row &row, int at, double &value)
{
    value = row.real(at);
}
inline void read(const Row &row, int at, std::optional<double> &value)
{
    value = row.optionalReal(at);
}
inline void read(const Row &row, int at, QString &value)
{
    value = row.text(at);
}
inline void read(const Row &row, int at, QDate &value)
{
    value = QDate::fromString(row.text(at), Qt::ISODate);
}
inline void read(const Row &row, int at, std::optional<qint64> &value)
{
    value = row.optionalInteger(at);
}

template <class Tag>
void read(const Row &row, int at, Id<Tag> &value)
{
    value = row.id<Id<Tag>>(at);
}

template <class T>
const T &written(const T &value)
{
    return value;
}
inline qint64 written(quint32 value)
{
    return value;
}
inline QString written(QDate value)
{
    return dayText(value);
}

} // namespace columns

/// The columns of a table that hold the members of an Object: named once, for reading and for writing.
template <class Object, class... Column>
class Columns {
public:
    explicit Columns(const Column &...columns) { (add(columns.name, Column::kIsFixed), ...); }

    /// "id, name", for a select; read() takes the row of one in which they begin at column `first`.
    const QByteArray &names() const { return m_names; }
    Object read(const Row &row, int first) const
    {
        Object object;
        int at = first;
        (columns::read(row, at++, object.*Column::kMember), ...);
        return object;
    }

    /// An insert into `table` that begins with other columns ("shop, search"). Its values: see inserted().
    QByteArray insertSql(const QByteArray &table, const QByteArray &others) const
    {
        const qsizetype count = others.count(',') + 1 + qsizetype(sizeof...(Column));
        return "insert into " + table + " (" + others + ", " + m_names + ") values (?"
            + QByteArray(", ?").repeated(count - 1) + ')';
    }
    /// "name = ?, updated_at = ?": all but the fixed ones. Their values: see updated().
    const QByteArray &assignments() const { return m_assignments; }

    /// Calls `run` with the object's values as arguments.
    template <class Run>
    auto inserted(const Object &object, Run run) const
    {
        return run(columns::written(object.*Column::kMember)...);
    }
    template <class Run>
    auto updated(const Object &object, Run run) const
    {
        return std::apply(run, std::tuple_cat(changing<Column>(object)...));
    }

private:
    template <class One>
    static auto changing(const Object &object)
    {
        if constexpr (One::kIsFixed)
            return std::tuple<>();
        else
            return std::make_tuple(columns::written(object.*One::kMember));
    }

    void add(const char *name, bool isFixed)
    {
        m_names += (m_names.isEmpty() ? "" : ", ") + QByteArray(name);
        if (!isFixed)
            m_assignments += (m_assignments.isEmpty() ? "" : ", ") + QByteArray(name) + " = ?";
    }

    QByteArray m_names;
    QByteArray m_assignments;
};

template <class Object, class... Column>
Columns<Object, Column...> columnsOf(const Column &...columns)
{
    return Columns<Object, Column...>(columns...);
}

} // namespace stemdesk
