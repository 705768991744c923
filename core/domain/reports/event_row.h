#pragma once

#include "core/domain/reports/event_figures.h"

#include <QString>

namespace stemdesk {

/// The columns of an event's table besides its list row, from which reports can be added up.
struct EventReportRow {
    QString source;
    EventFigures figures;
    double costOfGoodsExclTax = 0; ///< Actual where something was received, else as planned.
};

} // namespace stemdesk
