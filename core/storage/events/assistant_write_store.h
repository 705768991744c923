#pragma once

#include "core/base/clock.h"
#include "core/domain/events/assistant_write.h"
#include "core/storage/engine/tenant.h"

namespace stemdesk {

class AssistantWriteStore : public TenantStore {
public:
    using TenantStore::TenantStore;

    Status append(const AssistantWrite &write, Instant at) const;
    Status append(const WindowStep &step, Instant at) const;
    Result<AssistantWrites> after(qint64 place) const;
    /// The position after which after() returns nothing yet.
    Result<qint64> lastPlace() const;
    /// Removes writes of assistants; removeStepsBefore() removes those of windows.
    Status removeBefore(Instant at) const;
    Status removeStepsBefore(Instant at) const;

    /// This window's newest steps, oldest first.
    Result<QList<WindowStep>> stepsOf(const QString &writer, qsizetype limit) const;
    Status removeStep(const IdBytes &id) const;
    Status removeStepsOf(const QString &writer) const;

private:
    Status append(const AssistantWrite &write, const IdBytes &id, const QString &text, Instant at) const;
};

} // namespace stemdesk
