#include "core/json/billing/invoice_json.h"

#include "core/json/object_reader.h"
#include "core/json/object_writer.h"
#include "core/json/resource_body.h"

namespace stemdesk {

namespace {

void writeSeller(JsonWriter &json, const Shop &seller, const FieldSelection &fields)
{
    constexpr auto &kFields = kInvoiceSellerFields;
    ObjectWriter out(json, fields);
    out.field(kFields["name"], seller.name);
    out.nullableText(kFields["address"], seller.address);
    out.nullableText(kFields["country"], seller.country);
    out.nullableText(kFields["email"], seller.email);
    out.nullableText(kFields["phone"], seller.phone);
    out.nullableText(kFields["taxNumber"], seller.taxNumber);
    out.nullableText(kFields["electronicAddress"], seller.electronicAddress);
}

void writeBuyer(JsonWriter &json, const InvoiceBuyer &buyer, const FieldSelection &fields)
{
    constexpr auto &kFields = kInvoiceBuyerFields;
    ObjectWriter out(json, fields);
    out.field(kFields["name"], buyer.name);
    out.nullableText(kFields["address"], buyer.address);
    out.nullableText(kFields["country"], buyer.country);
    out.nullableText(kFields["email"], buyer.email);
    out.nullableText(kFields["taxNumber"], buyer.taxNumber);
    out.nullableText(kFields["electronicAddress"], buyer.electronicAddress);
    out.nullableText(kFields["reference"], buyer.reference);
}

/// A line or a tax with the unit of its amounts.
template <class T>
struct CountedIn {
    const T &counted;
    MinorUnit unit;
};

void writeInvoiceLine(JsonWriter &json, const CountedIn<InvoiceLine> &line, const FieldSelection &fields)
{
    constexpr auto &kFields = kInvoiceLineFields;
    const InvoiceLine &counted = line.counted;
    ObjectWriter out(json, fields);
    out.field(kFields["text"], counted.text);
    if (counted.isHeading) { // It has nothing else.
        out.field(kFields["eventId"], counted.eventId);
        return;
    }
    out.field(kFields["taxRate"], counted.taxRate);
    out.field(kFields["amountExclTax"], line.unit.amount(counted.exclTax));
    out.field(kFields["taxAmount"], line.unit.amount(counted.incTax - counted.exclTax));
    out.field(kFields["amountIncTax"], line.unit.amount(counted.incTax));
}

void writeInvoiceTax(JsonWriter &json, const CountedIn<InvoiceTax> &tax, const FieldSelection &fields)
{
    constexpr auto &kFields = kInvoiceTaxFields;
    ObjectWriter out(json, fields);
    out.field(kFields["rate"], tax.counted.rate);
    out.field(kFields["taxCategory"], tax.counted.taxCategory());
    out.nullableText(kFields["exemptionReason"], tax.counted.tax.reason);
    out.field(kFields["amountExclTax"], tax.unit.amount(tax.counted.exclTax));
    out.field(kFields["taxAmount"], tax.unit.amount(tax.counted.incTax - tax.counted.exclTax));
}

template <class T>
QList<CountedIn<T>> countedIn(const QList<T> &list, MinorUnit unit)
{
    QList<CountedIn<T>> counted;
    for (const T &element : list)
        counted.append({element, unit});
    return counted;
}

void readBuyer(ObjectReader &reader, InvoiceBuyerPatch &buyer)
{
    reader.read("name", buyer.name);
    reader.nullableText("address", buyer.address);
    reader.nullableText("country", buyer.country);
    reader.nullableText("email", buyer.email);
    reader.nullableText("taxNumber", buyer.taxNumber);
    reader.nullableText("electronicAddress", buyer.electronicAddress);
    reader.nullableText("reference", buyer.reference);
}

/// Null is as good as nothing.
template <class T>
void readOptional(ObjectReader &reader, QByteArrayView name, std::optional<T> &out)
{
    std::optional<std::optional<T>> given;
    reader.read(name, given);
    out = given.value_or(std::nullopt);
}

} // namespace

void writeInvoice(JsonWriter &json, const Invoice &invoice, const FieldSelection &fields)
{
    constexpr auto &kFields = kInvoiceFields;
    const MinorUnit unit = invoice.unit();
    const QList<InvoiceTax> taxes = invoice.taxes();
    ObjectWriter out(json, fields);
    out.field(kFields["invoiceId"], invoice.id);
    out.field(kFields["number"], invoice.number);
    out.field(kFields["kind"], QByteArrayView(invoiceKindText(invoice.kind)));
    out.field(kFields["eventId"], invoice.eventId);
    out.field(kFields["eventIds"], invoice.events());
    out.field(kFields["contactId"], invoice.contactId);
    out.field(kFields["creditsInvoiceId"], invoice.creditsId);
    out.field(kFields["creditedByInvoiceId"], invoice.creditedById);
    out.field(kFields["issuedOn"], std::optional(invoice.issuedOn));
    out.field(kFields["dueOn"], invoice.dueOn);
    out.field(kFields["currency"], invoice.seller.currency);
    out.object(kFields["seller"], invoice.seller, writeSeller);
    out.object(kFields["buyer"], invoice.buyer, writeBuyer);
    out.objects(kFields["lines"], countedIn(invoice.lines, unit), writeInvoiceLine);
    out.objects(kFields["taxes"], countedIn(taxes, unit), writeInvoiceTax);
    out.field(kFields["totalExclTax"], unit.amount(invoice.totalExclTax()));
    out.field(kFields["totalTax"], unit.amount(invoice.totalIncTax() - invoice.totalExclTax()));
    out.field(kFields["totalIncTax"], unit.amount(invoice.totalIncTax()));
    out.nullableText(kFields["note"], invoice.note);
    out.nullableText(kFields["reference"], invoice.reference);
    out.nullableText(kFields["iban"], invoice.iban);
    const InvoiceStanding &standing = invoice.standing;
    out.field(kFields["state"], QByteArrayView(invoiceStateText(standing.state)));
    out.field(kFields["paidAmount"], unit.amount(standing.paid));
    out.field(kFields["openAmount"], unit.amount(standing.open));
    out.field(kFields["paidOn"], standing.paidOn);
    out.field(kFields["remindedAt"], standing.remindedAt);
    out.field(kFields["reminderLevel"], standing.reminderLevel);
    out.field(kFields["createdAt"], invoice.createdAt);
}

Result<InvoiceRequest> invoiceRequestFrom(JsonObject object)
{
    ObjectReader reader(object);
    InvoiceRequest request;
    requireMember(reader, "kind");
    reader.read("kind", request.kind);
    readOptional(reader, "instalment", request.instalment);
    readOptional(reader, "issuedOn", request.issuedOn);
    readOptional(reader, "dueOn", request.dueOn);
    readOptional(reader, "contactId", request.contactId);
    std::optional<std::optional<InvoiceBuyerPatch>> buyer;
    reader.object("buyer", buyer, readBuyer);
    request.buyer = buyer.value_or(std::nullopt);
    reader.nullableText("note", request.note);
    return finished(reader, std::move(request));
}

Result<MonthRequest> monthRequestFrom(JsonObject object)
{
    ObjectReader reader(object);
    MonthRequest request;
    reader.read("contactId", request.contactId);
    reader.read("from", request.from);
    reader.read("to", request.to);
    readOptional(reader, "issuedOn", request.issuedOn);
    readOptional(reader, "dueOn", request.dueOn);
    std::optional<std::optional<InvoiceBuyerPatch>> buyer;
    reader.object("buyer", buyer, readBuyer);
    request.buyer = buyer.value_or(std::nullopt);
    reader.nullableText("note", request.note);
    return finished(reader, std::move(request));
}

Result<std::optional<int>> reminderLevelFrom(JsonObject object)
{
    ObjectReader reader(object);
    std::optional<int> level;
    reader.read("level", level);
    return finished(reader, level);
}

Result<CreditRequest> creditRequestFrom(JsonObject object)
{
    ObjectReader reader(object);
    CreditRequest request;
    reader.nullableText("reason", request.reason);
    readOptional(reader, "issuedOn", request.issuedOn);
    return finished(reader, std::move(request));
}

} // namespace stemdesk
