#include "core/api/mcp/report_tools.h"

#include "core/base/wording.h"
#include "core/json/json_writer.h"
#include "core/json/object_reader.h"
#include "core/json/reports/report_json.h"

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

} // namespace stemdesk::mcp
