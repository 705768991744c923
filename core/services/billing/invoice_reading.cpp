#include "core/services/billing/invoice_reading.h"

#include "core/base/log.h"
#include "core/json/billing/issued_invoice_json.h"

#include <QSet>

#include <mutex>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

void sayOnce(const StoredInvoice &stored, const Error &error)
{
    static std::mutex mutex; // Guards the set: each thread has its own services.
    static QSet<InvoiceId> said;
    const std::scoped_lock lock(mutex);
    if (said.contains(stored.numbered.invoice.id))
        return;
    said.insert(stored.numbered.invoice.id);
    qCWarning(logStorage).noquote() << "left out of lists:" << error.message;
}

} // namespace

Result<Invoice> wholeInvoice(const StoredInvoice &stored)
{
    Result<Invoice> invoice = invoiceFrom(stored.numbered.invoice, stored.document);
    if (!invoice)
        return unreadable(u"invoice %1"_s.arg(stored.numbered.invoice.number), invoice.error().message);
    return invoice;
}

Result<QList<Invoice>> wholeInvoices(const QList<StoredInvoice> &stored)
{
    QList<Invoice> invoices;
    for (const StoredInvoice &row : stored) {
        Invoice invoice = TRY(wholeInvoice(row));
        invoices += std::move(invoice);
    }
    return invoices;
}

Page<Invoice> readableInvoices(const QList<StoredInvoice> &stored)
{
    Page<Invoice> page;
    for (const StoredInvoice &row : stored) {
        Result<Invoice> invoice = wholeInvoice(row);
        if (invoice) {
            page.rows += *std::move(invoice);
            continue;
        }
        sayOnce(row, invoice.error());
        page.unreadable.append({.id = row.numbered.invoice.id.text(), .name = row.numbered.invoice.number});
    }
    return page;
}

} // namespace stemdesk
