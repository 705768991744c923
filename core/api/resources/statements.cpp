#include "core/api/api.h"
#include "core/api/document_work.h"
#include "core/api/paging.h"
#include "core/base/wording.h"
#include "core/documents/billing/statement_pages.h"
#include "core/exchange/exports/statement_csv.h"
#include "core/exchange/mail/client_email.h"
#include "core/json/billing/journal_json.h"
#include "core/json/billing/statement_json.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::string_view kStatementFormats[] = {"json", "pdf", "csv", "eml"};

http::Response statementFile(QByteArray bytes, const QByteArray &contentType, const QByteArray &suffix)
{
    return {.contentType = contentType,
            .body = std::move(bytes),
            .headers = {{"Content-Disposition", "attachment; filename=\"statement." + suffix + '"'}}};
}

Result<QByteArray> pdfFor(const AccountStatement &statement, const Shop &shop)
{
    return madeInTime<QByteArray>(
        [statement, shop](const TimedWork &work) { return statementPdf(statement, shop, goOnFor(work)); });
}

Result<http::Response> fileAs(const Call &call, const QByteArray &format, const AccountStatement &statement)
{
    if (format == "csv")
        return statementFile(statementCsv(statement), "text/csv; charset=utf-8", format);
    const Shop shop = TRY(call.shop.settings.shop());
    const QByteArray pdf = TRY(pdfFor(statement, shop));
    if (format == "pdf")
        return statementFile(pdf, "application/pdf", format);
    const MailDraft draft = TRY(clientDraftOf(statementEmailFor(statement, shop), shop, call.shop.now(),
                                              attachedStatement(statement, shop, pdf)));
    return statementFile(mailDraftBytes(draft), "message/rfc822", format);
}

Result<http::Response> readStatement(const Call &call)
{
    const QByteArray format = TRY(formatOf(call, kStatementFormats));
    const FieldSelection fields = TRY(fieldsOf(call, kStatementFields));
    const auto from = TRY(call.query.day("from"));
    const auto to = TRY(call.query.day("to"));
    const auto id = TRY(call.id<ContactId>());
    const AccountStatement statement = TRY(call.shop.statements.statement(id, from, to));
    if (format != "json")
        return fileAs(call, format, statement);
    JsonWriter json;
    writeStatement(json, statement, fields);
    return readAnswer(call, json.take());
}

Result<http::Response> listJournal(const Call &call)
{
    const PageRequest page = TRY(pageOf(call, readId<InvoiceTag>));
    const FieldSelection fields = TRY(fieldsOf(call, kJournalFields));
    const auto from = TRY(call.query.day("from"));
    const auto to = TRY(call.query.day("to"));
    const auto since = TRY(call.query.instant("updatedSince"));
    const auto entries = TRY(call.shop.journal.list({.from = from, .to = to, .since = since}, page));
    PageEnd end{.isDone = !entries.next};
    if (entries.next)
        end.cursor = cursorText(*entries.next, call.listName());
    return envelope(entries.rows, end, fields, writeJournalEntry);
}

} // namespace

void addStatementRoutes(Routes &routes)
{
    using enum http::Method;
    constexpr auto kRead = Scope::PaymentsRead;
    routes.add(Get, "/api/v1/contacts/{id}/statement",
               {.handler = readStatement,
                .scope = kRead,
                .ids = {requireIdOf<ContactId>},
                .query = {"from", "to", "format", "fields"},
                .queue = queueOfFormat});
    routes.add(Get, "/api/v1/journal",
               {listJournal, kRead, {}, {"limit", "cursor", "fields", "updatedSince", "from", "to"}});
}

} // namespace stemdesk
