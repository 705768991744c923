#pragma once

#include "core/domain/billing/invoice.h"
#include "core/domain/clients/event_contact.h"

namespace stemdesk {

class ServiceContext;

/// The buyer of an invoice: the one in the request, otherwise the event's. buyer_required, contact_not_found.
Result<InvoiceBuyer> buyerOf(ServiceContext &context, EventId event, const InvoiceRequest &request);

/// An invoice for the event, not yet dated and numbered; dueOn is the instalment's.
Result<Invoice> draftedInvoice(ServiceContext &context, EventId event, const InvoiceRequest &request);

/// The part of an event that is not invoiced yet.
struct EventRest {
    EventId eventId;
    QString eventName; ///< In the version that is invoiced, like the following members.
    std::optional<QDate> eventOn;
    QList<InvoiceLine> lines; ///< Empty if everything was invoiced.
};
Result<EventRest> restOfEvent(ServiceContext &context, EventId event);

/// The contact who gets the event's invoices: its billing contact, otherwise its client; null if it names none.
ContactId payingContact(const QList<EventContact> &contacts);
/// The contact as a buyer; contact_not_found.
Result<InvoiceBuyer> buyerFrom(const ServiceContext &context, ContactId contact);
/// The shop as the invoice's seller, without its VAT number if the invoice is outside the scope of VAT.
Shop sellerOf(const Shop &shop, const QList<InvoiceLine> &lines);
/// When an invoice issued to `contact` on `day` is due: by the contact's payment terms, otherwise by the shop's.
Result<QDate> defaultDueDay(const ServiceContext &context, ContactId contact, QDate day);

} // namespace stemdesk
