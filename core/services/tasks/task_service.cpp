#include "core/services/tasks/task_service.h"

#include "core/base/day.h"
#include "core/base/result.h"
#include "core/base/wording.h"
#include "core/domain/catalogue/flower_name.h"
#include "core/domain/field_rules.h"
#include "core/domain/orders/delivery_day.h"
#include "core/domain/tasks/task.h"
#include "core/orders/ordered_goods.h"
#include "core/services/orders/order_sheet_service.h"
#include "core/services/orders/saved_order_service.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/services/tasks/work_sheets_reading.h"
#include "core/services/unit_of_work.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/events/event_store.h"
#include "core/storage/orders/order_sheet_line_store.h"
#include "core/storage/orders/order_sheet_store.h"
#include "core/storage/shops/shop_store.h"
#include "core/storage/tasks/task_store.h"

#include <QList>
#include <QSet>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSheetsLookedAt = 200; ///< More than any event is on.

/// Whether the event's ordered sheets leave nothing to order.
Result<bool> isWhollyOrdered(ServiceContext &context, EventId event)
{
    const OrderSheet left = TRY(OrderSheetService(context).sheetFor({event}, {.onlyNew = true}));
    return std::ranges::all_of(left.suppliers, [](const OrderSheetSupplier &supplier) {
        return std::ranges::all_of(supplier.lines, [](const OrderSheetLine &line) { return line.unitsToOrder <= 0; });
    });
}

/// Whether something was ordered for the event and all of it has come in.
Result<bool> isWhollyReceived(ServiceContext &context, EventId event)
{
    QList<SavedSheet> sheets = TRY(SavedOrderService(context).sheetsOf(event, kSheetsLookedAt));
    sheets.removeIf([](const SavedSheet &saved) { return saved.sheet.state != SheetState::Ordered; });
    return !sheets.isEmpty()
        && std::ranges::all_of(sheets, [](const SavedSheet &saved) { return saved.received == saved.lines; });
}

/// The event's own tasks of this kind that are not done.
Result<QList<Task>> openTasks(const ServiceContext &context, EventId event, const QString &kind)
{
    QList<Task> tasks = TRY(context.store<TaskStore>().ofEvent(event));
    tasks.removeIf([&](const Task &task) { return task.kind != kind || task.doneAt || !task.eventGroupId.isNull(); });
    return tasks;
}

constexpr int kWeekDays = 7;

/// Updates the minutes of tasks that follow their events.
Status fillMinutes(const ServiceContext &context, QList<Task> &tasks)
{
    QSet<EventId> events;
    for (const Task &task : std::as_const(tasks)) {
        if (task.followsMinutes())
            events.insert(task.eventId);
    }
    const auto minutes = TRY(context.store<TaskStore>().designMinutes(events.values()));
    for (Task &task : tasks) {
        if (task.followsMinutes() && minutes.contains(task.eventId))
            task.minutes = std::min(minutes.value(task.eventId), kMaxFactor);
    }
    return {};
}

Result<Task> readTask(const ServiceContext &context, TaskId id)
{
    Task task = TRY(context.store<TaskStore>().find(id));
    QList<Task> one{std::move(task)};
    TRY(fillMinutes(context, one));
    return one.takeFirst();
}

/// Checks that an event or group newly named by the task exists.
Status requireSubject(const ServiceContext &context, const Task &before, const Task &after)
{
    if (!after.eventId.isNull() && after.eventId != before.eventId) {
        const auto key = context.store<EventStore>().keyOf(after.eventId);
        if (!key)
            return key.error().kind == Error::Kind::NotFound ? missing("event", u"eventId"_s, after.eventId.text())
                                                             : key.error();
    }
    const bool isSameGroup = after.eventId == before.eventId && after.eventGroupId == before.eventGroupId;
    if (after.eventGroupId.isNull() || isSameGroup)
        return {};
    const bool has = TRY(context.store<TaskStore>().hasGroup(after.eventId, after.eventGroupId));
    if (has)
        return {};
    return refused(
        "event_group_not_found", u"eventGroupId"_s,
        u"Give \"eventGroupId\" a group of the task's event; %1 is none."_s.arg(quoted(after.eventGroupId.text())));
}

/// The patch without fields that only record a task's origin.
TaskPatch valuesOf(TaskPatch patch)
{
    patch.isTheirs.reset();
    patch.hasOwnMinutes.reset();
    patch.planRow.reset();
    return patch;
}

/// The plan makes no task again for an event that a person has taken it off, until it is taken back.
Status updatePlan(const ServiceContext &context, const Task &before, const Task &after)
{
    if (before.eventId == after.eventId)
        return {};
    if (before.isAutomatic()) {
        TRY(context.store<TaskStore>().dropRow(before.eventId, before.planRow));
    }
    return after.isAutomatic() ? context.store<TaskStore>().wantRow(after.eventId, after.planRow) : Status();
}

