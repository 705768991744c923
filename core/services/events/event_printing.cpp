#include "core/services/events/event_printing.h"

#include "core/base/day.h"
#include "core/base/text.h"
#include "core/domain/billing/balance.h"
#include "core/domain/billing/payment_plan.h"
#include "core/domain/hire/event_hire.h"
#include "core/domain/image.h"
#include "core/pricing/event_totals.h"
#include "core/services/catalogue/vocabulary_service.h"
#include "core/services/events/event_recipe_service.h"
#include "core/services/service_context.h"
#include "core/services/shops/shop_days.h"
#include "core/storage/shops/shop_store.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace stemdesk {

namespace {

using HexByName = QHash<QString, QString>;

/// Printing needs these besides the event.
struct PrintingFacts {
    HexByName hexes;
    Shop shop;
    ShopDays days;
    std::optional<QDate> lastDay; ///< The event's last day.
};

Result<HexByName> readHexes(ServiceContext &context)
{
    const auto colours = TRY(ColourService(context).all());
    HexByName hexes;
    for (const Colour &colour : colours)
        hexes.insert(caseFolded(colour.name), colour.hex);
    return hexes;
}

QList<PrintedColour> coloursFrom(const QStringList &names, const HexByName &hexes)
{
    QList<PrintedColour> colours;
    for (const QString &name : names)
        colours.append({.name = name, .hex = hexes.value(caseFolded(name))});
    return colours;
}

std::optional<QDate> backOn(const LineProduct &goods, const PrintingFacts &facts)
{
    if (!goods.isHired || !facts.lastDay)
        return {};
    return plusDays(*facts.lastDay, goods.variant.hireDaysAfter.value_or(facts.shop.hireDaysAfter));
}

PrintedLine lineFrom(const EventItem &item, const LineProduct &goods, const PrintingFacts &facts)
{
    return {.variantId = item.variantId,
            .productName = goods.productName,
            .variantName = goods.variant.name,
            .productType = goods.productType,
            .colours = coloursFrom(goods.variant.colors, facts.hexes),
            .stemLength = goods.variant.stemLength,
            .isHired = goods.isHired,
            .quantity = item.quantity,
            .units = item.price.units,
            .notes = item.notes,
            .backOn = backOn(goods, facts)};
}

QList<ImageId> picturesFrom(const QStringList &imageUrls)
{
    QList<ImageId> pictures;
    for (const QString &entry : imageUrls) {
        if (const auto image = referencedImage(entry))
            pictures.append(*image);
    }
    return pictures;
}

PrintedGroup groupFrom(const EventGroup &group, const EventRecipe &recipe, const PrintingFacts &facts)
{
    PrintedGroup shown{.name = group.name,
                       .quantity = group.quantity,
                       .description = group.description,
                       .notes = group.notes,
                       .pictures = picturesFrom(group.imageUrls),
                       .customerPriceIncTax = group.subtotal.customerPriceIncTax};
    for (const EventItem &item : group.items)
        shown.lines.append(lineFrom(item, recipe.goods.value(item.variantId), facts));
    shown.place = placeOf(recipe.event, group);
    shown.chosenPlace = group.place;
    return shown;
}

/// The fees by name; their sum with tax is known and they share one rate.
QList<PrintedCharge> feesFrom(const EventRecipe &recipe)
{
    const QList<AdditionalFee> fees =
        recipe.event.pricing.value_or(EventPricing()).additionalFees.value_or(QList<AdditionalFee>());
    const double exclTax = feesIncTax(fees, 0);
    const double multiplier = exclTax > 0 ? recipe.breakdown.fees / exclTax : 1;
    QList<PrintedCharge> charges;
    for (const AdditionalFee &fee : fees) {
        if (fee.amountExclTax != 0)
            charges.append({.name = fee.name, .amountIncTax = fee.amountExclTax * multiplier});
    }
    return charges;
}

QStringList clientsOf(const Event &event)
{
    QStringList clients{event.clientName1, event.clientName2};
    clients.removeAll(QString());
    return clients;
}

std::optional<Instant> firstStartOf(const Event &event)
{
    if (event.ceremonyStart && event.venueStart)
        return std::min(*event.ceremonyStart, *event.venueStart);
    return event.ceremonyStart ? event.ceremonyStart : event.venueStart;
}

/// The plan of payments before anything was accepted or paid.
QList<PrintedInstalment> instalmentsOf(const Event &event, const PrintingFacts &facts)
{
    const PaymentPlan plan = event.paymentPlan.value_or(paymentPlanOf(facts.shop));
    const std::optional<Instant> start = firstStartOf(event);
    const Balance balance = balanceOf({.priceIncTax = event.totals.customerPriceIncTax,
                                       .unit = MinorUnit(facts.shop.currency),
                                       .plan = plan,
                                       .invoicesDueOn = {},
                                       .acceptedOn = {},
                                       .eventOn = start ? facts.days.dayOfExact(*start) : std::nullopt,
                                       .today = facts.days.today()});
    QList<PrintedInstalment> instalments;
    for (qsizetype i = 0; i < plan.size(); ++i) {
        const Instalment &instalment = balance.instalments.at(i);
        if (instalment.amount != 0)
            instalments.append({.name = instalment.name,
                                .amountIncTax = balance.unit.amount(instalment.amount),
                                .due = plan.at(i).due,
                                .dueOn = instalment.dueOn});
    }
    return instalments;
}

/// nullopt if the event has changed since it was accepted.
std::optional<PrintedAcceptance> acceptanceOf(const Event &event)
{
    const std::optional<AcceptedQuote> &accepted = event.acceptedQuote;
    if (!accepted || accepted->isChangedSince)
        return std::nullopt;
    return PrintedAcceptance{.by = accepted->acceptedBy, .at = accepted->acceptedAt};
}

Result<PrintingFacts> factsFor(ServiceContext &context, const Event &event)
{
    PrintingFacts facts{.hexes = TRY(readHexes(context)),
                        .shop = TRY(ShopStore(context.session()).find(context.tenant())),
                        .days = TRY(ShopDays::of(context)),
                        .lastDay = {}};
    if (const auto times = timesOf(event))
        facts.lastDay = facts.days.dayOf(times->last);
    return facts;
}

} // namespace

