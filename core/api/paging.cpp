#include "core/api/paging.h"

namespace stemdesk {

Result<PageRequest> pageOf(const Call &call)
{
    const Result<int> limit = call.query.limit();
    if (!limit)
        return limit.error();
    PageRequest page{.limit = *limit};
    if (const auto cursor = call.query.value("cursor")) {
        const Result<qint64> position = positionFrom(*cursor, call.listName());
        if (!position)
            return position.error();
        page.after = *position;
    }
    return page;
}

} // namespace stemdesk
