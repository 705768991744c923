#pragma once

namespace stemdesk {

/// Lets SIGTERM and SIGINT end the running event loop, so that the program closes as it does on any other day.
/// Call once, after the application object was made.
void quitOnStopSignals();

} // namespace stemdesk
