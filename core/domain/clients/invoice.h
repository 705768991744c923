#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"
#include "core/domain/clients/invoice_lines.h"
#include "core/domain/shops/shop.h"

#include <QByteArray>
#include <QDate>

#include <optional>

namespace stemdesk {

enum class InvoiceKind { Invoice, CreditNote };

/// As it is written and stored: "credit_note".
QByteArray invoiceKindText(InvoiceKind kind);
std::optional<InvoiceKind> invoiceKindFrom(QByteArrayView text);

/// Who is to pay. Optional texts are empty where there is none.
struct InvoiceBuyer {
    QString name;
    QString address;
    QString country; ///< ISO 3166-1 alpha-2.
    QString email;
    QString taxNumber;
    QString electronicAddress;
    QString reference; ///< What the buyer wants to read on it.

    friend bool operator==(const InvoiceBuyer &, const InvoiceBuyer &) = default;
};

/// An invoice that was issued, or a credit note over one. Nothing of it is ever changed.
struct Invoice {
    InvoiceId id;
    QString number;
    InvoiceKind kind = InvoiceKind::Invoice;
    EventId eventId;
    QString eventName; ///< As it was, like all that follows.
    std::optional<QDate> eventOn; ///< What was paid for happens on that day.
    std::optional<int> instalment; ///< Of the payment plan, from 0; nothing: the rest.
    InvoiceId creditsId; ///< Of a credit note: what it takes back, with its number and day.
    QString creditsNumber;
    QDate creditsIssuedOn;
    InvoiceId creditedById; ///< The one thing that is learnt later.
    QDate issuedOn;
    std::optional<QDate> dueOn;
    Shop seller; ///< What papers say of the shop.
    InvoiceBuyer buyer;
    QList<InvoiceLine> lines;
    QString note;
    Instant createdAt = 0;

    MinorUnit unit() const { return MinorUnit(seller.currency); }
    QList<InvoiceTax> taxes() const { return taxesOf(lines); }
    /// In minor units.
    qint64 totalExclTax() const;
    qint64 totalIncTax() const;

    friend bool operator==(const Invoice &, const Invoice &) = default;
};

/// An invoice with its place among the numbers.
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

/// What a new invoice is to be.
struct InvoiceRequest {
    std::optional<QString> kind; ///< "instalment" or "rest".
    std::optional<int> instalment; ///< Required for that kind.
    std::optional<QDate> issuedOn; ///< Nothing: today.
    std::optional<QDate> dueOn; ///< Nothing: the instalment's, and not before it is issued.
    std::optional<ContactId> contactId; ///< Neither this nor a buyer: whom the event names.
    std::optional<InvoiceBuyerPatch> buyer;
    std::optional<QString> note;
};

struct CreditRequest {
    std::optional<QString> reason;
    std::optional<QDate> issuedOn;
};

/// What a request alone tells: kind_required, invalid_kind, instalment_required, invalid_instalment, invalid_buyer, what
/// is wrong with the buyer and the note.
Status soundRequest(const InvoiceRequest &request);
Result<InvoiceBuyer> buyerFrom(const InvoiceBuyerPatch &patch);
/// The text that goes with an invoice.
Result<QString> invoiceNote(const QString &note, const QString &field);
/// Everything that `invoice` charges, taken back. Its id, number and days are the caller's.
Invoice creditOf(const Invoice &invoice);

} // namespace stemdesk
