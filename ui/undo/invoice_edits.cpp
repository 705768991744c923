#include "ui/undo/invoice_edits.h"

#include "core/services/services.h"

namespace stemdesk::ui {

namespace {

Status keepInvoice(const Result<Invoice> &issued, Invoice &made)
{
    if (!issued)
        return issued.error();
    made = *issued;
    return {};
}

} // namespace

Edit issueInvoiceEdit(const QString &text, const EventId &event, const InvoiceRequest &request,
                      const std::shared_ptr<Invoice> &made)
{
    return {
        .text = text,
        .apply = [=](ShopServices &services) { return keepInvoice(services.invoices.issue(event, request), *made); },
        .revert = {}};
}

Edit creditInvoiceEdit(const QString &text, const InvoiceId &invoice, const CreditRequest &request,
                       const std::shared_ptr<Invoice> &made)
{
    return {
        .text = text,
        .apply = [=](ShopServices &services) { return keepInvoice(services.invoices.credit(invoice, request), *made); },
        .revert = {}};
}

} // namespace stemdesk::ui
