#pragma once

#include "core/domain/hire/hire_return.h"
#include "ui/undo/edits.h"

namespace stemdesk::ui {

/// Stores what came back of one thing that the event hired. Refused as stale if a field of `patch` differs both from
/// `before` and from what earlier edits of this window left.
Edit writeReturnEdit(const QString &text, const EventId &event, const HireReturn &before, const HireReturnPatch &patch);

} // namespace stemdesk::ui
