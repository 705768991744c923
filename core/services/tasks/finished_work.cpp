#include "core/services/tasks/finished_work.h"

#include "core/services/orders/order_sheet_service.h"
#include "core/services/orders/saved_order_service.h"
#include "core/services/service_context.h"
#include "core/storage/tasks/task_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

constexpr int kSheetsLookedAt = 200; ///< More than any event is on.

} // namespace

Result<bool> isWhollyOrdered(ServiceContext &context, EventId event)
{
    const OrderSheet left = TRY(OrderSheetService(context).sheetFor({event}, {.onlyNew = true}));
    return std::ranges::all_of(left.suppliers, [](const OrderSheetSupplier &supplier) {
        return std::ranges::all_of(supplier.lines, [](const OrderSheetLine &line) { return line.unitsToOrder <= 0; });
    });
}

Result<bool> isWhollyReceived(ServiceContext &context, EventId event)
{
    QList<SavedSheet> sheets = TRY(SavedOrderService(context).sheetsOf(event, kSheetsLookedAt));
    sheets.removeIf([](const SavedSheet &saved) { return saved.sheet.state != SheetState::Ordered; });
    return !sheets.isEmpty()
        && std::ranges::all_of(sheets, [](const SavedSheet &saved) { return saved.received == saved.lines; });
}

Result<QList<Task>> openTasks(const ServiceContext &context, EventId event, const QString &kind)
{
    QList<Task> tasks = TRY(TaskStore(context.session(), context.tenant()).ofEvent(event));
    tasks.removeIf([&](const Task &task) { return task.kind != kind || task.doneAt || !task.eventGroupId.isNull(); });
    return tasks;
}

} // namespace stemdesk
