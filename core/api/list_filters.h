#pragma once

#include "core/api/call.h"
#include "core/domain/page.h"
#include "core/domain/series/series.h"
#include "core/domain/tasks/task.h"

namespace stemdesk {

// The list filters in a request's query.

Result<SupplierFilter> supplierFilterOf(const Call &call);
Result<ProductFilter> productFilterOf(const Call &call);
Result<EventFilter> eventFilterOf(const Call &call);
Result<ContactFilter> contactFilterOf(const Call &call);
Result<InvoiceFilter> invoiceFilterOf(const Call &call);
Result<TaskFilter> taskFilterOf(const Call &call);
Result<SeriesFilter> seriesFilterOf(const Call &call);
Result<PaymentFilter> paymentFilterOf(const Call &call);

} // namespace stemdesk
