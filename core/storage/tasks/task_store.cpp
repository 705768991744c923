#include "core/storage/tasks/task_store.h"

#include "core/base/day.h"
#include "core/domain/catalogue/flower_name.h"
#include "core/storage/engine/day_place.h"
#include "core/storage/engine/in_list.h"
#include "core/storage/engine/session.h"

#include <algorithm>
#include <limits>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const ResourceRows<Task> kTaskRows(taskSpec());
const QByteArray kTaskColumns = "select task.key, task.on_day, " + kTaskRows.qualifiedNames() + " from task ";
const QByteArray kSeen = "left join event on event.shop = task.shop and event.id = task.event_id "
                         "where task.shop = ? and (task.event_id is null or event.key is not null) ";
const QByteArray kOpen = kSeen + "and task.done_at is null and (event.key is null or event.status <> 'complete') ";

QDate dayOf(const Row &row)
{
    return QDate::fromString(row.text(1), Qt::ISODate);
}

Task taskFrom(const Row &row)
{
    return kTaskRows.read(row, 2);
}

/// The minutes of a task that follows its event are computed, not stored.
Task asStored(Task task)
{
    if (task.followsMinutes())
        task.minutes.reset();
    return task;
}

} // namespace

Result<Page<Task>> TaskStore::list(const TaskFilter &filter, const PageRequest &page) const
{
    // An event has few tasks, and their index has the requested order: do not walk the one of all days.
    const QByteArray day = filter.eventId ? "task.on_day || ''" : "task.on_day";
    const QByteArray listed = kTaskColumns + kSeen + "and (" + day + ", task.key) > (?, ?) and " + day + " >= ? and "
        + day + " <= ? and task.updated_at >= ?" + (filter.eventId ? " and task.event_id = ?" : "")
        + (filter.kind.isEmpty() ? "" : " and task.task_kind = ?")
        + (filter.person.isEmpty() ? "" : " and task.person = ?")
        + (!filter.isDone       ? ""
               : *filter.isDone ? " and task.done_at is not null"
                                : " and task.done_at is null")
        + idClause(page, "task.id") + " order by task.on_day, task.key limit ?";
    const DayPlace place(page.after);
    Page<Task> found;
    qint64 last = 0;
    const auto take = [&](const Row &row) {
        if (found.rows.size() == page.limit) {
            found.next = last;
            return;
        }
        found.rows.append(taskFrom(row));
        last = DayPlace::of(dayOf(row), row.integer(0));
    };
    const Status read =
        session().each(listed, take, tenant().shop, place.day(), place.key(), firstDayText(filter.from),
                       lastDayText(filter.to), filter.updatedSince.value_or(std::numeric_limits<qint64>::min()),
                       oneOrNone(filter.eventId.value_or(EventId()), filter.eventId.has_value()),
                       oneOrNone(filter.kind, !filter.kind.isEmpty()),
                       oneOrNone(filter.person, !filter.person.isEmpty()), idsOf(page), page.limit + 1);
    if (!read)
        return read.error();
    return found;
}

Result<QList<Task>> TaskStore::between(QDate from, QDate to) const
{
    static const QByteArray kBetween =
        kTaskColumns + kSeen + "and task.on_day >= ? and task.on_day <= ? order by task.on_day, task.key";
    return session().all(kBetween, taskFrom, tenant().shop, dayText(from), dayText(to));
}

Result<QList<Task>> TaskStore::openBetween(QDate from, QDate to) const
{
    static const QByteArray kBetween =
        kTaskColumns + kOpen + "and task.on_day >= ? and task.on_day <= ? order by task.on_day, task.key";
    return session().all(kBetween, taskFrom, tenant().shop, dayText(from), dayText(to));
}

Result<QList<Task>> TaskStore::openBefore(QDate day, int limit) const
{
    static const QByteArray kBefore =
        kTaskColumns + kOpen + "and task.on_day < ? order by task.on_day desc, task.key desc limit ?";
    auto tasks = TRY(session().all(kBefore, taskFrom, tenant().shop, dayText(day), limit));
    std::ranges::reverse(tasks);
    return tasks;
}

Result<int> TaskStore::countOpenBefore(QDate day) const
{
    static const QByteArray kCount = "select count(*) from task " + kOpen + "and task.on_day < ?";
    const auto count = TRY(session().first(
        kCount, [](const Row &row) { return int(row.integer(0)); }, tenant().shop, dayText(day)));
    return count.value_or(0);
}

Result<Task> TaskStore::find(TaskId id) const
{
    static const QByteArray kFind = kTaskColumns + kSeen + "and task.id = ?";
    const auto task = TRY(session().first(kFind, taskFrom, tenant().shop, id));
    if (!task)
        return notFound();
    return *task;
}

