#pragma once

#include "core/domain/events/event.h"
#include "core/domain/series/series.h"

#include <QByteArray>
#include <QList>

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

/// Updates the future events of a series after the series was changed. Events whose day is no longer in the rule are
/// deleted unless they were edited; edited ones stay, each with the warning occurrence_kept:<eventId>. Events move with
/// their day. Events that now have another template are copied from it again.
Result<QList<QByteArray>> followSeries(ServiceContext &context, UnitOfWork &work, const Series &before,
                                       const Series &after);

/// Deletes the future events that were not edited; returns them as they were.
Result<QList<Event>> removeUntouched(ServiceContext &context, UnitOfWork &work, SeriesId series);

} // namespace stemdesk
