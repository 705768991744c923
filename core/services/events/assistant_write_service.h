#pragma once

#include "core/base/result.h"
#include "core/domain/events/assistant_write.h"

namespace stemdesk {

class ServiceContext;

/// Writes of assistants in the last day, which an open window can undo, whichever process made them.
class AssistantWriteService {
public:
    enum class Way { Back, Forth };

    explicit AssistantWriteService(ServiceContext &context) : m_context(context) {}

    /// Called inside the unit of work of the write; `write.actor` is taken from the context. A write that changed
    /// nothing is not kept.
    Status keep(AssistantWrite write);
    /// The position from which after() returns writes kept from now on.
    Result<qint64> lastPlace() const;
    Result<AssistantWrites> after(qint64 place) const;
    /// Undoes or redoes the change of lines as one unit of work; stale if one was changed meanwhile.
    Status changeLines(const AssistantWrite &write, Way way);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
