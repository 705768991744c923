#include "core/json/clients/issued_invoice_json.h"

#include "core/json/clients/letterhead_json.h"
#include "core/json/json_writer.h"
#include "core/json/object_reader.h"

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

void readIssuedLine(ObjectReader &reader, InvoiceLine &line)
{
    reader.read("text", line.text);
    reader.read("taxRate", line.taxRate);
    reader.read("exclTax", line.exclTax);
    reader.read("incTax", line.incTax);
}

void writeIssuedLine(JsonWriter &json, const InvoiceLine &line)
{
    json.beginObject();
    json.field("text", line.text);
    json.field("taxRate", line.taxRate);
    json.field("exclTax", line.exclTax);
    json.field("incTax", line.incTax);
    json.endObject();
}

template <class T>
void readIssuedDay(ObjectReader &reader, QByteArrayView name, std::optional<T> &out)
{
    std::optional<std::optional<T>> given;
    reader.read(name, given);
    out = given.value_or(std::nullopt);
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
    json.endObject();
    return json.take();
}

Result<Invoice> invoiceFrom(Invoice invoice, const QByteArray &json)
{
    const Result<JsonDocument> document = JsonDocument::parse(json);
    if (!document)
        return document.error();
    ObjectReader reader(document->root());
    reader.read("eventName", invoice.eventName);
    readIssuedDay(reader, "eventOn", invoice.eventOn);
    reader.read("creditsNumber", invoice.creditsNumber);
    std::optional<QDate> credited;
    readIssuedDay(reader, "creditsIssuedOn", credited);
    invoice.creditsIssuedOn = credited.value_or(QDate());
    readIssuedDay(reader, "dueOn", invoice.dueOn);
    reader.object("seller", invoice.seller, readLetterhead);
    reader.object("buyer", invoice.buyer, readIssuedBuyer);
    reader.objects("lines", invoice.lines, readIssuedLine);
    reader.read("note", invoice.note);
    if (const Status read = reader.finish(); !read)
        return read.error();
    return invoice;
}

} // namespace stemdesk
