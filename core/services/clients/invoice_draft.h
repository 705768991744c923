#pragma once

#include "core/domain/clients/invoice.h"

namespace stemdesk {

class ServiceContext;

/// What an invoice of the event says, before it is dated and numbered: dueOn is the instalment's.
Result<Invoice> draftedInvoice(ServiceContext &context, EventId event, const InvoiceRequest &request);

} // namespace stemdesk
