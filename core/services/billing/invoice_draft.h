#pragma once

#include "core/domain/billing/invoice.h"
#include "core/domain/clients/event_contact.h"

namespace stemdesk {
class ServiceContext;

/// The buyer of an invoice: the one in the request, otherwise the event's. buyer_required, contact_not_found.
Result<InvoiceBuyer> buyerOf(ServiceContext &context, EventId event, const InvoiceRequest &request);

/// An invoice for the event, not yet dated and numbered; dueOn is the instalment's.
Result<Invoice> draftedInvoice(ServiceContext &context, EventId event, const InvoiceRequest &request);

/// The contact who gets the event's invoices: its billing contact, otherwise its client; null if it names none.
ContactId payingContact(const QList<EventContact> &contacts);
/// When an invoice issued to `contact` on `day` is due: by the contact's payment terms, otherwise by the shop's.
Result<QDate> defaultDueDay(const ServiceContext &context, ContactId contact, QDate day);

/// One invoice for everything that a contact's events of the given period have left to invoice, without date and
/// number. contact_not_found, nothing_to_invoice.
Result<Invoice> draftedMonth(ServiceContext &context, const MonthRequest &request);

} // namespace stemdesk
