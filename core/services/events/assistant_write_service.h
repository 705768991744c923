#pragma once

#include "core/base/result.h"
#include "core/domain/events/assistant_write.h"
#include "core/services/events/assistant_changes.h"
#include "core/services/service.h"

namespace stemdesk {

/// The id of a window and the name of its undo step.
struct StepOfWindow {
    QString window;
    QString text;
};

/// Writes of assistants in the last day, which an open window can undo, whichever process made them.
class AssistantWriteService : public Service {
public:
    using Way = AssistantWay;

    using Service::Service;

    /// Called inside the unit of work of the write; `write.actor` is taken from the context. A write that changed
    /// nothing is not kept.
    Status keep(AssistantWrite write, const AssistantChanges &others = {});
    /// The position from which after() returns writes kept from now on.
    Result<qint64> lastPlace() const;
    Result<AssistantWrites> after(qint64 place) const;
    /// Undoes or redoes the write in one unit of work, except for the event or order sheet that it created; stale if it
    /// was changed meanwhile.
    Status change(const AssistantWrite &write, Way way);

    /// Keeps a step of a window, called inside its unit of work: what it changed in the event, which was whole and not
    /// priced before and after (nullopt: not there). Returns its id, or nullopt if it changed nothing or the change is
    /// of a kind that cannot be kept, which drops older steps as dropSteps() does.
    Result<std::optional<IdBytes>> keepStep(const StepOfWindow &step, const std::optional<Event> &before,
                                            const std::optional<Event> &after);
    /// The step was undone.
    Status dropStep(const IdBytes &id);
    /// The window has made a step that cannot be kept: steps before it are not offered again, because undoing them
    /// first would be out of order.
    Status dropSteps(const QString &window);
    /// The newest steps of this window that can be undone, oldest first.
    Result<QList<WindowStep>> steps(const QString &window, qsizetype limit) const;
};

} // namespace stemdesk
