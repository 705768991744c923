#pragma once

namespace stemdesk::ui {

/// From then on assistive technology presses buttons as a hand does. For one that can be checked Qt's own interface
/// changes the check mark alone, and the page or filter that the button stands for would not follow. Combo boxes say
/// their name with their value. Once, before any window.
void installAccessibleButtons();

} // namespace stemdesk::ui
