#include "core/json/billing/quote_json.h"

#include "core/json/object_writer.h"
#include "core/json/reserialize.h"

#include <algorithm>

namespace stemdesk {

namespace {

static_assert(std::ranges::equal(kQuoteRowFields.nodes(),
                                 std::span(kQuoteFields.nodes()).first(kQuoteRowFields.nodes().size()), {},
                                 &FieldNode::name, &FieldNode::name),
              "writeQuoteMembers() serves both shapes");

void writeQuoteMembers(ObjectWriter &out, const Quote &quote)
{
    constexpr auto &kFields = kQuoteRowFields;
    out.field(kFields["quoteId"], quote.id);
    out.field(kFields["eventId"], quote.eventId);
    out.field(kFields["number"], quote.number);
    out.field(kFields["state"], QByteArrayView(quoteStateText(quote.state)));
    out.field(kFields["isExpired"], quote.isExpired);
    out.nullableText(kFields["note"], quote.note);
    out.field(kFields["validUntil"], quote.validUntil);
    out.field(kFields["createdAt"], quote.createdAt);
    out.field(kFields["updatedAt"], quote.updatedAt);
    out.field(kFields["acceptedAt"], quote.acceptedAt);
    out.nullableText(kFields["acceptedBy"], quote.acceptedBy);
    out.field(kFields["declinedAt"], quote.declinedAt);
    out.nullableText(kFields["declineReason"], quote.declineReason);
    out.object(kFields["totals"], quote.totals, writeTotals);
}

QByteArrayView kindText(QuoteChangeKind kind)
{
    switch (kind) {
    case QuoteChangeKind::Line: return "line";
    case QuoteChangeKind::Labour: return "labour";
    case QuoteChangeKind::Fees: return "fees";
    case QuoteChangeKind::Travel: return "travel";
    case QuoteChangeKind::Discount: return "discount";
    case QuoteChangeKind::Group: return "group";
    case QuoteChangeKind::Detail: return "detail";
    }
    Q_UNREACHABLE();
}

QByteArrayView actionText(QuoteChangeAction action)
{
    switch (action) {
    case QuoteChangeAction::Added: return "added";
    case QuoteChangeAction::Removed: return "removed";
    case QuoteChangeAction::Changed: return "changed";
    }
    Q_UNREACHABLE();
}

/// Writes each kind of value.
struct ValueWriter {
    JsonWriter &json;

    void operator()(std::monostate) const { json.value(nullptr); }
    void operator()(double number) const { json.value(number); }
    void operator()(bool truth) const { json.value(truth); }
    void operator()(const QString &text) const
    {
        if (text.isEmpty())
            json.value(nullptr);
        else
            json.value(QStringView(text));
    }
    void operator()(const JsonText &text) const { json.rawValue(text.json); }
    void operator()(const QuotedLine &line) const
    {
        json.beginObject();
        json.field("variantId", line.variantId);
        json.field("supplierId", line.supplierId);
        json.field("quantity", line.quantity);
        json.field("units", line.units);
        json.field("customerPriceIncTax", line.customerPriceIncTax);
        json.endObject();
    }
};

void writeDifference(JsonWriter &json, const QuoteChange &change, const FieldSelection &fields)
{
    constexpr auto &kFields = kQuoteChangeFields;
    ObjectWriter out(json, fields);
    out.field(kFields["kind"], kindText(change.kind));
    out.field(kFields["action"], actionText(change.action));
    out.field(kFields["eventGroupId"], change.groupId);
    out.field(kFields["eventItemId"], change.itemId);
    out.nullableText(kFields["groupName"], change.groupName);
    out.nullableText(kFields["label"], change.label);
    out.nullableText(kFields["field"], QString::fromLatin1(change.field));
    if (out.begins(kFields["before"]))
        std::visit(ValueWriter{json}, change.before);
    if (out.begins(kFields["after"]))
        std::visit(ValueWriter{json}, change.after);
    out.field(kFields["customerPriceChangeIncTax"], change.customerPriceChangeIncTax);
}

void writeVersion(JsonWriter &json, const ComparedVersion &version, const FieldSelection &fields)
{
    const std::optional<Quote> &quote = version.quote;
    ObjectWriter out(json, fields);
    out.field(kComparedVersionFields["quoteId"], quote ? quote->id : QuoteId());
    out.field(kComparedVersionFields["number"], quote ? std::optional(quote->number) : std::nullopt);
}

void writePrices(JsonWriter &json, const ComparedVersions &versions, const FieldSelection &fields)
{
    const double before = versions.from.customerPriceIncTax;
    const double after = versions.to.customerPriceIncTax;
    ObjectWriter out(json, fields);
    out.field(kComparedPriceFields["before"], before);
    out.field(kComparedPriceFields["after"], after);
    out.field(kComparedPriceFields["change"], after - before);
}

} // namespace

void writeQuoteRow(JsonWriter &json, const Quote &quote, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    writeQuoteMembers(out, quote);
}

void writeQuote(JsonWriter &json, const Quote &quote, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    writeQuoteMembers(out, quote);
    if (out.begins(kQuoteFields["event"]))
        writeFiltered(json, quote.event, kQuotedEventFields, fields.child(kQuoteFields["event"]));
}

Result<QuoteBody> quoteBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    QuoteBody body;
    readOwnId(reader, "quoteId", kind, body.id);
    reader.nullableText("note", body.patch.note);
    reader.read("validUntil", body.patch.validUntil);
    reader.ignore("eventId", "number", "state", "isExpired", "createdAt", "updatedAt", "acceptedAt", "acceptedBy",
                  "declinedAt", "declineReason", "totals", "event");
    return finished(reader, std::move(body));
}

Result<QuoteAcceptance> acceptanceFrom(JsonObject object)
{
    ObjectReader reader(object);
    QuoteAcceptance acceptance;
    requireMember(reader, "acceptedBy");
    reader.read("acceptedBy", acceptance.acceptedBy);
    std::optional<std::optional<Instant>> at;
    reader.instant("acceptedAt", at);
    acceptance.acceptedAt = at.value_or(std::nullopt);
    return finished(reader, std::move(acceptance));
}

Result<QString> declineFrom(JsonObject object)
{
    ObjectReader reader(object);
    std::optional<QString> reason;
    reader.nullableText("reason", reason);
    return finished(reader, reason.value_or(QString()));
}

Status emptyBodyFrom(JsonObject object)
{
    return ObjectReader(object).finish();
}

void writeQuoteChanges(JsonWriter &json, const ComparedVersions &versions, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.object(kQuoteChangesFields["from"], versions.from, writeVersion);
    out.object(kQuoteChangesFields["to"], versions.to, writeVersion);
    out.object(kQuoteChangesFields["customerPriceIncTax"], versions, writePrices);
    out.objects(kQuoteChangesFields["changes"], versions.changes, writeDifference);
}

} // namespace stemdesk
