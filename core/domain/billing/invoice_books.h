#pragma once

#include "core/domain/billing/invoice_standing.h"

#include <QHash>
#include <QList>

#include <optional>

namespace stemdesk {

/// The money that an invoice has received so far, for one of its events. Invoices and events are identified by their
/// positions.
struct BookedClaim {
    qsizetype invoice = 0;
    qsizetype event = 0;
    qint64 amount = 0;
    qint64 named = 0; ///< Its share of payments that name the invoice.
    qint64 paid = 0;
};

struct BookedInvoice {
    InvoiceId id;
    bool asks = true; ///< Nothing has taken it back.
    bool isShared = false;
    std::optional<QDate> dueOn;
    qint64 amount = 0;
    qint64 named = 0;
    std::optional<QDate> paidOn;
    QList<qsizetype> claims;
};

struct BookedEvent {
    EventId id;
    qint64 own = 0; ///< All money of the event itself.
    qint64 unnamed = 0; ///< The payments that name no invoice.
    QList<qsizetype> claims;
};

/// The effect of payments on an invoice.
struct PaidChange {
    qsizetype invoice = 0;
    qint64 before = 0;
    qint64 after = 0;

    friend bool operator==(const PaidChange &, const PaidChange &) = default;
};

/// The books of InvoiceAccounts while money is entered, one payment after the other.
class InvoiceBooks {
public:
    /// In order of issue.
    explicit InvoiceBooks(const QList<InvoiceClaim> &asked);

    /// Updates every invoice, in order of issue, after the money may have changed.
    QList<PaidChange> enter(const ReceivedMoney &money);
    /// An invoice takes money from its issue until it is credited; afterwards it leaves its money to the others.
    void setAsking(qsizetype invoice, bool asks);

    qint64 paidOf(qsizetype invoice) const;
    const QList<BookedClaim> &claims() const { return m_claims; }
    const QList<BookedInvoice> &invoices() const { return m_invoices; }
    const QList<BookedEvent> &events() const { return m_events; }

private:
    void add(const InvoiceClaim &claim);
    qsizetype eventAt(EventId id);
    void share(const BookedInvoice &invoice);
    void fill(const BookedEvent &event);
    QList<qsizetype> invoicesOf(const QList<qsizetype> &events) const;

    QList<BookedClaim> m_claims;
    QList<BookedInvoice> m_invoices;
    QList<BookedEvent> m_events;
    QHash<InvoiceId, qsizetype> m_invoiceAt;
    QHash<EventId, qsizetype> m_eventAt;
};

} // namespace stemdesk
