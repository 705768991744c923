#include "core/services/resource_service.h"

#include "core/base/wording.h"
#include "core/services/service_context.h"
#include "core/services/taken.h"
#include "core/services/unit_of_work.h"
#include "core/storage/rows/resource_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kExternalId = "externalId";

FieldStore storeOf(const ServiceContext &context, const ResourceTable &table)
{
    return {context.session(), context.tenant(), table};
}

Change changeOf(const ResourceSpec &spec, const void *object, ChangeAction action)
{
    return {.resource = spec.resource, .id = spec.fields.front().in<IdBytes>(object), .action = action};
}

} // namespace

FieldService::FieldService(ServiceContext &context, const ResourceSpec &spec)
    : m_context(context), m_spec(spec), m_table(resourceTable(spec))
{}

Result<std::optional<qint64>> FieldService::list(const ResourceFilter &filter, const PageRequest &page,
                                                 const Next &next) const
{
    return storeOf(m_context, m_table).list(filter, page, next);
}

Status FieldService::all(const Next &next) const
{
    return storeOf(m_context, m_table).all(next);
}

Status FieldService::findAll(const QList<IdBytes> &ids, const Next &next) const
{
    return storeOf(m_context, m_table).findAll(ids, next);
}

Status FieldService::find(const IdBytes &id, void *object) const
{
    TRY(storeOf(m_context, m_table).find(id, object));
    return {};
}

/// name_taken if another object has the name that only one may have, externalId_taken if one has its external id.
Status FieldService::requireFree(const void *object) const
{
    const auto &own = m_spec.fields.front().in<IdBytes>(object);
    if (const ResourceField *unique = m_spec.fieldThatIs(kUnique)) {
        const std::shared_ptr<void> other = m_spec.types->newObject();
        const auto &name = unique->in<QString>(object);
        const bool isThere = TRY(storeOf(m_context, m_table).findNamed(name, other.get()));
        if (isThere && m_spec.id(other.get()) != own)
            return taken("name_taken",
                         u"There is %1 already: choose another name, or change that one."_s.arg(
                             quoted(unique->in<QString>(other.get()))),
                         idText(m_spec.resource, m_spec.id(other.get())));
    }
    const ResourceField *externalId = m_spec.fieldNamed(kExternalId);
    return externalId ? requireFreeExternalId(m_context, m_spec.resource, externalId->in<QString>(object), own)
                      : Status();
}

/// Stores a new or restored object.
Status FieldService::insert(UnitOfWork &work, const void *object)
{
    TRY(requireFree(object));
    TRY(validated(nullptr, object));
    TRY(storeOf(m_context, m_table).insert(object));
    work.changed(changeOf(m_spec, object, ChangeAction::Created));
    return followed(work, nullptr, object);
}

Status FieldService::create(void *object, const void *patch)
{
    TRY(applyPatch(m_spec, object, patch));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    m_spec.id(object) = newIdBytes();
    m_spec.createdAt(object) = m_spec.updatedAt(object) = m_context.now();
    m_spec.version(object) = 1;
    TRY(insert(work, object));
    return work.commit();
}

Status FieldService::patch(const IdBytes &id, const void *patch, const void *expected, const States &states)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(find(id, states.before));
    TRY(allowed(states.before, ChangeAction::Updated));
    if (expected) {
        const std::shared_ptr<void> is = m_spec.types->newPatch();
        invertFields(m_spec, states.before, patch, is.get());
        if (!m_spec.types->isSamePatch(is.get(), expected))
            return stale();
    }
    m_spec.types->assign(states.after, states.before);
    TRY(applyPatch(m_spec, states.after, patch));
    if (m_spec.types->isSame(states.after, states.before))
        return {};
    TRY(requireFree(states.after));
    TRY(validated(states.before, states.after));
    TRY(store(work, states));
    return work.commit();
}

Status FieldService::store(UnitOfWork &work, const States &states)
{
    m_spec.updatedAt(states.after) = m_context.now();
    ++m_spec.version(states.after);
    TRY(storeOf(m_context, m_table).update(states.before, states.after));
    work.changed(changeOf(m_spec, states.after, ChangeAction::Updated));
    return followed(work, states.before, states.after);
}

Status FieldService::remove(const IdBytes &id, void *object)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(find(id, object));
    TRY(allowed(object, ChangeAction::Deleted));
    TRY(storeOf(m_context, m_table).remove(id));
    work.changed(changeOf(m_spec, object, ChangeAction::Deleted));
    TRY(followed(work, object, nullptr));
    return work.commit();
}

Status FieldService::restore(void *object)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    m_spec.updatedAt(object) = m_context.now();
    ++m_spec.version(object);
    TRY(insert(work, object));
    return work.commit();
}

} // namespace stemdesk
