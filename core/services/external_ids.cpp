#include "core/services/external_ids.h"

#include "core/base/wording.h"
#include "core/services/service_context.h"
#include "core/storage/external_id_store.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Result<std::optional<IdBytes>> ownerOf(const ServiceContext &context, Resource resource, const QString &externalId)
{
    if (externalId.isEmpty())
        return std::optional<IdBytes>();
    return ExternalIdStore(context.session(), context.tenant()).find(resource, externalId);
}

} // namespace

Error externalIdTaken(const QString &externalId, const QString &path)
{
    Error error = conflict("externalId_taken",
                           u"The externalId %1 belongs to another object of this kind; change that one, which the "
                           u"filter externalId finds, "
                           "or choose another."_s.arg(quoted(externalId)));
    error.field = path + u"externalId"_s;
    return error;
}

Status requireFreeExternalId(const ServiceContext &context, Resource resource, const QString &externalId,
                             const IdBytes &own)
{
    const auto owner = TRY(ownerOf(context, resource, externalId));
    return !owner || *owner == own ? Status() : Status(externalIdTaken(externalId));
}

Status dropTakenExternalId(const ServiceContext &context, Resource resource, QString &externalId)
{
    const auto owner = TRY(ownerOf(context, resource, externalId));
    if (owner)
        externalId.clear();
    return {};
}

} // namespace stemdesk
