#include "core/services/catalogue/tag_renaming.h"

#include "core/services/catalogue/product_tags.h"
#include "core/services/events/event_colours.h"

namespace stemdesk {

Status renameColourTag(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    TRY(renameColourOnVariants(context, work, before, after));
    return renameColourOnEvents(context, work, before, after);
}

Status renameCategoryTag(ServiceContext &context, UnitOfWork &work, const QString &before, const QString &after)
{
    return renameCategoryOnProducts(context, work, before, after);
}

} // namespace stemdesk
