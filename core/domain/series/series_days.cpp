#include "core/domain/series/series_days.h"

#include "core/base/day.h"
#include "core/base/recurrence.h"

#include <QHash>

#include <algorithm>

namespace stemdesk {

namespace {

QSet<QDate> skippedDays(const Series &series)
{
    QSet<QDate> skipped;
    for (const QString &text : series.skips) {
        if (const auto day = dayFrom(text))
            skipped.insert(*day);
    }
    return skipped;
}

} // namespace

QList<SeriesDay> seriesDays(const Series &series, QDate from, QDate to)
{
    const QList<EventId> rota = rotaOf(series);
    if (rota.isEmpty())
        return {};
    const QSet<QDate> skipped = skippedDays(series);
    QHash<QDate, QDate> moved;
    for (const SeriesMove &move : movesOf(series))
        moved.insert(move.from, move.to);
    QList<SeriesDay> days;
    RuleDays rule(series.rule, series.startsOn);
    qsizetype place = 0; // Skipped days count: the rota stays in step with the calendar.
    for (auto day = rule.next(); day && *day <= to; day = rule.next(), ++place) {
        if (*day >= from && !skipped.contains(*day))
            days.append({.on = *day, .at = moved.value(*day, *day), .templateId = rota.at(place % rota.size())});
    }
    return days;
}

std::optional<QDate> nextDay(const Series &series, QDate from, const QSet<QDate> &taken)
{
    const QSet<QDate> skipped = skippedDays(series);
    RuleDays rule(series.rule, series.startsOn);
    auto day = rule.next();
    while (day && (*day < from || skipped.contains(*day) || taken.contains(*day)))
        day = rule.next();
    return day;
}

QStringList skipsOutside(const Series &series)
{
    QSet<QDate> outside = skippedDays(series);
    if (outside.isEmpty())
        return {};
    const QDate last = *std::ranges::max_element(outside);
    RuleDays rule(series.rule, series.startsOn);
    for (auto day = rule.next(); day && *day <= last; day = rule.next())
        outside.remove(*day);
    QStringList texts;
    for (const QString &skip : series.skips) {
        if (outside.contains(*dayFrom(skip)))
            texts += skip;
    }
    return texts;
}

} // namespace stemdesk
