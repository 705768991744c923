#include "core/api/api.h"
#include "core/api/plain_resource.h"
#include "core/domain/catalogue/category.h"

namespace stemdesk {

namespace {

template <auto spec, auto service>
void add(Routes &routes)
{
    addCrud<PlainResource<spec, service>>(routes, routesOf(spec()));
}

} // namespace

void addPlainRoutes(Routes &routes)
{
    add<categorySpec, &ShopServices::categories>(routes);
}

} // namespace stemdesk
