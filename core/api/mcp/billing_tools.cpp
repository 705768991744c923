#include "core/api/mcp/tools.h"

#include "core/base/search_text.h"
#include "core/base/text.h"
#include "core/base/wording.h"
#include "core/exchange/mail/client_email.h"
#include "core/json/billing/invoice_json.h"
#include "core/json/billing/quote_json.h"
#include "core/json/billing/statement_json.h"
#include "core/json/json_writer.h"
#include "core/json/resource_body.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostContacts = 100;
constexpr qsizetype kContactsNamed = 10;

bool isNamedSo(const Contact &contact, const QString &text)
{
    const QString wanted = folded(text.trimmed());
    return folded(contact.name) == wanted || folded(contact.company) == wanted
        || std::ranges::any_of(contact.emails, [&](const QString &email) { return folded(email) == wanted; });
}

/// The contact's name and company, to tell people with the same name apart.
QString shownContact(const Contact &contact)
{
    return contact.company.isEmpty() ? contact.name : contact.name + u" ("_s + contact.company + u')';
}

constexpr int kInvoicesAtOnce = 20;
constexpr int kMostLevel = 3;
constexpr std::array<std::string_view, 5> kStates{"open", "part_paid", "paid", "overdue", "credited"};

/// A contact that may be left out.
Status takeContact(const ToolCall &call, const QString &text, std::optional<ContactId> &contact)
{
    if (!text.isEmpty())
        contact = TRY(chosenContact(call.shop(), text, u"contact"_s));
    return {};
}

/// An invoice by its number, as people call it, or by its id.
Result<Invoice> namedInvoice(const ToolCall &call, const QString &text)
{
    const auto unknown = [&] { return missing("invoice", u"invoice"_s, text.toUtf8()); };
    if (!idKindOf(text.toUtf8())) {
        TRY(requireSearchable(text, u"invoice"_s));
        const Page<Invoice> found = TRY(call.shop().invoices.list({.q = text}, {.limit = kInvoicesAtOnce}));
        const auto named = std::ranges::find(found.rows, text.trimmed(), &Invoice::number);
        return named == found.rows.cend() ? Result<Invoice>(unknown()) : Result<Invoice>(*named);
    }
    const Result<InvoiceId> id = idFrom<InvoiceTag>(text.toUtf8(), u"invoice"_s);
    if (!id)
        return id.error().kind == Error::Kind::NotFound ? unknown() : id.error();
    const Result<Invoice> invoice = call.shop().invoices.find(*id);
    return !invoice && invoice.error().kind == Error::Kind::NotFound ? unknown() : invoice;
}

QByteArray invoiceAnswer(const Invoice &invoice, bool isDone)
{
    JsonWriter json;
    json.beginObject();
    json.field("isDone", isDone);
    json.key("invoice");
    writeInvoice(json, invoice, FieldSelection());
    json.endObject();
    return json.take();
}

Result<InvoiceFilter> askedInvoices(const ToolCall &call, int &limit)
{
    InvoiceFilter filter;
    QString state;
    QString contact;
    ObjectReader reader(call.arguments);
    readSearch(reader, filter.q);
    if (reader.read("state", state)) {
        filter.state = invoiceStateFrom(state.toUtf8());
        if (!filter.state)
            reader.fail("state", notAmong(u"state"_s, state, namesFrom(kStates)));
    }
    reader.read("contact", contact);
    reader.read("from", filter.from);
    reader.read("to", filter.to);
    readLimit(reader, limit);
    TRY(reader.finish());
    TRY(takeContact(call, contact, filter.contactId));
    return filter;
}

struct AskedMonth {
    MonthRequest request;
    bool isDry = true;
};

