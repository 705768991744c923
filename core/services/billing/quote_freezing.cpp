#include "core/services/billing/quote_freezing.h"

#include "core/json/billing/proposal_json.h"
#include "core/json/billing/quoted_event_json.h"
#include "core/json/events/event_json.h"
#include "core/json/json_writer.h"
#include "core/services/events/event_printing.h"
#include "core/services/events/event_recipe_service.h"
#include "core/services/service_context.h"
#include "core/storage/billing/quote_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

QString labelOf(const LineProduct &goods)
{
    return (goods.productName + u' ' + goods.variant.name).trimmed();
}

/// Never more than there is.
double discountTaken(const PriceBreakdown &price)
{
    return std::min(price.discount,
                    price.flowersAndMaterials + price.hire + price.fixedPrices + price.labour + price.fees
                        + price.travel);
}

/// The parts of the event that make it a different offer, without its texts.
QuotedEvent offerOf(const Event &priced, const PriceBreakdown &price)
{
    QuotedEvent offer{.labour = price.labour,
                      .fees = price.fees,
                      .travel = price.travel,
                      .discount = discountTaken(price),
                      .customerPriceIncTax = priced.totals.customerPriceIncTax};
    for (const EventGroup &group : priced.groups) {
        QuotedGroup quoted{.id = group.id,
                           .name = group.name,
                           .quantity = group.quantity,
                           .isHidden = group.isHidden,
                           .description = group.description};
        for (const EventItem &item : group.items)
            quoted.lines.append({.id = item.id,
                                 .variantId = item.variantId,
                                 .supplierId = item.supplierId,
                                 .quantity = item.quantity,
                                 .units = item.price.units,
                                 .customerPriceIncTax = item.price.customerPriceIncTax});
        offer.groups.append(std::move(quoted));
    }
    return offer;
}

/// Everything but the words of the event's whole read.
Result<FrozenEvent> frozenFrom(ServiceContext &context, const EventRecipe &recipe)
{
    PrintedEvent printed = TRY(printedFrom(context, recipe));
    printed.acceptance.reset(); // The new version has no answer yet.
    const Shop shop = TRY(ShopStore(context.session()).find(context.tenant()));
    FrozenEvent frozen{.proposal = {.printed = std::move(printed), .shop = letterhead(shop)},
                       .totals = recipe.event.totals};
    for (auto goods = recipe.goods.cbegin(); goods != recipe.goods.cend(); ++goods)
        frozen.proposal.labels.insert(goods.key(), labelOf(*goods));
    frozen.proposal.fees = recipe.breakdown.fees;
    frozen.proposal.discount = discountTaken(recipe.breakdown);
    return frozen;
}

QByteArray wholeRead(const Event &event)
{
    JsonWriter json;
    writeEvent(json, event, FieldSelection());
    return json.take();
}

/// Earlier versions may hold no number for it, which reads as 0.
std::optional<double> netPrice(const Result<FrozenProposal> &proposal, const Totals &totals)
{
    if (!proposal || (proposal->printed.customerPriceExclTax == 0 && totals.customerPriceIncTax != 0))
        return std::nullopt;
    return proposal->printed.customerPriceExclTax;
}

} // namespace

Shop letterhead(const Shop &shop)
{
    return {.name = shop.name,
            .currency = shop.currency,
            .timeZone = shop.timeZone,
            .documentLanguage = shop.documentLanguage,
            .country = shop.country,
            .proposalTerms = shop.proposalTerms,
            .address = shop.address,
            .phone = shop.phone,
            .email = shop.email,
            .website = shop.website,
            .taxNumber = shop.taxNumber,
            .electronicAddress = shop.electronicAddress,
            .invoiceTerms = shop.invoiceTerms,
            .bankDetails = shop.bankDetails,
            .logoId = shop.logoId,
            .look = shop.look};
}

Result<FrozenEvent> frozenEvent(ServiceContext &context, EventId id)
{
    const Snapshot snapshot = TRY(Snapshot::begin(context.session()));
    const EventRecipe recipe = TRY(EventRecipeService(context).readWhole(id));
    Result<FrozenEvent> frozen = frozenFrom(context, recipe);
    if (frozen)
        frozen->event = wholeRead(recipe.event);
    return frozen;
}

Result<QuotedEvent> quotedNow(ServiceContext &context, EventId id)
{
    const EventRecipe recipe = TRY(EventRecipeService(context).read(id));
    const FrozenEvent frozen = TRY(frozenFrom(context, recipe));
    return quotedEventFrom(wholeRead(recipe.event), frozen.proposal);
}

Error unreadableQuote(const Quote &quote, const Error &error)
{
    return unreadable(QStringLiteral("quote %1 of the event").arg(quote.number), error.message);
}

Result<QuotedEvent> quotedThen(const Quote &quote)
{
    const Result<FrozenProposal> proposal = proposalFrom(quote.proposal);
    if (!proposal)
        return unreadableQuote(quote, proposal.error());
    return quotedEventFrom(quote.event, *proposal);
}

Result<std::optional<Quote>> acceptedQuote(const ServiceContext &context, EventId id)
{
    const auto store = context.store<QuoteStore>();
    const auto quotes = TRY(store.ofEvent(id));
    const auto accepted = std::ranges::find(quotes, QuoteState::Accepted, &Quote::state);
    if (accepted == quotes.cend())
        return std::optional<Quote>();
    Result<Quote> whole = store.find(id, accepted->id);
    return whole ? std::optional(*std::move(whole)) : Result<std::optional<Quote>>(whole.error());
}

AcceptedQuote comparedWith(const Quote &accepted, const Event &priced, const PriceBreakdown &breakdown)
{
    // An unreadable quote counts as changed.
    const Result<FrozenProposal> proposal = proposalFrom(accepted.proposal);
    const Result<QuotedEvent> then =
        proposal ? quotedEventFrom(accepted.event, *proposal) : Result<QuotedEvent>(proposal.error());
    return AcceptedQuote{.quoteId = accepted.id,
                         .number = accepted.number,
                         .acceptedAt = accepted.acceptedAt.value_or(0),
                         .acceptedBy = accepted.acceptedBy,
                         .customerPriceIncTax = accepted.totals.customerPriceIncTax,
                         .customerPriceExclTax = netPrice(proposal, accepted.totals),
                         .isChangedSince = !then || isOtherOffer(changesBetween(*then, offerOf(priced, breakdown)))};
}

} // namespace stemdesk
