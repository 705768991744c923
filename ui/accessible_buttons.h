#pragma once

namespace stemdesk::ui {

/// Makes assistive technology press buttons like a click. For checkable buttons Qt's interface changes only the check
/// mark, so the page or filter behind the button would not follow. Also names combo boxes with their value. Call once,
/// before any window.
void installAccessibleButtons();

} // namespace stemdesk::ui
