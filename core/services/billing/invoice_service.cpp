#include "core/services/billing/invoice_service.h"

#include "core/base/day.h"
#include "core/base/wording.h"
#include "core/domain/billing/invoice_number.h"
#include "core/domain/billing/payment_reference.h"
#include "core/domain/billing/seller_texts.h"
#include "core/domain/events/event_history.h"
#include "core/json/billing/issued_invoice_json.h"
#include "core/services/billing/account_reading.h"
#include "core/services/billing/invoice_draft.h"
#include "core/services/billing/invoice_figures.h"
#include "core/services/billing/invoice_reading.h"
#include "core/services/billing/journal_service.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_store.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

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
    const QString pattern = shop.invoicePattern.isEmpty() ? defaultInvoicePattern() : shop.invoicePattern;
    const QString series = invoiceSeries(pattern, invoice.issuedOn.year());
    const InvoiceStore store = context.store<InvoiceStore>();
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

/// Announces the change in the feed. An invoice for several events has no parent event there.
void report(UnitOfWork &work, const Invoice &invoice, ChangeAction action)
{
    if (invoice.eventId.isNull())
        work.changed(Resource::Invoice, invoice.id, action);
    else
        work.changed(Resource::Invoice, invoice.id, action, invoice.eventId);
}

/// How the invoice is to be paid, once it has its number.
void addReference(Invoice &invoice)
{
    if (invoice.kind == InvoiceKind::CreditNote)
        return;
    invoice.iban = ibanIn(invoice.seller.bankDetails);
    if (!invoice.iban.isEmpty())
        invoice.reference = paymentReference(invoice.number, invoice.seller.country);
}

/// The amount already paid towards the invoice, such as by an earlier deposit.
Result<qint64> paidBefore(const ServiceContext &context, const Invoice &invoice)
{
    const QList<EventId> events = invoice.events();
    QList<InvoiceClaim> claims;
    for (const EventId &event : events)
        claims.append({.invoiceId = invoice.id,
                       .eventId = event,
                       .contactId = invoice.contactId,
                       .amount = invoice.totalIncTax(event),
                       .isShared = invoice.eventId.isNull(),
                       .dueOn = invoice.dueOn});
    const InvoiceAccounts accounts = TRY(accountsOf(context, events, claims));
    return std::clamp<qint64>(accounts.invoice(invoice.id).paid, 0, std::max<qint64>(0, invoice.totalIncTax()));
}

/// The invoice with its current standing.
Result<Invoice> asItStands(const ServiceContext &context, Invoice invoice)
{
    QList<Invoice> one{std::move(invoice)};
    TRY(fillStandings(context, one));
    return std::move(one.first());
}

/// Puts the day of issue, the day of payment and the note on a draft.
Status date(const ServiceContext &context, Invoice &invoice, QDate day, const std::optional<QDate> &dueOn,
            const QString &note)
{
    invoice.issuedOn = day;
    if (dueOn && *dueOn < day)
        return invalid(u"dueOn"_s, u"Give \"dueOn\" the day of issue or a later one."_s);
    if (dueOn)
        invoice.dueOn = dueOn;
    if (!invoice.dueOn)
        invoice.dueOn = TRY(defaultDueDay(context, invoice.contactId, day));
    invoice.dueOn = std::max(*invoice.dueOn, day);
    invoice.note = TRY(invoiceNote(note, u"note"_s));
    return {};
}

/// Numbers and stores the invoice, and records it in the journal, the feed and the history of its events.
Result<Invoice> issued(const ServiceContext &context, UnitOfWork &work, Invoice draft, EventChange told)
{
    draft.id = InvoiceId::create();
    draft.createdAt = context.now();
    if (draft.kind == InvoiceKind::Invoice)
        draft.paidBefore = TRY(paidBefore(context, draft));
    StoredInvoice stored = TRY(numbered(context, std::move(draft)));
    addReference(stored.numbered.invoice);
    const Invoice &invoice = stored.numbered.invoice;
    stored.document = invoiceText(invoice);
    TRY(context.store<InvoiceStore>().insert(stored));
    TRY(storeFigures(context, invoice));
    auto events = context.store<EventStore>();
    TRY(journalIssue(context, invoice));
    const QList<EventId> invoiced = invoice.events();
    for (const EventId &event : invoiced) {
        const auto key = TRY(events.keyOf(event));
        TRY(events.touch(key, context.now(), 0));
        work.note(event, {.change = told, .place = invoice.number});
    }
    report(work, invoice, ChangeAction::Created);
    for (const EventId &event : invoiced)
        work.changed(Resource::Event, event, ChangeAction::Updated);
    return invoice;
}