Result<QList<Task>> TaskStore::ofEvent(EventId event) const
{
    static const QByteArray kOfEvent =
        kTaskColumns + "where task.shop = ? and task.event_id = ? order by task.on_day, task.key";
    return session().all(kOfEvent, taskFrom, tenant().shop, event);
}

Status TaskStore::insert(const Task &task)
{
    return ResourceStore::insert(asStored(task));
}

Status TaskStore::update(const Task &before, const Task &after)
{
    return ResourceStore::update(asStored(before), asStored(after));
}

Result<QStringList> TaskStore::droppedRows(EventId event) const
{
    return session().all(
        "select plan_row from task_dropped where shop = ? and event_id = ?", [](const Row &row) { return row.text(0); },
        tenant().shop, event);
}

Status TaskStore::dropRow(EventId event, const QString &planRow)
{
    return session().run("insert into task_dropped (shop, event_id, plan_row) values (?, ?, ?) "
                         "on conflict (shop, event_id, plan_row) do nothing",
                         tenant().shop, event, planRow);
}

Status TaskStore::wantRow(EventId event, const QString &planRow)
{
    return session().run("delete from task_dropped where shop = ? and event_id = ? and plan_row = ?", tenant().shop,
                         event, planRow);
}

Result<QHash<EventId, double>> TaskStore::designMinutes(const QList<EventId> &events) const
{
    static const InSql kMinutes("select event.id, event_group.minutes_per_copy * event_group.quantity from event "
                                "cross join event_group where event_group.shop = event.shop "
                                "and event_group.event = event.key and event_group.is_hidden = 0 "
                                "and event_group.minutes_per_copy is not null and event.shop = ? and event.id in",
                                " order by event_group.event, event_group.rank");
    QHash<EventId, double> minutes;
    const auto take = [&](const Row &row) { minutes[row.id<EventId>(0)] += row.real(1); };
    TRY(readParts(kMinutes, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return session().each(sql, take, tenant().shop, part);
    }));
    return minutes;
}

Result<bool> TaskStore::hasGroup(EventId event, EventGroupId group) const
{
    const auto found = TRY(session().first(
        "select 1 from event_group join event on event.key = event_group.event and event.shop = event_group.shop where "
        "event_group.shop = ? and "
        "event_group.id = ? and event.id = ?",
        [](const Row &) { return true; }, tenant().shop, group, event));
    return found.has_value();
}

Result<QHash<EventId, QList<NamedUnits>>> TaskStore::unitsOf(const QList<EventId> &events) const
{
    static const InSql kUnits(
        "select event.id, variant.id, product.name, variant.name, "
        "event_item.quantity * event_group.quantity, product.product_type from event "
        "cross join event_item "
        "cross join event_group cross join variant cross join product "
        "where event_item.shop = event.shop and event_item.event = event.key "
        "and event_group.key = event_item.event_group and event_group.shop = event_item.shop and variant.key = "
        "event_item.variant and variant.shop = event_item.shop "
        "and product.key = variant.product and product.shop = variant.shop and event_group.is_hidden = 0 "
        "and not exists (select 1 from product_type where product_type.shop = ? "
        "and product_type.name = product.product_type and product_type.is_hired = 1) "
        "and event_item.quantity > 0 and event.shop = ? and event.id in");
    QHash<EventId, QList<NamedUnits>> units;
    const auto take = [&](const Row &row) {
        units[row.id<EventId>(0)].append({.variantId = row.id<VariantId>(1),
                                          .name = flowerName(row.text(2), row.text(3), row.text(5)),
                                          .units = row.real(4),
                                          .productType = row.text(5)});
    };
    TRY(readParts(kUnits, events, [&](const QByteArray &sql, const InList<EventId> &part) {
        return session().each(sql, take, tenant().shop, tenant().shop, part);
    }));
    return units;
}

Result<QHash<VariantId, QString>> TaskStore::typesOf(const QList<VariantId> &variants) const
{
    static const InSql kTypes("select variant.id, product.product_type from variant cross join product "
                              "where product.key = variant.product and product.shop = variant.shop "
                              "and variant.shop = ? and variant.id in");
    QHash<VariantId, QString> types;
    TRY(readParts(kTypes, variants, [&](const QByteArray &sql, const InList<VariantId> &part) {
        return session().each(
            sql, [&](const Row &row) { types.insert(row.id<VariantId>(0), row.text(1)); }, tenant().shop, part);
    }));
    return types;
}

} // namespace stemdesk
