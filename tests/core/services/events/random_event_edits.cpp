#include "tests/core/services/events/random_event_edits.h"

#include <array>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kGroups = "select event.id, event_group.id from event_group join event on event.key = "
                         "event_group.event where event_group.shop = ? order by event_group.key";
constexpr auto kItems = "select event.id, event_group.id, event_item.id from event_item join event_group on "
                        "event_group.key = event_item.event_group join event on event.key = event_item.event where "
                        "event_item.shop = ? order by event_item.key";

std::optional<int> maybePosition(EditDice &dice)
{
    return dice.oneIn(2) ? std::nullopt : std::optional(dice.number(6));
}

std::optional<Instant> maybeInstant(EditDice &dice)
{
    return dice.oneIn(3) ? std::nullopt : std::optional(dice.instant());
}

Status addEvent(EditDice &dice)
{
    return outcome(dice.shop.events.create(
        {.name = u"Event"_s, .ceremonyStart = maybeInstant(dice), .venueStart = maybeInstant(dice)}));
}

Status changeStarts(EditDice &dice)
{
    const auto event = dice.any<EventId>("event");
    if (!event)
        return event.error();
    EventPatch patch;
    if (dice.oneIn(2))
        patch.ceremonyStart = maybeInstant(dice);
    else
        patch.venueStart = maybeInstant(dice);
    return outcome(dice.shop.events.patch(*event, patch));
}

Status changeStatus(EditDice &dice)
{
    const auto event = dice.any<EventId>("event");
    if (!event)
        return event.error();
    const QString status = dice.oneIn(2) ? u"approved"_s : u"quoting"_s;
    return outcome(dice.shop.events.patch(*event, {.status = status}));
}

/// Keeps or releases an event's prices: all of them, or those of a random line, which may belong to another event.
Status keepPrices(EditDice &dice)
{
    const auto event = dice.any<EventId>("event");
    if (!event)
        return event.error();
    SomeLines lines;
    if (dice.oneIn(3)) {
        const auto line = dice.any<EventItemId>("event_item");
        if (!line)
            return line.error();
        lines = QSet<EventItemId>{*line};
    }
    return outcome(dice.oneIn(2) ? dice.shop.freeze.keep(*event, lines) : dice.shop.freeze.letGo(*event, lines));
}

Status deleteEvent(EditDice &dice)
{
    const auto event = dice.any<EventId>("event");
    if (!event)
        return event.error();
    const auto removed = dice.shop.events.remove(*event);
    if (removed)
        dice.restores.push_back(
            [shop = &dice.shop, snapshot = *removed] { return outcome(shop->events.restore(snapshot)); });
    return outcome(removed);
}

/// A pin of a list for its type, one taken away, or all.
void pinSome(EditDice &dice, EventPricingPatch &patch)
{
    QMap<QString, std::optional<PriceListId>> pins;
    if (dice.oneIn(4)) {
        pins.insert(dice.type(), std::nullopt);
    } else if (const auto id = dice.any<PriceListId>("price_list")) {
        const auto list = dice.shop.priceLists.find(*id, PriceListService::Entries::Skip);
        if (list)
            pins.insert(list->productType, list->id);
    }
    if (dice.oneIn(8))
        patch.priceListIds = std::optional<QMap<QString, std::optional<PriceListId>>>();
    else
        patch.priceListIds = pins;
}

QList<AdditionalFee> someFees(EditDice &dice)
{
    QList<AdditionalFee> fees;
    for (int i = dice.number(4); i > 0; --i)
        fees.append({.name = u"Fee"_s, .amountExclTax = dice.amount()});
    return fees;
}

void priceSome(EditDice &dice, EventPricingPatch &patch)
{
    switch (dice.number(9)) {
    case 0: patch.unitUpliftIncTax = dice.maybeAmount(); break;
    case 1: patch.markups = QMap<QString, std::optional<double>>{{dice.type(), dice.factor()}}; break;
    case 2: patch.markups = QMap<QString, std::optional<double>>{{dice.type(), std::nullopt}}; break;
    case 3: patch.additionalFees = someFees(dice); break;
    case 4:
        patch.labour = LabourPatch{.percent = dice.maybeAmount(),
                                   .hours = dice.maybeAmount(),
                                   .hourlyRateExclTax = dice.maybeAmount(),
                                   .amountExclTax = dice.maybeAmount()};
        break;
    case 5:
        patch.discount = DiscountPatch{.percent = dice.oneIn(2) ? std::optional<double>() : dice.number(101),
                                       .amountIncTax = dice.maybeAmount()};
        break;
    case 6: patch.discount = std::optional<DiscountPatch>(); break;
    case 7:
        patch.travel = TravelPatch{
            .distance = dice.maybeAmount(), .rateExclTax = dice.maybeAmount(), .amountExclTax = dice.maybeAmount()};
        break;
    default:
        if (const auto group = dice.any<TaxGroupId>("tax_group"))
            patch.taxGroupId = dice.oneIn(4) ? std::optional<TaxGroupId>() : std::optional(*group);
    }
}

Status changePricing(EditDice &dice)
{
    const auto event = dice.any<EventId>("event");
    if (!event)
        return event.error();
    EventPatch patch;
    if (dice.oneIn(15)) {
        patch.pricing = std::optional<EventPricingPatch>();
    } else {
        EventPricingPatch pricing;
        if (dice.oneIn(3))
            pinSome(dice, pricing);
        for (int i = dice.number(3); i >= 0; --i)
            priceSome(dice, pricing);
        patch.pricing = pricing;
    }
    if (dice.oneIn(5))
        patch.status = u"approved"_s;
    return outcome(dice.shop.events.patch(*event, patch));
}

