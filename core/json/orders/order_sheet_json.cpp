#include "core/json/orders/order_sheet_json.h"

#include "core/base/wording.h"
#include "core/json/object_reader.h"
#include "core/json/object_writer.h"

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

const QStringList &stateNames()
{
    static const QStringList kNames{u"draft"_s, u"ordered"_s}; // In the order of SheetState.
    return kNames;
}

void readState(ObjectReader &reader, std::optional<SheetState> &state)
{
    QString name;
    if (!reader.read("state", name))
        return;
    const qsizetype at = stateNames().indexOf(name);
    if (at < 0)
        reader.fail("state", notAmong(u"state"_s, name, stateNames()));
    else
        state = SheetState(at);
}

void writeSheetEvent(JsonWriter &json, const OrderSheetEvent &event, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kOrderSheetEventFields["eventId"], event.eventId);
    out.field(kOrderSheetEventFields["name"], event.name);
    out.field(kOrderSheetEventFields["status"], event.status);
    out.field(kOrderSheetEventFields["isCleared"], event.isCleared);
}

void writeAdvice(JsonWriter &json, const PackAdvice &advice, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kPackAdviceFields["unitsChange"], advice.unitsChange);
    out.field(kPackAdviceFields["packsChange"], advice.packsChange);
    out.field(kPackAdviceFields["costChangeIncTax"], advice.costChangeIncTax);
}

void writeCheapest(JsonWriter &json, const CheapestSupplier &cheapest, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kCheapestSupplierFields["supplierId"], cheapest.supplierId);
    out.field(kCheapestSupplierFields["orderCostIncTax"], cheapest.orderCostIncTax);
}

void writeSheetTotals(JsonWriter &json, const OrderSheetTotals &totals, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kOrderSheetTotalsFields["orderCostExclTax"], totals.orderCostExclTax);
    out.field(kOrderSheetTotalsFields["orderCostIncTax"], totals.orderCostIncTax);
    out.field(kOrderSheetTotalsFields["deliveryCostExclTax"], totals.deliveryCostExclTax);
}

void writeLineFields(ObjectWriter &out, const OrderSheetLine &line)
{
    constexpr auto &kFields = kOrderSheetLineFields;
    out.field(kFields["variantId"], line.variantId);
    out.field(kFields["productName"], line.productName);
    out.field(kFields["variantName"], line.variantName);
    out.nullableText(kFields["sku"], line.sku);
    out.nullableText(kFields["supplierCode"], line.supplierCode);
    out.field(kFields["colors"], line.colors);
    out.field(kFields["stemLength"], line.stemLength);
    out.field(kFields["unitsNeeded"], line.unitsNeeded);
    out.field(kFields["spareUnits"], line.spareUnits);
    out.field(kFields["ownUnits"], line.ownUnits);
    out.field(kFields["unitsPerPack"], line.unitsPerPack);
    out.field(kFields["packsNeeded"], line.packsNeeded);
    out.field(kFields["minPacks"], line.minPacks);
    out.field(kFields["packsToOrder"], line.packsToOrder);
    out.field(kFields["unitsToOrder"], line.unitsToOrder);
    out.field(kFields["leftoverUnits"], line.leftoverUnits);
    out.field(kFields["unitsOrdered"], line.unitsOrdered);
    out.field(kFields["packsOrdered"], line.packsOrdered);
    out.field(kFields["surplusUnits"], line.surplusUnits);
    out.field(kFields["unitCostExclTax"], line.unitCostExclTax);
    out.field(kFields["orderCostExclTax"], line.orderCostExclTax);
    out.field(kFields["orderCostIncTax"], line.orderCostIncTax);
    out.field(kFields["eventItemIds"], line.eventItemIds);
    out.objects(kFields["advice"], line.advice, writeAdvice);
    out.object(kFields["cheapest"], line.cheapest, writeCheapest);
}

void writeLine(JsonWriter &json, const OrderSheetLine &line, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    writeLineFields(out, line);
}

/// An event of a line with what it is short of.
struct ShortEvent {
    EventUnits of;
    QString name;
    std::optional<double> shortUnits;
};

