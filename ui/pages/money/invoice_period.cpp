#include "ui/pages/money/invoice_period.h"

#include "core/base/day.h"

#include <QCoreApplication>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMonthsOfQuarter = 3;
constexpr int kMonthsOfYear = 12;

/// The period of months that contains `today`, or the one that many months before.
PeriodDays monthsAround(QDate today, int months, int before)
{
    const int first = (today.month() - 1) / months * months + 1;
    const QDate from = plusMonths(QDate(today.year(), first, 1), -before);
    return {.from = from, .to = plusDays(plusMonths(from, months), -1)};
}

} // namespace

PeriodDays daysOf(InvoicePeriod period, QDate today)
{
    switch (period) {
    case InvoicePeriod::All: break;
    case InvoicePeriod::ThisMonth: return monthsAround(today, 1, 0);
    case InvoicePeriod::LastMonth: return monthsAround(today, 1, 1);
    case InvoicePeriod::ThisQuarter: return monthsAround(today, kMonthsOfQuarter, 0);
    case InvoicePeriod::LastQuarter: return monthsAround(today, kMonthsOfQuarter, kMonthsOfQuarter);
    case InvoicePeriod::ThisYear: return monthsAround(today, kMonthsOfYear, 0);
    case InvoicePeriod::LastYear: return monthsAround(today, kMonthsOfYear, kMonthsOfYear);
    }
    return {};
}

QString periodText(InvoicePeriod period)
{
    const auto said = [](const char *text) { return QCoreApplication::translate("stemdesk::ui::InvoicePeriod", text); };
    switch (period) {
    case InvoicePeriod::All: return said(QT_TRANSLATE_NOOP("stemdesk::ui::InvoicePeriod", "All dates"));
    case InvoicePeriod::ThisMonth: return said(QT_TRANSLATE_NOOP("stemdesk::ui::InvoicePeriod", "This month"));
    case InvoicePeriod::LastMonth: return said(QT_TRANSLATE_NOOP("stemdesk::ui::InvoicePeriod", "Last month"));
    case InvoicePeriod::ThisQuarter: return said(QT_TRANSLATE_NOOP("stemdesk::ui::InvoicePeriod", "This quarter"));
    case InvoicePeriod::LastQuarter: return said(QT_TRANSLATE_NOOP("stemdesk::ui::InvoicePeriod", "Last quarter"));
    case InvoicePeriod::ThisYear: return said(QT_TRANSLATE_NOOP("stemdesk::ui::InvoicePeriod", "This year"));
    case InvoicePeriod::LastYear: return said(QT_TRANSLATE_NOOP("stemdesk::ui::InvoicePeriod", "Last year"));
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
