#include "core/domain/reports/period_report.h"

#include "core/base/day.h"

#include <algorithm>

namespace stemdesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMonths = 12;
constexpr int kLastYear = 9999;
constexpr qsizetype kYearDigits = 4;
constexpr qsizetype kMonthLength = 7; // "2027-05"

std::optional<double> percentOf(qint64 part, qint64 whole)
{
    return whole == 0 ? std::nullopt : std::optional(double(part) / double(whole) * 100);
}

} // namespace

ReportPeriod ReportPeriod::month(QDate day)
{
    const QDate near = nearestCalendarDay(day);
    return {Kind::Month, QDate(near.year(), near.month(), 1)};
}

ReportPeriod ReportPeriod::year(QDate day)
{
    return {Kind::Year, QDate(nearestCalendarDay(day).year(), 1, 1)};
}

std::optional<ReportPeriod> ReportPeriod::monthFrom(const QString &text)
{
    const std::optional<QDate> day = text.size() == kMonthLength ? dayFrom(text + u"-01"_s) : std::nullopt;
    return day ? std::optional(ReportPeriod(Kind::Month, *day)) : std::nullopt;
}

std::optional<ReportPeriod> ReportPeriod::yearFrom(const QString &text)
{
    const std::optional<QDate> day = text.size() == kYearDigits ? dayFrom(text + u"-01-01"_s) : std::nullopt;
    return day ? std::optional(ReportPeriod(Kind::Year, *day)) : std::nullopt;
}

QDate ReportPeriod::to() const
{
    return m_kind == Kind::Year ? QDate(m_from.year(), kMonths, 31)
                                : QDate(m_from.year(), m_from.month(), m_from.daysInMonth());
}

QString ReportPeriod::text() const
{
    return dayText(m_from).left(m_kind == Kind::Year ? kYearDigits : kMonthLength);
}

QList<ReportPeriod> ReportPeriod::months() const
{
    if (m_kind == Kind::Month)
        return {*this};
    QList<ReportPeriod> months;
    for (int number = 1; number <= kMonths; ++number)
        months.append(ReportPeriod(Kind::Month, QDate(m_from.year(), number, 1)));
    return months;
}

ReportPeriod ReportPeriod::moved(int steps) const
{
    if (m_kind == Kind::Year)
        return {Kind::Year, QDate(std::clamp(m_from.year() + steps, 1, kLastYear), 1, 1)};
    return month(plusMonths(m_from, steps));
}

std::optional<ReportPeriod> ReportPeriod::yearBefore() const
{
    if (m_from.year() <= 1)
        return std::nullopt;
    return moved(m_kind == Kind::Year ? -1 : -kMonths);
}

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
