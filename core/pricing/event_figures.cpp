#include "core/pricing/event_figures.h"

#include "core/domain/events/event.h"
#include "core/pricing/event_price.h"
#include "core/pricing/event_totals.h"
#include "core/pricing/price_breakdown.h"

#include <QHash>

#include <algorithm>
#include <cmath>

namespace stemdesk {
namespace {

constexpr double kLeastMultiplier = 1e-50; // Dividing by it still gives a finite number.

/// A hired variant of which the shop owns some; it costs nothing.
bool isOwn(VariantId id, const PriceContext &context)
{
    const auto variant = context.variants.constFind(id);
    return variant != context.variants.cend() && variant->ownedUnits
        && context.types.value(variant->productType).isHired;
}

/// Adds up the lines of one event.
class FigureSum {
public:
    explicit FigureSum(const PriceContext &context) : m_context(context) {}

    void add(const EventItem &item, const EventGroup &group);
    const EventFigures &sum() const { return m_figures; }
    double linesExclTax() const { return m_lines; }

private:
    const PriceContext &m_context;
    EventFigures m_figures;
    QHash<VariantId, qsizetype> m_places;
    double m_lines = 0;
};

void FigureSum::add(const EventItem &item, const EventGroup &group)
{
    const LinePrice &price = item.price;
    const double multiplier = std::max(taxMultiplierOf(item, m_context), kLeastMultiplier);
    const double waste = price.wasteCostIncTax / multiplier;
    const double paid = price.customerPriceIncTax
        / std::max(taxMultiplierOf(taxedAs(item, group, m_context), m_context), kLeastMultiplier);
    auto place = m_places.constFind(item.variantId);
    if (place == m_places.cend()) {
        place = m_places.insert(item.variantId, m_figures.goods.size());
        m_figures.goods.append({.variantId = item.variantId});
    }
    GoodsUse &use = m_figures.goods[*place];
    use.units += price.units;
    use.costExclTax += price.costExclTax;
    use.wasteCostExclTax += waste;
    m_figures.wasteCostExclTax += waste;
    m_lines += paid;
    if (isOwn(item.variantId, m_context))
        m_figures.ownHireExclTax += paid;
    else
        m_figures.costOfGoodsExclTax += price.costExclTax + waste;
}

/// Amounts that no double holds are none.
double finite(double amount)
{
    return std::isfinite(amount) ? amount : 0;
}

} // namespace

EventFigures figuresOf(const Event &priced, const PriceContext &context)
{
    FigureSum sum(context);
    for (const EventGroup &group : priced.groups) {
        if (group.isHidden)
            continue;
        for (const EventItem &item : group.items)
            sum.add(item, group);
    }
    EventFigures figures = sum.sum();
    figures.customerPriceExclTax = customerPriceExclTax(priced, context);
    figures.labourExclTax = chargesOf(priced, sum.linesExclTax(), 0).labour;
    for (const auto amount :
         {&EventFigures::customerPriceExclTax, &EventFigures::costOfGoodsExclTax, &EventFigures::wasteCostExclTax,
          &EventFigures::ownHireExclTax, &EventFigures::labourExclTax})
        figures.*amount = finite(figures.*amount);
    for (GoodsUse &use : figures.goods)
        use = {use.variantId, finite(use.units), finite(use.costExclTax), finite(use.wasteCostExclTax)};
    return figures;
}

} // namespace stemdesk
