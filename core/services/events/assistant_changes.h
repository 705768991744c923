#pragma once

#include "core/base/result.h"
#include "core/domain/events/assistant_write.h"

namespace stemdesk {

class ServiceContext;

/// The stored text of a write's changes other than lines, and of the prices that its lines keep; empty if there are
/// none.
QString assistantChangesText(const AssistantChanges &changes, const QList<ChangedLine> &lines);
/// Gives a write that was read what its text says: its sheet, and the prices that its lines keep.
void fillFromText(AssistantWrite &write);

/// Does it again, or takes it back: as one unit of work, stale where it was changed meanwhile.
enum class AssistantWay { Back, Forth };
Status applyAssistantChanges(ServiceContext &context, const AssistantWrite &write, AssistantWay way);

} // namespace stemdesk
