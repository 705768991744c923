#include "ui/preview/work_print_jobs.h"

#include "core/documents/work_pages.h"
#include "core/services/services.h"

#include <QCoreApplication>

#include <utility>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

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

QString productionName(const QString &of)
{
    return QCoreApplication::translate("stemdesk::ui::PrintJobs", "%1 - production").arg(of);
}

Result<QList<ProductionSheet>> productionOn(const QList<QDate> &days, const TaskService &tasks)
{
    QList<ProductionSheet> sheets;
    for (const QDate day : days) {
        Result<ProductionSheet> sheet = tasks.production(day);
        if (!sheet)
            return sheet.error();
        sheets.append(*std::move(sheet));
    }
    return sheets;
}

Result<QList<QDate>> designDays(const EventId &event, const TaskService &tasks)
{
    constexpr int kTasksAtOnce = 200;
    QList<QDate> days;
    PageRequest page{.limit = kTasksAtOnce};
    do {
        const auto found = tasks.list({.eventId = event, .kind = u"design"_s}, page);
        if (!found)
            return found.error();
        for (const Task &task : found->rows) {
            if (!days.contains(task.on))
                days.append(task.on);
        }
        page.after = found->next;
    } while (page.after);
    return days;
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
    return workPrintJob<ProductionPages>(productionName(day.toString(Qt::ISODate)), shop,
                                         [day](const TaskService &tasks) { return productionOn({day}, tasks); });
}

PrintJob eventProductionPrintJob(const Event &event, const ShopId &shop)
{
    return workPrintJob<ProductionPages>(productionName(event.name), shop,
                                         [id = event.id](const TaskService &tasks) -> Result<QList<ProductionSheet>> {
                                             const auto days = designDays(id, tasks);
                                             if (!days)
                                                 return days.error();
                                             return productionOn(*days, tasks);
                                         });
}

} // namespace stemdesk::ui
