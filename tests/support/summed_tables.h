#pragma once

#include "core/domain/reports/period_report.h"

namespace stemdesk {

class ShopServices;

/// A period's report computed in the plainest way, row by row from the tables that anyone can download. What is overdue
/// depends on `today`.
PeriodReport summedFromTables(ShopServices &shop, const ReportPeriod &period, QDate today);

} // namespace stemdesk
