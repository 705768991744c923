#pragma once

#include <QString>

namespace stemdesk {

struct Shop;

/// What lines of invoices say that no name of the shop's own says.
struct InvoiceWords {
    QString labour;
    QString travel;
    QString discount;
    QString lessInvoice; ///< "%1" stands for its number.
};

/// In the language of the shop's documents, as its proposals say it.
InvoiceWords invoiceWords(const Shop &shop);

} // namespace stemdesk
