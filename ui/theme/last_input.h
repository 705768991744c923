#pragma once

namespace stemdesk::ui {

/// Whether the mouse was used last. A page that it opened gives one of its parts the keyboard, and needs no ring to say
/// so. Watches from the first call on.
bool isMouseUsedLast();

} // namespace stemdesk::ui
