#pragma once

#include "core/base/result.h"

namespace stemdesk {

class ServiceContext;
struct Invoice;

/// Stores what reports add up of an issued invoice.
Status storeFigures(const ServiceContext &context, const Invoice &invoice);
/// The same for all invoices of the shop that can be read.
Status storeAllFigures(const ServiceContext &context);

} // namespace stemdesk
