#pragma once

#include "core/domain/hire/event_hire.h"
#include "core/domain/page.h"
#include "core/services/service.h"

#include <QByteArray>

namespace stemdesk {

/// The hire calendar and returns. Promising more than there is gives a warning, never an error.
class HireService : public Service {
public:
    using Service::Service;

    Result<EventHire> ofEvent(EventId event) const;
    /// Hired things in order of creation. If things of unknown number are included, it walks the whole catalogue: do
    /// not call it on the window's thread.
    Result<Page<HireRow>> list(const HireFilter &filter, const PageRequest &page) const;
    /// Leaves things and properties that are not given unchanged. variant_not_found for a variant that the event does
    /// not hire. Stale if a value differs from `expected`.
    Result<EventHire> writeReturns(EventId event, const QList<HireReturnPatch> &patches,
                                   const QList<HireReturnPatch> &expected = {});
    /// "hire_short:<variantId>:<units>" for those of these variants that are short for the event, if it has a date and
    /// is approved or later.
    Result<QList<QByteArray>> warnings(EventId event, const QList<VariantId> &variants) const;
    /// The same for the variant of one line.
    Result<QList<QByteArray>> lineWarnings(EventId event, EventItemId line) const;
};

} // namespace stemdesk