void writeShortEvent(JsonWriter &json, const ShortEvent &event, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kShortEventFields["eventId"], event.of.eventId);
    out.nullableText(kShortEventFields["name"], event.name);
    out.field(kShortEventFields["unitsNeeded"], event.of.unitsNeeded);
    out.field(kShortEventFields["shortUnits"], event.shortUnits);
}

void writeReceivedNotes(ObjectWriter &out, const OrderSheetLine &line)
{
    constexpr auto &kFields = kOrderSheetLineFields;
    const ReceivedNotes &notes = line.notes;
    const auto ofGoods = [&](double value) { return line.received ? std::optional(value) : std::nullopt; };
    QList<ShortEvent> events;
    const QList<std::optional<double>> shares = shortUnitsOfEvents(line);
    for (qsizetype i = 0; i < shares.size(); ++i)
        events.append(
            {line.eventUnits[i], line.eventUnits[i].isGone ? QString() : line.eventNames.value(i), shares[i]});
    out.field(kFields["rejectedUnits"], ofGoods(notes.rejectedUnits));
    out.nullableText(kFields["reason"], notes.reason);
    out.field(kFields["receivedOn"], notes.receivedOn);
    out.field(kFields["receivedAt"], notes.receivedAt);
    out.nullableText(kFields["invoiceNumber"], notes.invoiceNumber);
    out.field(kFields["creditExclTax"], ofGoods(notes.creditExclTax));
    out.field(kFields["imageUrls"], notes.imageUrls);
    out.field(kFields["shortUnits"], shortUnits(line));
    out.objects(kFields["events"], events, writeShortEvent);
    out.field(kFields["claimUntil"], line.claimUntil);
}

void writeSavedLine(JsonWriter &json, const OrderSheetLine &line, const FieldSelection &fields)
{
    constexpr auto &kFields = kOrderSheetLineFields;
    ObjectWriter out(json, fields);
    writeLineFields(out, line);
    out.field(kFields["packsReceived"], line.received ? std::optional(line.received->packs) : std::nullopt);
    out.field(kFields["receivedCostIncTax"], receivedCostIncTax(line));
    writeReceivedNotes(out, line);
}

void writeDeliveryDay(JsonWriter &json, const DeliveryDay &day, const FieldSelection &fields)
{
    ObjectWriter out(json, fields);
    out.field(kDeliveryDayFields["on"], day.on);
    out.field(kDeliveryDayFields["eventIds"], day.eventIds);
}

void writeSheetSupplier(JsonWriter &json, const OrderSheetSupplier &supplier, const FieldSelection &fields,
                        bool isSaved)
{
    constexpr auto &kFields = kOrderSheetSupplierFields;
    ObjectWriter out(json, fields);
    out.field(kFields["supplierId"], supplier.supplierId);
    out.nullableText(kFields["name"], supplier.name);
    out.nullableText(kFields["contactEmail"], supplier.contactEmail);
    out.field(kFields["orderCostExclTax"], supplier.totals.orderCostExclTax);
    out.field(kFields["deliveryCostExclTax"], supplier.deliveryCostExclTax);
    out.field(kFields["shortOfMinimumExclTax"], supplier.shortOfMinimumExclTax);
    out.objects(kFields["deliveryDays"], supplier.deliveryDays, writeDeliveryDay);
    out.field(kFields["deliverOn"], supplier.deliverOn());
    if (isSaved) {
        out.nullableText(kFields["deliverTo"], supplier.delivery.to);
        out.nullableText(kFields["note"], supplier.delivery.note);
        out.field(kFields["allowsSubstitutes"], supplier.delivery.allowsSubstitutes);
    }
    out.objects(kFields["lines"], supplier.lines, isSaved ? writeSavedLine : writeLine);
    out.object(kFields["totals"], supplier.totals, writeSheetTotals);
}

