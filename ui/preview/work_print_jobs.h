#pragma once

#include "core/base/id.h"
#include "ui/preview/print_job.h"

#include <QDate>

namespace stemdesk {
struct Event;
}

namespace stemdesk::ui {

/// The event's way, as it is when the job runs.
PrintJob runSheetPrintJob(const Event &event, const ShopId &shop);

/// What the workroom makes on this day, as it is when the job runs.
PrintJob productionPrintJob(QDate day, const ShopId &shop);

/// Likewise on the days on which the event's designs are made, with what is made for others then.
PrintJob eventProductionPrintJob(const Event &event, const ShopId &shop);

} // namespace stemdesk::ui
