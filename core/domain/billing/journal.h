#pragma once

#include "core/base/clock.h"

#include <QByteArray>
#include <QDate>
#include <QList>
#include <QString>

#include <array>
#include <optional>
#include <string_view>

namespace stemdesk {

// The journal's names for the changes of invoices and payments.
inline constexpr std::string_view kInvoiceIssued = "invoice_issued";
inline constexpr std::string_view kInvoiceCredited = "invoice_credited";
inline constexpr std::string_view kInvoiceReminded = "invoice_reminded";
inline constexpr std::string_view kPaymentMade = "payment_made";
inline constexpr std::string_view kPaymentChanged = "payment_changed";
inline constexpr std::string_view kPaymentDeleted = "payment_deleted";
inline constexpr std::array kJournalKinds{kInvoiceIssued, kInvoiceCredited, kInvoiceReminded,
                                          kPaymentMade,   kPaymentChanged,  kPaymentDeleted};

/// One row of the journal, which is never changed. Its hash covers that of the previous row, so that changing or
/// removing a row breaks the chain.
struct JournalEntry {
    qint64 seq = 0; ///< From 1, without gaps.
    Instant at = 0;
    QString by; ///< The key's name, or "window".
    QString kind; ///< One of kJournalKinds.
    QString objectId; ///< The invoice or payment.
    QString number; ///< The invoice's; empty: none.
    QByteArray before; ///< JSON as RFC 8785 writes it; empty: none.
    QByteArray after;
    QByteArray hash; ///< SHA-256 in hex.

    friend bool operator==(const JournalEntry &, const JournalEntry &) = default;
};

/// What an invoice or a payment says of itself in the journal.
enum class JournalField {
    Buyer,
    IssuedOn,
    DueOn,
    TotalExclTax,
    TotalIncTax,
    Credits,
    Invoice,
    Amount,
    PaidOn,
    Method,
    Reference,
    Note,
    ReminderLevel,
};

/// A field whose value differs between before and after.
struct JournalChange {
    JournalField field = JournalField::Amount;
    /// Numbers as the shortest text that reads back, days as ISO 8601, invoices by their number; empty: no value.
    QString before;
    QString after;

    friend bool operator==(const JournalChange &, const JournalChange &) = default;
};

/// A row of the journal as people read it.
struct JournalRecord {
    JournalEntry entry;
    QString currency; ///< Of its amounts.
    QString eventName; ///< The payment's event; empty: none, or deleted since.
    QString buyer; ///< Of the invoice, for a row that does not name it itself, as that of a reminder.
    QList<JournalChange> changes;

    friend bool operator==(const JournalRecord &, const JournalRecord &) = default;
};

struct JournalFilter {
    std::optional<QDate> from; ///< Days on which it was written; both inclusive.
    std::optional<QDate> to;
    std::optional<Instant> since = {}; ///< Written at this instant or after it.
    bool isNewestFirst = false; ///< Otherwise in the order in which it was written.
};

} // namespace stemdesk