Result<PrintedEvent> readPrintedEvent(ServiceContext &context, EventId id)
{
    const Result<EventRecipe> recipe = EventRecipeService(context).readWhole(id);
    return recipe ? printedFrom(context, *recipe) : Result<PrintedEvent>(recipe.error());
}

Result<PrintedEvent> printedFrom(ServiceContext &context, const EventRecipe &recipe)
{
    const Event &event = recipe.event;
    const PrintingFacts facts = TRY(factsFor(context, event));
    PrintedEvent printed{
        .id = event.id,
        .name = event.name,
        .clients = clientsOf(event),
        .ceremony = {.address = event.ceremonyAddress, .from = event.ceremonyStart, .to = event.ceremonyEnd},
        .venue = {.address = event.venueAddress, .from = event.venueStart, .to = event.venueEnd},
        .numberOfGuests = event.numberOfGuests,
        .numberOfTables = event.numberOfTables,
        .palette = coloursFrom(event.colourScheme.value_or(QStringList()), facts.hexes),
        .descriptionHtml = event.descriptionHtml,
        .notes = event.notes,
        .pictures = picturesFrom(event.imageUrls),
        .labour = recipe.breakdown.labour,
        .fees = feesFrom(recipe),
        .travel = recipe.breakdown.travel,
        .discount = recipe.breakdown.discount,
        .customerPriceIncTax = event.totals.customerPriceIncTax,
        .customerPriceExclTax = recipe.customerPriceExclTax,
        .instalments = instalmentsOf(event, facts),
        .bill = recipe.bill,
        .offer = {},
        .acceptance = acceptanceOf(event),
        .printedAt = context.now()};
    for (const EventGroup &group : event.groups) {
        if (!group.isHidden)
            printed.groups.append(groupFrom(group, recipe, facts));
    }
    return printed;
}

} // namespace stemdesk
