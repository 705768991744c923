#include "core/storage/rows/resource_rows.h"

#include "core/base/day.h"

namespace stemdesk {

namespace {

void readColumn(const Row &row, int at, QString &value)
{
    value = row.text(at);
}
void readColumn(const Row &row, int at, QStringList &value)
{
    value = row.lines(at);
}
void readColumn(const Row &row, int at, std::optional<QStringList> &value)
{
    value = row.isNull(at) ? std::nullopt : std::optional(row.lines(at));
}
void readColumn(const Row &row, int at, double &value)
{
    value = row.real(at);
}
void readColumn(const Row &row, int at, std::optional<double> &value)
{
    value = row.optionalReal(at);
}
void readColumn(const Row &row, int at, qint64 &value)
{
    value = row.integer(at);
}
void readColumn(const Row &row, int at, std::optional<qint64> &value)
{
    value = row.optionalInteger(at);
}
void readColumn(const Row &row, int at, int &value)
{
    value = row.smallInteger(at);
}
void readColumn(const Row &row, int at, quint32 &value)
{
    value = quint32(row.integer(at));
}
void readColumn(const Row &row, int at, bool &value)
{
    value = row.flag(at);
}
void readColumn(const Row &row, int at, QDate &value)
{
    value = QDate::fromString(row.text(at), Qt::ISODate);
}
void readColumn(const Row &row, int at, std::optional<QDate> &value)
{
    value = row.isNull(at) ? std::nullopt : std::optional(QDate::fromString(row.text(at), Qt::ISODate));
}
void readColumn(const Row &row, int at, IdBytes &value)
{
    if (!row.isNull(at))
        value = row.idBytes(at);
}

template <class T>
const T &stored(const T &value)
{
    return value;
}
qint64 stored(quint32 value)
{
    return value;
}
QString stored(QDate day)
{
    return dayText(day);
}
QString stored(const QStringList &texts)
{
    return joinedLines(texts);
}
std::optional<QString> stored(const std::optional<QDate> &day)
{
    return day ? std::optional(dayText(*day)) : std::nullopt;
}
std::optional<QString> stored(const std::optional<QStringList> &texts)
{
    return texts ? std::optional(joinedLines(*texts)) : std::nullopt;
}
std::optional<IdBytes> stored(const IdBytes &id)
{
    return id == IdBytes{} ? std::nullopt : std::optional(id);
}

} // namespace

void bindNext(Statement &statement, int &index, const FieldValues &values)
{
    for (const ResourceField &field : values.spec.fields) {
        if (field.isStored())
            withTypeOf(field.kind, [&]<class T>(std::type_identity<T>) {
                bindValue(statement, index++, stored(field.in<T>(values.object)));
            });
    }
}

FieldColumns::FieldColumns(const ResourceSpec &spec) : m_spec(spec)
{
    for (const ResourceField &field : spec.fields) {
        if (!field.isStored())
            continue;
        ++m_count;
        m_columns += field.column();
        m_names += (m_names.isEmpty() ? "" : ", ") + m_columns.constLast();
    }
}

QByteArray FieldColumns::qualifiedNames() const
{
    const QByteArray prefix = table() + '.';
    return prefix + QByteArray(m_names).replace(", ", ", " + prefix);
}

QByteArray FieldColumns::insertSql(const QByteArray &others) const
{
    return "insert into " + table() + " (" + others + ", " + m_names + ") values (?"
        + QByteArray(", ?").repeated(others.count(',') + m_count) + ')';
}

void FieldColumns::read(const Row &row, int first, void *object) const
{
    for (const ResourceField &field : m_spec.fields) {
        if (field.isStored())
            withTypeOf(field.kind,
                       [&]<class T>(std::type_identity<T>) { readColumn(row, first++, field.in<T>(object)); });
    }
}

RowColumns FieldColumns::updated(const void *object) const
{
    RowColumns columns(m_count);
    qsizetype at = 0;
    for (const ResourceField &field : m_spec.fields) {
        if (!field.isStored())
            continue;
        const QByteArray &column = m_columns.at(at++);
        if (!field.is(kFixed))
            withTypeOf(field.kind,
                       [&]<class T>(std::type_identity<T>) { columns.add(column, stored(field.in<T>(object))); });
    }
    return columns;
}

} // namespace stemdesk
