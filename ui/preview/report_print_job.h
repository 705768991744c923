#pragma once

#include "core/base/id.h"
#include "core/domain/reports/report_period.h"
#include "ui/preview/file_job.h"
#include "ui/preview/print_job.h"

namespace stemdesk {
struct ComparedReport;
}

namespace stemdesk::ui {

/// A month or a year in figures, with the data at the time the job runs.
PrintJob reportPrintJob(const ReportPeriod &period, const ShopId &shop);
/// The same report as a workbook.
FileJob reportFileJob(const ComparedReport &report, const Shop &shop);

} // namespace stemdesk::ui
