#pragma once

#include "core/domain/events/event.h"
#include "core/domain/series/series.h"

namespace stemdesk {

class ServiceContext;
class UnitOfWork;

// Keeps series consistent when an event or a contact that they name is deleted or restored.

/// Stores the series as its next version, and reports it.
Status storeSeries(const ServiceContext &context, UnitOfWork &work, Series series);

/// For an event that is about to be deleted: takes it out of every rota, and adds its own day to the skips of the
/// series that made it. template_in_series:<count> if a series would have none left. Notes in `event` what
/// rejoinSeries() needs to undo this.
Status leaveSeries(const ServiceContext &context, UnitOfWork &work, Event &event);
/// For an event that is about to be restored. If its series has another event on that day now, or is gone, it is no
/// occurrence any more.
Status rejoinSeries(const ServiceContext &context, UnitOfWork &work, Event &event);

/// The series whose contact it is.
Result<QList<SeriesId>> leaveContact(const ServiceContext &context, UnitOfWork &work, ContactId contact);
/// Series without another contact by now get it back.
Status rejoinContact(const ServiceContext &context, UnitOfWork &work, ContactId contact, const QList<SeriesId> &series);

} // namespace stemdesk
