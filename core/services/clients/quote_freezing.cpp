#include "core/services/clients/quote_freezing.h"

#include "core/json/clients/proposal_json.h"
#include "core/json/clients/quoted_event_json.h"
#include "core/json/events/event_json.h"
#include "core/json/json_writer.h"
#include "core/services/events/event_printing.h"
#include "core/services/events/event_recipe_service.h"
#include "core/services/service_context.h"
#include "core/storage/clients/contact_store.h"
#include "core/storage/clients/quote_store.h"
#include "core/storage/engine/snapshot.h"
#include "core/storage/shops/shop_store.h"

#include <algorithm>

namespace stemdesk {

namespace {

QString labelOf(const LineGoods &goods)
{
    return (goods.productName + u' ' + goods.variant.name).trimmed();
}

Status nameContacts(const ServiceContext &context, Event &event)
{
    const ContactStore store(context.session(), context.tenant());
    for (EventContact &contact : event.contacts) {
        const auto found = store.find(contact.contactId);
        if (!found)
            return found.error();
        contact.name = found->contact.name;
    }
    return {};
}

/// Everything but the words of the event's whole read.
Result<FrozenEvent> frozenFrom(ServiceContext &context, const EventRecipe &recipe)
{
    Result<PrintedEvent> printed = printedFrom(context, recipe);
    if (!printed)
        return printed.error();
    const Result<Shop> shop = ShopStore(context.session()).find(context.tenant().id);
    if (!shop)
        return shop.error();
    FrozenEvent frozen{.proposal = {.printed = *std::move(printed), .shop = letterhead(*shop), .bill = recipe.bill},
                       .totals = recipe.event.totals};
    for (auto goods = recipe.goods.cbegin(); goods != recipe.goods.cend(); ++goods)
        frozen.proposal.labels.insert(goods.key(), labelOf(*goods));
    const PriceBreakdown &price = recipe.breakdown;
    frozen.proposal.fees = price.fees;
    const double sum = price.flowersAndMaterials + price.hire + price.labour + price.fees + price.travel;
    frozen.proposal.discount = std::min(price.discount, sum);
    return frozen;
}

QByteArray wholeRead(const Event &event)
{
    JsonWriter json;
    writeEvent(json, event, FieldSelection());
    return json.take();
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
            .logoId = shop.logoId};
}

Result<FrozenEvent> frozenEvent(ServiceContext &context, EventId id)
{
    const Result<Snapshot> snapshot = Snapshot::begin(context.session());
    if (!snapshot)
        return snapshot.error();
    Result<EventRecipe> recipe = EventRecipeService(context).read(id);
    if (!recipe)
        return recipe.error();
    if (const Status named = nameContacts(context, recipe->event); !named)
        return named.error();
    auto accepted = acceptedQuoteOf(context, id);
    if (!accepted)
        return accepted.error();
    recipe->event.acceptedQuote = *std::move(accepted);
    Result<FrozenEvent> frozen = frozenFrom(context, *recipe);
    if (frozen)
        frozen->event = wholeRead(recipe->event);
    return frozen;
}

Result<QuotedEvent> quotedNow(ServiceContext &context, EventId id)
{
    const Result<EventRecipe> recipe = EventRecipeService(context).read(id);
    if (!recipe)
        return recipe.error();
    const Result<FrozenEvent> frozen = frozenFrom(context, *recipe);
    if (!frozen)
        return frozen.error();
    return quotedEventFrom(wholeRead(recipe->event), frozen->proposal);
}

Result<QuotedEvent> quotedThen(const Quote &quote)
{
    const Result<FrozenProposal> proposal = proposalFrom(quote.proposal);
    if (!proposal)
        return internal(QStringLiteral("what a quote froze cannot be read: ") + proposal.error().message);
    return quotedEventFrom(quote.event, *proposal);
}

Result<std::optional<AcceptedQuote>> acceptedQuoteOf(ServiceContext &context, EventId id)
{
    const QuoteStore store(context.session(), context.tenant());
    const auto quotes = store.ofEvent(id);
    if (!quotes)
        return quotes.error();
    const auto accepted = std::ranges::find(*quotes, QuoteState::Accepted, &Quote::state);
    if (accepted == quotes->cend())
        return std::optional<AcceptedQuote>();
    const Result<Quote> whole = store.find(id, accepted->id);
    if (!whole)
        return whole.error();
    const Result<QuotedEvent> then = quotedThen(*whole);
    if (!then)
        return then.error();
    const Result<QuotedEvent> now = quotedNow(context, id);
    if (!now)
        return now.error();
    return std::optional(AcceptedQuote{.quoteId = whole->id,
                                       .number = whole->number,
                                       .acceptedAt = whole->acceptedAt.value_or(0),
                                       .acceptedBy = whole->acceptedBy,
                                       .customerPriceIncTax = whole->totals.customerPriceIncTax,
                                       .isChangedSince = isOtherOffer(changesBetween(*then, *now))});
}

} // namespace stemdesk
