#include "core/api/answers.h"
#include "core/api/api.h"
#include "core/documents/order_sheet_pdf.h"
#include "core/exchange/order_sheet_files.h"
#include "core/json/order_sheet_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kFormats[] = {"json", "csv", "xlsx", "pdf"};

http::Response file(Result<QByteArray> bytes, const QByteArray &contentType, const QByteArray &suffix, const Call &call)
{
    if (!bytes)
        return failed(call, bytes.error());
    return {.contentType = contentType,
            .body = *std::move(bytes),
            .headers = {{"Content-Disposition", "attachment; filename=\"order-sheet." + suffix + '"'}}};
}

http::Response sheetAs(const QByteArray &format, const OrderSheet &sheet, const FieldSelection &fields,
                       const Call &call)
{
    if (format == "csv")
        return file(orderSheetCsv(sheet), "text/csv; charset=utf-8", format, call);
    if (format == "xlsx")
        return file(orderSheetXlsx(sheet, call.owner.shop),
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", format, call);
    if (format == "pdf")
        return file(orderSheetPdf(sheet, call.owner.shop), "application/pdf", format, call);
    JsonWriter json;
    writeOrderSheet(json, sheet, fields);
    return readAnswer(call, json.take());
}

/// What one event needs ordered, worked out now.
http::Response eventSheet(const Call &call)
{
    const QByteArray format = call.query.value("format").value_or("json");
    if (std::ranges::find(kFormats, std::string_view(format.constData(), size_t(format.size()))) == std::end(kFormats))
        return failed(call, invalid(u"format"_s, u"Give \"format\" as json, csv, xlsx or pdf."_s));
    const Result<FieldSelection> fields = fieldsOf(call, kOrderSheetFields);
    if (!fields)
        return failed(call, fields.error());
    const auto id = call.id<EventId>();
    if (!id)
        return failed(call, id.error());
    if (const auto event = call.shop.events.find(*id, {.heavy = false, .groups = false, .prices = false}); !event)
        return failed(call, event.error());
    const Result<OrderSheet> sheet = call.shop.orderSheets.sheetFor({*id});
    return sheet ? sheetAs(format, *sheet, *fields, call) : failed(call, sheet.error());
}

} // namespace

void addOrderSheetRoutes(Routes &routes)
{
    routes.add(http::Method::Get, "/api/v1/events/{id}/order-sheet",
               {eventSheet, Scope::OrdersRead, {requireIdOf<EventId>}, {"format", "fields"}});
}

} // namespace stemdesk
