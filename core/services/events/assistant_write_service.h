#pragma once

#include "core/base/result.h"
#include "core/domain/events/assistant_write.h"
#include "core/services/events/assistant_changes.h"

namespace stemdesk {

class ServiceContext;

/// The id of a window and the name of its undo step.
struct StepOfWindow {
    QString window;
    QString text;
};

/// Writes of assistants in the last day, which an open window can undo, whichever process made them.
class AssistantWriteService {
public:
    using Way = AssistantWay;

    explicit AssistantWriteService(ServiceContext &context) : m_context(context) {}

    /// Called inside the unit of work of the write; `write.actor` is taken from the context. A write that changed
    /// nothing is not kept.
    Status keep(AssistantWrite write, const AssistantChanges &others = {});
    /// The position from which after() returns writes kept from now on.
    Result<qint64> lastPlace() const;
    Result<AssistantWrites> after(qint64 place) const;
    /// Undoes or redoes the write as one unit of work, but for the event or the order sheet that it made; stale if it
    /// was changed meanwhile.
    Status change(const AssistantWrite &write, Way way);

    /// Keeps a step of a window, called inside its unit of work: what it changed in the event, which was whole and not
    /// priced before and after (nullopt: not there). Its id; nothing where that was nothing that can be kept.
    Result<std::optional<IdBytes>> keepStep(const StepOfWindow &step, const std::optional<Event> &before,
                                            const std::optional<Event> &after);
    /// The step was taken back.
    Status dropStep(const IdBytes &id);
    /// The newest of this window that can be taken back, oldest first.
    Result<QList<WindowStep>> steps(const QString &window, qsizetype limit) const;

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
