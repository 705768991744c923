#include "core/api/mcp/tools.h"

#include "core/api/mcp/event_changes.h"
#include "core/api/mcp/line_changes.h"
#include "core/api/mcp/product_tools.h"
#include "core/api/mcp/whole_event.h"
#include "core/base/wording.h"
#include "core/json/events/event_json.h"
#include "core/json/json_writer.h"

#include <algorithm>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

struct AskedLine {
    QString product;
    QString supplier;
    double quantity = 0;
};

struct AskedGroup {
    QString name;
    double quantity = 1;
    QList<AskedLine> lines;
};

struct AskedEvent {
    EventPatch patch;
    QList<AskedGroup> groups;
    bool isDry = false;
};

/// The request in the shop's own terms.
struct ResolvedGroups {
    QList<NewGroup> groups;
    QList<Ambiguity> ambiguities;
    QSet<QString> chosen; ///< Lines whose supplier was chosen here, by their position.
};

QString placeOf(qsizetype group, qsizetype line)
{
    return u"groups.%1.lines.%2"_s.arg(group).arg(line);
}

void readLine(ObjectReader &reader, AskedLine &line)
{
    readRequiredText(reader, "product", line.product);
    reader.read("supplier", line.supplier);
    requireMember(reader, "quantity");
    reader.read("quantity", line.quantity);
}

void readGroup(ObjectReader &reader, AskedGroup &group)
{
    readRequiredText(reader, "name", group.name);
    reader.read("quantity", group.quantity);
    reader.objects("lines", group.lines, readLine);
}

Result<AskedEvent> askedEvent(const ToolCall &call)
{
    AskedEvent asked;
    QString name;
    ObjectReader reader(call.arguments);
    readRequiredText(reader, "name", name);
    readOwnFields(reader, call, asked.patch);
    reader.objects("groups", asked.groups, readGroup);
    reader.read("dryRun", asked.isDry);
    TRY(reader.finish());
    asked.patch.name = name;
    return asked;
}

/// nullopt if the words match no product, or several.
Result<std::optional<EventItemPatch>> resolvedLine(const ToolCall &call, const AskedLine &line, const QString &place,
                                                   QList<Ambiguity> &ambiguities)
{
    const ProductChoice choice = TRY(chosenProduct(call.shop(), line.product, place + u".product"_s));
    EventItemPatch patch{.variantId = choice.variant, .quantity = line.quantity};
    if (!line.supplier.isEmpty()) {
        const SupplierId supplier = TRY(chosenSupplier(call.shop(), line.supplier, place + u".supplier"_s));
        patch.supplierId = supplier;
    }
    if (choice.variant)
        return std::optional(patch);
    ambiguities.append({place, choice.candidates});
    return std::optional<EventItemPatch>();
}

Result<ResolvedGroups> resolved(const ToolCall &call, const QList<AskedGroup> &asked)
{
    ResolvedGroups found;
    for (qsizetype g = 0; g < asked.size(); ++g) {
        const AskedGroup &group = asked.at(g);
        NewGroup made{.group = {.name = group.name, .quantity = group.quantity}};
        for (qsizetype l = 0; l < group.lines.size(); ++l) {
            const auto line = TRY(resolvedLine(call, group.lines.at(l), placeOf(g, l), found.ambiguities));
            if (line)
                made.items += *line;
        }
        found.groups += made;
    }
    return found;
}

/// The lines' units, in all copies.
QHash<VariantId, double> unitsOf(const QList<NewGroup> &groups)
{
    QHash<VariantId, double> units;
    for (const NewGroup &group : groups) {
        for (const EventItemPatch &line : group.items)
            units[*line.variantId] += group.group.quantity.value_or(1) * line.quantity.value_or(0);
    }
    return units;
}

/// Lines without a supplier are bought where they cost least.
void chooseSuppliers(ResolvedGroups &found, const SupplierChoice &choice)
{
    for (qsizetype g = 0; g < found.groups.size(); ++g) {
        for (qsizetype l = 0; l < found.groups.at(g).items.size(); ++l) {
            EventItemPatch &line = found.groups[g].items[l];
            const std::optional<SupplierId> cheapest = choice.cheapest(*line.variantId);
            if (line.supplierId || !cheapest)
                continue;
            line.supplierId = cheapest;
            found.chosen.insert(placeOf(g, l));
        }
    }
}

/// The outcome of the requested lines, which keep the order in which they were given.
struct MadeLines {
    QSet<QByteArray> chosen; ///< The ids of lines whose supplier was chosen here.
    QList<UnpricedLine> unpriced;
};

MadeLines madeLines(const EventRecipe &recipe, const QSet<QString> &chosen, const SupplierChoice &choice)
{
    MadeLines made;
    for (qsizetype g = 0; g < recipe.event.groups.size(); ++g) {
        const QList<EventItem> &lines = recipe.event.groups.at(g).items;
        for (qsizetype l = 0; l < lines.size(); ++l) {
            const EventItem &line = lines.at(l);
            if (chosen.contains(placeOf(g, l)))
                made.chosen.insert(line.id.text());
            if (!line.price.isPriced)
                made.unpriced.append({.line = placeOf(g, l),
                                      .product = nameOf(recipe.goods.value(line.variantId)),
                                      .suppliers = choice.sellers(line.variantId)});
        }
    }
    return made;
}

/// An error of a line or group, in terms of the tool's arguments.
Error inArguments(Error error)
{
    if (!error.field.startsWith("groups"_L1))
        return error;
    error.field.replace(".items"_L1, ".lines"_L1);
    error.message.prepend(error.field + u": "_s);
    return error;
}

