#include "core/base/day.h"
#include "core/exchange/exports/exported_tables.h"
#include "core/exchange/exports/task_events.h"
#include "core/services/services.h"

#include <QTimeZone>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

QString idCell(const QByteArray &id, bool isNull)
{
    return isNull ? QString() : QString::fromLatin1(id);
}

struct TaskRows {
    TaskFilter filter;
    QTimeZone zone;

    Status prepare(ShopServices &shop)
    {
        const QTimeZone known = TRY(zoneOf(shop));
        zone = known;
        return {};
    }
    Result<Page<Task>> read(ShopServices &shop, const PageRequest &page) const { return shop.tasks.list(filter, page); }
    Status write(ShopServices &shop, TableWriter &file, const QList<Task> &tasks) const
    {
        const auto names = TRY(eventNamesOf(shop, tasks));
        for (const Task &task : tasks)
            writeTaskRow(file, task, names.value(task.eventId));
        return {};
    }
    void writeTaskRow(TableWriter &file, const Task &task, const QString &event) const
    {
        file.text(QString::fromLatin1(task.id.text()));
        file.day(task.on);
        for (const QString &text : {task.kind, task.title, idCell(task.eventId.text(), task.eventId.isNull()), event,
                                    idCell(task.eventGroupId.text(), task.eventGroupId.isNull())})
            file.text(text);
        file.time(localTime(task.startsAt, zone));
        file.time(localTime(task.endsAt, zone));
        file.number(task.minutes);
        file.number(task.minutesSpent);
        file.text(task.person);
        file.time(localTime(task.doneAt, zone));
        file.text(task.notes);
        file.text(task.isAutomatic() ? u"yes"_s : u"no"_s);
        file.endRow();
    }
};

} // namespace

Result<QHash<EventId, QString>> eventNamesOf(ShopServices &shop, const QList<Task> &tasks)
{
    PageRequest page;
    for (const Task &task : tasks) {
        if (!task.eventId.isNull() && !page.ids.contains(task.eventId.bytes()))
            page.ids.append(task.eventId.bytes());
    }
    QHash<EventId, QString> names;
    if (page.ids.isEmpty())
        return names;
    page.limit = int(page.ids.size());
    const auto events = TRY(shop.events.list({}, page));
    for (const Event &event : events.rows)
        names.insert(event.id, event.name);
    return names;
}

TableForm tasksForm(const TableChoice &choice)
{
    return {.columns = {u"taskId"_s, u"on"_s, u"kind"_s, u"title"_s, u"eventId"_s, u"event"_s, u"eventGroupId"_s,
                        u"startsAt"_s, u"endsAt"_s, u"minutes"_s, u"minutesSpent"_s, u"person"_s, u"doneAt"_s,
                        u"notes"_s, u"isAutomatic"_s},
            .walk = std::make_unique<PagedWalk<TaskRows>>(TaskRows{choice.tasks, {}})};
}

} // namespace stemdesk
