#pragma once

#include "core/api/pipeline.h"

namespace stemdesk {

/// The REST API: each resource adds its routes. Served under /api/v1, except /mcp.
void addAllRoutes(Routes &routes);

void addSupplierRoutes(Routes &routes);
void addColourRoutes(Routes &routes);
void addProductRoutes(Routes &routes);
/// For resources without special routes.
void addPlainRoutes(Routes &routes);
void addPriceListRoutes(Routes &routes);
void addTaxGroupRoutes(Routes &routes);
void addContactRoutes(Routes &routes);
void addEventRoutes(Routes &routes);
void addEventLineRoutes(Routes &routes);
void addSeriesRoutes(Routes &routes);
void addHireRoutes(Routes &routes);
void addTaskRoutes(Routes &routes);
void addCalendarRoutes(Routes &routes);
void addQuoteRoutes(Routes &routes);
void addInvoiceRoutes(Routes &routes);
void addPaymentRoutes(Routes &routes);
void addStatementRoutes(Routes &routes);
void addOrderSheetRoutes(Routes &routes);
void addReportRoutes(Routes &routes);
void addImageRoutes(Routes &routes);
void addWebhookRoutes(Routes &routes);
void addChangeRoutes(Routes &routes);
void addShopRoutes(Routes &routes);
void addTableRoutes(Routes &routes);
/// For assistants: the Model Context Protocol.
void addMcpRoutes(Routes &routes);
/// The only route that the token of a calendar may read.
inline constexpr QByteArrayView kCalendarPath = "/api/v1/calendar.ics";
/// A request to it needs a slot among the streams.
inline constexpr QByteArrayView kChangeStreamPath = "/api/v1/changes/stream";

/// Routes without a key: /healthz, the OpenAPI document and its page.
void addOpenRoutes(OpenRoutes &routes);

void addHealthRoutes(OpenRoutes &routes);
void addReferenceRoutes(OpenRoutes &routes);

} // namespace stemdesk
