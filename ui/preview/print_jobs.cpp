#include "ui/preview/print_jobs.h"

#include "core/base/day.h"
#include "core/documents/billing/invoice_pages.h"
#include "core/documents/billing/journal_pages.h"
#include "core/documents/billing/statement_pages.h"
#include "core/documents/order_sheet/order_sheet_pages.h"
#include "core/documents/report_pages.h"
#include "core/documents/workroom/work_pages.h"
#include "core/domain/events/event.h"
#include "core/domain/shops/document_look.h"
#include "core/domain/shops/document_names.h"
#include "core/exchange/reports/report_files.h"
#include "core/exchange/ubl_invoice.h"
#include "core/services/events/event_service.h"
#include "core/services/services.h"

#include <QCoreApplication>
#include <QSettings>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

struct PrintWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::PrintJobs)
};

QString paperName(EventPaper paper, const QString &event)
{
    switch (paper) {
    case EventPaper::Proposal: return PrintWords::tr("%1 - proposal").arg(event);
    case EventPaper::Recipes: return PrintWords::tr("%1 - recipes").arg(event);
    case EventPaper::PackingList: return PrintWords::tr("%1 - packing list").arg(event);
    }
    return event;
}

QString sheetName(const QString &event)
{
    return PrintWords::tr("%1 - supplier orders").arg(event);
}

/// `lay` is Result<PrintJob::Pages> (const ShopServices &, const Shop &, QPageSize::PageSizeId).
template <class Lay>
PrintJob workPrintJob(const QString &name, const ShopId &shop, Lay lay)
{
    PrintJob job{.name = fileNameFrom(name), .make = {}};
    job.make = [shop, lay](Services &services, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        const Shop settings = TRY(ours->settings.shop());
        return lay(*ours, settings, size);
    };
    return job;
}

QString productionName(const QString &of)
{
    return QCoreApplication::translate("stemdesk::ui::PrintJobs", "%1 - production").arg(of);
}

Result<PrintJob::Pages> productionOn(const QList<QDate> &days, const ShopServices &services, const Shop &shop,
                                     QPageSize::PageSizeId size)
{
    QList<ProductionSheet> sheets;
    for (const QDate day : days) {
        ProductionSheet sheet = TRY(services.tasks.production(day));
        sheets.append(std::move(sheet));
    }
    return laidOutInTime([sheets, shop, size, now = services.now()](const TimedWork &) {
        return std::make_shared<ProductionPages>(sheets, shop, size, now);
    });
}

Result<QList<QDate>> designDays(const EventId &event, const TaskService &tasks)
{
    constexpr int kTasksAtOnce = 200;
    QList<QDate> days;
    PageRequest page{.limit = kTasksAtOnce};
    do {
        const auto found = TRY(tasks.list({.eventId = event, .kind = u"design"_s}, page));
        for (const Task &task : found.rows) {
            if (!days.contains(task.on))
                days.append(task.on);
        }
        page.after = found.next;
    } while (page.after);
    return days;
}

QString reportName(const ReportPeriod &period)
{
    return fileNameFrom(QCoreApplication::translate("stemdesk::ui::PrintJobs", "Figures %1").arg(period.text()));
}

} // namespace

PrintPictures::Read picturesFor(const TimedWork &work, ShopServices &shop)
{
    return [&work, &images = shop.images](ImageId id) {
        QByteArray bytes;
        work.ask([&] {
            if (const Result<Image> stored = images.find(id))
                bytes = stored->bytes;
        });
        return bytes;
    };
}

QPageSize::PageSizeId chosenPaper(const QSettings &settings, const Shop &shop)
{
    const QString chosen = settings.value(u"documents/paper"_s).toString();
    if (chosen == "letter"_L1)
        return QPageSize::Letter;
    if (chosen == "a4"_L1)
        return QPageSize::A4;
    return paperOf(shop) == Paper::Letter ? QPageSize::Letter : QPageSize::A4;
}

void choosePaper(QSettings &settings, QPageSize::PageSizeId size)
{
    settings.setValue(u"documents/paper"_s, size == QPageSize::Letter ? u"letter"_s : u"a4"_s);
}

