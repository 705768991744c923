#include "core/domain/clients/invoice_standing.h"

#include "core/domain/clients/invoice.h"
#include "core/domain/clients/largest_remainder.h"

#include <algorithm>
#include <array>
#include <utility>

namespace stemdesk {

namespace {

constexpr std::array kInvoiceStates{std::pair{InvoiceState::Open, "open"}, std::pair{InvoiceState::PartPaid, "part_paid"},
                             std::pair{InvoiceState::Paid, "paid"}, std::pair{InvoiceState::Overdue, "overdue"},
                             std::pair{InvoiceState::Credited, "credited"}};

/// A claim with what it has of the money so far.
struct ClaimAccount {
    qsizetype invoice = 0; ///< Places in the lists below.
    qsizetype event = 0;
    qint64 amount = 0;
    qint64 named = 0; ///< Its share of what names the invoice.
    qint64 paid = 0;
};

struct InvoiceAccount {
    InvoiceId id;
    bool isCredited = false;
    bool isShared = false;
    std::optional<QDate> dueOn;
    qint64 amount = 0;
    qint64 named = 0;
    std::optional<QDate> paidOn;
    QList<qsizetype> claims;
};

struct EventAccount {
    EventId id;
    qint64 own = 0; ///< All money of the event itself.
    qint64 unnamed = 0; ///< What of it names no invoice.
    QList<qsizetype> claims;
};

/// The books while money is entered, one payment after the other.
class Books {
public:
    explicit Books(const QList<InvoiceClaim> &asked)
    {
        for (const InvoiceClaim &claim : asked)
            add(claim);
    }

    void enter(const ReceivedMoney &money);

    QList<ClaimAccount> claims;
    QList<InvoiceAccount> invoices;
    QList<EventAccount> events;

    qint64 paidOf(const InvoiceAccount &invoice) const
    {
        qint64 paid = 0;
        for (const qsizetype claim : invoice.claims)
            paid += claims.at(claim).paid;
        return paid;
    }

private:
    void add(const InvoiceClaim &claim);
    qsizetype eventAt(EventId id);
    void share(const InvoiceAccount &invoice);
    void fill(const EventAccount &event);

    QHash<InvoiceId, qsizetype> m_invoiceAt;
    QHash<EventId, qsizetype> m_eventAt;
};

qsizetype Books::eventAt(EventId id)
{
    const auto known = m_eventAt.constFind(id);
    if (known != m_eventAt.cend())
        return *known;
    m_eventAt.insert(id, events.size());
    events.append({.id = id});
    return events.size() - 1;
}

void Books::add(const InvoiceClaim &claim)
{
    if (!m_invoiceAt.contains(claim.invoiceId)) {
        m_invoiceAt.insert(claim.invoiceId, invoices.size());
        invoices.append(
            {.id = claim.invoiceId, .isCredited = claim.isCredited, .isShared = claim.isShared, .dueOn = claim.dueOn});
    }
    const qsizetype invoice = m_invoiceAt.value(claim.invoiceId);
    const qsizetype event = eventAt(claim.eventId);
    invoices[invoice].amount += claim.amount;
    invoices[invoice].claims.append(claims.size());
    events[event].claims.append(claims.size());
    claims.append({.invoice = invoice, .event = event, .amount = claim.amount});
}

/// Shares what names the invoice over its events.
void Books::share(const InvoiceAccount &invoice)
{
    QList<long double> exact;
    for (const qsizetype claim : invoice.claims)
        exact += invoice.amount == 0 ? 0
                                     : static_cast<long double>(invoice.named)
                * static_cast<long double>(claims.at(claim).amount) / static_cast<long double>(invoice.amount);
    const QList<qint64> shares = wholeParts(invoice.named, exact);
    for (qsizetype at = 0; at < shares.size(); ++at)
        claims[invoice.claims.at(at)].named = shares.at(at);
}

void Books::fill(const EventAccount &event)
{
    qint64 pool = event.unnamed;
    for (const qsizetype at : event.claims) {
        ClaimAccount &claim = claims[at];
        const bool isCredited = invoices.at(claim.invoice).isCredited;
        claim.paid = isCredited ? 0 : std::clamp<qint64>(claim.named, 0, std::max<qint64>(claim.amount, 0));
        pool += claim.named - claim.paid;
    }
    for (const qsizetype at : event.claims) {
        ClaimAccount &claim = claims[at];
        if (pool <= 0 || invoices.at(claim.invoice).isCredited)
            continue;
        const qint64 more = std::min(pool, claim.amount - claim.paid);
        claim.paid += more;
        pool -= more;
    }
    for (auto at = event.claims.crbegin(); at != event.claims.crend() && pool < 0; ++at) { // More went back.
        const qint64 less = std::min(-pool, claims.at(*at).paid);
        claims[*at].paid -= less;
        pool += less;
    }
}

void Books::enter(const ReceivedMoney &money)
{
    const auto named = m_invoiceAt.constFind(money.invoiceId);
    QList<qsizetype> touched;
    if (!money.eventId.isNull())
        touched.append(eventAt(money.eventId));
    if (named != m_invoiceAt.cend()) {
        invoices[*named].named += money.amount;
        share(invoices.at(*named));
        for (const qsizetype claim : invoices.at(*named).claims)
            touched.append(claims.at(claim).event);
    }
    if (!money.eventId.isNull()) {
        events[touched.first()].own += money.amount;
        if (named == m_invoiceAt.cend())
            events[touched.first()].unnamed += money.amount;
    }
    QList<qsizetype> changed;
    for (const qsizetype event : std::as_const(touched)) {
        fill(events.at(event));
        for (const qsizetype claim : events.at(event).claims)
            changed.append(claims.at(claim).invoice);
    }
    for (const qsizetype at : std::as_const(changed)) {
        InvoiceAccount &invoice = invoices[at];
        if (invoice.isCredited || paidOf(invoice) < invoice.amount)
            invoice.paidOn.reset();
        else if (!invoice.paidOn)
            invoice.paidOn = money.on;
    }
}

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
    Books books(claims);
    for (const ReceivedMoney &one : money)
        books.enter(one);
    for (const InvoiceAccount &invoice : std::as_const(books.invoices))
        m_invoices.insert(invoice.id, {.paid = books.paidOf(invoice), .paidOn = invoice.paidOn});
    for (const EventAccount &event : std::as_const(books.events)) {
        OfEvent &account = m_events[event.id];
        account.paid = event.own;
        for (const qsizetype at : event.claims) {
            const ClaimAccount &claim = books.claims.at(at);
            const InvoiceAccount &invoice = books.invoices.at(claim.invoice);
            if (invoice.isShared) // What names an event's own invoice is money of the event already.
                account.paid += claim.named;
            if (invoice.isCredited)
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
