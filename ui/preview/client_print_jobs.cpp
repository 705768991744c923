#include "ui/preview/client_print_jobs.h"

#include "core/documents/event_pages.h"
#include "core/documents/invoice_pages.h"
#include "core/exchange/ubl_invoice.h"
#include "core/services/services.h"

#include <QCoreApplication>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

/// For documents that are made once from stored data.
PrintPictures picturesOf(ShopServices &shop)
{
    PrintPictures pictures;
    pictures.setRead([&images = shop.images](ImageId image) {
        const Result<Image> stored = images.find(image);
        return stored ? stored->bytes : QByteArray();
    });
    return pictures;
}

QString invoiceFileName(const Invoice &invoice)
{
    const QString name = invoice.kind == InvoiceKind::CreditNote
        ? QCoreApplication::translate("stemdesk::ui::PrintJobs", "Credit note %1")
        : QCoreApplication::translate("stemdesk::ui::PrintJobs", "Invoice %1");
    return fileNameFrom(name.arg(invoice.number));
}

} // namespace

PrintJob quotePrintJob(const Quote &quote, const QString &event, const ShopId &shop)
{
    PrintJob job{
        .name = fileNameFrom(
            QCoreApplication::translate("stemdesk::ui::PrintJobs", "%1 - quote %2").arg(event).arg(quote.number))};
    job.make = [event = quote.eventId, id = quote.id, shop](Services &services,
                                                            QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        const FrozenProposal proposal = TRY(ours->quotes.proposal(event, id));
        PrintPictures pictures = picturesOf(*ours);
        return PrintJob::Pages(
            std::make_unique<EventPages>(EventPaper::Proposal, proposal.printed, proposal.shop, size, pictures));
    };
    return job;
}

PrintJob invoicePrintJob(const Invoice &invoice, const ShopId &shop)
{
    PrintJob job{.name = invoiceFileName(invoice)};
    job.make = [invoice, shop](Services &services, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        PrintPictures pictures = picturesOf(*ours);
        return PrintJob::Pages(std::make_unique<InvoicePages>(invoice, size, pictures));
    };
    return job;
}

FileJob invoiceFileJob(const Invoice &invoice)
{
    return {.title = QCoreApplication::translate("stemdesk::ui::PrintJobs", "Save as e-invoice"),
            .filter = QCoreApplication::translate("stemdesk::ui::PrintJobs", "E-invoice as UBL (*.xml)"),
            .name = invoiceFileName(invoice) + u".xml"_s,
            .bytes = ublOf(invoice)};
}

} // namespace stemdesk::ui
