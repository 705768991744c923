#pragma once

#include "core/base/id.h"
#include "core/domain/reports/period_report.h"
#include "ui/preview/file_job.h"
#include "ui/preview/print_job.h"

namespace stemdesk {
struct PeriodReport;
}

namespace stemdesk::ui {

/// A month or a year in figures, with the data at the time the job runs.
PrintJob reportPrintJob(const ReportPeriod &period, const ShopId &shop);
/// The same report as a workbook.
FileJob reportFileJob(const PeriodReport &report, const Shop &shop);

} // namespace stemdesk::ui
