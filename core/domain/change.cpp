#include "core/domain/change.h"

#include <algorithm>

namespace stemdesk {

QByteArray idText(Resource resource, const IdBytes &id)
{
    const std::string_view prefix = kindOf(resource).prefix;
    return QByteArray(prefix.data(), qsizetype(prefix.size())) + '_' + idText(id);
}

bool isResource(qint64 number)
{
    return number >= 0 && number < qint64(kResources.size());
}

bool isChangeAction(qint64 number)
{
    return number >= 0 && number <= qint64(ChangeAction::Deleted);
}

Resource resourceOfTable(std::string_view table)
{
    const auto found = std::ranges::find(kResources, table, &IdKind::table);
    Q_ASSERT(found != kResources.end());
    return Resource(found - kResources.begin());
}

Resource resourceNamed(std::string_view name)
{
    const auto found = std::ranges::find(kResources, name, &IdKind::resource);
    Q_ASSERT(found != kResources.end());
    return Resource(found - kResources.begin());
}

std::string_view textOf(ChangeAction action)
{
    switch (action) {
    case ChangeAction::Created: return "created";
    case ChangeAction::Updated: return "updated";
    case ChangeAction::Deleted: return "deleted";
    }
    Q_UNREACHABLE();
}

} // namespace stemdesk
