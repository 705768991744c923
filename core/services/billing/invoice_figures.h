#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ServiceContext;
struct Invoice;

/// Stores the figures of an issued invoice that reports add up.
Status storeFigures(const ServiceContext &context, const Invoice &invoice);
/// The same for all readable invoices of the shop.
Status storeAllFigures(const ServiceContext &context);

} // namespace stemdesk
