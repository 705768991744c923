#pragma once

#include "core/domain/hire/hire_return.h"
#include "ui/undo/edits.h"

namespace stemdesk::ui {

/// Writes what came back of one thing that the event hired. Refused as stale if what `patch` changes is neither as in
/// `before` nor as earlier edits of this window left it.
Edit writeReturnEdit(const QString &text, const EventId &event, const HireReturn &before, const HireReturnPatch &patch);

} // namespace stemdesk::ui
