#include "core/api/mcp/line_tools.h"

#include "core/api/mcp/line_choice.h"
#include "core/api/mcp/product_choice.h"
#include "core/api/mcp/tool_arguments.h"
#include "core/base/wording.h"
#include "core/json/events/totals_json.h"
#include "core/json/json_writer.h"
#include "core/json/resource_body.h"

#include <array>
#include <string_view>

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<std::string_view, 3> kActions{"add", "set", "remove"};

struct AskedChange {
    QString action;
    QString group;
    QString product;
    std::optional<double> quantity;
    EventItemId item;
};

struct AskedChanges {
    EventId event;
    QList<AskedChange> changes;
    bool isDry = false;
};

/// A change of a line that is known.
struct LineChange {
    QString action;
    EventGroup group; ///< Without what else stands in it.
    EventItem line; ///< As it is; of one that is added without an id.
    QString name; ///< Of the product.
    double quantity = 0; ///< That it gets.
};

void readChange(ObjectReader &reader, AskedChange &change)
{
    readRequiredText(reader, "action", change.action);
    const QStringList known = namesFrom(kActions);
    const bool isKnown = known.contains(change.action);
    if (!change.action.isEmpty() && !isKnown)
        reader.fail("action", notAmong(reader.pathOf("action"), change.action, known));
    reader.read("group", change.group);
    reader.read("product", change.product);
    if (isKnown && change.action != "remove"_L1)
        requireMember(reader, "quantity");
    reader.read("quantity", change.quantity);
    reader.read("eventItemId", change.item);
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

/// A line that is to be made.
Result<std::optional<LineChange>> addition(const ToolCall &call, const EventRecipe &recipe, const AskedChange &asked,
                                           const QString &place, QList<Ambiguity> &ambiguities)
{
    const EventGroup group = TRY(chosenGroup(recipe.event, asked.group, place));
    if (asked.product.isEmpty())
        return required(place + u".product"_s);
    const ProductChoice choice = TRY(chosenProduct(call.shop(), asked.product, place + u".product"_s));
    if (!choice.variant) {
        ambiguities.append({place, choice.candidates});
        return std::optional<LineChange>();
    }
    return std::optional(LineChange{.action = asked.action,
                                    .group = group,
                                    .line = {.variantId = *choice.variant},
                                    .name = choice.name,
                                    .quantity = asked.quantity.value_or(0)});
}

Result<std::optional<LineChange>> resolved(const ToolCall &call, const EventRecipe &recipe, const AskedChange &asked,
                                           const QString &place, QList<Ambiguity> &ambiguities)
{
    if (asked.action == "add"_L1)
        return addition(call, recipe, asked, place, ambiguities);
    const Result<ChosenLine> line =
        chosenLine(recipe, {.group = asked.group, .product = asked.product, .item = asked.item}, place);
    if (!line)
        return line.error();
    return std::optional(LineChange{.action = asked.action,
                                    .group = line->group,
                                    .line = line->line,
                                    .name = line->name,
                                    .quantity = asked.quantity.value_or(0)});
}

Result<ChangedLine> done(ShopServices &shop, const EventId &event, const LineChange &change)
{
    EventItemPatch patch{.quantity = change.quantity};
    if (change.action == "remove"_L1) {
        const Result<EventItem> removed = shop.lines.removeItem(event, change.group.id, change.line.id);
        return removed ? Result<ChangedLine>(ChangedLine{*removed, {}}) : Result<ChangedLine>(removed.error());
    }
    if (change.action == "set"_L1) {
        const EventItem before = TRY(shop.lines.item(event, change.group.id, change.line.id));
        const Result<EventItem> set = shop.lines.patchItem(event, change.group.id, change.line.id, patch);
        return set ? Result<ChangedLine>(ChangedLine{before, *set}) : Result<ChangedLine>(set.error());
    }
    patch.variantId = change.line.variantId;
    const Result<EventItem> added = shop.lines.createItem(event, change.group.id, patch);
    return added ? Result<ChangedLine>(ChangedLine{{}, *added}) : Result<ChangedLine>(added.error());
}

void writeChange(JsonWriter &json, const LineChange &change, const EventItemId &id)
{
    json.beginObject();
    json.field("action", QStringView(change.action));
    json.field("eventItemId", id);
    json.field("group", QStringView(change.group.name));
    json.field("variantId", change.line.variantId);
    json.field("product", QStringView(change.name));
    json.field("quantityBefore", change.line.id.isNull() ? std::optional<double>() : change.line.quantity);
    json.field("quantityAfter", change.action == "remove"_L1 ? std::optional<double>() : change.quantity);
    json.endObject();
}

void writeTotalsPair(JsonWriter &json, const Totals &before, const Totals &after)
{
    json.key("totalsBefore");
    writeTotals(json, before, FieldSelection());
    json.key("totalsAfter");
    writeTotals(json, after, FieldSelection());
}

/// Does the changes, and tells what became of them.
Result<QByteArray> changesMade(const ToolCall &call, UnitOfWork &work, const EventRecipe &recipe,
                               const QList<LineChange> &changes)
{
    AssistantWrite write{.event = recipe.event.id, .actor = {}, .lines = {}};
    JsonWriter json;
    json.beginObject();
    json.key("changes");
    json.beginArray();
    for (qsizetype at = 0; at < changes.size(); ++at) {
        const Result<ChangedLine> line = done(call.shop(), recipe.event.id, changes.at(at));
        if (!line)
            return inside(u"changes.%1."_s.arg(at), line.error());
        writeChange(json, changes.at(at), line->after ? line->after->id : line->before->id);
        write.lines.append(*line);
    }
    json.endArray();
    TRY(call.shop().assistantWrites.keep(write));
    TRY(work.settle());
    const Event after = TRY(call.shop().events.find(recipe.event.id, {.heavy = false, .groups = false}));
    writeTotalsPair(json, recipe.event.totals, after.totals);
    writeAmbiguities(json, {});
    json.endObject();
    return json.take();
}

QByteArray nothingChanged(const EventRecipe &recipe, const QList<Ambiguity> &ambiguities)
{
    JsonWriter json;
    json.beginObject();
    json.key("changes");
    json.beginArray();
    json.endArray();
    writeTotalsPair(json, recipe.event.totals, recipe.event.totals);
    writeAmbiguities(json, ambiguities);
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
    const Status read = reader.finish();
    return read ? Result<AskedSubstitution>(asked) : Result<AskedSubstitution>(read.error());
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

QByteArray substitutionAnswer(const SubstitutionPreview &preview, const QList<Ambiguity> &ambiguities, bool isDone)
{
    JsonWriter json;
    json.beginObject();
    json.field("isDone", isDone);
    json.key("lines");
    json.beginArray();
    for (const SubstitutedLine &line : preview.lines)
        writeSubstitutedLine(json, line, preview);
    json.endArray();
    json.field("priceDifferenceIncTax", preview.after.customerPriceIncTax - preview.before.customerPriceIncTax);
    json.field("orderCostDifferenceIncTax", preview.orderAfter.orderCostIncTax - preview.orderBefore.orderCostIncTax);
    writeTotalsPair(json, preview.before, preview.after);
    writeAmbiguities(json, ambiguities);
    json.endObject();
    return json.take();
}

/// Those of an event's own goods that the words name, and what they are to become.
struct SubstitutionChoice {
    std::optional<VariantId> replaced;
    std::optional<VariantId> substitute;
    QList<Ambiguity> ambiguities;
};

Result<SubstitutionChoice> chosen(const ToolCall &call, const AskedSubstitution &asked)
{
    const Result<EventRecipe> recipe = call.shop().recipes.read(asked.event);
    if (!recipe)
        return unknownEvent(recipe.error(), asked.event);
    SubstitutionChoice choice;
    const ProductChoice from = chosenGoods(*recipe, asked.from);
    choice.replaced = from.variant;
    if (!from.variant)
        choice.ambiguities.append({u"from"_s, from.candidates});
    const ProductChoice to = TRY(chosenProduct(call.shop(), asked.to, u"to"_s));
    choice.substitute = to.variant;
    if (!to.variant)
        choice.ambiguities.append({u"to"_s, to.candidates});
    return choice;
}

} // namespace

Result<QByteArray> changeLines(const ToolCall &call)
{
    const AskedChanges asked = TRY(askedChanges(call));
    UnitOfWork work = TRY(call.shop().begin());
    const Result<EventRecipe> recipe = call.shop().recipes.read(asked.event);
    if (!recipe)
        return unknownEvent(recipe.error(), asked.event);
    QList<LineChange> changes;
    QList<Ambiguity> ambiguities;
    for (qsizetype at = 0; at < asked.changes.size(); ++at) {
        const auto change = TRY(resolved(call, *recipe, asked.changes.at(at), u"changes.%1"_s.arg(at), ambiguities));
        if (change)
            changes += *change;
    }
    if (!ambiguities.isEmpty())
        return nothingChanged(*recipe, ambiguities);
    const Result<QByteArray> answer = changesMade(call, work, *recipe, changes);
    if (!answer || asked.isDry)
        return answer;
    const Status committed = work.commit();
    return committed ? answer : Result<QByteArray>(committed.error());
}

Result<QByteArray> substitute(const ToolCall &call)
{
    const AskedSubstitution asked = TRY(askedSubstitution(call));
    UnitOfWork work = TRY(call.shop().begin());
    const SubstitutionChoice choice = TRY(chosen(call, asked));
    if (!choice.ambiguities.isEmpty())
        return substitutionAnswer({}, choice.ambiguities, false);
    const SubstitutionRequest request{asked.event, *choice.replaced, *choice.substitute};
    const SubstitutionPreview preview = TRY(call.shop().substitution.preview(request));
    if (asked.isDry)
        return substitutionAnswer(preview, {}, false);
    const QList<SubstitutedLine> lines = TRY(call.shop().substitution.substitute(request));
    AssistantWrite write{.event = asked.event, .actor = {}, .lines = {}};
    for (const SubstitutedLine &line : lines)
        write.lines.append({line.before, line.after});
    TRY(call.shop().assistantWrites.keep(write));
    const Status committed = work.commit();
    return committed ? Result<QByteArray>(substitutionAnswer(preview, {}, true))
                     : Result<QByteArray>(committed.error());
}

} // namespace stemdesk::mcp
