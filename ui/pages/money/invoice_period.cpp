#include "ui/pages/money/invoice_period.h"

#include "core/base/day.h"

#include <QCoreApplication>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMonthsOfQuarter = 3;
constexpr int kMonthsOfYear = 12;

/// The period with this number of months that contains `today`, or an earlier one.
PeriodDays monthsAround(QDate today, int months, int before)
{
    const int first = (today.month() - 1) / months * months + 1;
    const QDate from = plusMonths(QDate(today.year(), first, 1), -before);
    return {.from = from, .to = plusDays(plusMonths(from, months), -1)};
}

struct PeriodWords {
    Q_DECLARE_TR_FUNCTIONS(stemdesk::ui::TimeSpan)
};

} // namespace

PeriodDays daysOf(TimeSpan period, QDate today)
{
    switch (period) {
    case TimeSpan::All: break;
    case TimeSpan::ThisMonth: return monthsAround(today, 1, 0);
    case TimeSpan::LastMonth: return monthsAround(today, 1, 1);
    case TimeSpan::ThisQuarter: return monthsAround(today, kMonthsOfQuarter, 0);
    case TimeSpan::LastQuarter: return monthsAround(today, kMonthsOfQuarter, kMonthsOfQuarter);
    case TimeSpan::ThisYear: return monthsAround(today, kMonthsOfYear, 0);
    case TimeSpan::LastYear: return monthsAround(today, kMonthsOfYear, kMonthsOfYear);
    }
    return {};
}

QString periodText(TimeSpan period)
{
    switch (period) {
    case TimeSpan::All: return PeriodWords::tr("All dates");
    case TimeSpan::ThisMonth: return PeriodWords::tr("This month");
    case TimeSpan::LastMonth: return PeriodWords::tr("Last month");
    case TimeSpan::ThisQuarter: return PeriodWords::tr("This quarter");
    case TimeSpan::LastQuarter: return PeriodWords::tr("Last quarter");
    case TimeSpan::ThisYear: return PeriodWords::tr("This year");
    case TimeSpan::LastYear: return PeriodWords::tr("Last year");
    }
    return {};
}

QString periodSuffix(const PeriodDays &days)
{
    if (!days.from || !days.to)
        return {};
    return u" %1 - %2"_s.arg(dayText(*days.from), dayText(*days.to));
}

} // namespace stemdesk::ui
