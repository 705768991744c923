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

Edit issueMonthsEdit(const QString &text, const QList<MonthRequest> &requests,
                     const std::shared_ptr<QList<Invoice>> &made)
{
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                Status outcome;
                for (const MonthRequest &request : requests) {
                    const Result<Invoice> issued = services.invoices.issueMonth(request);
                    if (issued)
                        made->append(*issued);
                    else if (outcome)
                        outcome = issued.error();
                }
                return outcome;
            },
            .revert = {}};
}

Edit remindEdit(const QString &text, const QList<InvoiceId> &invoices, int level)
{
    return {.text = text,
            .apply = [=](ShopServices &services) -> Status {
                for (const InvoiceId &invoice : invoices)
                    TRY(services.invoices.remind(invoice, level));
                return {};
            },
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
