#pragma once

#include "core/domain/hire/event_hire.h"
#include "core/domain/page.h"

#include <QByteArray>

namespace stemdesk {

class ServiceContext;

/// What is hired out when, and what came back. Whoever promises more than there is is told so, never refused.
class HireService {
public:
    explicit HireService(ServiceContext &context) : m_context(context) {}

    Result<EventHire> ofEvent(EventId event) const;
    /// Hired things in order of creation. Where those are asked for that nobody counted, the whole catalogue is walked:
    /// ask beside the window.
    Result<Page<HireRow>> list(const HireFilter &filter, const PageRequest &page) const;
    /// Things and what of them is not named stays. variant_not_found for what the event does not hire. Stale where
    /// something is not as `expected` says.
    Result<EventHire> writeReturns(EventId event, const QList<HireReturnPatch> &patches,
                                   const QList<HireReturnPatch> &expected = {});
    /// "hire_short:<variantId>:<units>" of those of these variants that are short for the event, where it is dated and
    /// approved or later.
    Result<QList<QByteArray>> warnings(EventId event, const QList<VariantId> &variants) const;
    /// The same of what a line of the event asks for.
    Result<QList<QByteArray>> lineWarnings(EventId event, EventItemId line) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
