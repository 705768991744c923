#pragma once

#include "ui/pages/figures/figure_list.h"

namespace stemdesk {
struct PeriodReport;
}

namespace stemdesk::ui {

// The lists of a report as rows for the window.
QList<FigureLine> invoicedLines(const PeriodReport &report);
QList<FigureLine> receivedLines(const PeriodReport &report);
QList<FigureLine> sourceLines(const PeriodReport &report);
QList<FigureLine> supplierLines(const PeriodReport &report);
QList<FigureLine> flowerLines(const PeriodReport &report);

} // namespace stemdesk::ui
