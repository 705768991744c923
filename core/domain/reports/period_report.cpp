#include "core/domain/reports/period_report.h"

namespace stemdesk {

namespace {

std::optional<double> percentOf(qint64 part, qint64 whole)
{
    return whole == 0 ? std::nullopt : std::optional(double(part) / double(whole) * 100);
}

} // namespace

std::optional<double> WorkFigures::marginPercent() const
{
    return percentOf(marginExclTax(), customerPriceExclTax);
}

std::optional<double> PeriodFigures::wastePercentOfCost() const
{
    return percentOf(waste.costExclTax, events.costOfGoodsExclTax);
}

std::optional<double> FlowerFigures::wastePercent() const
{
    return percentOf(wasteCostExclTax, costExclTax + wasteCostExclTax);
}

bool PeriodReport::isEmpty() const
{
    return figures.invoiced.byRate.isEmpty() && figures.received.byRate.isEmpty() && figures.events.count == 0
        && figures.enquiries.made == 0 && figures.outstanding == 0;
}

} // namespace stemdesk
