#include "ui/preview/event_print_jobs.h"

#include "core/documents/order_sheet_pages.h"
#include "core/domain/events/event.h"
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
        pictures->setRead([&images = ours->images](ImageId image) {
            const Result<Image> stored = images.find(image);
            return stored ? stored->bytes : QByteArray();
        });
        auto pages = std::make_unique<EventPages>(paper, printed, settings, size, *pictures);
        pictures->setRead({});
        return PrintJob::Pages(std::move(pages));
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
        return PrintJob::Pages(std::make_unique<OrderSheetPages>(sheet, settings, size));
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
        return PrintJob::Pages(std::make_unique<OrderSheetPages>(sheet, shop, size));
    };
    return job;
}

} // namespace stemdesk::ui
