#pragma once

#include "core/base/result.h"
#include "core/domain/events/assistant_write.h"

namespace stemdesk {

class ServiceContext;

/// What assistants wrote in the last day, so that an open window can take it back, whichever process wrote it.
class AssistantWriteService {
public:
    enum class Way { Back, Forth };

    explicit AssistantWriteService(ServiceContext &context) : m_context(context) {}

    /// Within the unit of work that writes it; `write.actor` is taken from the context. What changed nothing is not
    /// kept.
    Status keep(AssistantWrite write);
    /// The place from which after() tells what is kept from now on.
    Result<qint64> lastPlace() const;
    Result<AssistantWrites> after(qint64 place) const;
    /// Changes the lines back, or again, as one unit of work; stale where one was changed meanwhile.
    Status changeLines(const AssistantWrite &write, Way way);

private:
    ServiceContext &m_context;
};

} // namespace stemdesk
