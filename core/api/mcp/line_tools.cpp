#include "core/api/mcp/line_tools.h"

#include "core/api/mcp/line_changes.h"
#include "core/api/mcp/tool_arguments.h"
#include "core/api/mcp/totals_pair.h"
#include "core/base/wording.h"
#include "core/json/resource_body.h"

#include <array>
#include <string_view>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::string_view, 6> kActions{"add", "set", "remove", "add_group", "set_group", "remove_group"};

struct AskedChanges {
    EventId event;
    QList<AskedChange> changes;
    bool isDry = false;
};

void readChange(ObjectReader &reader, AskedChange &change)
{
    readRequiredText(reader, "action", change.action);
    const QStringList known = namesFrom(kActions);
    if (!change.action.isEmpty() && !known.contains(change.action))
        reader.fail("action", notAmong(reader.pathOf("action"), change.action, known));
    reader.read("group", change.group);
    reader.read("name", change.name);
    if (reader.read("copies", change.copies) && *change.copies <= 0)
        reader.fail("copies", unfit(reader.pathOf("copies"), u"a number above 0"_s, numberText(*change.copies)));
    reader.read("isHidden", change.isHidden);
    reader.read("product", change.product);
    reader.read("supplier", change.supplier);
    reader.read("quantity", change.quantity);
    reader.read("eventItemId", change.item);
    reader.read("note", change.note);
}

Result<AskedChanges> askedChanges(const ToolCall &call)
{
    AskedChanges asked;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", asked.event);
    requireMember(reader, "changes");
    reader.objects("changes", asked.changes, readChange);
    reader.read("dryRun", asked.isDry);
    const Status read = reader.finish();
    return read ? Result<AskedChanges>(asked) : Result<AskedChanges>(read.error());
}

std::optional<double> quantityIn(const std::optional<EventItem> &line)
{
    return line ? std::optional(line->quantity) : std::nullopt;
}

void writeChange(JsonWriter &json, const DoneChange &change, const EventRecipe &after)
{
    const EventItem *line = change.shownLine();
    const bool hasSupplier = line && !line->supplierId.isNull();
    json.beginObject();
    json.field("action", QStringView(change.action));
    json.field("eventGroupId", change.group.id);
    json.field("group", QStringView(change.group.name));
    json.field("copies", change.group.quantity);
    json.field("eventItemId", line ? std::optional(line->id) : std::nullopt);
    json.field("variantId", line ? std::optional(line->variantId) : std::nullopt);
    json.field("product", line ? std::optional(change.product) : std::nullopt);
    json.field("supplier", hasSupplier ? std::optional(after.suppliers.value(line->supplierId).name) : std::nullopt);
    json.field("supplierChosen", change.isSupplierChosen);
    json.field("quantityBefore", quantityIn(change.line.before));
    json.field("quantityAfter", quantityIn(change.line.after));
    json.endObject();
}

/// The ids of changed lines.
QList<UnpricedLine> unpricedLines(const LineChanges &changes, const EventRecipe &after)
{
    QHash<EventItemId, bool> priced;
    for (const EventGroup &group : after.event.groups) {
        for (const EventItem &line : group.items)
            priced.insert(line.id, line.price.isPriced);
    }
    QList<UnpricedLine> unpriced;
    for (qsizetype at = 0; at < changes.done().size(); ++at) {
        const DoneChange &change = changes.done().at(at);
        if (change.line.after && !priced.value(change.line.after->id, true))
            unpriced.append({.line = u"changes.%1"_s.arg(at),
                             .product = change.product,
                             .suppliers = changes.suppliers().sellers(change.line.after->variantId)});
    }
    return unpriced;
}

ToolAnswer changesAnswer(const LineChanges &changes, const Totals &before, const EventRecipe &after)
{
    const QList<UnpricedLine> unpriced = unpricedLines(changes, after);
    JsonWriter json;
    json.beginObject();
    json.key("changes");
    json.beginArray();
    for (const DoneChange &change : changes.done())
        writeChange(json, change, after);
    json.endArray();
    writeTotalsPair(json, before, after.event.totals);
    writeAmbiguities(json, {});
    writeUnpriced(json, unpriced);
    json.endObject();
    return {json.take(), unpricedNotes(unpriced)};
}

/// The event without its groups: a change of a line can add markups to an event that keeps its prices.
Event ownFields(Event event)
{
    event.groups.clear();
    return event;
}

ToolAnswer nothingChanged(const Totals &totals, const QList<Ambiguity> &ambiguities)
{
    JsonWriter json;
    json.beginObject();
    json.key("changes");
    json.beginArray();
    json.endArray();
    writeTotalsPair(json, totals, totals);
    writeAmbiguities(json, ambiguities);
    writeUnpriced(json, {});
    json.endObject();
    return json.take();
}

} // namespace

Result<ToolAnswer> changeLines(const ToolCall &call)
{
    const AskedChanges asked = TRY(askedChanges(call));
    UnitOfWork work = TRY(call.shop().begin());
    const Result<EventRecipe> recipe = call.shop().recipes.read(asked.event);
    if (!recipe)
        return unknownEvent(recipe.error(), asked.event);
    LineChanges changes(call, *recipe);
    for (qsizetype at = 0; at < asked.changes.size(); ++at) {
        TRY(changes.make(asked.changes.at(at), u"changes.%1"_s.arg(at)));
    }
    if (!changes.ambiguities().isEmpty())
        return nothingChanged(recipe->event.totals, changes.ambiguities());
    TRY(changes.chooseSuppliers());
    TRY(work.settle());
    const EventRecipe after = TRY(call.shop().recipes.read(asked.event));
    TRY(call.shop().assistantWrites.keep(
        changes.write(),
        {.before = ownFields(recipe->event), .after = ownFields(after.event), .groups = changes.groups(after.event)}));
    if (!asked.isDry) {
        TRY(work.commit());
    }
    return changesAnswer(changes, recipe->event.totals, after);
}

} // namespace stemdesk::mcp