/// `event`: the JSON of the event with this id.
QByteArray createAnswer(const std::optional<EventId> &id, const QByteArray &event, const QList<Ambiguity> &ambiguities,
                        const QList<UnpricedLine> &unpriced)
{
    JsonWriter json;
    json.beginObject();
    json.field("eventId", id);
    json.key("event");
    json.rawValue(event);
    writeAmbiguities(json, ambiguities);
    writeUnpriced(json, unpriced);
    json.endObject();
    return json.take();
}

Result<EventId> askedId(const ToolCall &call)
{
    EventId id;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", id);
    TRY(reader.finish());
    return id;
}

Result<EventFilter> askedFilter(const ToolCall &call, int &limit)
{
    EventFilter filter;
    ObjectReader reader(call.arguments);
    readSearch(reader, filter.q);
    if (reader.read("status", filter.status) && !isEventStatus(filter.status))
        reader.fail("status", notAmong(u"status"_s, filter.status, namesFrom(kEventStatuses)));
    readMoment(reader, call, "from", filter.from);
    readMoment(reader, call, "to", filter.to, DayMeans::End);
    readLimit(reader, limit);
    TRY(reader.finish());
    return filter;
}

void writeBreakdown(JsonWriter &json, const PriceBreakdown &breakdown)
{
    json.beginObject();
    json.field("flowersAndMaterials", breakdown.flowersAndMaterials);
    json.field("hire", breakdown.hire);
    json.field("fixedPrices", breakdown.fixedPrices);
    json.field("labour", breakdown.labour);
    json.field("fees", breakdown.fees);
    json.field("travel", breakdown.travel);
    json.field("discount", breakdown.discount);
    json.endObject();
}

void writeGroupPrice(JsonWriter &json, const EventGroup &group)
{
    json.beginObject();
    json.field("eventGroupId", group.id);
    json.field("name", group.name);
    json.field("quantity", group.quantity);
    json.field("isHidden", group.isHidden);
    json.field("fixedPriceIncTax", group.fixedPriceIncTax);
    json.key("subtotal");
    writeTotals(json, group.subtotal, FieldSelection());
    json.field("unpricedLines",
               std::ranges::count(group.items, false, [](const EventItem &item) { return item.price.isPriced; }));
    json.endObject();
}

} // namespace

Result<ToolAnswer> findEvents(const ToolCall &call)
{
    int limit = 20;
    const EventFilter filter = TRY(askedFilter(call, limit));
    const Page<Event> page = TRY(call.shop().events.list(filter, {.limit = limit}));
    JsonWriter json;
    json.beginObject();
    json.key("items");
    json.beginArray();
    for (const Event &event : page.rows)
        writeEventRow(json, event, FieldSelection());
    json.endArray();
    json.endObject();
    return json.take();
}

Result<ToolAnswer> readEvent(const ToolCall &call)
{
    const EventId id = TRY(askedId(call));
    const QByteArray event = TRY(wholeEvent(call.caller, id));
    return event;
}

Result<ToolAnswer> createEvent(const ToolCall &call)
{
    const AskedEvent asked = TRY(askedEvent(call));
    UnitOfWork work = TRY(call.shop().begin());
    ResolvedGroups groups = TRY(resolved(call, asked.groups));
    if (!groups.ambiguities.isEmpty())
        return createAnswer({}, "null", groups.ambiguities, {});
    const SupplierChoice choice = TRY(SupplierChoice::of(call.shop(), unitsOf(groups.groups)));
    chooseSuppliers(groups, choice);
    const Result<WrittenEvent> made = call.shop().events.create(asked.patch, groups.groups);
    if (!made)
        return inArguments(made.error());
    const AssistantWrite write{.event = made->event.id, .actor = {}, .isNewEvent = true, .lines = {}};
    TRY(call.shop().assistantWrites.keep(write));
    TRY(work.settle());
    const EventRecipe recipe = TRY(call.shop().recipes.read(made->event.id));
    const MadeLines lines = madeLines(recipe, groups.chosen, choice);
    const QByteArray event = TRY(wholeEvent(call.caller, made->event.id, lines.chosen));
    if (!asked.isDry) {
        TRY(work.commit());
    }
    return ToolAnswer(createAnswer(made->event.id, event, {}, lines.unpriced), unpricedNotes(lines.unpriced));
}

Result<ToolAnswer> priceOfEvent(const ToolCall &call)
{
    const EventId id = TRY(askedId(call));
    const Result<EventRecipe> recipe = call.shop().recipes.read(id);
    if (!recipe)
        return unknownEvent(recipe.error(), id);
    JsonWriter json;
    json.beginObject();
    json.field("eventId", recipe->event.id);
    json.field("name", recipe->event.name);
    json.field("currency", call.caller.settings.currency);
    json.key("totals");
    writeTotals(json, recipe->event.totals, FieldSelection());
    json.field("customerPriceExclTax", recipe->customerPriceExclTax);
    json.key("breakdown");
    writeBreakdown(json, recipe->breakdown);
    json.key("groups");
    json.beginArray();
    for (const EventGroup &group : recipe->event.groups)
        writeGroupPrice(json, group);
    json.endArray();
    json.field("pooledWasteCostIncTax", recipe->pooledWasteCostIncTax);
    json.field("orderCostExclTax", recipe->order.orderCostExclTax);
    json.field("orderCostIncTax", recipe->order.orderCostIncTax);
    json.endObject();
    return json.take();
}

} // namespace stemdesk::mcp
