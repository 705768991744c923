#pragma once

#include "core/domain/clients/invoice.h"

namespace stemdesk {

class ServiceContext;

/// The buyer of an invoice: the one in the request, else the event's. buyer_required, contact_not_found.
Result<InvoiceBuyer> buyerOf(ServiceContext &context, EventId event, const InvoiceRequest &request);

/// An invoice for the event, not yet dated and numbered; dueOn is the instalment's.
Result<Invoice> draftedInvoice(ServiceContext &context, EventId event, const InvoiceRequest &request);

} // namespace stemdesk
