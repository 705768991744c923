#include "core/json/billing/proposal_json.h"

#include "core/json/billing/letterhead_json.h"
#include "core/json/json_writer.h"
#include "core/json/object_reader.h"

#include <algorithm>

namespace stemdesk {

namespace {

template <class List, class Write>
void writeFrozenList(JsonWriter &json, QByteArrayView name, const List &list, Write write)
{
    json.key(name);
    json.beginArray();
    for (const auto &element : list) {
        json.beginObject();
        write(json, element);
        json.endObject();
    }
    json.endArray();
}

template <class T, class Write>
void writeFrozenMember(JsonWriter &json, QByteArrayView name, const T &content, Write write)
{
    json.key(name);
    json.beginObject();
    write(json, content);
    json.endObject();
}

void writeFrozenColour(JsonWriter &json, const PrintedColour &colour)
{
    json.field("name", colour.name);
    json.field("hex", colour.hex);
}

void readFrozenColour(ObjectReader &reader, PrintedColour &colour)
{
    reader.read("name", colour.name);
    reader.read("hex", colour.hex);
}

void writeFrozenLine(JsonWriter &json, const PrintedLine &line)
{
    json.field("variantId", line.variantId);
    json.field("productName", line.productName);
    json.field("variantName", line.variantName);
    json.field("productType", line.productType);
    writeFrozenList(json, "colours", line.colours, writeFrozenColour);
    json.field("stemLength", line.stemLength);
    json.field("isHired", line.isHired);
    json.field("quantity", line.quantity);
    json.field("units", line.units);
    json.field("notes", line.notes);
}

void readFrozenLine(ObjectReader &reader, PrintedLine &line)
{
    reader.read("variantId", line.variantId);
    reader.read("productName", line.productName);
    reader.read("variantName", line.variantName);
    reader.read("productType", line.productType);
    reader.objects("colours", line.colours, readFrozenColour);
    std::optional<std::optional<double>> length;
    reader.read("stemLength", length);
    line.stemLength = length.value_or(std::nullopt);
    reader.read("isHired", line.isHired);
    reader.read("quantity", line.quantity);
    reader.read("units", line.units);
    reader.read("notes", line.notes);
}

void writeFrozenGroup(JsonWriter &json, const PrintedGroup &group)
{
    json.field("name", group.name);
    json.field("quantity", group.quantity);
    json.field("description", group.description);
    json.field("notes", group.notes);
    json.field("pictures", group.pictures);
    json.field("customerPriceIncTax", group.customerPriceIncTax);
    writeFrozenList(json, "lines", group.lines, writeFrozenLine);
}

void readFrozenGroup(ObjectReader &reader, PrintedGroup &group)
{
    reader.read("name", group.name);
    reader.read("quantity", group.quantity);
    reader.read("description", group.description);
    reader.read("notes", group.notes);
    reader.read("pictures", group.pictures);
    reader.read("customerPriceIncTax", group.customerPriceIncTax);
    reader.objects("lines", group.lines, readFrozenLine);
}

void writeFrozenCharge(JsonWriter &json, const PrintedCharge &charge)
{
    json.field("name", charge.name);
    json.field("amountIncTax", charge.amountIncTax);
}

void readFrozenCharge(ObjectReader &reader, PrintedCharge &charge)
{
    reader.read("name", charge.name);
    reader.read("amountIncTax", charge.amountIncTax);
}

void writeFrozenPlace(JsonWriter &json, const PrintedPlace &place)
{
    json.field("address", place.address);
    json.field("from", place.from);
    json.field("to", place.to);
}

void readFrozenPlace(ObjectReader &reader, PrintedPlace &place)
{
    reader.read("address", place.address);
    std::optional<std::optional<Instant>> moment;
    reader.instant("from", moment);
    place.from = moment.value_or(std::nullopt);
    moment.reset();
    reader.instant("to", moment);
    place.to = moment.value_or(std::nullopt);
}

template <class T>
void readFrozenNullable(ObjectReader &reader, QByteArrayView name, std::optional<T> &out)
{
    std::optional<std::optional<T>> value;
    reader.read(name, value);
    out = value.value_or(std::nullopt);
}

void writeFrozenInstalment(JsonWriter &json, const PrintedInstalment &instalment)
{
    json.field("name", instalment.name);
    json.field("amountIncTax", instalment.amountIncTax);
    json.field("on", dueOnText(instalment.due.on));
    json.field("days", instalment.due.days);
    json.field("date", instalment.due.date);
    json.field("dueOn", instalment.dueOn);
}

void readFrozenInstalment(ObjectReader &reader, PrintedInstalment &instalment)
{
    reader.read("name", instalment.name);
    reader.read("amountIncTax", instalment.amountIncTax);
    QString on;
    reader.read("on", on);
    instalment.due.on = dueOnFrom(on).value_or(InstalmentDue::On::Acceptance);
    readFrozenNullable(reader, "days", instalment.due.days);
    readFrozenNullable(reader, "date", instalment.due.date);
    readFrozenNullable(reader, "dueOn", instalment.dueOn);
}

void writePrinted(JsonWriter &json, const PrintedEvent &event)
{
    json.field("id", event.id);
    json.field("name", event.name);
    json.field("clients", event.clients);
    writeFrozenMember(json, "ceremony", event.ceremony, writeFrozenPlace);
    writeFrozenMember(json, "venue", event.venue, writeFrozenPlace);
    json.field("numberOfGuests", event.numberOfGuests);
    json.field("numberOfTables", event.numberOfTables);
    writeFrozenList(json, "palette", event.palette, writeFrozenColour);
    json.field("descriptionHtml", event.descriptionHtml);
    json.field("notes", event.notes);
    json.field("pictures", event.pictures);
    writeFrozenList(json, "groups", event.groups, writeFrozenGroup);
    json.field("labour", event.labour);
    writeFrozenList(json, "fees", event.fees, writeFrozenCharge);
    json.field("travel", event.travel);
    json.field("discount", event.discount);
    json.field("customerPriceIncTax", event.customerPriceIncTax);
    json.field("customerPriceExclTax", event.customerPriceExclTax);
    writeFrozenList(json, "instalments", event.instalments, writeFrozenInstalment);
    json.field("printedAt", event.printedAt);
}

void readPrinted(ObjectReader &reader, PrintedEvent &event)
{
    reader.read("id", event.id);
    reader.read("name", event.name);
    reader.read("clients", event.clients);
    reader.object("ceremony", event.ceremony, readFrozenPlace);
    reader.object("venue", event.venue, readFrozenPlace);
    readFrozenNullable(reader, "numberOfGuests", event.numberOfGuests);
    readFrozenNullable(reader, "numberOfTables", event.numberOfTables);
    reader.objects("palette", event.palette, readFrozenColour);
    reader.read("descriptionHtml", event.descriptionHtml);
    reader.read("notes", event.notes);
    reader.read("pictures", event.pictures);
    reader.objects("groups", event.groups, readFrozenGroup);
    reader.read("labour", event.labour);
    reader.objects("fees", event.fees, readFrozenCharge);
    reader.read("travel", event.travel);
    reader.read("discount", event.discount);
    reader.read("customerPriceIncTax", event.customerPriceIncTax);
    std::optional<double> exclTax; // Earlier versions could divide it by nearly 0, which gives no number.
    readFrozenNullable(reader, "customerPriceExclTax", exclTax);
    event.customerPriceExclTax = exclTax.value_or(0);
    reader.objects("instalments", event.instalments, readFrozenInstalment);
    reader.read("printedAt", event.printedAt);
}

struct ChargeWord {
    BillCharge::Kind kind;
    const char *word;
};

constexpr ChargeWord kChargeWords[] = {{BillCharge::Kind::Group, "group"},
                                       {BillCharge::Kind::Labour, "labour"},
                                       {BillCharge::Kind::Fee, "fee"},
                                       {BillCharge::Kind::Travel, "travel"}};

void writeBilledCharge(JsonWriter &json, const BillCharge &charge)
{
    json.field("kind", QByteArrayView(std::ranges::find(kChargeWords, charge.kind, &ChargeWord::kind)->word));
    json.field("name", charge.name);
    json.field("quantity", charge.quantity);
    json.field("rate", charge.rate);
    json.field("amountIncTax", charge.amountIncTax);
    json.field("taxCategory", charge.tax.category);
    json.field("exemptionReason", charge.tax.reason);
}

void readBilledCharge(ObjectReader &reader, BillCharge &charge)
{
    QString word;
    reader.read("kind", word);
    const auto *known =
        std::ranges::find_if(kChargeWords, [&](const ChargeWord &one) { return word == QLatin1StringView(one.word); });
    if (known != std::end(kChargeWords))
        charge.kind = known->kind;
    reader.read("name", charge.name);
    reader.read("quantity", charge.quantity);
    reader.read("rate", charge.rate);
    reader.read("amountIncTax", charge.amountIncTax);
    reader.read("taxCategory", charge.tax.category);
    reader.read("exemptionReason", charge.tax.reason);
}

void writeBill(JsonWriter &json, const Bill &bill)
{
    writeFrozenList(json, "charges", bill.charges, writeBilledCharge);
    json.field("discount", bill.discount);
}

void readBill(ObjectReader &reader, Bill &bill)
{
    reader.objects("charges", bill.charges, readBilledCharge);
    reader.read("discount", bill.discount);
}

struct FrozenLabel {
    VariantId variant;
    QString text;
};

void readFrozenLabel(ObjectReader &reader, FrozenLabel &label)
{
    reader.read("variantId", label.variant);
    reader.read("text", label.text);
}

} // namespace

QByteArray proposalText(const FrozenProposal &proposal)
{
    JsonWriter json;
    json.beginObject();
    writeFrozenMember(json, "printed", proposal.printed, writePrinted);
    writeFrozenMember(json, "shop", proposal.shop, writeLetterhead);
    json.key("labels");
    json.beginArray();
    for (auto label = proposal.labels.cbegin(); label != proposal.labels.cend(); ++label) {
        json.beginObject();
        json.field("variantId", label.key());
        json.field("text", label.value());
        json.endObject();
    }
    json.endArray();
    writeFrozenMember(json, "bill", proposal.bill, writeBill);
    json.field("fees", proposal.fees);
    json.field("discount", proposal.discount);
    json.endObject();
    return json.take();
}

Result<FrozenProposal> proposalFrom(const QByteArray &json)
{
    const JsonDocument document = TRY(JsonDocument::parse(json));
    ObjectReader reader(document.root());
    FrozenProposal proposal;
    reader.object("printed", proposal.printed, readPrinted);
    reader.object("shop", proposal.shop, readLetterhead);
    QList<FrozenLabel> labels;
    reader.objects("labels", labels, readFrozenLabel);
    for (const FrozenLabel &label : std::as_const(labels))
        proposal.labels.insert(label.variant, label.text);
    reader.object("bill", proposal.bill, readBill);
    reader.read("fees", proposal.fees);
    reader.read("discount", proposal.discount);
    TRY(reader.finish());
    return proposal;
}

} // namespace stemdesk