void readReceived(ObjectReader &reader, ReceivedRow &row)
{
    requireMember(reader, "variantId");
    reader.read("variantId", row.variantId);
    std::optional<SupplierId> supplier;
    readNullableId(reader, "supplierId", supplier);
    row.supplierId = supplier.value_or(SupplierId());
    row.namesPacks = reader.has("packsReceived");
    row.namesCost = reader.has("unitCostExclTax");
    std::optional<std::optional<double>> packs;
    reader.read("packsReceived", packs);
    row.packs = packs.value_or(std::nullopt);
    if (packs && !row.packs) {
        row.namesCost = true;
        // Nothing was received, so there is no cost and nothing to note.
        reader.ignore("unitCostExclTax", "rejectedUnits", "reason", "receivedOn", "receivedAt", "invoiceNumber",
                      "creditExclTax", "imageUrls");
        return;
    }
    reader.read("unitCostExclTax", row.unitCostExclTax);
    reader.read("rejectedUnits", row.rejectedUnits);
    reader.nullableText("reason", row.reason);
    reader.read("receivedOn", row.receivedOn);
    reader.instant("receivedAt", row.receivedAt);
    reader.nullableText("invoiceNumber", row.invoiceNumber);
    reader.read("creditExclTax", row.creditExclTax);
    reader.read("imageUrls", row.imageUrls);
}

void readDelivery(ObjectReader &reader, OrderDeliveryRow &row)
{
    requireMember(reader, "supplierId");
    std::optional<SupplierId> supplier;
    readNullableId(reader, "supplierId", supplier);
    row.supplierId = supplier.value_or(SupplierId());
    reader.read("deliverOn", row.on);
    reader.nullableText("deliverTo", row.to);
    reader.nullableText("note", row.note);
    reader.read("allowsSubstitutes", row.allowsSubstitutes);
    reader.ignore("name", "contactEmail", "orderCostExclTax", "deliveryCostExclTax", "shortOfMinimumExclTax",
                  "deliveryDays", "lines", "totals");
}

} // namespace

OrderSheetParts sheetPartsFor(const FieldSelection &fields)
{
    return {.events = fields.has(kOrderSheetFields["events"]), .lines = fields.has(kOrderSheetFields["suppliers"])};
}

void writeOrderSheet(JsonWriter &json, const OrderSheet &sheet, const FieldSelection &fields)
{
    constexpr auto &kFields = kOrderSheetFields;
    ObjectWriter out(json, fields);
    const bool isSaved = !sheet.id.isNull();
    if (isSaved)
        out.field(kFields["orderSheetId"], sheet.id);
    out.objects(kFields["events"], sheet.events, writeSheetEvent);
    out.objects(kFields["suppliers"], sheet.suppliers,
                [isSaved](JsonWriter &to, const OrderSheetSupplier &supplier, const FieldSelection &wanted) {
                    writeSheetSupplier(to, supplier, wanted, isSaved);
                });
    out.object(kFields["totals"], sheet.totals, writeSheetTotals);
    out.field(kFields["isTopUp"], sheet.isTopUp);
    if (!isSaved)
        return;
    out.field(kFields["state"], QStringView(stateNames().at(int(sheet.state))));
    out.field(kFields["orderedAt"], sheet.orderedAt);
    out.field(kFields["createdAt"], sheet.createdAt);
    out.field(kFields["updatedAt"], sheet.updatedAt);
}

Result<OrderSheetBody> orderSheetBodyFrom(JsonObject object, BodyKind kind)
{
    ObjectReader reader(object);
    OrderSheetBody body;
    std::optional<OrderSheetId> own;
    readOwnId(reader, "orderSheetId", kind, own);
    const bool lacksEvents = kind == BodyKind::Create && !reader.has("eventIds");
    if (kind == BodyKind::Create)
        reader.read("eventIds", body.eventIds);
    else
        reader.objects("received", body.patch.received, readReceived);
    if (kind == BodyKind::Create) {
        reader.read("onlyNew", body.choice.onlyNew);
        std::optional<std::optional<QDate>> day;
        reader.read("deliverOn", day);
        body.choice.deliverOn = day.value_or(std::nullopt);
        reader.ignore("suppliers", "state");
    } else {
        reader.objects("suppliers", body.patch.suppliers, readDelivery);
        readState(reader, body.patch.state);
    }
    reader.ignore("events", "totals", "isTopUp", "orderedAt", "createdAt", "updatedAt");
    Result<OrderSheetBody> read = finished(reader, std::move(body));
    if (read && lacksEvents)
        return required(u"eventIds"_s);
    return read;
}

} // namespace stemdesk
