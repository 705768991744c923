#pragma once

#include "core/domain/clients/invoice.h"

namespace stemdesk {

class ServiceContext;

/// Whom an invoice goes to: whom the request names, else the event. buyer_required, contact_not_found.
Result<InvoiceBuyer> buyerOf(ServiceContext &context, EventId event, const InvoiceRequest &request);

/// What an invoice of the event says, before it is dated and numbered: dueOn is the instalment's.
Result<Invoice> draftedInvoice(ServiceContext &context, EventId event, const InvoiceRequest &request);

} // namespace stemdesk