Result<AskedMonth> askedMonth(const ToolCall &call)
{
    AskedMonth asked;
    QString contact;
    ObjectReader reader(call.arguments);
    readRequiredText(reader, "contact", contact);
    requireMember(reader, "from");
    reader.read("from", asked.request.from);
    requireMember(reader, "to");
    reader.read("to", asked.request.to);
    reader.read("issuedOn", asked.request.issuedOn);
    reader.read("dueOn", asked.request.dueOn);
    reader.read("note", asked.request.note);
    reader.read("dryRun", asked.isDry);
    TRY(reader.finish());
    TRY(takeContact(call, contact, asked.request.contactId));
    return asked;
}

struct AskedReminder {
    QString invoice;
    std::optional<int> level;
    bool isDry = false;
};

Result<AskedReminder> askedReminder(const ToolCall &call, bool isNoted)
{
    AskedReminder asked;
    ObjectReader reader(call.arguments);
    readRequiredText(reader, "invoice", asked.invoice);
    if (isNoted)
        requireMember(reader, "level");
    if (reader.read("level", asked.level) && (*asked.level < 1 || *asked.level > kMostLevel))
        reader.fail("level", unfit(u"level"_s, u"1, 2 or 3"_s, QString::number(*asked.level)));
    if (isNoted)
        reader.read("dryRun", asked.isDry);
    TRY(reader.finish());
    return asked;
}

struct AskedComparison {
    EventId event;
    QString from;
    QString to;
};

/// A quote by its number, as people call it, or by its id.
Result<QuoteId> namedQuote(const ToolCall &call, const EventId &event, const QString &text, const QString &field)
{
    constexpr int kMostQuotes = 1'000;
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (!isNumber) {
        const Result<QuoteId> id = idFrom<QuoteTag>(text.toUtf8(), field);
        const bool isNone = !id && id.error().kind == Error::Kind::NotFound;
        return isNone ? missing("quote", field, text.toUtf8()) : id;
    }
    const Page<Quote> quotes = TRY(call.shop().quotes.list(event, {.limit = kMostQuotes}, {}));
    QStringList numbers;
    for (const Quote &quote : quotes.rows) {
        if (quote.number == number)
            return quote.id;
        numbers += QString::number(quote.number);
    }
    return numbers.isEmpty() ? missing("quote", field, text.toUtf8()) : notAmong(field, text, numbers);
}

} // namespace

Result<ContactId> chosenContact(ShopServices &shop, const QString &text, const QString &field)
{
    if (idKindOf(text.toUtf8())) {
        const Result<ContactId> id = idFrom<ContactTag>(text.toUtf8(), field);
        const bool isNone = !id && id.error().kind == Error::Kind::NotFound;
        return isNone ? missing("contact", field, text.toUtf8()) : id;
    }
    TRY(requireSearchable(text, field));
    const Page<Contact> found = TRY(shop.contacts.list({.q = text}, {.limit = kMostContacts}));
    QList<Contact> exact;
    std::ranges::copy_if(found.rows, std::back_inserter(exact),
                         [&](const Contact &contact) { return isNamedSo(contact, text); });
    const QList<Contact> &meant = exact.isEmpty() ? found.rows : exact;
    if (meant.isEmpty())
        return missing("contact", field, text.toUtf8());
    if (meant.size() == 1)
        return meant.constFirst().id;
    QStringList names;
    for (const Contact &contact : meant.first(std::min(meant.size(), kContactsNamed)))
        names += shownContact(contact) + u": "_s + QString::fromLatin1(contact.id.text());
    return notAmong(field, text, names);
}

Result<ToolAnswer> findInvoices(const ToolCall &call)
{
    int limit = kInvoicesAtOnce;
    const InvoiceFilter filter = TRY(askedInvoices(call, limit));
    const Page<Invoice> page = TRY(call.shop().invoices.list(filter, {.limit = limit}));
    static const FieldSelection kRow = *FieldSelection::parse(
        "number,kind,eventIds,contactId,issuedOn,dueOn,currency,buyer.name,totalExclTax,totalTax,"
        "totalIncTax,state,paidAmount,openAmount,paidOn,remindedAt,reminderLevel",
        kInvoiceFields);
    JsonWriter json;
    json.beginObject();
    json.key("items");
    json.beginArray();
    for (const Invoice &invoice : page.rows)
        writeInvoice(json, invoice, kRow);
    json.endArray();
    json.field("isDone", !page.next.has_value());
    json.endObject();
    return json.take();
}

