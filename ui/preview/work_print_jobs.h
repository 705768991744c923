#pragma once

#include "core/base/id.h"
#include "ui/preview/print_job.h"

#include <QDate>

namespace stemdesk {
struct Event;
}

namespace stemdesk::ui {

/// The event's run sheet in its state when the job runs.
PrintJob runSheetPrintJob(const Event &event, const ShopId &shop);

/// The production sheet of this day, with the data at the time the job runs.
PrintJob productionPrintJob(QDate day, const ShopId &shop);

/// The production sheets of the days on which the event's designs are made, including other events' work.
PrintJob eventProductionPrintJob(const Event &event, const ShopId &shop);

} // namespace stemdesk::ui
