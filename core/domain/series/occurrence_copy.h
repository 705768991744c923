#pragma once

#include "core/domain/events/event.h"
#include "core/domain/series/series_days.h"

#include <QTimeZone>

namespace stemdesk {

/// Whether a series can copy it: it has a day, and was not cancelled.
bool canBeTemplate(const Event &event);

/// Returns the copy of `source` that a series makes for a day: without an id, all its times moved by whole days in the
/// zone, and approved if `source` is approved or later. `source` must have a day.
Event occurrenceOf(const Event &source, const Series &series, const SeriesDay &day, const QTimeZone &zone);

/// The markups that the event has and its template has not, because its prices are kept.
MarkupFactors keptMarkups(const Event &event, const Event &source);

/// The template with the changes of its occurrence: name, clients, notes, pricing, groups, lines and hours of the
/// occurrence, on the template's own day. Contacts, status and pinned price lists stay the template's.
Event templateAs(const Event &source, const Event &changed, const QTimeZone &zone);

/// Moves all times of the event by whole days in the zone, so that noon stays noon when the clocks change. No end
/// passes before its start.
void moveDays(Event &event, qint64 days, const QTimeZone &zone);

/// The event's first day in the zone; that of its occurrence if it is undated.
QDate dayOfOccurrence(const Event &event, const QTimeZone &zone);

} // namespace stemdesk
