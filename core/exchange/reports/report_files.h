#pragma once

#include "core/base/result.h"
#include "core/domain/reports/period_report.h"

#include <QByteArray>

namespace stemdesk {

struct Shop;

/// For programs: a row for each figure, called as in JSON, with the month of the rows of a year's months.
QByteArray reportCsv(const PeriodReport &report);

/// For people: a sheet for each table, in the language of the shop's documents.
Result<QByteArray> reportXlsx(const PeriodReport &report, const Shop &shop);

} // namespace stemdesk
