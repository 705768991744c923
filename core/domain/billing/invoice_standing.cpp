#include "core/domain/billing/invoice_standing.h"

#include "core/domain/billing/invoice.h"
#include "core/domain/billing/minor_unit.h"

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

namespace {

bool isSooner(const std::optional<QDate> &day, const std::optional<QDate> &other)
{
    return day && (!other || *day < *other);
}

/// Enters what one invoice claims of the event; true once any of them is open.
bool enterClaim(InvoiceAccounts::OfEvent &account, const BookedClaim &claim, const BookedInvoice &invoice, bool isOwed)
{
    if (invoice.isShared) // A payment that names an event's own invoice is already counted for the event.
        account.paid += claim.named;
    if (!invoice.asks)
        return isOwed;
    account.hasInvoices = true;
    account.open += claim.amount - claim.paid;
    if (!isOwed)
        account.owedOn = invoice.id;
    const bool isOpen = claim.paid < claim.amount;
    if (isOpen && isSooner(invoice.dueOn, account.dueOn))
        account.dueOn = invoice.dueOn;
    return isOwed || isOpen;
}

} // namespace

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
        bool isOwed = false;
        for (const qsizetype at : event.claims) {
            const BookedClaim &claim = books.claims().at(at);
            isOwed = enterClaim(account, claim, invoices.at(claim.invoice), isOwed);
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

InvoiceBooks::InvoiceBooks(const QList<InvoiceClaim> &asked)
{
    for (const InvoiceClaim &claim : asked)
        add(claim);
}

qint64 InvoiceBooks::paidOf(qsizetype invoice) const
{
    qint64 paid = 0;
    for (const qsizetype claim : m_invoices.at(invoice).claims)
        paid += m_claims.at(claim).paid;
    return paid;
}

qsizetype InvoiceBooks::eventAt(EventId id)
{
    const auto known = m_eventAt.constFind(id);
    if (known != m_eventAt.cend())
        return *known;
    m_eventAt.insert(id, m_events.size());
    m_events.append({.id = id});
    return m_events.size() - 1;
}

void InvoiceBooks::add(const InvoiceClaim &claim)
{
    if (!m_invoiceAt.contains(claim.invoiceId)) {
        m_invoiceAt.insert(claim.invoiceId, m_invoices.size());
        m_invoices.append(
            {.id = claim.invoiceId, .asks = !claim.isCredited, .isShared = claim.isShared, .dueOn = claim.dueOn});
    }
    const qsizetype invoice = m_invoiceAt.value(claim.invoiceId);
    const qsizetype event = eventAt(claim.eventId);
    m_invoices[invoice].amount += claim.amount;
    m_invoices[invoice].claims.append(m_claims.size());
    m_events[event].claims.append(m_claims.size());
    m_claims.append({.invoice = invoice, .event = event, .amount = claim.amount});
}

/// Divides money that names the invoice among its events.
void InvoiceBooks::share(const BookedInvoice &invoice)
{
    QList<long double> exact;
    for (const qsizetype claim : invoice.claims)
        exact += invoice.amount == 0 ? 0
                                     : static_cast<long double>(invoice.named)
                * static_cast<long double>(m_claims.at(claim).amount) / static_cast<long double>(invoice.amount);
    const QList<qint64> shares = wholeParts(invoice.named, exact);
    for (qsizetype at = 0; at < shares.size(); ++at)
        m_claims[invoice.claims.at(at)].named = shares.at(at);
}

void InvoiceBooks::fill(const BookedEvent &event)
{
    qint64 pool = event.unnamed;
    for (const qsizetype at : event.claims) {
        BookedClaim &claim = m_claims[at];
        const bool asks = m_invoices.at(claim.invoice).asks;
        claim.paid = asks ? std::clamp<qint64>(claim.named, 0, std::max<qint64>(claim.amount, 0)) : 0;
        pool += claim.named - claim.paid;
    }
    for (const qsizetype at : event.claims) {
        BookedClaim &claim = m_claims[at];
        if (pool <= 0 || !m_invoices.at(claim.invoice).asks)
            continue;
        const qint64 more = std::min(pool, claim.amount - claim.paid);
        claim.paid += more;
        pool -= more;
    }
    for (auto at = event.claims.crbegin(); at != event.claims.crend() && pool < 0; ++at) { // More went back.
        const qint64 less = std::min(-pool, m_claims.at(*at).paid);
        m_claims[*at].paid -= less;
        pool += less;
    }
}

QList<qsizetype> InvoiceBooks::invoicesOf(const QList<qsizetype> &events) const
{
    QList<qsizetype> places;
    for (const qsizetype event : events) {
        for (const qsizetype claim : m_events.at(event).claims)
            places.append(m_claims.at(claim).invoice);
    }
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
}

QList<PaidChange> InvoiceBooks::enter(const ReceivedMoney &money)
{
    const auto named = m_invoiceAt.constFind(money.invoiceId);
    QList<qsizetype> touched;
    if (!money.eventId.isNull())
        touched.append(eventAt(money.eventId));
    if (named != m_invoiceAt.cend()) {
        for (const qsizetype claim : m_invoices.at(*named).claims)
            touched.append(m_claims.at(claim).event);
    }
    QList<PaidChange> changes;
    for (const qsizetype invoice : invoicesOf(touched))
        changes.append({.invoice = invoice, .before = paidOf(invoice), .after = 0});
    if (named != m_invoiceAt.cend()) {
        m_invoices[*named].named += money.amount;
        share(m_invoices.at(*named));
    }
    if (!money.eventId.isNull()) {
        m_events[touched.first()].own += money.amount;
        if (named == m_invoiceAt.cend())
            m_events[touched.first()].unnamed += money.amount;
    }
    for (const qsizetype event : std::as_const(touched))
        fill(m_events.at(event));
    for (PaidChange &change : changes) {
        BookedInvoice &invoice = m_invoices[change.invoice];
        change.after = paidOf(change.invoice);
        if (!invoice.asks || change.after < invoice.amount)
            invoice.paidOn.reset();
        else if (!invoice.paidOn)
            invoice.paidOn = money.on;
    }
    return changes;
}

void InvoiceBooks::setAsking(qsizetype invoice, bool asks)
{
    m_invoices[invoice].asks = asks;
    for (const qsizetype claim : std::as_const(m_invoices.at(invoice).claims))
        fill(m_events.at(m_claims.at(claim).event));
}

} // namespace stemdesk
