#include "core/api/mcp/tools.h"

#include "core/base/wording.h"
#include "core/json/hire/hire_json.h"
#include "core/json/json_writer.h"
#include "core/json/object_reader.h"
#include "core/json/reports/report_json.h"
#include "core/json/series/series_json.h"
#include "core/json/tasks/task_json.h"

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

Result<ReportPeriod> periodAsked(const QString &month, const QString &year)
{
    if (month.isEmpty() == year.isEmpty())
        return refused("month_required", u"month"_s, u"Give either \"month\", like 2027-05, or \"year\", like 2027."_s);
    const auto period = month.isEmpty() ? ReportPeriod::yearFrom(year) : ReportPeriod::monthFrom(month);
    if (period)
        return *period;
    return month.isEmpty() ? unfit(u"year"_s, u"a year like 2027"_s, quoted(year))
                           : unfit(u"month"_s, u"a month like 2027-05"_s, quoted(month));
}

constexpr int kSeriesAtOnce = 20;

} // namespace

Result<ToolAnswer> monthReport(const ToolCall &call)
{
    QString month;
    QString year;
    ObjectReader reader(call.arguments);
    reader.read("month", month);
    reader.read("year", year);
    TRY(reader.finish());
    const ReportPeriod period = TRY(periodAsked(month, year));
    const PeriodReport report = TRY(call.shop().reports.report(period));
    JsonWriter json;
    writeReport(json, report, FieldSelection());
    return json.take();
}

Result<ToolAnswer> hireAvailability(const ToolCall &call)
{
    EventId event;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", event);
    TRY(reader.finish());
    const Result<EventHire> hire = call.shop().hire.ofEvent(event);
    if (!hire)
        return unknownEvent(hire.error(), event);
    JsonWriter json;
    writeEventHire(json, *hire, FieldSelection());
    return json.take();
}

Result<ToolAnswer> weekPlan(const ToolCall &call)
{
    QDate on;
    ObjectReader reader(call.arguments);
    requireMember(reader, "on");
    reader.read("on", on);
    TRY(reader.finish());
    const WorkWeek week = TRY(call.shop().tasks.week(on));
    JsonWriter json;
    writeWorkWeek(json, week, FieldSelection());
    return json.take();
}

Result<ToolAnswer> listSeries(const ToolCall &call)
{
    SeriesFilter filter;
    int limit = kSeriesAtOnce;
    ObjectReader reader(call.arguments);
    readSearch(reader, filter.q);
    reader.read("status", filter.status);
    reader.read("contactId", filter.contactId);
    readLimit(reader, limit);
    TRY(reader.finish());
    const QStringList statuses = namesFrom(kSeriesStatuses);
    if (!filter.status.isEmpty() && !statuses.contains(filter.status))
        return notAmong(u"status"_s, filter.status, statuses);
    const Page<Series> found = TRY(call.shop().series.list(filter, {.limit = limit}));
    JsonWriter json;
    json.beginObject();
    json.key("items");
    json.beginArray();
    for (const Series &series : found.rows)
        writeSeries(json, series, FieldSelection());
    json.endArray();
    json.field("isDone", !found.next.has_value());
    json.endObject();
    return json.take();
}

} // namespace stemdesk::mcp
