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

/// An issued invoice, or a credit note for one. Immutable.
struct Invoice {
    InvoiceId id;
    QString number;
    InvoiceKind kind = InvoiceKind::Invoice;
    EventId eventId;
    QString eventName; ///< As of the date of issue, like all that follows.
    std::optional<QDate> eventOn; ///< The date of supply.
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
    Instant createdAt = 0;

    MinorUnit unit() const { return MinorUnit(seller.currency); }
    QList<InvoiceTax> taxes() const { return taxesOf(lines); }
    /// In minor units.
    qint64 totalExclTax() const;
    qint64 totalIncTax() const;

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

struct CreditRequest {
    std::optional<QString> reason;
    std::optional<QDate> issuedOn;
};

/// Errors visible from the request alone: kind_required, invalid_kind, instalment_required, invalid_instalment,
/// invalid_buyer, and errors of the buyer and the note.
Status soundRequest(const InvoiceRequest &request);
Result<InvoiceBuyer> buyerFrom(const InvoiceBuyerPatch &patch);
/// The text that goes with an invoice.
Result<QString> invoiceNote(const QString &note, const QString &field);
/// Credits everything that `invoice` charges. The caller sets the id, number and dates.
Invoice creditOf(const Invoice &invoice);

} // namespace stemdesk
