#pragma once

#include <QDate>
#include <QList>
#include <QString>

#include <optional>

namespace stemdesk::ui {

/// How often something is repeated, as far as the window offers it.
enum class Repeat { Daily, Weekly, SecondWeek, MonthlyWeekday, MonthlyDay };

inline constexpr Repeat kRepeats[] = {Repeat::Weekly, Repeat::SecondWeek, Repeat::MonthlyWeekday, Repeat::MonthlyDay,
                                      Repeat::Daily};

/// A rule in the window's terms. At most one of `times` and `until` is given; neither: for ever.
struct RepeatRule {
    Repeat repeat = Repeat::Weekly;
    QDate first; ///< The first day, which decides the weekday or day of the month.
    std::optional<int> times = {};
    std::optional<QDate> until = {};

    friend bool operator==(const RepeatRule &, const RepeatRule &) = default;
};

/// In RFC 5545 format.
QString ruleOf(const RepeatRule &repeat);
/// nullopt for a rule that the window does not offer.
std::optional<RepeatRule> repeatRuleOf(const QString &rule, QDate startsOn);

/// "Every week on Monday".
QString repeatText(Repeat repeat, QDate first);
/// "Every week on Monday, 8 times"; other rules as they are stored.
QString ruleText(const QString &rule, QDate startsOn);
/// "Active".
QString seriesStatusText(const QString &status);
/// Why an event was left unchanged: detached, ordered, invoiced or past.
QString keptReasonText(const QByteArray &reason);

} // namespace stemdesk::ui
