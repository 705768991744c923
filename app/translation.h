#pragma once

namespace stemdesk {

/// Loads the texts of the system's language where the program has them, and the English plurals everywhere else.
/// Call once, after the application object was made.
void installTranslations();

} // namespace stemdesk
