#include "ui/preview/work_print_jobs.h"

#include "core/documents/work_pages.h"
#include "core/services/services.h"

#include <QCoreApplication>

namespace stemdesk::ui {

namespace {

/// `read` is Result<Sheet> (TaskService &), and `Paper` what is laid out of it.
template <class Paper, class Read>
PrintJob workPrintJob(const QString &name, const ShopId &shop, Read read)
{
    PrintJob job{.name = fileNameFrom(name), .make = {}};
    job.make = [shop, read](Services &services, QPageSize::PageSizeId size) -> Result<PrintJob::Pages> {
        const Result<ShopServices *> ours = services.forShop(shop);
        if (!ours)
            return ours.error();
        const auto sheet = read((*ours)->tasks);
        if (!sheet)
            return sheet.error();
        const Result<Shop> settings = (*ours)->settings.shop();
        if (!settings)
            return settings.error();
        return PrintJob::Pages(std::make_unique<Paper>(*sheet, *settings, size));
    };
    return job;
}

} // namespace

PrintJob runSheetPrintJob(const Event &event, const ShopId &shop)
{
    const QString name = QCoreApplication::translate("stemdesk::ui::PrintJobs", "%1 - run sheet").arg(event.name);
    return workPrintJob<RunSheetPages>(name, shop,
                                       [id = event.id](const TaskService &tasks) { return tasks.runSheet(id); });
}

PrintJob productionPrintJob(QDate day, const ShopId &shop)
{
    const QString name =
        QCoreApplication::translate("stemdesk::ui::PrintJobs", "%1 - production").arg(day.toString(Qt::ISODate));
    return workPrintJob<ProductionPages>(name, shop, [day](const TaskService &tasks) { return tasks.production(day); });
}

} // namespace stemdesk::ui
