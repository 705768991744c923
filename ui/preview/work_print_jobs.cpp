#include "ui/preview/work_print_jobs.h"

#include "core/base/day.h"
#include "core/documents/workroom/work_pages.h"
#include "core/domain/shops/document_names.h"
#include "core/services/services.h"

#include <QCoreApplication>

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

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

} // namespace

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

} // namespace stemdesk::ui
