#pragma once

#include <functional>

namespace stemdesk {

/// Lets SIGTERM and SIGINT end the running event loop, so that the program closes as it does on any other day, and
/// within its limit (stop_deadline.h). Call once, after the application object was made.
void quitOnStopSignals();

/// Lets SIGHUP call this from the event loop. After quitOnStopSignals().
void callOnHangUp(std::function<void()> then);

/// The same as quitOnStopSignals() for work that runs without an event loop: they are only noted, and the work asks.
/// Call once.
void noteStopSignals();
bool isStopAsked();

} // namespace stemdesk
