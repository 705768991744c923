#pragma once

#include "core/domain/page.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/tenant.h"
#include "core/storage/rows/resource_rows.h"

#include <functional>
#include <memory>

namespace stemdesk {

class Session;

/// The table of a described resource, and its statements. Beside the columns of the fields it has `key` and `shop`;
/// `folded_name` if a field is kUnique; `search` if one is searched.
class ResourceTable : public FieldColumns {
public:
    explicit ResourceTable(const ResourceSpec &spec);

    using FieldColumns::read;
    const ResourceSpec &spec() const { return FieldColumns::spec(); }
    bool isSearched() const { return m_isSearched; }
    QString foldedName(const void *object) const;
    QString searchText(const Tenant &tenant, const void *object) const;
    /// The columns of an update, for RowChange.
    RowColumns updated(const void *object) const;

    QByteArray select; ///< "select key, id, name from "
    QByteArray shown; ///< "supplier where shop = ?", without hidden rows.
    QByteArray find;
    std::optional<InSql> findAll;
    QByteArray insert;

private:
    const ResourceField *m_unique;
    const ResourceField *m_archived;
    bool m_isSearched;

    friend class FieldStore;
};

/// Created on first use: other tables of the program may be initialised later than those who ask.
const ResourceTable &resourceTable(const ResourceSpec &spec);

/// The objects of a described resource in one shop, for code that does not know their type. Hidden rows are never found
/// or listed.
class FieldStore {
public:
    FieldStore(Session &session, const Tenant &tenant, const ResourceTable &table)
        : m_session(session), m_tenant(tenant), m_table(table)
    {}

    /// Makes room for the next object of a list.
    using Next = std::function<void *()>;

    Result<std::optional<qint64>> list(const ResourceFilter &filter, const PageRequest &page, const Next &next) const;
    Status all(const Next &next) const;
    Status findAll(const QList<IdBytes> &ids, const Next &next) const;
    Result<qint64> find(const IdBytes &id, void *object) const;
    Result<std::optional<qint64>> keyOf(const IdBytes &id) const;
    Result<bool> findNamed(const QString &name, void *object) const;
    Status insert(const void *object);
    /// Inserts a row that is never shown, and returns its key.
    Result<qint64> insertHidden(const void *object);
    Status update(const void *before, const void *after);
    Status remove(const IdBytes &id);

protected:
    Session &session() const { return m_session; }
    const Tenant &tenant() const { return m_tenant; }

private:
    Session &m_session;
    Tenant m_tenant;
    const ResourceTable &m_table;
};

/// The same for those who know: ResourceStore<supplierSpec>.
template <auto spec>
class ResourceStore : protected FieldStore {
public:
    using Object = typename Described<spec>::Object;
    using IdType = typename Described<spec>::IdType;

    ResourceStore(Session &session, const Tenant &tenant) : FieldStore(session, tenant, table()) {}

    /// In order of creation. A `q` without a letter or digit finds nothing.
    Result<Page<Object>> list(const ResourceFilter &filter, const PageRequest &page) const
    {
        Page<Object> found;
        found.rows.reserve(page.limit);
        found.next = TRY(FieldStore::list(filter, page, roomIn(found.rows)));
        return found;
    }
    Result<QList<Object>> all() const
    {
        QList<Object> found;
        TRY(FieldStore::all(roomIn(found)));
        return found;
    }
    /// NotFound if there is none.
    Result<Object> find(IdType id) const
    {
        Object object;
        TRY(FieldStore::find(id.bytes(), &object));
        return object;
    }
    /// The same, and its storage key.
    Result<qint64> find(IdType id, Object &object) const { return FieldStore::find(id.bytes(), &object); }
    /// The existing ones, in no order.
    Result<QList<Object>> findAll(const QList<IdType> &ids) const
    {
        QList<IdBytes> bytes;
        for (const IdType &id : ids)
            bytes += id.bytes();
        QList<Object> found;
        TRY(FieldStore::findAll(bytes, roomIn(found)));
        return found;
    }
    Result<std::optional<qint64>> keyOf(IdType id) const { return FieldStore::keyOf(id.bytes()); }
    /// The one with that name, regardless of case.
    Result<std::optional<Object>> named(const QString &name) const
    {
        Object object;
        const bool isThere = TRY(FieldStore::findNamed(name, &object));
        return isThere ? std::optional(object) : std::nullopt;
    }
    Status insert(const Object &object) { return FieldStore::insert(&object); }
    /// Stores `after` if the row has the version of `before`; Stale otherwise.
    Status update(const Object &before, const Object &after) { return FieldStore::update(&before, &after); }
    Status remove(IdType id) { return FieldStore::remove(id.bytes()); }

private:
    static const ResourceTable &table()
    {
        static const ResourceTable &kTable = resourceTable(spec());
        return kTable;
    }
    static Next roomIn(QList<Object> &objects)
    {
        return [&objects] { return &objects.emplaceBack(); };
    }
};

} // namespace stemdesk
