#pragma once

#include "core/domain/reports/event_figures.h"

#include <QString>

namespace stemdesk {

/// What tables say of an event beside its list row, so that reports can be added up from them.
struct EventReportRow {
    QString source;
    EventFigures figures;
    double costOfGoodsExclTax = 0; ///< Actual where something was received, else as planned.
};

} // namespace stemdesk
