#include "core/api/api.h"

namespace stemdesk {

void addAllRoutes(Routes &routes)
{
    addSupplierRoutes(routes);
    addColourRoutes(routes);
    addCategoryRoutes(routes);
    addProductRoutes(routes);
    addPriceListRoutes(routes);
    addTaxGroupRoutes(routes);
    addEventRoutes(routes);
    addEventLineRoutes(routes);
    addOrderSheetRoutes(routes);
}

} // namespace stemdesk
