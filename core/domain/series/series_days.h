#pragma once

#include "core/domain/series/series.h"

#include <QSet>

namespace stemdesk {

/// A day on which a series has an event.
struct SeriesDay {
    QDate on; ///< The day of the rule, which identifies the occurrence even when it was moved.
    QDate at; ///< The day on which it takes place.
    EventId templateId;

    friend bool operator==(const SeriesDay &, const SeriesDay &) = default;
};

/// The days of the rule from `from` to `to`, both included, without skipped ones.
QList<SeriesDay> seriesDays(const Series &series, QDate from, QDate to);
/// The first day of the rule from `from` on that is neither skipped nor among `taken`.
std::optional<QDate> nextDay(const Series &series, QDate from, const QSet<QDate> &taken);
/// Returns the skipped days that are not days of the rule.
QStringList skipsOutside(const Series &series);

} // namespace stemdesk
