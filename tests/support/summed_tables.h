#pragma once

#include "core/domain/reports/period_report.h"

namespace stemdesk {

class ShopServices;

/// The report of a period in the plainest way: from the tables that anybody can download, row by row. What is overdue
/// depends on `today`.
PeriodReport summedFromTables(ShopServices &shop, const ReportPeriod &period, QDate today);

} // namespace stemdesk
