#include "core/api/mcp/tools.h"

#include "core/api/mcp/line_changes.h"
#include "core/api/mcp/product_tools.h"
#include "core/api/mcp/whole_event.h"
#include "core/base/wording.h"
#include "core/json/json_writer.h"
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
    TRY(reader.finish());
    return asked;
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

struct AskedSubstitution {
    EventId event;
    QString from;
    QString to;
    bool isDry = true;
};

Result<AskedSubstitution> askedSubstitution(const ToolCall &call)
{
    AskedSubstitution asked;
    ObjectReader reader(call.arguments);
    readRequiredId(reader, "eventId", asked.event);
    readRequiredText(reader, "from", asked.from);
    readRequiredText(reader, "to", asked.to);
    reader.read("dryRun", asked.isDry);
    TRY(reader.finish());
    return asked;
}

void writeSubstitutedLine(JsonWriter &json, const SubstitutedLine &line, const SubstitutionPreview &preview)
{
    json.beginObject();
    json.field("eventItemId", line.after.id);
    json.field("group", QStringView(line.groupName));
    json.field("quantity", line.after.quantity);
    json.field("supplierBefore", QStringView(preview.suppliers.value(line.before.supplierId)));
    json.field("supplierAfter", QStringView(preview.suppliers.value(line.after.supplierId)));
    json.field("customerPriceIncTaxBefore", line.before.price.customerPriceIncTax);
    json.field("customerPriceIncTaxAfter", line.after.price.customerPriceIncTax);
    json.endObject();
}

/// The event's goods that the words identify, and their substitute.
struct SubstitutionChoice {
    std::optional<VariantId> replaced;
    std::optional<VariantId> substitute;
    QStringList sellers; ///< Suppliers of the substitute.
    QList<Ambiguity> ambiguities;
};

/// Before its cost is known.
QByteArray undecided(const QList<Ambiguity> &ambiguities)
{
    JsonWriter json;
    json.beginObject();
    json.field("isDone", false);
    json.key("lines");
    json.beginArray();
    json.endArray();
    for (const char *unknown : {"priceDifferenceIncTax", "orderCostDifferenceIncTax", "totalsBefore", "totalsAfter"})
        json.field(unknown, nullptr);
    writeAmbiguities(json, ambiguities);
    writeUnpriced(json, {});
    json.endObject();
    return json.take();
}

ToolAnswer substitutionAnswer(const SubstitutionPreview &preview, const SubstitutionChoice &choice, bool isDone)
{
    QList<UnpricedLine> unpriced;
    JsonWriter json;
    json.beginObject();
    json.field("isDone", isDone);
    json.key("lines");
    json.beginArray();
    for (const SubstitutedLine &line : preview.lines) {
        writeSubstitutedLine(json, line, preview);
        if (!line.after.price.isPriced)
            unpriced.append({.line = QString::fromLatin1(line.after.id.text()),
                             .product = nameOf(preview.substitute),
                             .suppliers = choice.sellers});
    }
    json.endArray();
    json.field("priceDifferenceIncTax", preview.after.customerPriceIncTax - preview.before.customerPriceIncTax);
    json.field("orderCostDifferenceIncTax", preview.orderAfter.orderCostIncTax - preview.orderBefore.orderCostIncTax);
    writeTotalsPair(json, preview.before, preview.after);
    writeAmbiguities(json, {});
    writeUnpriced(json, unpriced);
    json.endObject();
    return {json.take(), unpricedNotes(unpriced)};
}

Result<SubstitutionChoice> chosen(const ToolCall &call, const AskedSubstitution &asked)
{
    const Result<EventRecipe> recipe = call.shop().recipes.read(asked.event);
    if (!recipe)
        return unknownEvent(recipe.error(), asked.event);
    SubstitutionChoice choice;
    const ProductChoice from = TRY(chosenGoods(*recipe, asked.from, u"from"_s));
    choice.replaced = from.variant;
    if (!from.variant)
        choice.ambiguities.append({u"from"_s, from.candidates});
    const ProductChoice to = TRY(chosenProduct(call.shop(), asked.to, u"to"_s));
    choice.substitute = to.variant;
    if (!to.variant) {
        choice.ambiguities.append({u"to"_s, to.candidates});
        return choice;
    }
    const SupplierChoice suppliers = TRY(SupplierChoice::of(call.shop(), {{*to.variant, 1}}));
    choice.sellers = suppliers.sellers(*to.variant);
    return choice;
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

Result<ToolAnswer> substitute(const ToolCall &call)
{
    const AskedSubstitution asked = TRY(askedSubstitution(call));
    UnitOfWork work = TRY(call.shop().begin());
    const SubstitutionChoice choice = TRY(chosen(call, asked));
    if (!choice.ambiguities.isEmpty())
        return undecided(choice.ambiguities);
    const SubstitutionRequest request{asked.event, *choice.replaced, *choice.substitute};
    const SubstitutionPreview preview = TRY(call.shop().substitution.preview(request));
    if (asked.isDry)
        return substitutionAnswer(preview, choice, false);
    const Event before = TRY(call.shop().events.find(asked.event, {.groups = false}));
    const QList<SubstitutedLine> lines = TRY(call.shop().substitution.substitute(request));
    const Event after = TRY(call.shop().events.find(asked.event, {.groups = false})); // With other markups to keep.
    AssistantWrite write{.event = asked.event, .actor = {}, .lines = {}};
    for (const SubstitutedLine &line : lines)
        write.lines.append({line.before, line.after});
    TRY(call.shop().assistantWrites.keep(write, {.before = before, .after = after, .groups = {}}));
    TRY(work.commit());
    return substitutionAnswer(preview, choice, true);
}

} // namespace stemdesk::mcp