Result<ToolAnswer> invoiceMonth(const ToolCall &call)
{
    const AskedMonth asked = TRY(askedMonth(call));
    if (asked.isDry)
        return invoiceAnswer(TRY(call.shop().invoices.previewMonth(asked.request)), false);
    return invoiceAnswer(TRY(call.shop().invoices.issueMonth(asked.request)), true);
}

Result<ToolAnswer> statement(const ToolCall &call)
{
    QString text;
    std::optional<QDate> from;
    std::optional<QDate> to;
    ObjectReader reader(call.arguments);
    readRequiredText(reader, "contact", text);
    reader.read("from", from);
    reader.read("to", to);
    TRY(reader.finish());
    const ContactId contact = TRY(chosenContact(call.shop(), text, u"contact"_s));
    const Result<AccountStatement> found = call.shop().statements.statement(contact, from, to);
    if (!found)
        return found.error().kind == Error::Kind::NotFound ? missing("contact", u"contact"_s, text.toUtf8())
                                                           : found.error();
    JsonWriter json;
    writeStatement(json, *found, FieldSelection());
    return json.take();
}

Result<ToolAnswer> reminder(const ToolCall &call)
{
    const AskedReminder asked = TRY(askedReminder(call, false));
    const Invoice invoice = TRY(namedInvoice(call, asked.invoice));
    TRY(call.shop().invoices.requireDue(invoice));
    const int level = asked.level.value_or(std::min(invoice.standing.reminderLevel.value_or(0) + 1, kMostLevel));
    const EmailDraft email = reminderEmailFor(invoice, level, TRY(call.shop().settings.shop()), call.shop().now());
    JsonWriter json;
    json.beginObject();
    json.field("invoiceId", invoice.id);
    json.field("number", QStringView(invoice.number));
    json.field("level", level);
    json.field("dueOn", invoice.dueOn);
    json.field("openAmount", invoice.unit().amount(invoice.standing.open));
    json.field("to", email.to.isEmpty() ? std::nullopt : std::optional(email.to));
    json.field("subject", QStringView(email.subject));
    json.field("text", QStringView(email.body));
    json.endObject();
    return json.take();
}

Result<ToolAnswer> noteReminder(const ToolCall &call)
{
    const AskedReminder asked = TRY(askedReminder(call, true));
    UnitOfWork work = TRY(call.shop().begin());
    const Invoice named = TRY(namedInvoice(call, asked.invoice));
    const Invoice invoice = TRY(call.shop().invoices.remind(named.id, asked.level));
    if (!asked.isDry) {
        TRY(work.commit());
    }
    return invoiceAnswer(invoice, !asked.isDry);
}

Result<ToolAnswer> compareQuotes(const ToolCall &call)
{
    AskedComparison asked;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", asked.event);
    readRequiredText(reader, "from", asked.from);
    reader.read("to", asked.to);
    TRY(reader.finish());
    const QuoteId from = TRY(namedQuote(call, asked.event, asked.from, u"from"_s));
    std::optional<QuoteId> to; // Nothing: the event as it is.
    if (!asked.to.isEmpty() && asked.to != "now"_L1) {
        const QuoteId later = TRY(namedQuote(call, asked.event, asked.to, u"to"_s));
        to = later;
    }
    const QuoteComparison comparison = TRY(call.shop().quotes.compare(asked.event, from, to));
    JsonWriter json;
    writeQuoteChanges(json,
                      {.from = {comparison.from, comparison.priceBefore},
                       .to = {comparison.to, comparison.priceAfter},
                       .changes = comparison.changes},
                      {});
    return json.take();
}

} // namespace stemdesk::mcp
