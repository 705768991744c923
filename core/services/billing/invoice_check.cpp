#include "core/services/billing/invoice_check.h"

#include "core/domain/billing/invoice_number.h"
#include "core/services/billing/invoice_reading.h"
#include "core/services/service_context.h"
#include "core/storage/reports/report_store.h"

#include <QHash>
#include <QSet>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kInvoiceSlice = 200;

/// For each series, numbers below its last one that no invoice has.
QStringList gapsIn(const QList<NumberedInvoice> &numbers)
{
    QSet<QString> taken;
    for (const NumberedInvoice &numbered : numbers)
        taken += numbered.invoice.number;
    QStringList gaps;
    QString series;
    int place = 0;
    for (const NumberedInvoice &numbered : numbers) {
        if (numbered.series != series)
            place = 0;
        series = numbered.series;
        for (++place; place < numbered.place; ++place) {
            const QString missing = invoiceNumber(series, place);
            if (!taken.contains(missing)) // Another series may have it.
                gaps += u"invoice number %1 is missing in its series"_s.arg(missing);
        }
    }
    return gaps;
}

/// Whether a credit note takes back another amount. Credit notes come first, because they are newer than their
/// invoices.
bool differsFromCredit(QHash<InvoiceId, qint64> &credits, const Invoice &invoice)
{
    if (invoice.kind != InvoiceKind::CreditNote)
        return credits.value(invoice.id, -invoice.totalIncTax()) != -invoice.totalIncTax();
    credits.insert(invoice.creditsId, invoice.totalIncTax());
    return false;
}

} // namespace

Result<QStringList> invoiceFindings(const ServiceContext &context)
{
    const InvoiceStore store(context.session(), context.tenant());
    const auto numbers = TRY(store.numbers());
    QStringList findings = gapsIn(numbers);
    const auto facts = TRY(ReportStore(context.session(), context.tenant()).invoices());
    QHash<InvoiceId, const InvoiceFact *> figures;
    for (const InvoiceFact &fact : facts)
        figures.insert(fact.id, &fact);
    QHash<InvoiceId, qint64> credits;
    for (PageRequest page{.limit = kInvoiceSlice};;) {
        const auto slice = TRY(store.list({}, page));
        const Page<Invoice> invoices = readableInvoices(slice.rows);
        for (const UnreadableRow &row : invoices.unreadable)
            findings += u"invoice %1 cannot be read back"_s.arg(row.name);
        for (const Invoice &invoice : invoices.rows) {
            const InvoiceFact *stored = figures.value(invoice.id);
            if (!stored || stored->shares != sharesOf(invoice))
                findings += u"invoice %1: its figures for reports are not those of its document"_s.arg(invoice.number);
            if (differsFromCredit(credits, invoice))
                findings += u"invoice %1 comes to another amount than its credit note takes back"_s.arg(invoice.number);
        }
        if (!slice.next)
            return findings;
        page.after = slice.next;
    }
}

} // namespace stemdesk
