#include "core/services/billing/invoice_figures.h"

#include "core/services/billing/invoice_reading.h"
#include "core/services/service_context.h"
#include "core/storage/reports/report_store.h"

namespace stemdesk {

namespace {

constexpr int kInvoicesAtOnce = 200;

} // namespace

Status storeFigures(const ServiceContext &context, const Invoice &invoice)
{
    return context.store<ReportStore>().putShares(invoice.id, sharesOf(invoice));
}

Status storeAllFigures(const ServiceContext &context)
{
    const auto store = context.store<InvoiceStore>();
    for (PageRequest page{.limit = kInvoicesAtOnce};;) {
        const auto slice = TRY(store.list({}, page));
        const Page<Invoice> invoices = readableInvoices(slice.rows);
        for (const Invoice &invoice : invoices.rows) {
            TRY(storeFigures(context, invoice));
        }
        if (!slice.next)
            return {};
        page.after = slice.next;
    }
}

} // namespace stemdesk
