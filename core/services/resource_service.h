#pragma once

#include "core/domain/change.h"
#include "core/domain/fields/resource.h"
#include "core/domain/page.h"

#include <functional>

namespace stemdesk {

class ResourceTable;
class ServiceContext;
class UnitOfWork;

/// Operations on the objects of a described resource, for code that does not know their type. Each is one transaction
/// that writes the change feed. Names and external ids that are taken are refused.
class FieldService {
public:
    FieldService(ServiceContext &context, const ResourceSpec &spec);
    virtual ~FieldService() = default;
    Q_DISABLE_COPY_MOVE(FieldService)

protected:
    /// Makes room for the next object of a list.
    using Next = std::function<void *()>;
    /// Two objects, for the states before and after a change.
    struct States {
        void *before;
        void *after;
    };

    ServiceContext &context() const { return m_context; }
    Result<std::optional<qint64>> list(const ResourceFilter &filter, const PageRequest &page, const Next &next) const;
    Status all(const Next &next) const;
    Status findAll(const QList<IdBytes> &ids, const Next &next) const;
    Status find(const IdBytes &id, void *object) const;
    Status create(void *object, const void *patch);
    Status patch(const IdBytes &id, const void *patch, const void *expected, const States &states);
    Status remove(const IdBytes &id, void *object);
    Status restore(void *object);
    /// Stores the change of an object that differs, with a new version, and what follows from it.
    Status store(UnitOfWork &work, const States &states);

    // Hooks, within the unit of work. Objects that are not there are nullptr.
    virtual Status allowed(const void *object, ChangeAction action) const = 0;
    virtual Status validated(const void *before, const void *after) const = 0;
    virtual Status followed(UnitOfWork &work, const void *before, const void *after) = 0;

private:
    Status requireFree(const void *object) const;
    Status insert(UnitOfWork &work, const void *object);

    ServiceContext &m_context;
    const ResourceSpec &m_spec;
    const ResourceTable &m_table;
};

/// The same with types: ResourceService<supplierSpec>. A resource with further rules overrides the hooks.
template <auto spec>
class ResourceService : public FieldService {
public:
    using Object = typename Described<spec>::Object;
    using Patch = typename Described<spec>::Patch;
    using IdType = typename Described<spec>::IdType;

    explicit ResourceService(ServiceContext &context) : FieldService(context, spec()) {}

    /// In order of creation.
    Result<Page<Object>> list(const ResourceFilter &filter, const PageRequest &page) const
    {
        Page<Object> found;
        found.rows.reserve(page.limit);
        found.next = TRY(FieldService::list(filter, page, roomIn(found.rows)));
        return found;
    }
    Result<QList<Object>> all() const
    {
        QList<Object> found;
        TRY(FieldService::all(roomIn(found)));
        return found;
    }
    /// By id; missing ones are skipped.
    Result<QList<Object>> findAll(const QList<IdType> &ids) const
    {
        QList<IdBytes> bytes;
        for (const IdType &id : ids)
            bytes += id.bytes();
        QList<Object> found;
        TRY(FieldService::findAll(bytes, roomIn(found)));
        return found;
    }
    Result<Object> find(IdType id) const
    {
        Object object;
        TRY(FieldService::find(id.bytes(), &object));
        return object;
    }
    Result<Object> create(const Patch &patch)
    {
        Object object;
        TRY(FieldService::create(&object, &patch));
        return object;
    }
    /// Nothing is written if nothing differs (version and updatedAt stay). With `expected` (the values that the patched
    /// fields had when they were read) the change is refused as stale if the stored ones differ from it.
    Result<Object> patch(IdType id, const Patch &patch, const std::optional<Patch> &expected = {})
    {
        Object before;
        Object after;
        TRY(FieldService::patch(id.bytes(), &patch, expected ? &*expected : nullptr, {&before, &after}));
        return after;
    }
    /// The deleted object, for restore().
    Result<Object> remove(IdType id)
    {
        Object object;
        TRY(FieldService::remove(id.bytes(), &object));
        return object;
    }
    /// Puts a removed object back: as it was, but newer than any copy that a reader may still have.
    Result<Object> restore(const Object &snapshot)
    {
        Object object = snapshot;
        TRY(FieldService::restore(&object));
        return object;
    }

protected:
    /// Whether this object may be updated or deleted.
    virtual Status allow(const Object &, ChangeAction) const { return {}; }
    /// Whether what the object refers to exists. `before` is nullptr for a new one.
    virtual Status validate(const Object *, const Object &) const { return {}; }
    /// Changes other objects in the same transaction. `before` or `after` is nullptr where there is none.
    virtual Status follow(UnitOfWork &, const Object *, const Object *) { return {}; }

private:
    Status allowed(const void *object, ChangeAction action) const final
    {
        return allow(*static_cast<const Object *>(object), action);
    }
    Status validated(const void *before, const void *after) const final
    {
        return validate(static_cast<const Object *>(before), *static_cast<const Object *>(after));
    }
    Status followed(UnitOfWork &work, const void *before, const void *after) final
    {
        return follow(work, static_cast<const Object *>(before), static_cast<const Object *>(after));
    }
    static Next roomIn(QList<Object> &objects)
    {
        return [&objects] { return &objects.emplaceBack(); };
    }
};

} // namespace stemdesk
