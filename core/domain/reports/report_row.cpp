#include "core/domain/reports/report_row.h"

#include "core/domain/reports/period_report.h"

namespace stemdesk {

FigureUnit unitOf(ReportFigure figure)
{
    switch (figure) {
    case ReportFigure::MinutesPlanned:
    case ReportFigure::MinutesSpent: return FigureUnit::Minutes;
    case ReportFigure::Enquiries:
    case ReportFigure::Won:
    case ReportFigure::Lost: return FigureUnit::Events;
    default: return FigureUnit::Money;
    }
}

double figureOf(const PeriodReport &report, ReportFigure figure)
{
    const PeriodFigures &of = report.figures;
    const auto money = [&](qint64 count) { return report.unit().amount(count); };
    switch (figure) {
    case ReportFigure::InvoicedExclTax: return money(of.invoiced.exclTax);
    case ReportFigure::InvoicedTax: return money(of.invoiced.incTax - of.invoiced.exclTax);
    case ReportFigure::InvoicedIncTax: return money(of.invoiced.incTax);
    case ReportFigure::Received: return money(of.received.amount);
    case ReportFigure::Outstanding: return money(of.outstanding);
    case ReportFigure::Overdue: return money(of.overdue);
    case ReportFigure::CustomerPrice: return money(of.events.customerPriceExclTax);
    case ReportFigure::CostOfGoods: return money(of.events.costOfGoodsExclTax);
    case ReportFigure::Margin: return money(of.events.marginExclTax());
    case ReportFigure::OwnHire: return money(of.events.ownHireExclTax);
    case ReportFigure::Labour: return money(of.events.labourExclTax);
    case ReportFigure::MinutesPlanned: return of.events.minutesPlanned;
    case ReportFigure::MinutesSpent: return of.events.minutesSpent;
    case ReportFigure::Waste: return money(of.waste.costExclTax);
    case ReportFigure::Rejected: return money(of.waste.rejectedCostExclTax);
    case ReportFigure::Credited: return money(of.waste.creditedExclTax);
    case ReportFigure::Enquiries: return of.enquiries.made;
    case ReportFigure::Won: return of.enquiries.won;
    case ReportFigure::Lost: return of.enquiries.lost;
    }
    return 0;
}

} // namespace stemdesk
