#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/document_work.h"
#include "core/api/image_urls.h"
#include "core/base/version.h"
#include "core/base/wording.h"
#include "core/documents/order_sheet/order_sheet_pdf.h"
#include "core/domain/orders/delivery_day.h"
#include "core/exchange/mail/claim_email.h"
#include "core/exchange/mail/mail_draft.h"
#include "core/exchange/mail/order_email.h"
#include "core/exchange/orders/order_sheet_files.h"
#include "core/json/billing/letterhead_json.h"
#include "core/json/events/event_pricing_json.h"
#include "core/json/orders/order_sheet_json.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kFormats[] = {"json", "csv", "xlsx", "pdf", "eml"};

struct OrderSheets {
    using Object = OrderSheet;
    using IdType = OrderSheetId;
    using Body = OrderSheetBody;
    static constexpr QByteArrayView kIdField = "orderSheetId";
    static constexpr const auto &kFields = kOrderSheetFields;
    static constexpr qsizetype kIdAt = 0;
    static constexpr auto write = writeOrderSheet;

    const Call &call;

    static Result<OrderSheets> of(const Call &call) { return OrderSheets{call}; }
    static Result<Body> bodyFrom(JsonObject object, BodyKind kind) { return orderSheetBodyFrom(object, kind); }
    /// With ids in the places of the pictures' URLs.
    static Result<Body> translated(const Call &call, Body body)
    {
        if (body.patch.received && *body.patch.received) {
            for (ReceivedRow &row : **body.patch.received) {
                if (!row.imageUrls)
                    continue;
                const QStringList entries = TRY(ImageUrls(call).read(*row.imageUrls));
                row.imageUrls = entries;
            }
        }
        TRY(checkShape(body.patch));
        return body;
    }
    void showImages(OrderSheet &sheet) const
    {
        for (OrderSheetSupplier &supplier : sheet.suppliers) {
            for (OrderSheetLine &line : supplier.lines) {
                if (!line.notes.imageUrls.isEmpty())
                    ImageUrls(call).show(line.notes.imageUrls);
            }
        }
    }
    Result<Page<OrderSheet>> list(const PageRequest &page, const FieldSelection &fields) const
    {
        const auto since = TRY(call.query.instant("updatedSince"));
        auto found = call.shop.orderSheets.list({.updatedSince = since}, page, sheetPartsFor(fields));
        if (found) {
            for (OrderSheet &sheet : found->rows)
                showImages(sheet);
        }
        return found;
    }
    Result<OrderSheet> find(const OrderSheetId &id, const FieldSelection &fields) const
    {
        Result<OrderSheet> sheet = call.shop.orderSheets.find(id, sheetPartsFor(fields));
        if (sheet)
            showImages(*sheet);
        return sheet;
    }
    Result<Written<OrderSheet>> create(const Body &body) const
    {
        return written(call.shop.orderSheets.save(body.eventIds, {}, body.choice));
    }
    Result<QList<QByteArray>> patch(const OrderSheetId &id, const Body &body) const
    {
        OrderSheetPatch patch = body.patch;
        TRY(leaveDaysAsRead(id, patch));
        return changed(call.shop.orderSheets.patch(id, patch));
    }
    /// A sheet that is sent back as it was read selects no day.
    Status leaveDaysAsRead(const OrderSheetId &id, OrderSheetPatch &patch) const
    {
        const auto namesDay = [](const OrderDeliveryRow &row) { return row.on && row.on->has_value(); };
        if (!patch.suppliers || std::ranges::none_of(*patch.suppliers, namesDay))
            return {};
        const OrderSheet sheet = TRY(call.shop.orderSheets.find(id));
        for (OrderDeliveryRow &row : *patch.suppliers) {
            const auto block = std::ranges::find(sheet.suppliers, row.supplierId, &OrderSheetSupplier::supplierId);
            if (namesDay(row) && block != sheet.suppliers.cend() && !block->delivery.on
                && *row.on == block->deliverOn())
                row.on.reset();
        }
        return {};
    }
};

/// How a sheet is requested. The columns of files are fixed, so for them `fields` is only checked.
struct SheetForm {
    QByteArray format;
    FieldSelection fields;
};

Result<SheetForm> formOf(const Call &call)
{
    const QByteArray format = call.query.value("format").value_or("json");
    if (std::ranges::find(kFormats, std::string_view(format.constData(), size_t(format.size()))) == std::end(kFormats))
        return notAmong(u"format"_s, QString::fromUtf8(format), namesFrom(kFormats));
    const FieldSelection fields = TRY(fieldsOf(call, kOrderSheetFields));
    return SheetForm{format, fields};
}

http::Response file(QByteArray bytes, const QByteArray &contentType, const QByteArray &suffix)
{
    return {.contentType = contentType,
            .body = std::move(bytes),
            .headers = {{"Content-Disposition", "attachment; filename=\"order-sheet." + suffix + '"'}}};
}

