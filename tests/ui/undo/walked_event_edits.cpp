#include "core/services/prices/price_freeze_service.h"
#include "tests/ui/undo/undo_shop.h"
#include "tests/ui/undo/walked_edits.h"
#include "ui/undo/assistant_edits.h"
#include "ui/undo/event_edits.h"
#include "ui/undo/series_edits.h"

namespace stemdesk {

using namespace ui;
using namespace Qt::StringLiterals;

namespace {

LinePlace placeOf(const UndoShop &shop)
{
    return {.event = shop.filled.event, .group = shop.filled.group};
}

LinePlace otherPlaceOf(const UndoShop &shop)
{
    return {.event = shop.filled.event, .group = shop.other};
}

EventGroup tablesOf(const UndoShop &shop)
{
    return shop.filled.whole().groups.constFirst();
}

/// An assistant's write that changed one line, removed another and added a third, and was reverted.
AssistantWrite takenBackWrite(UndoShop &shop)
{
    ShopServices &services = shop.services();
    const auto [event, group] = placeOf(shop);
    const QList<EventItem> lines = tablesOf(shop).items;
    const EventItem added =
        must(services.lines.createItem(event, group, {.variantId = lines.first().variantId, .quantity = 4}));
    const EventItem changed = must(services.lines.patchItem(event, group, lines.first().id, {.quantity = 8}));
    const EventItem removed = must(services.lines.removeItem(event, group, lines.last().id));
    AssistantWrite write{.event = event,
                         .actor = actorKey(u"Claude"_s),
                         .lines = {{{}, added}, {lines.first(), changed}, {removed, {}}}};
    if (!services.assistantWrites.change(write, AssistantWriteService::Way::Back))
        qFatal("what the assistant did is not taken back");
    return write;
}

QList<WalkedEdit> wholeEventEdits()
{
    return {
        {"add event",
         u"createEventEdit"_s,
         {u"EventService::create"_s, u"EventService::restore"_s},
         [](UndoShop &) {
             return createEventEdit(u"Change"_s, {.name = u" Gala "_s, .budget = 900}, std::make_shared<EventId>());
         }},
        {"assistant's lines",
         u"assistantEdit"_s,
         {u"AssistantWriteService::change"_s},
         [](UndoShop &shop) { return assistantEdit(u"Change"_s, takenBackWrite(shop)); }},
        {"duplicate event",
         u"duplicateEventEdit"_s,
         {u"EventService::duplicate"_s},
         [](UndoShop &shop) {
             return duplicateEventEdit(u"Change"_s, shop.filled.event, u"Copy"_s, std::make_shared<EventId>());
         }},
        {"delete event",
         u"removeEventEdit"_s,
         {u"EventService::remove"_s},
         [](UndoShop &shop) { return removeEventEdit(u"Change"_s, shop.filled.event); }},
        {"change event",
         u"patchEventEdit"_s,
         {u"EventService::patch"_s, u"EventService::revise"_s},
         [](UndoShop &shop) {
             return patchEventEdit(u"Change"_s, shop.filled.whole(),
                                   {.name = u" Anna  & Ben "_s,
                                    .venueStart = std::optional<Instant>(),
                                    .budget = 500.0,
                                    .colourScheme = std::optional<QStringList>(),
                                    .descriptionHtml = u"<p>Garden<script>x</script></p>"_s,
                                    .links = QList<EventLink>{{u" Venue "_s, u"https://venue.example"_s}},
                                    .notes = u""_s});
         }},
        // Approval pins the price lists that the event uses.
        {"approve event",
         u"patchEventEdit"_s,
         {},
         [](UndoShop &shop) { return patchEventEdit(u"Change"_s, shop.filled.whole(), {.status = u"approved"_s}); }},
        // Pictures are never deleted, because their addresses may be in use.
        {"add pictures",
         u"addPicturesEdit(Event)"_s,
         {u"ImageService::createFor"_s},
         [](UndoShop &shop) { return addPicturesEdit(u"Change"_s, shop.filled.whole(), {UndoShop::picture()}); },
         {"image"}},
    };
}

QList<WalkedEdit> eventPriceEdits()
{
    return {
        {"change pricing",
         u"patchEventEdit"_s,
         {},
         [](UndoShop &shop) {
             const EventPricingPatch pricing{.markups = QMap<QString, std::optional<double>>{{u"flower"_s, 3.0}},
                                             .labour = LabourPatch{.percent = std::optional(12.5)},
                                             .additionalFees = QList<AdditionalFee>{{u"Delivery"_s, 25}},
                                             .taxGroupId = shop.tax.id};
             return patchEventEdit(u"Change"_s, shop.filled.whole(), {.pricing = std::optional(pricing)});
         }},
        {"pin prices",
         u"pinPricesEdit"_s,
         {u"PriceFreezeService::pin"_s},
         [](UndoShop &shop) { return pinPricesEdit(u"Change"_s, shop.filled.event); }},
        {"keep prices",
         u"keepPricesEdit"_s,
         {u"PriceFreezeService::keep"_s},
         [](UndoShop &shop) { return keepPricesEdit(u"Change"_s, shop.filled.event); }},
        {"refresh prices",
         u"patchEventEdit"_s,
         {},
         [](UndoShop &shop) {
             const PriceRefresh refresh = must(shop.services().freeze.refreshOf(shop.pinned));
             return patchEventEdit(u"Change"_s, must(shop.services().events.find(shop.pinned)), refresh.patch);
         }},
    };
}

QList<WalkedEdit> groupEdits()
{
    return {
        {"add group",
         u"createGroupEdit"_s,
         {u"EventLinesService::createGroup(NewGroup)"_s, u"EventLinesService::createGroup(EventGroupPatch)"_s,
          u"EventLinesService::restoreGroup"_s},
         [](UndoShop &shop) {
             return createGroupEdit(u"Change"_s, shop.filled.event, {.name = u" Bowls "_s, .position = 0},
                                    std::make_shared<EventGroupId>());
         }},
        {"duplicate group",
         u"duplicateGroupEdit"_s,
         {},
         [](UndoShop &shop) { return duplicateGroupEdit(u"Change"_s, tablesOf(shop), u"Tables (copy)"_s); }},
        {"change group",
         u"patchGroupEdit"_s,
         {u"EventLinesService::patchGroup"_s, u"EventLinesService::reviseGroup"_s},
         [](UndoShop &shop) {
             return patchGroupEdit(
                 u"Change"_s, tablesOf(shop),
                 {.name = u" Bowls "_s, .quantity = 12.0, .isHidden = true, .notes = u"Low."_s, .position = 1});
         }},
        {"delete group",
         u"removeGroupEdit"_s,
         {u"EventLinesService::removeGroup"_s},
         [](UndoShop &shop) { return removeGroupEdit(u"Change"_s, tablesOf(shop)); }},
        {"add pictures to group",
         u"addPicturesEdit(EventGroup)"_s,
         {},
         [](UndoShop &shop) { return addPicturesEdit(u"Change"_s, tablesOf(shop), {UndoShop::picture()}); },
         {"image"}},
    };
}

QList<WalkedEdit> lineEdits()
{
    return {
        {"add line",
         u"createItemEdit"_s,
         {u"EventLinesService::createItem"_s, u"EventLinesService::restoreItem"_s},
         [](UndoShop &shop) {
             const EventItemPatch line{.variantId = shop.filled.rose, .quantity = 7.0, .position = 0};
             return createItemEdit(u"Change"_s, placeOf(shop), line, std::make_shared<EventItemId>());
         }},
        {"change line",
         u"patchItemEdit"_s,
         {u"EventLinesService::patchItem"_s, u"EventLinesService::reviseItem"_s},
         [](UndoShop &shop) {
             return patchItemEdit(u"Change"_s, shop.filled.event, tablesOf(shop).items.constFirst(),
                                  {.supplierId = shop.supplier.id, .quantity = 8.0, .notes = u" Open. "_s});
         }},
        {"delete lines",
         u"removeItemsEdit"_s,
         {u"EventLinesService::removeItem"_s, u"LineSelectionService::remove"_s, u"LineSelectionService::restore"_s},
         [](UndoShop &shop) {
             return removeItemsEdit(u"Change"_s, placeOf(shop), {shop.filled.roses, shop.filled.vases});
         }},
        {"duplicate lines",
         u"duplicateItemsEdit"_s,
         {},
         [](UndoShop &shop) { return duplicateItemsEdit(u"Change"_s, placeOf(shop), tablesOf(shop).items); }},
        {"paste lines",
         u"createItemsEdit"_s,
         {u"LineSelectionService::create"_s},
         [](UndoShop &shop) {
             return createItemsEdit(
                 u"Change"_s, placeOf(shop),
                 {{.variantId = shop.filled.rose, .quantity = 7.0}, {.variantId = shop.filled.vase, .quantity = 1.0}});
         }},
        {"replace variety",
         u"replaceVariantEdit"_s,
         {u"SubstitutionService::substitute"_s, u"SubstitutionService::takeBack"_s},
         [](UndoShop &shop) {
             return replaceVariantEdit(u"Change"_s, {shop.filled.event, shop.filled.rose, shop.filled.vase});
         }},
        {"move line",
         u"moveItemEdit"_s,
         {u"EventLinesService::moveItem"_s},
         [](UndoShop &shop) {
             return moveItemEdit(u"Change"_s, otherPlaceOf(shop), tablesOf(shop).items.constFirst(), std::nullopt);
         }},
        {"move lines",
         u"moveItemsEdit"_s,
         {u"LineSelectionService::move"_s, u"LineSelectionService::moveBack"_s},
         [](UndoShop &shop) { return moveItemsEdit(u"Change"_s, otherPlaceOf(shop), tablesOf(shop).items, 0); }},
    };
}

QList<WalkedEdit> templateEdits()
{
    return {
        {"save template",
         u"saveTemplateEdit"_s,
         {u"EventTemplateService::save"_s, u"EventTemplateService::restore"_s},
         [](UndoShop &shop) {
             return saveTemplateEdit(u"Change"_s, shop.filled.event, u" Large  wedding "_s,
                                     std::make_shared<EventTemplateId>());
         }},
        {"rename template",
         u"renameTemplateEdit"_s,
         {u"EventTemplateService::rename"_s},
         [](UndoShop &shop) {
             return renameTemplateEdit(u"Change"_s, shop.pattern.id, shop.pattern.name, u" Large  wedding "_s);
         }},
        {"delete template",
         u"removeTemplateEdit"_s,
         {u"EventTemplateService::remove"_s},
         [](UndoShop &shop) { return removeTemplateEdit(u"Change"_s, shop.pattern.id); }},
        {"keep recipe",
         u"keepRecipeEdit"_s,
         {u"EventTemplateService::saveRecipe"_s},
         [](UndoShop &shop) { return keepRecipeEdit(u"Change"_s, tablesOf(shop), std::nullopt); }},
        {"arrangement from recipe",
         u"groupFromRecipeEdit"_s,
         {},
         [](UndoShop &shop) {
             return groupFromRecipeEdit(u"Change"_s, shop.filled.event, shop.pattern.id,
                                        std::make_shared<MadeFromRecipe>());
         }},
        {"event from template",
         u"eventFromTemplateEdit"_s,
         {u"EventTemplateService::makeEvent"_s},
         [](UndoShop &shop) {
             return eventFromTemplateEdit(u"Change"_s, shop.pattern.id, std::make_shared<MadeFromTemplate>());
         }},
    };
}

} // namespace

QList<WalkedEdit> walkedEventEdits()
{
    return wholeEventEdits() + eventPriceEdits() + groupEdits() + lineEdits() + templateEdits();
}

} // namespace stemdesk
