#pragma once

#include <QDate>
#include <QString>

#include <array>
#include <optional>

namespace stemdesk::ui {

/// Periods that an accountant asks for.
enum class TimeSpan { All, ThisMonth, LastMonth, ThisQuarter, LastQuarter, ThisYear, LastYear };

inline constexpr std::array kInvoicePeriods{TimeSpan::All,         TimeSpan::ThisMonth,   TimeSpan::LastMonth,
                                            TimeSpan::ThisQuarter, TimeSpan::LastQuarter, TimeSpan::ThisYear,
                                            TimeSpan::LastYear};

/// An inclusive range; nullopt is unbounded.
struct PeriodDays {
    std::optional<QDate> from;
    std::optional<QDate> to;
};

PeriodDays daysOf(TimeSpan period, QDate today);
QString periodText(TimeSpan period);
/// Suffix for a file name: " 2026-07-01 - 2026-09-30"; empty for all days.
QString periodSuffix(const PeriodDays &days);

} // namespace stemdesk::ui
