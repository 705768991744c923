#include "ui/preview/event_print_jobs.h"

#include "core/documents/order_sheet/order_sheet_pages.h"
#include "core/domain/events/event.h"
#include "core/domain/shops/document_names.h"
#include "core/services/events/event_service.h"
#include "core/services/services.h"

#include <QCoreApplication>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

QString printWords(const char *text)
{
    return QCoreApplication::translate("stemdesk::ui::PrintJobs", text);
}

const char *fileWords(EventPaper paper)
{
    switch (paper) {
    case EventPaper::Proposal: return QT_TRANSLATE_NOOP("stemdesk::ui::PrintJobs", "%1 - proposal");
    case EventPaper::Recipes: return QT_TRANSLATE_NOOP("stemdesk::ui::PrintJobs", "%1 - recipes");
    case EventPaper::PackingList: return QT_TRANSLATE_NOOP("stemdesk::ui::PrintJobs", "%1 - packing list");
    }
    return "%1";
}

QString sheetName(const QString &event)
{
    return printWords(QT_TRANSLATE_NOOP("stemdesk::ui::PrintJobs", "%1 - supplier orders")).arg(event);
}

} // namespace

PrintJob eventPrintJob(EventPaper paper, const Event &event, const ShopId &shop,
                       const std::shared_ptr<PrintPictures> &pictures)
{
    PrintJob job{.name = fileNameFrom(printWords(fileWords(paper)).arg(event.name))};
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

} // namespace stemdesk::ui
