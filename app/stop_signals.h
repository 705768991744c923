#pragma once

#include <functional>

namespace stemdesk {

/// Makes SIGTERM and SIGINT end the event loop, so that the program closes as usual, within its limit
/// (stop_deadline.h). Call once, after creating the application object.
void quitOnStopSignals();

/// Makes SIGHUP call this from the event loop. Call after quitOnStopSignals().
void callOnHangUp(std::function<void()> then);

/// For work without an event loop, instead of quitOnStopSignals(): signals are only recorded, and the work polls them.
/// Call once.
void noteStopSignals();
bool isStopAsked();

} // namespace stemdesk
