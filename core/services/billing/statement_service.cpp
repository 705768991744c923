#include "core/services/billing/statement_service.h"

#include "core/domain/clients/contact.h"
#include "core/domain/events/event.h"
#include "core/services/billing/account_reading.h"
#include "core/services/billing/invoice_draft.h"
#include "core/services/billing/invoice_reading.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/billing/invoice_store.h"
#include "core/storage/billing/payment_store.h"
#include "core/storage/clients/event_contact_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_list_store.h"
#include "core/storage/rows/resource_store.h"
#include "core/storage/shops/shop_store.h"

#include <QSet>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kAtOnce = 100;

/// All invoices and credit notes of the contact, the oldest first, with their standing.
Result<QList<Invoice>> invoicesOf(const ServiceContext &context, ContactId contact)
{
    const auto store = context.store<InvoiceStore>();
    QList<Invoice> invoices;
    PageRequest page{.limit = kAtOnce};
    do {
        const auto slice = TRY(store.list({.contactId = contact}, page));
        invoices += TRY(wholeInvoices(slice.rows));
        page.after = slice.next;
    } while (page.after);
    TRY(fillStandings(context, invoices));
    std::ranges::reverse(invoices);
    return invoices;
}

/// The events that name the contact, and those of its invoices.
Result<QHash<EventId, Event>> eventsOf(const ServiceContext &context, ContactId contact, const QList<Invoice> &invoices)
{
    const auto store = context.store<EventListStore>();
    QHash<EventId, Event> events;
    const auto read = [&](const EventFilter &filter, PageRequest page) -> Status {
        do {
            const auto slice = TRY(store.list(filter, page));
            for (const Event &event : slice.rows)
                events.insert(event.id, event);
            page.after = slice.next;
        } while (page.after);
        return {};
    };
    TRY(read({.contactId = contact}, {.limit = kAtOnce}));
    QList<IdBytes> others;
    for (const Invoice &invoice : invoices) {
        for (const EventId &event : invoice.events()) {
            if (!events.contains(event) && !others.contains(event.bytes()))
                others.append(event.bytes());
        }
    }
    for (qsizetype from = 0; from < others.size(); from += kAtOnce)
        TRY(read({}, {.limit = kAtOnce, .ids = others.mid(from, kAtOnce)}));
    return events;
}

/// The contact whose account has the event's payments: the first one invoiced, else the one who pays for the event.
Result<QHash<EventId, ContactId>> ownersOf(const ServiceContext &context, const QList<EventId> &events)
{
    QHash<EventId, ContactId> owners;
    const auto claims = TRY(context.store<InvoiceStore>().claimsOn(events));
    for (const InvoiceClaim &claim : claims) {
        if (!claim.isCredited && !claim.contactId.isNull() && !owners.contains(claim.eventId))
            owners.insert(claim.eventId, claim.contactId);
    }
    const auto contacts = TRY(context.store<EventContactStore>().ofEvents(events));
    for (const EventId &event : events) {
        if (!owners.contains(event))
            owners.insert(event, payingContact(contacts.value(event)));
    }
    return owners;
}

StatementRow rowOf(const Invoice &invoice)
{
    return {.on = invoice.issuedOn,
            .kind =
                invoice.kind == InvoiceKind::CreditNote ? StatementRow::Kind::CreditNote : StatementRow::Kind::Invoice,
            .number = invoice.number,
            .eventName = invoice.eventName,
            .amount = invoice.totalIncTax()};
}

/// Every row there ever was, by day; of one day invoices come first.
Result<QList<StatementRow>> rowsOf(const ServiceContext &context, ContactId contact, const QList<Invoice> &invoices)
{
    QList<StatementRow> rows;
    QHash<InvoiceId, QString> numbers;
    QList<InvoiceId> shared;
    for (const Invoice &invoice : invoices) {
        rows.append(rowOf(invoice));
        numbers.insert(invoice.id, invoice.number);
        if (invoice.eventId.isNull())
            shared.append(invoice.id);
    }
    const QHash<EventId, Event> events = TRY(eventsOf(context, contact, invoices));
    const auto owners = TRY(ownersOf(context, events.keys()));
    const auto money = TRY(context.store<PaymentStore>().moneyIn(events.keys(), shared));
    for (const ReceivedMoney &one : money) {
        const bool isOwn =
            one.invoiceId.isNull() ? owners.value(one.eventId) == contact : numbers.contains(one.invoiceId);
        if (isOwn)
            rows.append({.on = one.on,
                         .kind = StatementRow::Kind::Payment,
                         .number = numbers.value(one.invoiceId),
                         .eventName = events.value(one.eventId).name,
                         .amount = -one.amount});
    }
    std::ranges::stable_sort(rows, {}, &StatementRow::on);
    return rows;
}

} // namespace

Result<AccountStatement> StatementService::statement(ContactId contact, std::optional<QDate> from,
                                                     std::optional<QDate> to) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const Contact buyer = TRY(m_context.store<ResourceStore<contactSpec>>().find(contact));
    const Shop shop = TRY(ShopStore(m_context.session()).find(m_context.tenant()));
    const ShopDays days = TRY(ShopDays::of(m_context));
    AccountStatement statement{
        .contact = buyer, .currency = shop.currency, .from = from, .to = to.value_or(days.today())};
    if (from && statement.to < *from)
        return invalid(u"to"_s, u"Give \"to\" the day of \"from\" or a later one."_s);
    const QList<Invoice> invoices = TRY(invoicesOf(m_context, contact));
    for (const Invoice &invoice : invoices) {
        if (invoice.standing.state == InvoiceState::Overdue)
            statement.overdue += invoice.standing.open;
    }
    qint64 balance = 0;
    const QList<StatementRow> rows = TRY(rowsOf(m_context, contact, invoices));
    for (StatementRow row : rows) {
        if (row.on > statement.to)
            break;
        balance += row.amount;
        row.balance = balance;
        if (from && row.on < *from)
            statement.openingBalance = balance;
        else
            statement.rows.append(std::move(row));
    }
    statement.closingBalance = balance;
    return statement;
}

} // namespace stemdesk
