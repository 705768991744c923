#include "core/services/clients/invoice_reading.h"

#include "core/json/clients/issued_invoice_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

Result<Invoice> wholeInvoice(const StoredInvoice &stored)
{
    Result<Invoice> invoice = invoiceFrom(stored.numbered.invoice, stored.document);
    if (!invoice)
        return internal(
            u"what invoice %1 says cannot be read: %2"_s.arg(stored.numbered.invoice.number, invoice.error().message));
    return invoice;
}

Result<QList<Invoice>> wholeInvoices(const QList<StoredInvoice> &stored)
{
    QList<Invoice> invoices;
    for (const StoredInvoice &row : stored) {
        Result<Invoice> invoice = wholeInvoice(row);
        if (!invoice)
            return invoice.error();
        invoices += *std::move(invoice);
    }
    return invoices;
}

} // namespace stemdesk
