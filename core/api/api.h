#pragma once

#include "core/api/pipeline.h"

#include <optional>

namespace stemdesk {

/// The REST surface: each resource adds its routes. Served under /api/v1.
void addAllRoutes(Routes &routes);

void addSupplierRoutes(Routes &routes);
void addColourRoutes(Routes &routes);
void addCategoryRoutes(Routes &routes);
void addProductRoutes(Routes &routes);
void addPriceListRoutes(Routes &routes);
void addTaxGroupRoutes(Routes &routes);
void addEventRoutes(Routes &routes);
void addEventLineRoutes(Routes &routes);
void addOrderSheetRoutes(Routes &routes);

/// What is answered without a key: /healthz.
std::optional<http::Response> publicAnswer(const http::Request &request);

} // namespace stemdesk
