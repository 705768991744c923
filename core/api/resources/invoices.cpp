#include "core/api/api.h"
#include "core/api/crud.h"
#include "core/api/document_work.h"
#include "core/api/list_filters.h"
#include "core/base/version.h"
#include "core/base/wording.h"
#include "core/documents/billing/invoice_pages.h"
#include "core/exchange/mail/client_email.h"
#include "core/exchange/ubl_invoice.h"
#include "core/json/billing/invoice_json.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kInvoiceFormats[] = {"json", "pdf", "ubl"};
constexpr std::string_view kReminderFormats[] = {"text", "eml"};

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

Result<http::Response> issueMonth(const Call &call)
{
    const JsonDocument document = TRY(singleBody(call));
    const MonthRequest request = TRY(monthRequestFrom(document.root()));
    return issuedAnswer(TRY(call.shop.invoices.issueMonth(request)));
}

/// The level in the query; without one, the level after the last reminder.
Result<int> levelOf(const Call &call, const Invoice &invoice)
{
    constexpr int kMostLevel = 3;
    const auto asked = call.query.value("level");
    if (!asked)
        return std::min(invoice.standing.reminderLevel.value_or(0) + 1, kMostLevel);
    if (*asked != "1" && *asked != "2" && *asked != "3")
        return notAmong(u"level"_s, QString::fromUtf8(*asked), {u"1"_s, u"2"_s, u"3"_s});
    return asked->toInt();
}

Result<http::Response> readReminder(const Call &call)
{
    const QByteArray format = TRY(formatOf(call, kReminderFormats));
    const auto id = TRY(call.id<InvoiceId>(0));
    const Invoice invoice = TRY(call.shop.invoices.find(id));
    const int level = TRY(levelOf(call, invoice));
    TRY(call.shop.invoices.requireDue(invoice));
    const Shop shop = TRY(call.shop.settings.shop());
    const EmailDraft email = reminderEmailFor(invoice, level, shop, call.shop.now());
    if (format == "text")
        return http::Response{.contentType = "text/plain; charset=utf-8", .body = email.body.toUtf8()};
    const QByteArray pdf = TRY(pdfFor(call, invoice));
    const MailDraft draft = TRY(clientDraftOf(email, shop, call.shop.now(), attachedInvoice(invoice, pdf)));
    return http::Response{.contentType = "message/rfc822",
                          .body = mailDraftBytes(draft),
                          .headers = {{"Content-Disposition", "attachment; filename=\"reminder.eml\""}}};
}

/// A draft has the invoice's pages with it.
RequestQueue queueOfReminder(const Call &call)
{
    return call.query.value("format").value_or("text") == "eml" ? RequestQueue::Document : RequestQueue::Read;
}

Result<http::Response> noteReminder(const Call &call)
{
    const JsonDocument document = TRY(singleBody(call));
    const auto id = TRY(call.id<InvoiceId>(0));
    const auto level = TRY(reminderLevelFrom(document.root()));
    const Invoice invoice = TRY(call.shop.invoices.remind(id, level));
    return readAnswer(call, invoiceJson(invoice, {}));
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
        {listInvoices,
         kRead,
         {},
         {"limit", "cursor", "ids", "fields", "updatedSince", "eventId", "contactId", "state", "from", "to", "q"}});
    routes.add(Get, "/api/v1/invoices/{id}",
               {.handler = readInvoice,
                .scope = kRead,
                .ids = invoice,
                .query = {"format", "fields"},
                .queue = queueOfFormat});
    routes.add(Post, "/api/v1/events/{id}/invoices", {issueInvoice, kWrite, event, {}});
    routes.add(Post, "/api/v1/invoices", {issueMonth, kWrite, {}, {}});
    routes.add(Post, "/api/v1/invoices/{id}/credit", {creditInvoice, kWrite, invoice, {}});
    routes.add(Get, "/api/v1/invoices/{id}/reminder",
               {.handler = readReminder,
                .scope = Scope::PaymentsRead,
                .ids = invoice,
                .query = {"level", "format"},
                .queue = queueOfReminder});
    routes.add(Post, "/api/v1/invoices/{id}/reminded", {noteReminder, kWrite, invoice, {}});
}

} // namespace stemdesk
