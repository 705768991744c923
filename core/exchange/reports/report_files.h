#pragma once

#include "core/base/result.h"
#include "core/domain/reports/period_report.h"

#include <QByteArray>

namespace stemdesk {

struct Shop;

/// For programs: one row per figure, named as in JSON; rows of a year's months have the month.
QByteArray reportCsv(const PeriodReport &report);

/// For people: one sheet per table, in the shop's document language.
Result<QByteArray> reportXlsx(const ComparedReport &report, const Shop &shop);

} // namespace stemdesk
