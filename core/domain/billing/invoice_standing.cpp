#include "core/domain/billing/invoice_standing.h"

#include "core/domain/billing/invoice.h"
#include "core/domain/billing/invoice_books.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk {

namespace {

constexpr std::array kInvoiceStates{std::pair{InvoiceState::Open, "open"},
                                    std::pair{InvoiceState::PartPaid, "part_paid"},
                                    std::pair{InvoiceState::Paid, "paid"}, std::pair{InvoiceState::Overdue, "overdue"},
                                    std::pair{InvoiceState::Credited, "credited"}};

} // namespace

QByteArray invoiceStateText(InvoiceState state)
{
    return std::ranges::find(kInvoiceStates, state, [](const auto &known) { return known.first; })->second;
}

std::optional<InvoiceState> invoiceStateFrom(QByteArrayView text)
{
    const auto *found =
        std::ranges::find_if(kInvoiceStates, [&](const auto &known) { return text == QByteArrayView(known.second); });
    return found == kInvoiceStates.end() ? std::nullopt : std::optional(found->first);
}

InvoiceAccounts::InvoiceAccounts(const QList<InvoiceClaim> &claims, const QList<ReceivedMoney> &money)
{
    InvoiceBooks books(claims);
    for (const ReceivedMoney &one : money)
        books.enter(one);
    const QList<BookedInvoice> &invoices = books.invoices();
    for (qsizetype at = 0; at < invoices.size(); ++at)
        m_invoices.insert(invoices.at(at).id, {.paid = books.paidOf(at), .paidOn = invoices.at(at).paidOn});
    for (const BookedEvent &event : books.events()) {
        OfEvent &account = m_events[event.id];
        account.paid = event.own;
        for (const qsizetype at : event.claims) {
            const BookedClaim &claim = books.claims().at(at);
            const BookedInvoice &invoice = invoices.at(claim.invoice);
            if (invoice.isShared) // A payment that names an event's own invoice is already counted for the event.
                account.paid += claim.named;
            if (!invoice.asks)
                continue;
            account.hasInvoices = true;
            account.open += claim.amount - claim.paid;
            if (claim.paid < claim.amount && invoice.dueOn && (!account.dueOn || *invoice.dueOn < *account.dueOn))
                account.dueOn = invoice.dueOn;
        }
    }
}

InvoiceStanding standingOf(const Invoice &invoice, const InvoiceAccounts &accounts, QDate today)
{
    InvoiceStanding standing;
    if (invoice.kind == InvoiceKind::CreditNote || !invoice.creditedById.isNull()) {
        standing.state = InvoiceState::Credited;
        return standing;
    }
    const InvoiceAccounts::OfInvoice account = accounts.invoice(invoice.id);
    standing.paid = account.paid;
    standing.open = std::max<qint64>(0, invoice.totalIncTax() - account.paid);
    standing.paidOn = account.paidOn;
    if (standing.open == 0)
        standing.state = InvoiceState::Paid;
    else if (invoice.dueOn && *invoice.dueOn < today)
        standing.state = InvoiceState::Overdue;
    else
        standing.state = standing.paid > 0 ? InvoiceState::PartPaid : InvoiceState::Open;
    return standing;
}

} // namespace stemdesk
