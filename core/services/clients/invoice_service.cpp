#include "core/services/clients/invoice_service.h"

#include "core/base/day.h"
#include "core/domain/clients/invoice_number.h"
#include "core/domain/events/event_history.h"
#include "core/json/clients/issued_invoice_json.h"
#include "core/services/clients/invoice_draft.h"
#include "core/services/clients/invoice_figures.h"
#include "core/services/clients/invoice_reading.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/services/unit_of_work.h"
#include "core/storage/events/event_store.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

InvoiceStore invoiceStore(const ServiceContext &context)
{
    return {context.session(), context.tenant()};
}

/// The date of issue, in the shop's time zone.
Result<QDate> issueDay(const ServiceContext &context, const std::optional<QDate> &asked)
{
    const ShopDays days = TRY(ShopDays::of(context));
    if (asked && *asked > days.today())
        return invalid(u"issuedOn"_s,
                       u"Give \"issuedOn\" a day that has come: today is %1."_s.arg(dayText(days.today())));
    return asked.value_or(days.today());
}

/// Gives the invoice the next number of its series. A shop's writers take turns and rows are never removed, so there
/// are no gaps and no duplicates.
Result<StoredInvoice> numbered(const ServiceContext &context, Invoice invoice)
{
    const ShopDays days = TRY(ShopDays::of(context));
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    const QString pattern = shop.invoicePattern.isEmpty() ? usualInvoicePattern() : shop.invoicePattern;
    const QString series = invoiceSeries(pattern, invoice.issuedOn.year());
    const InvoiceStore store = invoiceStore(context);
    const InvoiceSeriesEnd end = TRY(store.endOf(series, days.today()));
    if (dayText(invoice.issuedOn) < end.issuedOn)
        return invalid(
            u"issuedOn"_s,
            u"Give \"issuedOn\" a day from %1 on: the newest invoice up to today is of that day."_s.arg(end.issuedOn));
    StoredInvoice stored{.numbered = {.series = series, .place = end.place + 1, .invoice = std::move(invoice)}};
    for (;; ++stored.numbered.place) {
        QString &number = stored.numbered.invoice.number;
        number = invoiceNumber(series, stored.numbered.place);
        const bool isTaken = TRY(store.isTaken(number));
        if (!isTaken)
            return stored;
    }
}

/// Numbers and stores the invoice, and records it in the feed and the event's history.
Result<Invoice> issued(const ServiceContext &context, UnitOfWork &work, Invoice draft, EventChange told)
{
    draft.id = InvoiceId::create();
    draft.createdAt = context.now();
    StoredInvoice stored = TRY(numbered(context, std::move(draft)));
    const Invoice &invoice = stored.numbered.invoice;
    stored.document = invoiceText(invoice);
    TRY(invoiceStore(context).insert(stored));
    TRY(storeFigures(context, invoice));
    EventStore events(context.session(), context.tenant());
    const auto key = TRY(events.keyOf(invoice.eventId));
    TRY(events.touch(key, context.now(), 0));
    work.note(invoice.eventId, {.change = told, .place = invoice.number});
    work.changed(Resource::Invoice, invoice.id, ChangeAction::Created, invoice.eventId);
    work.changed(Resource::Event, invoice.eventId, ChangeAction::Updated);
    return invoice;
}

} // namespace

Result<Page<Invoice>> InvoiceService::list(const InvoiceFilter &filter, const PageRequest &page) const
{
    const auto stored = TRY(invoiceStore(m_context).list(filter, page));
    Page<Invoice> invoices = readableInvoices(stored.rows);
    invoices.next = stored.next;
    return invoices;
}

Result<Invoice> InvoiceService::find(InvoiceId id) const
{
    const auto stored = invoiceStore(m_context).find(id);
    return stored ? wholeInvoice(*stored) : Result<Invoice>(stored.error());
}

Result<InvoiceBuyer> InvoiceService::payer(EventId event) const
{
    return buyerOf(m_context, event, {});
}

Result<Invoice> InvoiceService::issue(EventId event, const InvoiceRequest &request)
{
    TRY(soundRequest(request));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Result<Invoice> invoice = draftedInvoice(m_context, event, request);
    if (!invoice)
        return invoice;
    const QDate day = TRY(issueDay(m_context, request.issuedOn));
    invoice->issuedOn = day;
    if (request.dueOn && *request.dueOn < day)
        return invalid(u"dueOn"_s, u"Give \"dueOn\" the day of issue or a later one."_s);
    invoice->dueOn = request.dueOn ? request.dueOn : invoice->dueOn;
    if (invoice->dueOn)
        invoice->dueOn = std::max(*invoice->dueOn, day);
    const QString note = TRY(invoiceNote(request.note.value_or(QString()), u"note"_s));
    invoice->note = note;
    invoice = issued(m_context, work, *std::move(invoice), EventChange::InvoiceIssued);
    if (!invoice)
        return invoice;
    TRY(work.commit());
    return invoice;
}

Result<Invoice> InvoiceService::credit(InvoiceId id, const CreditRequest &request)
{
    const QString reason = TRY(invoiceNote(request.reason.value_or(QString()), u"reason"_s));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Invoice invoice = TRY(find(id));
    if (invoice.kind == InvoiceKind::CreditNote)
        return invalid(u"kind"_s, u"Credit an invoice: %1 is a credit note."_s.arg(invoice.number));
    if (!invoice.creditedById.isNull())
        return conflict("already_credited", u"Invoice %1 was credited before."_s.arg(invoice.number));
    const QDate day = TRY(issueDay(m_context, request.issuedOn));
    Invoice draft = creditOf(invoice);
    draft.issuedOn = day;
    draft.note = reason;
    Result<Invoice> credit = issued(m_context, work, std::move(draft), EventChange::InvoiceCredited);
    if (!credit)
        return credit;
    work.changed(Resource::Invoice, id, ChangeAction::Updated, invoice.eventId); // It says by what it was credited.
    TRY(work.commit());
    return credit;
}

} // namespace stemdesk
