#pragma once

#include "core/domain/fields/resource.h"
#include "core/storage/engine/statement.h"
#include "core/storage/rows/row_change.h"

#include <QByteArrayList>

namespace stemdesk {

/// Binds the fields of an object to as many parameters of a statement.
struct FieldValues {
    const ResourceSpec &spec;
    const void *object;
};

void bindNext(Statement &statement, int &index, const FieldValues &values);

/// The columns of a resource's fields.
class FieldColumns {
public:
    explicit FieldColumns(const ResourceSpec &spec);

    QByteArray table() const { return {m_spec.table.data(), qsizetype(m_spec.table.size())}; }
    /// "id, name", for a select.
    const QByteArray &names() const { return m_names; }
    /// "task.id, task.name", for a select from several tables.
    QByteArray qualifiedNames() const;
    int count() const { return m_count; }
    /// An insert that begins with other columns ("shop, search").
    QByteArray insertSql(const QByteArray &others) const;

protected:
    /// All but kFixed ones.
    RowColumns updated(const void *object) const;
    void read(const Row &row, int first, void *object) const;
    const ResourceSpec &spec() const { return m_spec; }

private:
    const ResourceSpec &m_spec;
    QByteArray m_names;
    QByteArrayList m_columns; // One for each field that is stored.
    int m_count = 0;
};

template <class Object>
class ResourceRows : public FieldColumns {
public:
    template <class Patch>
    explicit ResourceRows(const SpecOf<Object, Patch> &spec) : FieldColumns(spec)
    {}

    /// Reads a row in which names() begin at column `first`.
    Object read(const Row &row, int first) const
    {
        Object object;
        FieldColumns::read(row, first, &object);
        return object;
    }
    /// The same, into an object that has other fields already.
    void readInto(const Row &row, int first, Object &object) const { FieldColumns::read(row, first, &object); }
    /// The values for insertSql(), after those of the other columns.
    FieldValues inserted(const Object &object) const { return {spec(), &object}; }
    /// The columns of an update, for RowChange.
    RowColumns updated(const Object &object) const { return FieldColumns::updated(&object); }
};

} // namespace stemdesk
