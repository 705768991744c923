#include "core/json/billing/issued_invoice_json.h"

#include "core/base/day.h"
#include "core/json/billing/letterhead_json.h"
#include "core/json/json_writer.h"
#include "core/json/object_reader.h"

#include <algorithm>

namespace stemdesk {

namespace {

struct BuyerText {
    const char *name;
    QString InvoiceBuyer::*text;
};

constexpr BuyerText kBuyerTexts[] = {
    {"name", &InvoiceBuyer::name},           {"address", &InvoiceBuyer::address},
    {"country", &InvoiceBuyer::country},     {"email", &InvoiceBuyer::email},
    {"taxNumber", &InvoiceBuyer::taxNumber}, {"electronicAddress", &InvoiceBuyer::electronicAddress},
    {"reference", &InvoiceBuyer::reference}};

void readIssuedBuyer(ObjectReader &reader, InvoiceBuyer &buyer)
{
    for (const BuyerText &text : kBuyerTexts)
        reader.read(text.name, buyer.*text.text);
}

/// Earlier versions issued amounts that no double holds exactly; they come cut as a balance's.
void readIssuedAmount(ObjectReader &reader, QByteArrayView name, qint64 &count)
{
    constexpr auto kMost = double(kMostMinorUnits);
    double number = 0;
    reader.read(name, number);
    count = qint64(std::clamp(number, -kMost, kMost));
}

void readIssuedLine(ObjectReader &reader, InvoiceLine &line)
{
    reader.read("text", line.text);
    reader.read("taxRate", line.taxRate);
    readIssuedAmount(reader, "exclTax", line.exclTax);
    readIssuedAmount(reader, "incTax", line.incTax);
    reader.read("taxCategory", line.tax.category);
    reader.read("exemptionReason", line.tax.reason);
    reader.read("eventId", line.eventId);
    reader.read("isHeading", line.isHeading);
}

void writeIssuedLine(JsonWriter &json, const InvoiceLine &line)
{
    json.beginObject();
    json.field("text", line.text);
    json.field("taxRate", line.taxRate);
    json.field("exclTax", line.exclTax);
    json.field("incTax", line.incTax);
    // Left out if there is none, as in earlier versions.
    if (!line.tax.category.isEmpty())
        json.field("taxCategory", line.tax.category);
    if (!line.tax.reason.isEmpty())
        json.field("exemptionReason", line.tax.reason);
    if (!line.eventId.isNull())
        json.field("eventId", line.eventId);
    if (line.isHeading)
        json.field("isHeading", true);
    json.endObject();
}

/// Earlier versions wrote a day beyond the calendar as an empty text.
std::optional<QDate> issuedDay(ObjectReader &reader, QByteArrayView name)
{
    std::optional<std::optional<QString>> given;
    reader.read(name, given);
    const QString text = given.value_or(std::nullopt).value_or(QString());
    const std::optional<QDate> day = dayFrom(text);
    if (!day && !text.isEmpty())
        reader.fail(name, invalid(QString::fromLatin1(name), QStringLiteral("It is no day of the calendar.")));
    return day;
}

} // namespace

QByteArray invoiceText(const Invoice &invoice)
{
    JsonWriter json;
    json.beginObject();
    json.field("eventName", invoice.eventName);
    json.field("eventOn", invoice.eventOn);
    json.field("creditsNumber", invoice.creditsNumber);
    json.field("creditsIssuedOn",
               invoice.creditsIssuedOn.isValid() ? std::optional(invoice.creditsIssuedOn) : std::nullopt);
    json.field("dueOn", invoice.dueOn);
    json.key("seller");
    json.beginObject();
    writeLetterhead(json, invoice.seller);
    json.endObject();
    json.key("buyer");
    json.beginObject();
    for (const BuyerText &text : kBuyerTexts)
        json.field(text.name, invoice.buyer.*text.text);
    json.endObject();
    json.key("lines");
    json.beginArray();
    for (const InvoiceLine &line : invoice.lines)
        writeIssuedLine(json, line);
    json.endArray();
    json.field("note", invoice.note);
    // Left out if there is none, as in earlier versions.
    if (invoice.period) {
        json.field("from", invoice.period->from);
        json.field("to", invoice.period->to);
    }
    if (!invoice.reference.isEmpty())
        json.field("reference", invoice.reference);
    if (!invoice.iban.isEmpty())
        json.field("iban", invoice.iban);
    if (invoice.paidBefore != 0)
        json.field("paidBefore", invoice.paidBefore);
    json.endObject();
    return json.take();
}

Result<Invoice> invoiceFrom(Invoice invoice, const QByteArray &json)
{
    const JsonDocument document = TRY(JsonDocument::parse(json));
    ObjectReader reader(document.root());
    reader.read("eventName", invoice.eventName);
    invoice.eventOn = issuedDay(reader, "eventOn");
    reader.read("creditsNumber", invoice.creditsNumber);
    invoice.creditsIssuedOn = issuedDay(reader, "creditsIssuedOn").value_or(QDate());
    invoice.dueOn = issuedDay(reader, "dueOn");
    reader.object("seller", invoice.seller, readLetterhead);
    reader.object("buyer", invoice.buyer, readIssuedBuyer);
    reader.objects("lines", invoice.lines, readIssuedLine);
    reader.read("note", invoice.note);
    const std::optional<QDate> from = issuedDay(reader, "from");
    const std::optional<QDate> to = issuedDay(reader, "to");
    if (from && to)
        invoice.period = {.from = *from, .to = *to};
    reader.read("reference", invoice.reference);
    reader.read("iban", invoice.iban);
    readIssuedAmount(reader, "paidBefore", invoice.paidBefore);
    TRY(reader.finish());
    return invoice;
}

} // namespace stemdesk
