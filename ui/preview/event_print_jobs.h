#pragma once

#include "core/base/id.h"
#include "core/documents/event_pages.h"
#include "core/domain/orders/order_sheet.h"
#include "ui/preview/print_job.h"

namespace stemdesk {
struct Event;
}

namespace stemdesk::ui {

/// The proposal, recipes or packing list of an event in its state when the job runs. `pictures` is used on the tasks
/// thread only.
PrintJob eventPrintJob(EventPaper paper, const Event &event, const ShopId &shop,
                       const std::shared_ptr<PrintPictures> &pictures);

/// The supplier orders of one event in their state when the job runs.
PrintJob eventOrdersPrintJob(const Event &event, const ShopId &shop);

/// This sheet in its current state.
PrintJob orderSheetPrintJob(const OrderSheet &sheet, const Shop &shop);

} // namespace stemdesk::ui
