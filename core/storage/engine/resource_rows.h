#pragma once

#include "core/domain/fields/resource.h"
#include "core/storage/engine/statement.h"

#include <QByteArray>

namespace stemdesk {

/// Binds the fields of an object to as many parameters of a statement.
struct FieldValues {
    const ResourceSpec &spec;
    const void *object;
    FieldUse without; ///< Skips fields with one of these flags.
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
    /// "name = ?, updated_at = ?": all but kFixed ones, for an update.
    const QByteArray &assignments() const { return m_assignments; }

protected:
    void read(const Row &row, int first, void *object) const;
    const ResourceSpec &spec() const { return m_spec; }

private:
    const ResourceSpec &m_spec;
    QByteArray m_names;
    QByteArray m_assignments;
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
    /// The values for insertSql(), after those of the other columns.
    FieldValues inserted(const Object &object) const { return {spec(), &object, 0}; }
    /// The values for assignments().
    FieldValues updated(const Object &object) const { return {spec(), &object, kFixed}; }
};

} // namespace stemdesk
