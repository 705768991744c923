#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QByteArray>
#include <QDate>
#include <QHash>
#include <QList>

#include <optional>

namespace stemdesk {

struct Invoice;

enum class InvoiceState { Open, PartPaid, Paid, Overdue, Credited };

/// The stored and shown text: "part_paid".
QByteArray invoiceStateText(InvoiceState state);
std::optional<InvoiceState> invoiceStateFrom(QByteArrayView text);

/// The state of an invoice since it was issued. Amounts are in minor units.
struct InvoiceStanding {
    InvoiceState state = InvoiceState::Open;
    qint64 paid = 0;
    qint64 open = 0;
    std::optional<QDate> paidOn; ///< The day on which it was paid in full.
    std::optional<Instant> remindedAt; ///< The last reminder's.
    std::optional<int> reminderLevel;

    friend bool operator==(const InvoiceStanding &, const InvoiceStanding &) = default;
};

/// The amount that an invoice charges for one of its events.
struct InvoiceClaim {
    InvoiceId invoiceId;
    EventId eventId;
    ContactId contactId; ///< The invoiced contact; null: none that the shop knows.
    qint64 amount = 0;
    bool isCredited = false;
    bool isShared = false; ///< The invoice is for several events, whose money belongs to no single event.
    std::optional<QDate> dueOn;
};

/// Money received for an event, or for an invoice for several.
struct ReceivedMoney {
    EventId eventId; ///< Null: for the events of the invoice, by their shares.
    InvoiceId invoiceId; ///< Null: it fills the event's invoices in order of issue.
    qint64 amount = 0;
    QDate on;
};

/// Allocates money to the invoices of events. A payment that names an invoice pays that one first, for each of its
/// events by its share. The rest of it, payments without an invoice, and those for a credited one fill the event's
/// other invoices in order of issue.
class InvoiceAccounts {
public:
    struct OfInvoice {
        qint64 paid = 0;
        std::optional<QDate> paidOn;
    };
    struct OfEvent {
        qint64 paid = 0; ///< All that came in for it.
        qint64 open = 0; ///< The open amount of its invoices.
        std::optional<QDate> dueOn; ///< The earliest day on which some of that is due.
        bool hasInvoices = false; ///< Without credited ones.
        InvoiceId owedOn; ///< The first of these that is open, else the last one; null if there is none.
    };

    InvoiceAccounts() = default;
    /// Claims in order of issue, money in order of receipt.
    InvoiceAccounts(const QList<InvoiceClaim> &claims, const QList<ReceivedMoney> &money);

    OfInvoice invoice(InvoiceId id) const { return m_invoices.value(id); }
    OfEvent event(EventId id) const { return m_events.value(id); }

private:
    QHash<InvoiceId, OfInvoice> m_invoices;
    QHash<EventId, OfEvent> m_events;
};

InvoiceStanding standingOf(const Invoice &invoice, const InvoiceAccounts &accounts, QDate today);

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
