#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/billing/invoice_lines.h"
#include "core/domain/billing/invoice_standing.h"
#include "core/domain/shops/shop.h"

#include <QByteArray>
#include <QDate>

#include <optional>

namespace stemdesk {

enum class InvoiceKind { Invoice, CreditNote };

/// The stored text: "credit_note".
QByteArray invoiceKindText(InvoiceKind kind);
std::optional<InvoiceKind> invoiceKindFrom(QByteArrayView text);

/// The payer. Optional texts are empty if there is none.
struct InvoiceBuyer {
    QString name;
    QString address;
    QString country; ///< ISO 3166-1 alpha-2.
    QString email;
    QString taxNumber;
    QString electronicAddress;
    QString reference; ///< The buyer's reference, printed on the invoice.

    friend bool operator==(const InvoiceBuyer &, const InvoiceBuyer &) = default;
};

/// The period that an invoice covers, both days included.
struct InvoicePeriod {
    QDate from;
    QDate to;

    friend bool operator==(const InvoicePeriod &, const InvoicePeriod &) = default;
};

/// An issued invoice, or a credit note for one. Immutable, but for its standing.
struct Invoice {
    InvoiceId id;
    QString number;
    InvoiceKind kind = InvoiceKind::Invoice;
    EventId eventId; ///< Null: it is for several events, see events().
    ContactId contactId; ///< The invoiced contact; null: none that the shop knows.
    QString eventName; ///< As on the date of issue, like all that follows. Empty for several events.
    std::optional<QDate> eventOn; ///< The date of supply; for several events that of the last one.
    std::optional<InvoicePeriod> period; ///< Only in an invoice for several events.
    std::optional<int> instalment; ///< Index in the payment plan; nullopt: the rest.
    InvoiceId creditsId; ///< For a credit note: the credited invoice, with its number and date.
    QString creditsNumber;
    QDate creditsIssuedOn;
    InvoiceId creditedById; ///< The only field that is set later.
    QDate issuedOn;
    std::optional<QDate> dueOn;
    Shop seller; ///< The shop as documents show it.
    InvoiceBuyer buyer;
    QList<InvoiceLine> lines;
    QString note;
    QString reference; ///< Structured, for the payment: see paymentReference().
    QString iban; ///< The account to pay to; empty, like the reference, if the shop has none.
    qint64 paidBefore = 0; ///< The payments received for it before it was issued, in minor units.
    Instant createdAt = 0;
    InvoiceStanding standing; ///< Worked out when it is read.

    MinorUnit unit() const { return MinorUnit(seller.currency); }
    QList<InvoiceTax> taxes() const { return taxesOf(lines); }
    /// Its event, or all of them in the order of its lines.
    QList<EventId> events() const;
    /// The charge for one of its events.
    QList<InvoiceLine> linesOf(EventId event) const;
    /// In minor units.
    qint64 totalExclTax() const;
    qint64 totalIncTax() const;
    /// The amount to pay on the day of issue.
    qint64 toBePaid() const { return totalIncTax() - paidBefore; }
    /// The total for one of its events.
    qint64 totalIncTax(EventId event) const;

    friend bool operator==(const Invoice &, const Invoice &) = default;
};

/// An invoice with its position in its series.
struct NumberedInvoice {
    QString series;
    int place = 0;
    Invoice invoice;
};

struct InvoiceBuyerPatch {
    std::optional<QString> name;
    std::optional<QString> address;
    std::optional<QString> country;
    std::optional<QString> email;
    std::optional<QString> taxNumber;
    std::optional<QString> electronicAddress;
    std::optional<QString> reference;
};

/// A request for a new invoice.
struct InvoiceRequest {
    std::optional<QString> kind; ///< "instalment" or "rest".
    std::optional<int> instalment; ///< Required for that kind.
    std::optional<QDate> issuedOn; ///< nullopt: today.
    std::optional<QDate> dueOn; ///< nullopt: that of the instalment, but not before the date of issue.
    std::optional<ContactId> contactId; ///< Without this and a buyer: the event's contact.
    std::optional<InvoiceBuyerPatch> buyer;
    std::optional<QString> note;
};

/// A request for one invoice for a contact's events of a period.
struct MonthRequest {
    std::optional<ContactId> contactId;
    std::optional<QDate> from; ///< Days of the events, both included.
    std::optional<QDate> to;
    std::optional<QDate> issuedOn; ///< nullopt: today.
    std::optional<QDate> dueOn; ///< nullopt: by the contact's payment terms, or the shop's.
    std::optional<InvoiceBuyerPatch> buyer; ///< nullopt: the contact.
    std::optional<QString> note;
};

struct CreditRequest {
    std::optional<QString> reason;
    std::optional<QDate> issuedOn;
};

/// Errors visible from the request alone: kind_required, invalid_kind, instalment_required, invalid_instalment,
/// invalid_buyer, and errors of the buyer and the note.
Status soundRequest(const InvoiceRequest &request);
/// contactId_required, from_required, to_required, invalid_to, and errors of the buyer and the note.
Status soundRequest(const MonthRequest &request);
Result<InvoiceBuyer> buyerFrom(const InvoiceBuyerPatch &patch);
/// The text that goes with an invoice.
Result<QString> invoiceNote(const QString &note, const QString &field);
/// Credits everything that `invoice` charges. The caller sets the id, number and dates.
Invoice creditOf(const Invoice &invoice);

} // namespace stemdesk
