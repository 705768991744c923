#include "core/services/orders/sheet_prices.h"

#include "core/domain/events/event.h"

namespace stemdesk {

void SheetPrices::add(const Event &event)
{
    m_events.insert(event.id, {pricingDay(event, m_context.zone), pinnedLists(event)});
}

std::optional<double> SheetPrices::unitCostIncTax(EventId event, VariantId variant, SupplierId supplier) const
{
    const FoundPrice found = foundPrice(listsOf(event, variant), m_context.entries, variant, supplier);
    if (!found.unitCostExclTax)
        return {};
    return *found.unitCostExclTax * found.list->taxMultiplier;
}

QList<SupplierId> SheetPrices::ownPricedSuppliers(EventId event, VariantId variant) const
{
    return stemdesk::ownPricedSuppliers(listsOf(event, variant), m_context.entries, variant);
}

PriceListChain SheetPrices::listsOf(EventId id, VariantId variant) const
{
    const auto event = m_events.constFind(id);
    const auto priced = m_context.variants.constFind(variant);
    if (event == m_events.cend() || priced == m_context.variants.cend())
        return {};
    return m_context.lists.chain(priced->productType, event->day, event->pins);
}

} // namespace stemdesk
