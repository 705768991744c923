#pragma once

#include "core/base/result.h"
#include "core/domain/events/assistant_write.h"

namespace stemdesk {

class ServiceContext;

/// The stored text of those changes of a write that do not concern lines, and of the prices that its lines keep; empty
/// if there are none.
QString assistantChangesText(const AssistantChanges &changes, const QList<ChangedLine> &lines);
/// Fills in, from its stored text, a write's order sheet and the prices that its lines keep.
void fillFromText(AssistantWrite &write);

/// Redoes or undoes it in one unit of work; stale if it was changed meanwhile.
enum class AssistantWay { Back, Forth };
Status applyAssistantChanges(ServiceContext &context, const AssistantWrite &write, AssistantWay way);

} // namespace stemdesk