Result<QHash<EventId, QList<NamedUnits>>> unitsFor(const ServiceContext &context, const QList<Task> &tasks)
{
    QSet<EventId> events;
    for (const Task &task : tasks) {
        if (!task.eventId.isNull() && (task.kind == "receive"_L1 || task.kind == "design"_L1))
            events.insert(task.eventId);
    }
    return context.store<TaskStore>().unitsOf(events.values());
}

/// The needs of the events that no ordered sheet covers.
Status takeOrdered(const ServiceContext &context, QHash<EventId, QList<NamedUnits>> &units)
{
    const auto lines = TRY(context.store<OrderSheetLineStore>().orderedFor(units.keys()));
    if (lines.isEmpty())
        return {};
    const OrderedGoods ordered(lines);
    QHash<std::pair<EventId, VariantId>, double> had;
    for (const GoodsKey &key : ordered.keys()) {
        for (const auto &[event, count] : ordered.byEvent(key).asKeyValueRange())
            had[{event, key.first}] += count;
    }
    for (auto event = units.begin(); event != units.end(); ++event) {
        QList<NamedUnits> missing = addedUp(*event);
        for (NamedUnits &one : missing)
            one.units = missingUnits(one.units, had.value({event.key(), one.variantId}));
        missing.removeIf([](const NamedUnits &one) { return one.units <= 0; });
        *event = missing;
    }
    return {};
}

/// The times of a week's arrivals, with a day on either side for zones.
ArrivalTimes arrivalsIn(QDate from, QDate to, const ShopDays &days, int daysBefore)
{
    return {.from = from,
            .to = to,
            .startsFrom = days.startOf(plusDays(from, daysBefore - 1)),
            .startsBefore = days.startOf(plusDays(to, daysBefore + 2))};
}

/// The goods with their types, which say how they are named.
Result<QHash<QDate, QList<NamedUnits>>> namedArrivals(const ServiceContext &context,
                                                      const QHash<QDate, QList<OrderSheetLine>> &arriving)
{
    QSet<VariantId> variants;
    for (const QList<OrderSheetLine> &lines : arriving) {
        for (const OrderSheetLine &line : lines)
            variants.insert(line.variantId);
    }
    const auto types = TRY(context.store<TaskStore>().typesOf(variants.values()));
    QHash<QDate, QList<NamedUnits>> units;
    for (const auto &[day, lines] : arriving.asKeyValueRange()) {
        for (const OrderSheetLine &line : lines) {
            const QString type = types.value(line.variantId);
            units[day].append({.variantId = line.variantId,
                               .name = flowerName(line.productName, line.variantName, type),
                               .units = line.unitsToOrder,
                               .productType = type,
                               .plainName = u"%1 %2"_s.arg(line.productName, line.variantName).simplified()});
        }
    }
    return units;
}

/// The goods on ordered sheets, by delivery day.
Result<QHash<QDate, QList<NamedUnits>>> arrivals(const ServiceContext &context, QDate from, QDate to,
                                                 TaskService::Arrivals which)
{
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    const ShopDays days = TRY(ShopDays::of(context));
    auto sheets = TRY(context.store<OrderSheetStore>().arriving(arrivalsIn(from, to, days, shop.deliveryDaysBefore)));
    QHash<QDate, QList<OrderSheetLine>> arriving;
    for (OrderSheet &sheet : sheets) {
        fillDeliveryDays(sheet, shop);
        for (OrderSheetSupplier &supplier : sheet.suppliers) {
            const auto on = supplier.deliverOn();
            if (!on || *on < from || *on > to)
                continue;
            for (OrderSheetLine &line : supplier.lines) {
                if (which == TaskService::Arrivals::Missing && line.received)
                    line.unitsToOrder = missingUnits(line.unitsToOrder, receivedUnits(line));
                if (line.unitsToOrder > 0)
                    arriving[*on].append(std::move(line));
            }
        }
    }
    return namedArrivals(context, arriving);
}

/// Sum over the events with a task of this kind on the day, each counted once.
QList<NamedUnits> unitsOn(const WorkDay &day, QLatin1StringView kind, const QHash<EventId, QList<NamedUnits>> &units,
                          QList<NamedUnits> all = {})
{
    QSet<EventId> events;
    for (const Task &task : day.tasks) {
        if (task.kind != kind || events.contains(task.eventId))
            continue;
        events.insert(task.eventId);
        all += units.value(task.eventId);
    }
    return addedUp(all);
}

} // namespace

Result<Page<Task>> TaskService::list(const TaskFilter &filter, const PageRequest &page) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    Result<Page<Task>> found = m_context.store<TaskStore>().list(filter, page);
    if (!found)
        return found;
    TRY(fillMinutes(m_context, found->rows));
    return found;
}

Result<QList<Task>> TaskService::open(QDate from, QDate to) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    auto tasks = TRY(m_context.store<TaskStore>().openBetween(from, to));
    TRY(fillMinutes(m_context, tasks));
    return tasks;
}

Result<LateTasks> TaskService::late(QDate before, int limit) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const auto store = m_context.store<TaskStore>();
    LateTasks late{.latest = TRY(store.openBefore(before, limit)), .count = TRY(store.countOpenBefore(before))};
    TRY(fillMinutes(m_context, late.latest));
    return late;
}

