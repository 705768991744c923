#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/api/document_work.h"
#include "core/base/wording.h"
#include "core/documents/report_pages.h"
#include "core/exchange/reports/report_files.h"
#include "core/json/reports/report_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kReportFormats[] = {"json", "csv", "xlsx", "pdf"};

Result<ReportPeriod> monthAsked(const Call &call)
{
    const std::optional<QString> text = call.query.text("month");
    if (!text)
        return required(u"month"_s);
    const std::optional<ReportPeriod> month = ReportPeriod::monthFrom(*text);
    return month ? Result<ReportPeriod>(*month) : unfit(u"month"_s, u"a month like 2027-05"_s, quoted(*text));
}

Result<ReportPeriod> yearAsked(const Call &call)
{
    const std::optional<QString> text = call.query.text("year");
    if (!text)
        return required(u"year"_s);
    const std::optional<ReportPeriod> year = ReportPeriod::yearFrom(*text);
    return year ? Result<ReportPeriod>(*year) : unfit(u"year"_s, u"a year like 2027"_s, quoted(*text));
}

http::Response reportFile(QByteArray bytes, const QByteArray &contentType, const QByteArray &name)
{
    return {.contentType = contentType,
            .body = std::move(bytes),
            .headers = {{"Content-Disposition", "attachment; filename=\"" + name + '"'}}};
}

/// For people: beside the year before.
Result<http::Response> paperAs(const QByteArray &format, const ComparedReport &report, const Shop &shop,
                               const QByteArray &name)
{
    if (format == "xlsx")
        return reportFile(TRY(reportXlsx(report, shop)),
                          "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", name);
    const auto make = [report, shop](const TimedWork &work) { return reportPdf(report, shop, goOnFor(work)); };
    return pdfAnswer(TRY(madeInTime<QByteArray>(make)), name);
}

template <Result<ReportPeriod> (*kPeriodAsked)(const Call &)>
Result<http::Response> readReport(const Call &call)
{
    const Scopes scopes = Scopes::fromBits(call.owner.key.scopes);
    TRY(scopes.require(Scope::EventsRead));
    TRY(scopes.require(Scope::OrdersRead));
    const QByteArray format = TRY(formatOf(call, kReportFormats));
    const FieldSelection fields = TRY(fieldsOf(call, kReportFields));
    const ReportPeriod period = TRY(kPeriodAsked(call));
    const QByteArray name = "figures-" + period.text().toLatin1() + '.' + format;
    if (format == "pdf" || format == "xlsx")
        return paperAs(format, TRY(call.shop.reports.compared(period)), call.owner.shop, name);
    const PeriodReport report = TRY(call.shop.reports.report(period));
    if (format == "csv")
        return reportFile(reportCsv(report), "text/csv; charset=utf-8", name);
    JsonWriter json;
    writeReport(json, report, fields);
    return readAnswer(call, json.take());
}

} // namespace

void addReportRoutes(Routes &routes)
{
    using enum http::Method;
    routes.add(Get, "/api/v1/reports/month",
               {.handler = readReport<monthAsked>,
                .scope = Scope::PaymentsRead,
                .query = {"month", "format", "fields"},
                .queue = queueOfFormat});
    routes.add(Get, "/api/v1/reports/year",
               {.handler = readReport<yearAsked>,
                .scope = Scope::PaymentsRead,
                .query = {"year", "format", "fields"},
                .queue = queueOfFormat});
}

} // namespace stemdesk
