#include "core/pricing/event_price.h"

#include "core/domain/events/event.h"
#include "core/pricing/event_totals.h"
#include "core/pricing/line_price.h"

#include <QVarLengthArray>

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

MarkupFactors markupsOf(const Event &event)
{
    return event.pricing ? event.pricing->markups.value_or(MarkupFactors()) : MarkupFactors();
}

LinePrice keptPrice(const KeptPrice &kept, double units, LineTerms terms)
{
    terms.packs.unitsPerPack = kept.unitsPerPack;
    LinePrice price = linePrice(units, {.exclTax = kept.unitCostExclTax, .taxMultiplier = kept.taxMultiplier}, terms);
    price.priceListId = kept.priceListId;
    price.isPriced = true;
    return price;
}

/// Prices the lines of one event. What depends on the type alone is computed once per type.
class LinePricer {
public:
    LinePricer(const Event &event, const PriceContext &context)
        : m_context(context), m_pins(pinnedLists(event)), m_markups(markupsOf(event)),
          m_uplift(event.pricing ? event.pricing->unitUpliftIncTax.value_or(0) : 0),
          m_day(pricingDay(event, context.zone))
    {}

    LinePrice priceOf(const EventItem &item, double copies);

private:
    struct TypeTerms {
        ProductType type;
        PriceListChain lists;
        double markup = 1;
    };

    const TypeTerms &termsOf(const QString &productType);

    const PriceContext &m_context;
    const PinnedLists m_pins;
    const MarkupFactors m_markups;
    const double m_uplift;
    const QDate m_day;
    QVarLengthArray<TypeTerms, 8> m_types;
};

LinePrice LinePricer::priceOf(const EventItem &item, double copies)
{
    const auto variant = m_context.variants.constFind(item.variantId);
    const bool isKnown = variant != m_context.variants.cend();
    const TypeTerms &ofType = termsOf(isKnown ? variant->productType : QString());

    const LineTerms terms{.unitUpliftIncTax = m_uplift,
                          .markup = ofType.markup,
                          .packs = isKnown ? wastingTerms(*variant, ofType.type, item.supplierId) : PackTerms()};
    if (item.kept)
        return keptPrice(*item.kept, units(item.quantity, copies), terms);

    const FoundPrice found = foundPrice(ofType.lists, m_context.entries, item.variantId, item.supplierId);
    const UnitCost cost{.exclTax = found.unitCostExclTax.value_or(0),
                        .taxMultiplier = found.list ? found.list->taxMultiplier : 1};
    LinePrice price = linePrice(units(item.quantity, copies), cost, terms);
    price.priceListId = found.list ? found.list->id : PriceListId();
    price.isPriced = found.unitCostExclTax.has_value();
    return price;
}

const LinePricer::TypeTerms &LinePricer::termsOf(const QString &productType)
{
    const auto known =
        std::ranges::find_if(m_types, [&](const TypeTerms &terms) { return terms.type.name == productType; });
    if (known != m_types.end())
        return *known;

    ProductType type = m_context.types.value(productType);
    type.name = productType;
    m_types.append({.type = type,
                    .lists = m_context.lists.chain(productType, m_day, m_pins),
                    .markup = m_markups.value(productType, type.markup)});
    return m_types.back();
}

template <class Row>
void sortByPosition(QList<Row> &rows)
{
    if (!std::ranges::is_sorted(std::as_const(rows), {}, &Row::position))
        std::ranges::stable_sort(rows, {}, &Row::position);
}

} // namespace

void priceEvent(Event &event, const PriceContext &context)
{
    LinePricer pricer(event, context);
    sortByPosition(event.groups);
    for (EventGroup &group : event.groups) {
        sortByPosition(group.items);
        for (EventItem &item : group.items)
            item.price = pricer.priceOf(item, group.quantity);
        group.subtotal = subtotalOf(group);
        group.calculatedPriceIncTax = group.subtotal.customerPriceIncTax;
        if (group.fixedPriceIncTax) {
            fixPrice(group, *group.fixedPriceIncTax * group.quantity);
            group.subtotal = subtotalOf(group);
        }
    }
    event.totals = totalsOf(event, taxRateOf(event, context));
}

double sparePercentOf(const PricedVariant &variant, const ProductType &type)
{
    return type.isHired ? 0 : variant.sparePercent.value_or(type.sparePercent);
}

PackTerms wastingTerms(const PricedVariant &variant, const ProductType &type, SupplierId supplier)
{
    return {.unitsPerPack = type.isHired ? std::nullopt : packAt(variant.supplierPacks, supplier, variant.unitsPerPack),
            .sparePercent = sparePercentOf(variant, type)};
}

double taxMultiplierOf(const EventItem &priced, const PriceContext &context)
{
    return priced.kept ? priced.kept->taxMultiplier : context.lists.taxMultiplier(priced.price.priceListId);
}

const EventItem &taxedAs(const EventItem &item, const EventGroup &group, const PriceContext &context)
{
    constexpr auto kMaterial = "material"_L1;
    const auto typeOf = [&](const EventItem &line) { return context.variants.value(line.variantId).productType; };
    if (!context.materialsFollowFlowers || typeOf(item) != kMaterial)
        return item;
    const EventItem *flower = nullptr;
    for (const EventItem &line : group.items) {
        const QString type = typeOf(line);
        const bool isFlower = type != kMaterial && !context.types.value(type).isHired;
        const double price = line.price.customerPriceIncTax;
        if (isFlower && price > (flower ? flower->price.customerPriceIncTax : 0))
            flower = &line;
    }
    return flower ? *flower : item;
}

TaxGroupId taxGroupOf(const Event &event, const PriceContext &context)
{
    const auto ofEvent = event.pricing ? event.pricing->taxGroupId : std::nullopt;
    return ofEvent.value_or(context.defaultTaxGroupId);
}

double taxRateOf(const Event &event, const PriceContext &context)
{
    return context.taxRates.value(taxGroupOf(event, context), 0);
}

} // namespace stemdesk
