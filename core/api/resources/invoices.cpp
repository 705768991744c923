#include "core/api/api.h"
#include "core/api/document_work.h"
#include "core/api/handlers.h"
#include "core/api/list_filters.h"
#include "core/base/version.h"
#include "core/base/wording.h"
#include "core/documents/invoice_pages.h"
#include "core/exchange/ubl_invoice.h"
#include "core/json/clients/invoice_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kInvoiceFormats[] = {"json", "pdf", "ubl"};

QByteArray invoiceJson(const Invoice &invoice, const FieldSelection &fields)
{
    JsonWriter json;
    writeInvoice(json, invoice, fields);
    return json.take();
}

http::Response listInvoices(const Call &call)
{
    const Result<PageRequest> page = pageOf(call, readId<InvoiceTag>);
    if (!page)
        return failed(call, page.error());
    const Result<FieldSelection> fields = fieldsOf(call, kInvoiceFields);
    if (!fields)
        return failed(call, fields.error());
    const Result<InvoiceFilter> filter = invoiceFilterOf(call);
    if (!filter)
        return failed(call, filter.error());
    const auto invoices = call.shop.invoices.list(*filter, *page);
    return invoices ? listAnswer(call, *page, *invoices, *fields, writeInvoice) : failed(call, invoices.error());
}

Result<QByteArray> pdfFor(const Call &call, const Invoice &invoice)
{
    return madeInTime<QByteArray>([invoice, &call](const TimedWork &work) {
        return invoicePdf(invoice, picturesFor(call, work), goOnFor(work));
    });
}

/// What an invoice's paper says never changes; how it looks may, from one version of the program to the next.
http::Response paperOf(const Call &call, const Invoice &invoice, const QByteArray &format)
{
    const bool isPdf = format == "pdf";
    const QByteArray etag = etagOf(invoice.id.text() + '-' + format + '-' + programVersion());
    http::Response known = readAnswer(call.request, {}, etag);
    if (known.status == 304)
        return known;
    const Result<QByteArray> paper = isPdf ? pdfFor(call, invoice) : ublOf(invoice);
    if (!paper)
        return failed(call, paper.error());
    const QByteArray name = isPdf ? "invoice.pdf" : "invoice.xml";
    return {.contentType = isPdf ? "application/pdf" : "application/xml",
            .body = *paper,
            .headers = {{"Content-Disposition", "attachment; filename=\"" + name + '"'}, {"ETag", etag}}};
}

http::Response readInvoice(const Call &call)
{
    const Result<QByteArray> format = formatOf(call, kInvoiceFormats);
    if (!format)
        return failed(call, format.error());
    const Result<FieldSelection> fields = fieldsOf(call, kInvoiceFields);
    if (!fields)
        return failed(call, fields.error());
    const auto id = call.id<InvoiceId>(0);
    if (!id)
        return failed(call, id.error());
    const Result<Invoice> invoice = call.shop.invoices.find(*id);
    if (!invoice)
        return failed(call, invoice.error());
    return *format == "json" ? readAnswer(call, invoiceJson(*invoice, *fields)) : paperOf(call, *invoice, *format);
}

http::Response issuedAnswer(const Call &call, const Result<Invoice> &invoice)
{
    if (!invoice)
        return failed(call, invoice.error());
    return createdAnswer(invoiceJson(*invoice, {}), "/api/v1/invoices/" + invoice->id.text());
}

http::Response issueInvoice(const Call &call)
{
    const Result<JsonDocument> document = singleBody(call);
    if (!document)
        return failed(call, document.error());
    const auto event = call.id<EventId>(0);
    if (!event)
        return failed(call, event.error());
    const Result<InvoiceRequest> request = invoiceRequestFrom(document->root());
    if (!request)
        return failed(call, request.error());
    return issuedAnswer(call, call.shop.invoices.issue(*event, *request));
}

http::Response creditInvoice(const Call &call)
{
    const Result<JsonDocument> document = singleBody(call);
    if (!document)
        return failed(call, document.error());
    const auto id = call.id<InvoiceId>(0);
    if (!id)
        return failed(call, id.error());
    const Result<CreditRequest> request = creditRequestFrom(document->root());
    if (!request)
        return failed(call, request.error());
    return issuedAnswer(call, call.shop.invoices.credit(*id, *request));
}

} // namespace

void addInvoiceRoutes(Routes &routes)
{
    using enum http::Method;
    const std::vector<IdCheck> event{requireIdOf<EventId>};
    const std::vector<IdCheck> invoice{requireIdOf<InvoiceId>};
    constexpr auto kRead = Scope::InvoicesRead;
    constexpr auto kWrite = Scope::InvoicesWrite;
    routes.add(
        Get, "/api/v1/invoices",
        {listInvoices, kRead, {}, {"limit", "cursor", "ids", "fields", "updatedSince", "eventId", "from", "to", "q"}});
    routes.add(
        Get, "/api/v1/invoices/{id}",
        {.handler = readInvoice, .scope = kRead, .ids = invoice, .query = {"format", "fields"}, .lane = laneOfFormat});
    routes.add(Post, "/api/v1/events/{id}/invoices", {issueInvoice, kWrite, event, {}});
    routes.add(Post, "/api/v1/invoices/{id}/credit", {creditInvoice, kWrite, invoice, {}});
}

} // namespace stemdesk