Status addGroup(EditDice &dice)
{
    const auto event = dice.any<EventId>("event");
    if (!event)
        return event.error();
    return outcome(dice.shop.lines.createGroup(*event,
                                               {.name = u"Group"_s,
                                                .quantity = dice.factor(),
                                                .isHidden = dice.oneIn(4),
                                                .fixedPriceIncTax = dice.oneIn(3) ? dice.maybeAmount() : std::nullopt,
                                                .position = maybePosition(dice)}));
}

Status changeGroup(EditDice &dice)
{
    const auto ids = dice.pick(kGroups, 2);
    if (!ids)
        return ids.error();
    EventGroupPatch patch;
    switch (dice.number(4)) {
    case 0: patch.quantity = dice.oneIn(2) ? 1 + dice.number(9) : dice.factor(); break;
    case 1: patch.isHidden = dice.oneIn(2); break;
    case 2: patch.fixedPriceIncTax = dice.maybeAmount(); break;
    default: patch.position = dice.number(5);
    }
    return outcome(dice.shop.lines.patchGroup(EventId(ids->at(0)), EventGroupId(ids->at(1)), patch));
}

Status deleteGroup(EditDice &dice)
{
    const auto ids = dice.pick(kGroups, 2);
    if (!ids)
        return ids.error();
    const auto removed = dice.shop.lines.removeGroup(EventId(ids->at(0)), EventGroupId(ids->at(1)));
    if (removed)
        dice.restores.push_back(
            [shop = &dice.shop, snapshot = *removed] { return outcome(shop->lines.restoreGroup(snapshot)); });
    return outcome(removed);
}

Status addLine(EditDice &dice)
{
    const auto ids = dice.pick(kGroups, 2);
    const auto variant = dice.any<VariantId>("variant");
    if (!ids || !variant)
        return notFound();
    return outcome(dice.shop.lines.createItem(EventId(ids->at(0)), EventGroupId(ids->at(1)),
                                              {.variantId = *variant,
                                               .supplierId = dice.maybeSupplier(),
                                               .quantity = dice.amount(),
                                               .position = maybePosition(dice)}));
}

Status changeLine(EditDice &dice)
{
    const auto ids = dice.pick(kItems, 3);
    if (!ids)
        return ids.error();
    EventItemPatch patch;
    switch (dice.number(4)) {
    case 0: patch.supplierId = dice.maybeSupplier(); break;
    case 1:
        if (const auto variant = dice.any<VariantId>("variant"))
            patch.variantId = *variant;
        break;
    case 2: patch.position = dice.number(6); break;
    default: patch.quantity = dice.amount();
    }
    return outcome(
        dice.shop.lines.patchItem(EventId(ids->at(0)), EventGroupId(ids->at(1)), EventItemId(ids->at(2)), patch));
}

Status moveLine(EditDice &dice)
{
    const auto ids = dice.pick(kItems, 3);
    const auto to = dice.pick(kGroups, 2);
    if (!ids || !to)
        return notFound();
    // To a group of another event it is refused.
    return outcome(dice.shop.lines.moveItem(EventId(ids->at(0)), EventItemId(ids->at(2)), EventGroupId(to->at(1)),
                                            maybePosition(dice)));
}

Status deleteLine(EditDice &dice)
{
    const auto ids = dice.pick(kItems, 3);
    if (!ids)
        return ids.error();
    const EventId event(ids->at(0));
    const auto removed = dice.shop.lines.removeItem(event, EventGroupId(ids->at(1)), EventItemId(ids->at(2)));
    if (removed)
        dice.restores.push_back([shop = &dice.shop, event, snapshot = *removed] {
            return outcome(shop->lines.restoreItem(event, snapshot));
        });
    return outcome(removed);
}

/// Restores something that was removed, whatever happened to its parents.
Status restore(EditDice &dice)
{
    if (dice.restores.empty())
        return notFound();
    const auto chosen = dice.restores.begin() + dice.number(int(dice.restores.size()));
    const EditDice::Restore restore = *chosen;
    dice.restores.erase(chosen);
    return restore();
}

constexpr std::array kEventEdits{
    RandomEdit{"event added", addEvent},
    RandomEdit{"event added", addEvent},
    RandomEdit{"event starts", changeStarts},
    RandomEdit{"event status", changeStatus},
    RandomEdit{"prices kept", keepPrices},
    RandomEdit{"event deleted", deleteEvent},
    RandomEdit{"event pricing", changePricing},
    RandomEdit{"event pricing", changePricing},
    RandomEdit{"event pricing", changePricing},
    RandomEdit{"group added", addGroup},
    RandomEdit{"group added", addGroup},
    RandomEdit{"group changed", changeGroup},
    RandomEdit{"group changed", changeGroup},
    RandomEdit{"group deleted", deleteGroup},
    RandomEdit{"line added", addLine},
    RandomEdit{"line added", addLine},
    RandomEdit{"line added", addLine},
    RandomEdit{"line added", addLine},
    RandomEdit{"line added", addLine},
    RandomEdit{"line changed", changeLine},
    RandomEdit{"line changed", changeLine},
    RandomEdit{"line moved", moveLine},
    RandomEdit{"line deleted", deleteLine},
    RandomEdit{"restored", restore},
    RandomEdit{"restored", restore},
};

} // namespace

std::span<const RandomEdit> randomEventEdits()
{
    return kEventEdits;
}

} // namespace stemdesk