Result<Task> TaskService::find(TaskId id) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    return readTask(m_context, id);
}

Result<Task> TaskService::create(const TaskPatch &patch)
{
    Result<Task> task = patched(Task{}, patch);
    if (!task)
        return task;
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(requireSubject(m_context, {}, *task));
    task->id = TaskId::create();
    task->createdAt = task->updatedAt = m_context.now();
    task->version = 1;
    TRY(m_context.store<TaskStore>().insert(*task));
    work.changed(Resource::Task, task->id, ChangeAction::Created);
    TRY(work.commit());
    return task;
}

Result<Task> TaskService::patch(TaskId id, const TaskPatch &patch, const std::optional<TaskPatch> &expected)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    const Task before = TRY(readTask(m_context, id));
    if (expected && valuesOf(inverse(before, patch)) != valuesOf(*expected))
        return stale();
    Result<Task> after = patched(before, patch);
    if (!after || *after == before)
        return after;
    TRY(requireSubject(m_context, before, *after));
    after->isTheirs = patch.isTheirs.value_or(after->isAutomatic());
    after->hasOwnMinutes = patch.hasOwnMinutes.value_or(before.hasOwnMinutes || after->minutes != before.minutes);
    after->updatedAt = m_context.now();
    ++after->version;
    TRY(m_context.store<TaskStore>().update(before, *after));
    TRY(updatePlan(m_context, before, *after));
    work.changed(Resource::Task, id, ChangeAction::Updated);
    TRY(work.commit());
    return after;
}

Result<Task> TaskService::remove(TaskId id)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    Result<Task> task = readTask(m_context, id);
    if (!task)
        return task;
    TRY(m_context.store<TaskStore>().remove(id));
    TRY(updatePlan(m_context, *task, {}));
    work.changed(Resource::Task, id, ChangeAction::Deleted);
    TRY(work.commit());
    return task;
}

Result<Task> TaskService::restore(const Task &snapshot)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    TRY(requireSubject(m_context, {}, snapshot));
    TRY(m_context.store<TaskStore>().insert(snapshot));
    TRY(updatePlan(m_context, {}, snapshot));
    work.changed(Resource::Task, snapshot.id, ChangeAction::Created);
    TRY(work.commit());
    return snapshot;
}

Result<QList<Task>> TaskService::finish(const QList<EventId> &events, const QString &kind, IsDone isDone)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    QList<Task> before;
    for (const EventId &event : events) {
        const QList<Task> open = TRY(openTasks(m_context, event, kind));
        if (open.isEmpty() || !TRY(isDone(m_context, event)))
            continue;
        for (const Task &task : open)
            TRY(patch(task.id, {.doneAt = std::optional(m_context.now())}));
        before += open;
    }
    TRY(work.commit());
    return before;
}

Result<QList<Task>> TaskService::finishOrdered(const QList<EventId> &events)
{
    return finish(events, u"order"_s, &isWhollyOrdered);
}

Result<QList<Task>> TaskService::finishReceived(const QList<EventId> &events)
{
    return finish(events, u"receive"_s, &isWhollyReceived);
}

Status TaskService::reopen(const QList<Task> &before)
{
    UnitOfWork work = TRY(UnitOfWork::begin(m_context));
    for (const Task &task : before) {
        const Result<Task> now = find(task.id);
        if (now && now->doneAt)
            TRY(patch(task.id, {.doneAt = std::optional<Instant>(), .isTheirs = task.isTheirs}));
    }
    return work.commit();
}

Result<WorkWeek> TaskService::week(QDate on, Arrivals which) const
{
    const Snapshot snapshot = TRY(Snapshot::begin(m_context.session()));
    const QDate monday = mondayOf(on);
    const std::optional<QDate> sunday = plusDaysExact(monday, kWeekDays - 1);
    if (!sunday)
        return invalid(u"on"_s, u"Ask for a week that ends in the year 9999 or before."_s);
    QList<Task> tasks = TRY(m_context.store<TaskStore>().between(monday, *sunday));
    TRY(fillMinutes(m_context, tasks));
    const auto units = TRY(unitsFor(m_context, tasks));
    auto missing = units;
    TRY(takeOrdered(m_context, missing));
    const auto arriving = TRY(arrivals(m_context, monday, *sunday, which));
    WorkWeek week;
    for (int day = 0; day < kWeekDays; ++day)
        week.append({.day = plusDays(monday, day)});
    for (Task &task : tasks)
        week[monday.daysTo(task.on)].tasks.append(std::move(task));
    for (WorkDay &day : week) {
        day.received = unitsOn(day, "receive"_L1, missing, arriving.value(day.day));
        day.designed = unitsOn(day, "design"_L1, units);
    }
    return week;
}

Result<RunSheet> TaskService::runSheet(EventId event) const
{
    return readRunSheet(m_context, event);
}

Result<ProductionSheet> TaskService::production(QDate day) const
{
    return readProductionSheet(m_context, day);
}

} // namespace stemdesk
