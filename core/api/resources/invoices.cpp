#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/document_work.h"
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

Result<http::Response> listInvoices(const Call &call)
{
    const PageRequest page = TRY(pageOf(call, readId<InvoiceTag>));
    const FieldSelection fields = TRY(fieldsOf(call, kInvoiceFields));
    const InvoiceFilter filter = TRY(invoiceFilterOf(call));
    const auto invoices = TRY(call.shop.invoices.list(filter, page));
    return listAnswer(call, page, invoices, fields, writeInvoice);
}

Result<QByteArray> pdfFor(const Call &call, const Invoice &invoice)
{
    return madeInTime<QByteArray>([invoice, &call](const TimedWork &work) {
        return invoicePdf(invoice, picturesFor(call, work), goOnFor(work));
    });
}

/// The content of an invoice never changes; its layout may change with the program's version.
Result<http::Response> paperOf(const Call &call, const Invoice &invoice, const QByteArray &format)
{
    const bool isPdf = format == "pdf";
    const QByteArray etag = etagOf(invoice.id.text() + '-' + format + '-' + programVersion());
    http::Response known = readAnswer(call.request, {}, etag);
    if (known.status == 304)
        return known;
    const QByteArray paper = TRY(isPdf ? pdfFor(call, invoice) : ublOf(invoice));
    const QByteArray name = isPdf ? "invoice.pdf" : "invoice.xml";
    return http::Response{.contentType = isPdf ? "application/pdf" : "application/xml",
                          .body = paper,
                          .headers = {{"Content-Disposition", "attachment; filename=\"" + name + '"'}, {"ETag", etag}}};
}

Result<http::Response> readInvoice(const Call &call)
{
    const QByteArray format = TRY(formatOf(call, kInvoiceFormats));
    const FieldSelection fields = TRY(fieldsOf(call, kInvoiceFields));
    const auto id = TRY(call.id<InvoiceId>(0));
    const Invoice invoice = TRY(call.shop.invoices.find(id));
    if (format != "json")
        return paperOf(call, invoice, format);
    return readAnswer(call, invoiceJson(invoice, fields));
}

http::Response issuedAnswer(const Invoice &invoice)
{
    return createdAnswer(invoiceJson(invoice, {}), "/api/v1/invoices/" + invoice.id.text());
}

Result<http::Response> issueInvoice(const Call &call)
{
    const JsonDocument document = TRY(singleBody(call));
    const auto event = TRY(call.id<EventId>(0));
    const InvoiceRequest request = TRY(invoiceRequestFrom(document.root()));
    return issuedAnswer(TRY(call.shop.invoices.issue(event, request)));
}

Result<http::Response> creditInvoice(const Call &call)
{
    const JsonDocument document = TRY(singleBody(call));
    const auto id = TRY(call.id<InvoiceId>(0));
    const CreditRequest request = TRY(creditRequestFrom(document.root()));
    return issuedAnswer(TRY(call.shop.invoices.credit(id, request)));
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
