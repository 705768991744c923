#pragma once

#include "core/domain/events/event.h"
#include "core/domain/series/series.h"

#include <QByteArray>
#include <QList>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Updates the future events of a series after a change of the series. Events whose day is not in the rule any more are
/// deleted if they were not edited; others stay, each with the warning occurrence_kept:<eventId>. Those whose
/// day was moved follow it. Those that have another template now are copied from it again.
Result<QList<QByteArray>> followSeries(ServiceContext &context, UnitOfWork &work, const Series &before,
                                       const Series &after);

/// Deletes the future events that were not edited; returns them as they were.
Result<QList<Event>> removeUntouched(ServiceContext &context, UnitOfWork &work, SeriesId series);

} // namespace stemdesk
