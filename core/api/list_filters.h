#pragma once

#include "core/api/call.h"
#include "core/domain/page.h"
#include "core/domain/series/series.h"
#include "core/domain/tasks/task.h"

namespace stemdesk {

// The list filters in a request's query.

/// The filter for a described resource; fields that its list does not accept are not set.
Result<ResourceFilter> resourceFilterOf(const Call &call);
Result<ProductFilter> productFilterOf(const Call &call);
Result<EventFilter> eventFilterOf(const Call &call);
Result<InvoiceFilter> invoiceFilterOf(const Call &call);
Result<TaskFilter> taskFilterOf(const Call &call);
Result<SeriesFilter> seriesFilterOf(const Call &call);
Result<PaymentFilter> paymentFilterOf(const Call &call);

} // namespace stemdesk
