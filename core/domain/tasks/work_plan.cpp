#include "core/domain/tasks/work_plan.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/domain/tasks/task.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

Error unfitWorkPlan(const QString &rule)
{
    return invalid(u"plan"_s, u"Mend \"plan\": %1."_s.arg(rule));
}

Result<std::optional<int>> planDaysFrom(const QJsonValue &value)
{
    if (value.isNull())
        return std::optional<int>();
    const double days = value.toDouble(kMostPlanDays + 1);
    if (std::trunc(days) != days || std::abs(days) > kMostPlanDays)
        return unfitWorkPlan(u"\"days\" is null or a whole number from -%1 to %1"_s.arg(kMostPlanDays));
    return std::optional<int>(int(days));
}

Result<WorkPlanRow> planRowFrom(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    if (QStringList(object.keys()) != QStringList({u"days"_s, u"kind"_s, u"title"_s}))
        return unfitWorkPlan(u"a row has \"kind\", \"title\" and \"days\", and nothing else"_s);
    const QString kind = object.value(u"kind"_s).toString();
    const QStringList kinds = namesFrom(kTaskKinds);
    if (!kinds.contains(kind))
        return unfitWorkPlan(u"\"kind\" is %1"_s.arg(anyOf(kinds)));
    const Result<QString> title = nameText(object.value(u"title"_s).toString(), u"plan"_s);
    if (!title)
        return unfitWorkPlan(u"\"title\" has 1 to 200 characters"_s);
    const auto days = TRY(planDaysFrom(object.value(u"days"_s)));
    return WorkPlanRow{.kind = kind, .title = *title, .days = days};
}

} // namespace

QByteArray workPlanText(const WorkPlan &plan)
{
    QJsonArray rows;
    for (const WorkPlanRow &row : plan)
        rows.append(QJsonObject{{u"kind"_s, row.kind},
                                {u"title"_s, row.title},
                                {u"days"_s, row.days ? QJsonValue(*row.days) : QJsonValue(QJsonValue::Null)}});
    return QJsonDocument(rows).toJson(QJsonDocument::Compact);
}

Result<WorkPlan> workPlanFrom(const QByteArray &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isArray() || document.array().size() > kMostPlanRows)
        return unfitWorkPlan(u"it is an array of at most %1 rows, in JSON"_s.arg(kMostPlanRows));
    WorkPlan plan;
    for (const QJsonValue value : document.array()) {
        const WorkPlanRow row = TRY(planRowFrom(value));
        plan.append(row);
    }
    return plan;
}

QList<PlannedTask> plannedTasks(const WorkPlan &plan, const DayRange &days, int orderDaysBefore)
{
    QList<PlannedTask> tasks;
    QHash<QString, int> count;
    for (const WorkPlanRow &row : plan) {
        const int before = row.days.value_or(orderDaysBefore);
        tasks.append({.row = u"%1 %2"_s.arg(row.kind).arg(count[row.kind]++),
                      .kind = row.kind,
                      .title = row.title,
                      .isAfterEvent = before < 0,
                      .on = plusDaysExact(before < 0 ? days.to : days.from, -before)});
    }
    return tasks;
}

} // namespace stemdesk
