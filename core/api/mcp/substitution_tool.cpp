#include "core/api/mcp/substitution_tool.h"

#include "core/api/mcp/line_choice.h"
#include "core/api/mcp/supplier_choice.h"
#include "core/api/mcp/tool_arguments.h"
#include "core/api/mcp/totals_pair.h"
#include "core/base/wording.h"
#include "core/json/json_writer.h"

namespace stemdesk::mcp {

using namespace Qt::StringLiterals;

namespace {

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

/// The event's goods that the words identify, and their substitute.
struct SubstitutionChoice {
    std::optional<VariantId> replaced;
    std::optional<VariantId> substitute;
    QStringList sellers; ///< Of the substitute.
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
