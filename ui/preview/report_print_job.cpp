#include "ui/preview/report_print_job.h"

#include "core/documents/report_pages.h"
#include "core/domain/shops/document_names.h"
#include "core/exchange/reports/report_files.h"
#include "core/services/services.h"

#include <QCoreApplication>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

QString reportName(const ReportPeriod &period)
{
    return fileNameFrom(QCoreApplication::translate("stemdesk::ui::PrintJobs", "Figures %1").arg(period.text()));
}

} // namespace

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
