#include "core/api/api.h"

namespace stemdesk {

void addAllRoutes(Routes &routes)
{
    addSupplierRoutes(routes);
    addColourRoutes(routes);
    addPlainRoutes(routes);
    addProductRoutes(routes);
    addPriceListRoutes(routes);
    addTaxGroupRoutes(routes);
    addContactRoutes(routes);
    addEventRoutes(routes);
    addEventLineRoutes(routes);
    addSeriesRoutes(routes);
    addHireRoutes(routes);
    addTaskRoutes(routes);
    addCalendarRoutes(routes);
    addQuoteRoutes(routes);
    addInvoiceRoutes(routes);
    addPaymentRoutes(routes);
    addStatementRoutes(routes);
    addOrderSheetRoutes(routes);
    addReportRoutes(routes);
    addImageRoutes(routes);
    addWebhookRoutes(routes);
    addChangeRoutes(routes);
    addShopRoutes(routes);
    addTableRoutes(routes);
    addMcpRoutes(routes);
}

void addOpenRoutes(OpenRoutes &routes)
{
    addHealthRoutes(routes);
    addReferenceRoutes(routes);
}

} // namespace stemdesk
