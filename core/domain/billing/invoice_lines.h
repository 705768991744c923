#pragma once

#include "core/base/id.h"
#include "core/domain/billing/bill.h"

#include <QString>

#include <optional>

namespace stemdesk {

struct Shop;

/// Texts of invoice lines that are not names from the shop.
struct InvoiceWords {
    QString labour;
    QString travel;
    QString discount;
    QString lessInvoice; ///< "%1" is the invoice's number.
};

/// In the language of the shop's documents, as in its proposals.
InvoiceWords invoiceWords(const Shop &shop);

/// Amounts are in minor units.
struct InvoiceLine {
    QString text;
    double taxRate = 0;
    qint64 exclTax = 0;
    qint64 incTax = 0;
    TaxKind tax;
    EventId eventId; ///< Only on an invoice for several events, which lists their lines event by event.
    bool isHeading = false; ///< A heading with the event of the lines that follow, without amounts.

    QString taxCategory() const { return taxCategoryOf(tax.category, taxRate); }

    friend bool operator==(const InvoiceLine &, const InvoiceLine &) = default;
};

/// An arrangement that is charged by the piece.
struct InvoicedCopies {
    QString name;
    double quantity = 0;

    friend bool operator==(const InvoicedCopies &, const InvoicedCopies &) = default;
};

/// The copies in the text of a line: "Table centres × 12". nullopt if it is charged as a whole.
std::optional<InvoicedCopies> copiesOf(const QString &text);

/// Sum of the lines of one tax rate, in one category and for one reason.
struct InvoiceTax {
    double rate = 0;
    qint64 exclTax = 0;
    qint64 incTax = 0;
    TaxKind tax;

    QString taxCategory() const { return taxCategoryOf(tax.category, rate); }

    friend bool operator==(const InvoiceTax &, const InvoiceTax &) = default;
};

/// An earlier invoice of the same event, which is deducted from the rest.
struct EarlierInvoice {
    QString number;
    QList<InvoiceTax> taxes;
};

/// Lowest rate first; without taxes of 0.
QList<InvoiceTax> taxesOf(const QList<InvoiceLine> &lines);

/// Splits `amount` of a price by its tax rates: one line each.
QList<InvoiceLine> instalmentLines(const QString &name, qint64 amount, const QList<RatedPrice> &prices);

/// The amounts of all charges of a bill for `total`, and of the discount at each rate, as the invoice for them has
/// them.
QList<InvoiceLine> chargeLines(const Bill &bill, MinorUnit unit, qint64 total);

/// All charges, less what was invoiced before.
struct RestOf {
    const Bill &bill;
    MinorUnit unit;
    const QList<RatedPrice> &prices; ///< The prices of the bill.
    const QList<EarlierInvoice> &earlier;
};
QList<InvoiceLine> restLines(const RestOf &rest, const InvoiceWords &words);

} // namespace stemdesk