Error nothingDue(const Invoice &invoice)
{
    return conflict("nothing_due", u"Nothing of %1 is due."_s.arg(invoice.number));
}

} // namespace

Result<Page<Invoice>> InvoiceService::list(const InvoiceFilter &filter, const PageRequest &page) const
{
    constexpr int kMostRounds = 20; // Limits the work of a page whose state excludes most rows.
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    Page<Invoice> found;
    PageRequest request = page;
    for (int round = 0; round < kMostRounds && found.rows.size() < page.limit; ++round) {
        request.limit = page.limit - int(found.rows.size());
        const auto stored = TRY(m_context.store<InvoiceStore>().list(filter, request));
        Page<Invoice> invoices = readableInvoices(stored.rows);
        TRY(fillStandings(m_context, invoices.rows));
        if (filter.state)
            invoices.rows.removeIf([&](const Invoice &invoice) { return invoice.standing.state != *filter.state; });
        found.rows += std::move(invoices.rows);
        found.unreadable += std::move(invoices.unreadable);
        found.next = request.after = stored.next;
        if (!stored.next || !filter.state)
            break;
    }
    return found;
}

Result<Invoice> InvoiceService::find(InvoiceId id) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto stored = TRY(m_context.store<InvoiceStore>().find(id));
    Invoice invoice = TRY(wholeInvoice(stored));
    return asItStands(m_context, std::move(invoice));
}

Result<InvoiceBuyer> InvoiceService::payer(EventId event) const
{
    return buyerOf(m_context, event, {});
}

Result<Invoice> InvoiceService::issue(EventId event, const InvoiceRequest &request)
{
    TRY(soundRequest(request));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Invoice invoice = TRY(draftedInvoice(m_context, event, request));
    const QDate day = TRY(issueDay(m_context, request.issuedOn));
    TRY(date(m_context, invoice, day, request.dueOn, request.note.value_or(QString())));
    invoice = TRY(issued(m_context, work, std::move(invoice), EventChange::InvoiceIssued));
    return work.commitWith([&] { return asItStands(m_context, std::move(invoice)); });
}

Result<Invoice> InvoiceService::previewMonth(const MonthRequest &request) const
{
    TRY(soundRequest(request));
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    Invoice invoice = TRY(draftedMonth(m_context, request));
    const QDate day = TRY(issueDay(m_context, request.issuedOn));
    TRY(date(m_context, invoice, day, request.dueOn, request.note.value_or(QString())));
    return invoice;
}

Result<Invoice> InvoiceService::issueMonth(const MonthRequest &request)
{
    TRY(soundRequest(request));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Invoice invoice = TRY(draftedMonth(m_context, request));
    const QDate day = TRY(issueDay(m_context, request.issuedOn));
    TRY(date(m_context, invoice, day, request.dueOn, request.note.value_or(QString())));
    invoice = TRY(issued(m_context, work, std::move(invoice), EventChange::InvoiceIssued));
    return work.commitWith([&] { return asItStands(m_context, std::move(invoice)); });
}

Status InvoiceService::requireDue(const Invoice &invoice) const
{
    const ShopDays days = TRY(ShopDays::of(m_context));
    const bool isDue = invoice.standing.open > 0 && invoice.dueOn.value_or(invoice.issuedOn) <= days.today();
    return isDue ? Status() : Status(nothingDue(invoice));
}

Result<Invoice> InvoiceService::remind(InvoiceId id, std::optional<int> level)
{
    constexpr int kMostLevel = 3;
    if (!level)
        return required(u"level"_s);
    if (*level < 1 || *level > kMostLevel)
        return unfit(u"level"_s, u"1, 2 or 3"_s, QString::number(*level));
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Invoice invoice = TRY(find(id));
    TRY(requireDue(invoice));
    TRY(m_context.store<InvoiceStore>().addReminder(id, {.level = *level, .at = m_context.now()}));
    TRY(journalReminding(m_context, invoice, *level));
    report(work, invoice, ChangeAction::Updated);
    return work.commitWith([&] { return find(id); });
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
    Invoice credit = TRY(issued(m_context, work, std::move(draft), EventChange::InvoiceCredited));
    report(work, invoice, ChangeAction::Updated); // Because it names its credit note.
    return work.commitWith([&] { return asItStands(m_context, std::move(credit)); });
}

} // namespace stemdesk