Result<QByteArray> pdfFor(const OrderSheet &sheet, const Shop &shop)
{
    return madeInTime<QByteArray>(
        [sheet, shop](const TimedWork &work) { return orderSheetPdf(sheet, shop, goOnFor(work)); });
}

Result<http::Response> fileAs(const QByteArray &format, const OrderSheet &sheet, const Shop &shop)
{
    if (format == "csv")
        return file(orderSheetCsv(sheet), "text/csv; charset=utf-8", format);
    if (format == "xlsx")
        return file(TRY(orderSheetXlsx(sheet, shop)),
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", format);
    return file(TRY(pdfFor(sheet, shop)), "application/pdf", format);
}

/// The supplier in the query.
Result<Supplier> supplierAsked(const Call &call, const OrderSheet &sheet)
{
    const auto id = TRY(idAsked<SupplierTag>(call, "supplierId", u"the id of a supplier (sup_...)"_s));
    if (!id)
        return required(u"supplierId"_s);
    const bool isThere = std::ranges::any_of(
        sheet.suppliers, [&](const OrderSheetSupplier &supplier) { return supplier.supplierId == *id; });
    if (!isThere)
        return refused(
            "supplier_not_found", u"supplierId"_s,
            u"Give \"supplierId\" a supplier of this order sheet; it has no lines of %1."_s.arg(quoted((*id).text())));
    return call.shop.suppliers.find(*id);
}

http::Response draftAnswer(const MailDraft &draft, const QByteArray &name)
{
    return {.contentType = "message/rfc822",
            .body = mailDraftBytes(draft),
            .headers = {{"Content-Disposition", "attachment; filename=\"" + name + ".eml\""}}};
}

/// The order as a draft, with its PDF and CSV.
Result<http::Response> orderDraft(const Call &call, const OrderSheet &whole, const Shop &shop)
{
    const OrderSheet sheet = orderedPart(whole);
    const Supplier supplier = TRY(supplierAsked(call, sheet));
    EmailDraft email = orderEmailFor(sheet, supplier.id, shop);
    email.to = supplier.contactEmail;
    MailDraft draft = TRY(mailDraftOf(email, shop, call.shop.now()));
    const OrderSheet theirs = sheetFor(sheet, supplier.id);
    const QByteArray pdf = TRY(pdfFor(theirs, shop));
    attachOrder(draft, theirs, shop, pdf);
    return draftAnswer(draft, "order-sheet");
}

/// The claims of a saved sheet against one supplier.
Result<http::Response> claim(const Call &call)
{
    const QByteArray format = call.query.value("format").value_or("text");
    if (format != "text" && format != "eml")
        return notAmong(u"format"_s, QString::fromUtf8(format), {u"text"_s, u"eml"_s});
    const auto id = TRY(call.id<OrderSheetId>());
    const OrderSheet sheet = TRY(call.shop.orderSheets.find(id));
    const Supplier supplier = TRY(supplierAsked(call, sheet));
    const Shop &shop = call.owner.shop;
    const EmailDraft email = claimEmailFor(sheet, supplier, shop, call.shop.now());
    if (email.body.isEmpty())
        return refused(
            "nothing_to_claim", u"supplierId"_s,
            u"Nothing is left to claim from this supplier: write \"rejectedUnits\" of a line without a credit."_s);
    if (format == "text")
        return http::Response{.contentType = "text/plain; charset=utf-8", .body = email.body.toUtf8()};
    const MailDraft draft = TRY(claimDraftOf(email, sheetFor(sheet, supplier.id), shop, call.shop));
    return draftAnswer(draft, "claim");
}

/// Files are made page by page and cell by cell, and a sheet with many lines takes long in any format.
template <class IdType>
RequestQueue queueOfSheet(const Call &call)
{
    constexpr qint64 kManyLines = 1'000;
    if (call.query.value("format").value_or("json") != "json")
        return RequestQueue::Document;
    const Result<IdType> id = call.id<IdType>();
    const Result<qint64> lines = id ? call.shop.orderSheets.lineCount(*id) : Result<qint64>(id.error());
    return lines.value_or(0) > kManyLines ? RequestQueue::Document
                                          : RequestQueue::Read; // The endpoint reports any error again.
}

/// An order that is computed now.
Result<http::Response> presentSheet(const Call &call, const SheetForm &form, const QList<EventId> &events)
{
    const bool onlyNew = TRY(call.query.flag("onlyNew"));
    const OrderSheet sheet = TRY(call.shop.orderSheets.sheetFor(events, {.onlyNew = onlyNew}));
    if (form.format == "eml")
        return orderDraft(call, sheet, call.owner.shop);
    if (form.format != "json")
        return fileAs(form.format, sheet, call.owner.shop);
    JsonWriter json;
    writeOrderSheet(json, sheet, form.fields);
    return readAnswer(call, json.take());
}

/// The order for one event.
Result<http::Response> eventSheet(const Call &call)
{
    const SheetForm form = TRY(formOf(call));
    const auto id = TRY(call.id<EventId>());
    TRY(call.shop.events.find(id, {.heavy = false, .groups = false, .prices = false}));
    return presentSheet(call, form, {id});
}

/// The events in the query, each once.
Result<QList<EventId>> eventsAsked(const Call &call)
{
    constexpr qsizetype kMostEvents = 200;
    const auto refuse = [](const QString &given) {
        return unfit(u"eventIds"_s, u"the ids of 1 to %1 events, separated by commas"_s.arg(kMostEvents), given);
    };
    const auto text = call.query.value("eventIds");
    if (!text)
        return required(u"eventIds"_s);
    QList<EventId> events;
    for (const QByteArray &word : text->split(',')) {
        const auto id = idFrom<EventTag>(word, u"eventIds"_s);
        if (!id && id.error().kind == Error::Kind::NotFound)
            return refuse(quoted(QByteArrayView(word)));
        if (!id)
            return id.error();
        if (!events.contains(*id))
            events.append(*id);
    }
    if (events.size() > kMostEvents)
        return refuse(u"%1 of them"_s.arg(events.size()));
    return events;
}

/// The order for several events together.
Result<http::Response> previewSheet(const Call &call)
{
    const SheetForm form = TRY(formOf(call));
    return presentSheet(call, form, TRY(eventsAsked(call)));
}

/// The file of a saved sheet. Its figures keep their currency; the letterhead is the shop's current one.
Result<http::Response> savedFile(const QByteArray &format, const OrderSheet &sheet, const Call &call)
{
    Shop shop = call.owner.shop;
    shop.currency = sheet.currency;
    if (format == "eml")
        return orderDraft(call, sheet, shop);
    // A workbook contains the time it was made, so its tag is computed from the sheet and the shop's data instead.
    JsonWriter head;
    head.beginObject();
    writeLetterhead(head, shop);
    head.field("namesEvents", shop.namesEventsOnOrders);
    head.field("daysBefore", qint64(shop.deliveryDaysBefore));
    head.endObject();
    const QByteArray etag =
        etagOf(shown<OrderSheets>(sheet).state,
               QByteArrayList{format, programVersion(), shown<OrderSheets>(sheet).json, head.take()}.join('\0'));
    http::Response known = readAnswer(call.request, {}, etag);
    if (known.status == 304)
        return known;
    http::Response response = TRY(fileAs(format, sheet, shop));
    response.headers.append(http::Header{"ETag", etag});
    return response;
}

Result<http::Response> savedSheet(const Call &call)
{
    const SheetForm form = TRY(formOf(call));
    const auto id = TRY(call.id<OrderSheetId>());
    const bool isFile = form.format != "json";
    const auto sheet = TRY(isFile ? call.shop.orderSheets.find(id) : OrderSheets{call}.find(id, form.fields));
    if (isFile)
        return savedFile(form.format, sheet, call);
    return objectAnswer(call, shown<OrderSheets>(sheet, form.fields));
}

Result<http::Response> profit(const Call &call)
{
    const FieldSelection fields = TRY(fieldsOf(call, kEventProfitFields));
    const auto id = TRY(call.id<EventId>());
    const EventProfit found = TRY(call.shop.orderSheets.profitOf(id));
    JsonWriter json;
    writeEventProfit(json, found, fields);
    return readAnswer(call, json.take());
}

} // namespace

void addOrderSheetRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> event{requireIdOf<EventId>};
    const std::vector<IdCheck> id{requireIdOf<OrderSheetId>};
    routes.add(Get, "/api/v1/events/{id}/order-sheet",
               {.handler = eventSheet,
                .scope = Scope::OrdersRead,
                .ids = event,
                .query = {"format", "fields", "supplierId", "onlyNew"},
                .queue = queueOfSheet<EventId>});
    routes.add(Get, "/api/v1/order-sheets/preview",
               {.handler = previewSheet,
                .scope = Scope::OrdersRead,
                .query = {"eventIds", "format", "fields", "supplierId", "onlyNew"},
                .queue = alwaysIn<RequestQueue::Document>});
    routes.add(Get, "/api/v1/events/{id}/profit", {profit, Scope::OrdersRead, event, {"fields"}});
    routes.add(
        Get, "/api/v1/order-sheets",
        {of<OrderSheets, listObjects>, Scope::OrdersRead, {}, {"limit", "cursor", "ids", "fields", "updatedSince"}});
    routes.add(Post, "/api/v1/order-sheets", {of<OrderSheets, createObject>, Scope::OrdersWrite, {}, {}});
    routes.add(Get, "/api/v1/order-sheets/{id}",
               {.handler = savedSheet,
                .scope = Scope::OrdersRead,
                .ids = id,
                .query = {"format", "fields", "supplierId"},
                .queue = queueOfSheet<OrderSheetId>});
    routes.add(Get, "/api/v1/order-sheets/{id}/claim",
               {.handler = claim, .scope = Scope::OrdersRead, .ids = id, .query = {"format", "supplierId"}});
    routes.add(Patch, "/api/v1/order-sheets/{id}", {of<OrderSheets, patchObject>, Scope::OrdersWrite, id, {}});
}

} // namespace stemdesk