PrintJob eventPrintJob(EventPaper paper, const Event &event, const ShopId &shop,
                       const std::shared_ptr<PrintPictures> &pictures)
{
    PrintJob job{.name = fileNameFrom(paperName(paper, event.name))};
    job.make = [paper, id = event.id, shop, pictures](Services &services,
                                                      QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        const PrintedEvent printed = TRY(ours->events.printed(id));
        const Shop settings = TRY(ours->settings.shop());
        const auto own = std::make_shared<PrintPictures>(*pictures); // An abandoned work keeps them.
        PrintJob::Pages pages = TRY(laidOutInTime([paper, printed, settings, size, own, ours](const TimedWork &work) {
            own->setRead(picturesFor(work, *ours));
            auto laid = std::make_shared<EventPages>(paper, printed, settings, size, *own);
            own->setRead({});
            return laid;
        }));
        *pictures = *own;
        return pages;
    };
    return job;
}

PrintJob eventOrdersPrintJob(const Event &event, const ShopId &shop)
{
    PrintJob job{.name = fileNameFrom(sheetName(event.name))};
    job.make = [id = event.id, shop](Services &services, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        const OrderSheet sheet = TRY(ours->orderSheets.sheetFor({id}));
        const Shop settings = TRY(ours->settings.shop());
        return laidOutInTime(
            [=](const TimedWork &) { return std::make_shared<OrderSheetPages>(sheet, settings, size); });
    };
    return job;
}

PrintJob orderSheetPrintJob(const OrderSheet &sheet, const Shop &shop)
{
    const QString name = sheet.events.size() == 1
        ? sheetName(sheet.events.first().name)
        : QCoreApplication::translate("stemdesk::ui::PrintJobs", "Supplier orders, %n events", nullptr,
                                      int(sheet.events.size()));
    PrintJob job{.name = fileNameFrom(name)};
    job.make = [sheet, shop](Services &, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        return laidOutInTime([=](const TimedWork &) { return std::make_shared<OrderSheetPages>(sheet, shop, size); });
    };
    return job;
}

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

PrintJob runSheetPrintJob(const Event &event, const ShopId &shop)
{
    const QString name = QCoreApplication::translate("stemdesk::ui::PrintJobs", "%1 - run sheet").arg(event.name);
    return workPrintJob(name, shop,
                        [id = event.id](const ShopServices &services, const Shop &settings,
                                        QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
                            const RunSheet sheet = TRY(services.tasks.runSheet(id));
                            return laidOutInTime([=](const TimedWork &) {
                                return std::make_shared<RunSheetPages>(sheet, settings, size);
                            });
                        });
}

PrintJob productionPrintJob(QDate day, const ShopId &shop)
{
    return workPrintJob(productionName(dayText(day)), shop,
                        [day](const ShopServices &services, const Shop &settings, QPageSize::PageSizeId size) {
                            return productionOn({day}, services, settings, size);
                        });
}

PrintJob eventProductionPrintJob(const Event &event, const ShopId &shop)
{
    return workPrintJob(productionName(event.name), shop,
                        [id = event.id](const ShopServices &services, const Shop &settings,
                                        QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
                            const auto days = TRY(designDays(id, services.tasks));
                            return productionOn(days, services, settings, size);
                        });
}

PrintJob reportPrintJob(const ReportPeriod &period, const ShopId &shop)
{
    PrintJob job{.name = reportName(period), .make = {}};
    job.make = [period, shop](Services &services, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        ShopServices *ours = TRY(services.forShop(shop));
        const Shop settings = TRY(ours->settings.shop());
        const ComparedReport report = TRY(ours->reports.compared(period));
        return laidOutInTime([report, settings, size](const TimedWork &) {
            return std::make_shared<ReportPages>(report, settings, size);
        });
    };
    return job;
}

FileJob reportFileJob(const ComparedReport &report, const Shop &shop)
{
    return {.title = QCoreApplication::translate("stemdesk::ui::PrintJobs", "Save as a workbook"),
            .filter = QCoreApplication::translate("stemdesk::ui::PrintJobs", "Excel workbook (*.xlsx)"),
            .name = reportName(report.now.figures.period) + u".xlsx"_s,
            .bytes = reportXlsx(report, shop)};
}

} // namespace stemdesk::ui
