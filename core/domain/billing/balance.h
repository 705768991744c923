#pragma once

#include "core/base/id.h"
#include "core/domain/billing/minor_unit.h"
#include "core/domain/billing/payment_plan.h"
#include "core/domain/clients/contact.h"

#include <QDate>
#include <QList>
#include <QString>

namespace stemdesk {

/// The input of a balance.
struct BalanceTerms {
    double priceIncTax = 0; ///< Price of the accepted quote, else of the event.
    MinorUnit unit;
    PaymentPlan plan;
    qint64 paid = 0; ///< In minor units, refunds subtracted.
    qint64 openOfInvoices = 0; ///< The open amount of its invoices.
    std::optional<QDate> invoicesDueOn; ///< The earliest day on which some of that is due.
    std::optional<QDate> acceptedOn;
    std::optional<QDate> eventOn; ///< Day of its first start.
    QDate today;
};

enum class InstalmentState { Open, Overdue, Paid };

/// An instalment with its amounts, in minor units.
struct Instalment {
    QString name;
    std::optional<QDate> dueOn;
    bool isDueBeyond = false; ///< The due day is beyond the calendar, so there is none to show.
    qint64 amount = 0;
    qint64 paid = 0;
    InstalmentState state = InstalmentState::Open; ///< By the plan alone.
    std::optional<QDate> askedOn; ///< While it is not paid: the open invoice's day, else the plan's, once agreed.
    bool isLate = false; ///< It was agreed, and asked for before today.

    friend bool operator==(const Instalment &, const Instalment &) = default;
};

/// Amounts owed and paid, in minor units.
struct Balance {
    MinorUnit unit;
    qint64 total = 0;
    qint64 paid = 0; ///< Negative if more was refunded than paid.
    qint64 outstanding = 0;
    qint64 credit = 0;
    qint64 openOfInvoices = 0; ///< By its terms, like the next two.
    std::optional<QDate> invoicesDueOn;
    bool isInvoiceOverdue = false;
    QList<Instalment> instalments; ///< Their amounts add up to the total.

    /// The first unpaid instalment; nullptr if all are paid.
    const Instalment *next() const;
    /// The day on which the next invoice or instalment is due.
    std::optional<QDate> nextDueOn() const;
    /// The same, not before it was agreed.
    std::optional<QDate> nextAskedOn() const;
    /// Whether anything is left to pay: an instalment or an invoice.
    bool isOpen() const { return next() != nullptr || openOfInvoices > 0; }
    bool isOverdue() const;
    /// Whether an instalment or an invoice is late.
    bool isLate() const;

    friend bool operator==(const Balance &, const Balance &) = default;
};

/// Who owes for an event: the buyer on its invoice; before there is one, the contact that it will be addressed to.
struct Debtor {
    ContactId contactId; ///< Null: none that the shop knows.
    QString name;

    friend bool operator==(const Debtor &, const Debtor &) = default;
};

/// The outstanding amount of an event.
struct EventBalance {
    EventId eventId;
    QString name;
    QString clientName1;
    QString clientName2;
    QString currency;
    bool isAccepted = false; ///< The total is that of the accepted quote.
    InvoiceId owedOn; ///< The first open invoice, else the last one; null if there is none.
    Debtor debtor; ///< Only if it was asked for: see PaymentService.
    Balance balance;
};

/// Payments are allocated to instalments in order.
Balance balanceOf(const BalanceTerms &terms);

/// An amount that a contact was charged or has paid on a day. Amounts are in minor units.
struct StatementRow {
    enum class Kind { Invoice, CreditNote, Payment };

    QDate on;
    Kind kind = Kind::Invoice;
    QString number; ///< The invoice's number; for a payment that of its invoice, otherwise empty.
    QString eventName; ///< Empty: of several events.
    qint64 amount = 0; ///< Negative for what was paid or credited.
    qint64 balance = 0; ///< The balance after it.

    friend bool operator==(const StatementRow &, const StatementRow &) = default;
};

/// A contact's account over some days.
struct AccountStatement {
    Contact contact;
    QString currency;
    std::optional<QDate> from; ///< nullopt: from the beginning.
    QDate to;
    qint64 openingBalance = 0;
    QList<StatementRow> rows; ///< By day.
    qint64 closingBalance = 0;
    qint64 overdue = 0; ///< The overdue part today.

    MinorUnit unit() const { return MinorUnit(currency); }
};

} // namespace stemdesk
