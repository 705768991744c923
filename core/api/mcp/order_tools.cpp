#include "core/api/mcp/tools.h"

#include "core/base/wording.h"
#include "core/json/json_writer.h"
#include "core/json/orders/order_sheet_json.h"

#include <algorithm>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

void readEvents(ObjectReader &reader, QList<EventId> &ids)
{
    if (reader.read("eventIds", ids) && (ids.isEmpty() || ids.size() > kMaxSheetEvents))
        reader.fail("eventIds",
                    unfit(u"eventIds"_s, u"an array of the ids of 1 to %1 events"_s.arg(kMaxSheetEvents),
                          u"%1 of them"_s.arg(ids.size())));
}

struct AskedOrder {
    std::optional<OrderSheetId> sheet;
    QList<EventId> events;
    SheetChoice choice;
    bool isDry = false;
};

Result<AskedOrder> askedOrder(const ToolCall &call)
{
    AskedOrder asked;
    ObjectReader reader(call.arguments);
    const bool namesEvents = reader.has("eventIds");
    reader.read("orderSheetId", asked.sheet);
    readEvents(reader, asked.events);
    reader.read("onlyNew", asked.choice.onlyNew);
    reader.read("deliverOn", asked.choice.deliverOn);
    reader.read("dryRun", asked.isDry);
    if (!asked.sheet && !namesEvents)
        reader.fail("eventIds", required(u"eventIds"_s));
    if (asked.sheet && (namesEvents || asked.choice != SheetChoice()))
        reader.fail("orderSheetId",
                    invalid(u"orderSheetId"_s,
                            u"A saved sheet is ordered as it is: give its \"orderSheetId\" alone, or \"eventIds\"."_s));
    TRY(reader.finish());
    return asked;
}

/// Refuses a whole sheet that would order something twice.
Status requireUnordered(const OrderSheet &sheet)
{
    for (const OrderSheetSupplier &supplier : sheet.suppliers) {
        if (std::ranges::any_of(supplier.lines, [](const OrderSheetLine &line) { return line.unitsOrdered > 0; }))
            return orderedMeanwhile();
    }
    return {};
}

/// The saved sheet that is to be ordered, or what the events need now.
Result<OrderSheet> sheetToOrder(const ShopServices &shop, const AskedOrder &asked)
{
    if (!asked.sheet)
        return shop.orderSheets.sheetFor(asked.events, asked.choice);
    const Result<OrderSheet> sheet = shop.orderSheets.find(*asked.sheet);
    if (!sheet && sheet.error().kind == Error::Kind::NotFound)
        return missing("order_sheet", u"orderSheetId"_s, asked.sheet->text());
    return sheet;
}

/// The sheet's events that come from a series; they keep their prices once they are ordered.
Result<QList<Event>> occurrencesOf(ShopServices &shop, const OrderSheet &sheet)
{
    QList<Event> occurrences;
    for (const OrderSheetEvent &one : sheet.events) {
        const Result<Event> event = shop.events.find(one.eventId, {.prices = false});
        if (!event && event.error().kind == Error::Kind::NotFound) // It was deleted since.
            continue;
        if (!event)
            return event.error();
        if (event->occurrence)
            occurrences.append(*event);
    }
    return occurrences;
}

QByteArray orderAnswer(const OrderSheet &sheet, bool isDone)
{
    JsonWriter json;
    json.beginObject();
    json.field("isDone", isDone);
    json.key("sheet");
    writeOrderSheet(json, sheet, FieldSelection());
    json.endObject();
    return json.take();
}

} // namespace

Result<ToolAnswer> orderSheet(const ToolCall &call)
{
    QList<EventId> ids;
    ObjectReader reader(call.arguments);
    requireMember(reader, "eventIds");
    readEvents(reader, ids);
    SheetChoice choice;
    reader.read("onlyNew", choice.onlyNew);
    TRY(reader.finish());
    const OrderSheet sheet = TRY(call.shop().orderSheets.sheetFor(ids, choice));
    JsonWriter json;
    writeOrderSheet(json, sheet, FieldSelection());
    return json.take();
}

Result<ToolAnswer> markOrdered(const ToolCall &call)
{
    const AskedOrder asked = TRY(askedOrder(call));
    ShopServices &shop = call.shop();
    UnitOfWork work = TRY(shop.begin());
    const OrderSheet wanted = TRY(sheetToOrder(shop, asked));
    if (wanted.state == SheetState::Ordered)
        return orderAnswer(wanted, !asked.isDry);
    if (!asked.sheet && !asked.choice.onlyNew)
        TRY(requireUnordered(wanted));
    const QList<Event> before = TRY(occurrencesOf(shop, wanted));
    const OrderSheet sheet = asked.sheet ? TRY(shop.orderSheets.markOrdered(*asked.sheet))
                                         : TRY(shop.orderSheets.order(asked.events, {}, {asked.choice})).takeFirst();
    AssistantChanges changes{.before = {}, .after = {}, .groups = {}};
    changes.sheet = MarkedSheet{.id = sheet.id, .isNew = !asked.sheet};
    for (const Event &event : before)
        changes.occurrences.append({event, TRY(shop.events.find(event.id, {.prices = false}))});
    TRY(shop.assistantWrites.keep({.event = sheet.events.constFirst().eventId, .actor = {}, .lines = {}}, changes));
    if (!asked.isDry) {
        TRY(work.commit());
    }
    return orderAnswer(sheet, !asked.isDry);
}

} // namespace stemdesk::mcp
