#pragma once

#include "core/domain/events/event.h"
#include "core/domain/series/series.h"

#include <QByteArray>
#include <QList>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Brings the future events of a series in line with what it became. Those without a day of the rule any more are
/// deleted where nobody has a hand in them; others stay, each with the warning occurrence_kept:<eventId>. Those whose
/// day was moved go with it. Those that have another template now are made anew from it.
Result<QList<QByteArray>> followSeries(ServiceContext &context, UnitOfWork &work, const Series &before,
                                       const Series &after);

/// Deletes the future events that were not edited; returns them as they were.
Result<QList<Event>> removeUntouched(ServiceContext &context, UnitOfWork &work, SeriesId series);

} // namespace stemdesk
