#include "ui/preview/client_print_jobs.h"

#include "core/documents/billing/invoice_pages.h"
#include "core/documents/billing/journal_pages.h"
#include "core/documents/billing/statement_pages.h"
#include "core/documents/event_pages.h"
#include "core/domain/shops/document_names.h"
#include "core/exchange/ubl_invoice.h"
#include "core/services/services.h"

#include <QCoreApplication>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

PrintJob quotePrintJob(const Quote &quote, const QString &event, const Shop &ofShop)
{
    PrintJob job{.name = quoteFileName(quote, event, ofShop)};
    job.make = [event = quote.eventId, id = quote.id,
                shop = ofShop.id](Services &services, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        const FrozenProposal proposal = TRY(ours->quotes.proposal(event, id));
        return laidOutInTime([=](const TimedWork &work) {
            PrintPictures pictures;
            pictures.setRead(picturesFor(work, *ours));
            return std::make_shared<EventPages>(EventPaper::Proposal, proposal.printed, proposal.shop, size, pictures);
        });
    };
    return job;
}

PrintJob statementPrintJob(const Contact &contact, QDate today, const Shop &ofShop)
{
    PrintJob job{.name = statementFileName(contact.name, today, ofShop)};
    job.make = [id = contact.id, shop = ofShop.id](Services &services,
                                                   QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        const AccountStatement statement = TRY(ours->statements.statement(id, {}, {}));
        const Shop settings = TRY(ours->settings.shop());
        return laidOutInTime(
            [=](const TimedWork &) { return std::make_shared<StatementPages>(statement, settings, size); });
    };
    return job;
}

PrintJob journalPrintJob(const JournalFilter &filter, const ShopId &shop)
{
    constexpr int kAtOnce = 500;
    PrintJob job{.name = QCoreApplication::translate("stemdesk::ui::PrintJobs", "Journal")};
    job.make = [filter, shop](Services &services, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        JournalExtract journal{.filter = filter, .records = {}};
        PageRequest page{.limit = kAtOnce};
        do {
            const auto slice = TRY(ours->journal.records(filter, page));
            journal.records += slice.rows;
            page.after = slice.next;
        } while (page.after);
        const Shop settings = TRY(ours->settings.shop());
        return laidOutInTime(
            [=](const TimedWork &) { return std::make_shared<JournalPages>(journal, settings, size); });
    };
    return job;
}

PrintJob invoicePrintJob(const Invoice &invoice, const ShopId &shop)
{
    PrintJob job{.name = invoiceFileName(invoice)};
    job.make = [invoice, shop](Services &services, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        return laidOutInTime([=](const TimedWork &work) {
            PrintPictures pictures;
            pictures.setRead(picturesFor(work, *ours));
            return std::make_shared<InvoicePages>(invoice, size, pictures);
        });
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
