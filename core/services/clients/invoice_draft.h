#pragma once

#include "core/domain/clients/event_contact.h"
#include "core/domain/clients/invoice.h"

namespace stemdesk {

class ServiceContext;

/// The buyer of an invoice: the one in the request, else the event's. buyer_required, contact_not_found.
Result<InvoiceBuyer> buyerOf(ServiceContext &context, EventId event, const InvoiceRequest &request);

/// An invoice for the event, not yet dated and numbered; dueOn is the instalment's.
Result<Invoice> draftedInvoice(ServiceContext &context, EventId event, const InvoiceRequest &request);

/// The part of an event that is not invoiced yet.
struct EventRest {
    EventId eventId;
    QString eventName; ///< In the version that is charged for, like all that follows.
    std::optional<QDate> eventOn;
    QList<InvoiceLine> lines; ///< Empty: nothing is left.
};
Result<EventRest> restOfEvent(ServiceContext &context, EventId event);

/// The contact whose invoices the event's are: its billing contact, else its client; null if it names none.
ContactId payingContact(const QList<EventContact> &contacts);
/// The contact as a buyer; contact_not_found.
Result<InvoiceBuyer> buyerFrom(const ServiceContext &context, ContactId contact);
/// The shop as the invoice's seller: outside the scope of VAT it has no VAT number.
Shop sellerOf(const Shop &shop, const QList<InvoiceLine> &lines);
/// The day on which an invoice of `contact` is due that is issued on `day`: by its own days, else by the shop's.
Result<QDate> usualDueDay(const ServiceContext &context, ContactId contact, QDate day);

} // namespace stemdesk
