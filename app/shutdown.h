#pragma once

#include <chrono>
#include <functional>

namespace stemdesk {

/// Makes SIGTERM and SIGINT end the event loop, so that the program closes as usual, within
/// kStopLimit. Call once, after creating the application object.
void quitOnStopSignals();

/// Makes SIGHUP call this from the event loop. Call after quitOnStopSignals().
void callOnHangUp(std::function<void()> then);

/// For work without an event loop, instead of quitOnStopSignals(): signals are only recorded, and the work polls them.
/// Call once.
void noteStopSignals();
bool isStopAsked();

/// Time limit for the program to end after it was asked to.
inline constexpr std::chrono::seconds kStopLimit{8};
/// Exit code after a timeout.
inline constexpr int kStopTimedOut = 3;

/// Prepares the deadline. Call once, before beginStopDeadline().
void watchStopDeadline();

/// Gives the program kStopLimit to end. After that a separate thread prints what it is waiting for and exits at once,
/// even if other threads hang: what was committed is stored, and the rest was never acknowledged.
/// May be called from a signal handler. Only the first call counts.
void beginStopDeadline() noexcept;

/// The program continues after all.
void cancelStopDeadline() noexcept;

/// Names what is being waited for in the message about a timeout. Declare it right after the object it is about, so
/// that it is destroyed just before.
class StopStep {
public:
    /// The text has to live as long as the program: "requests in flight".
    explicit StopStep(const char *what) : m_what(what) {}
    ~StopStep();
    StopStep(const StopStep &) = delete;
    StopStep &operator=(const StopStep &) = delete;

private:
    const char *m_what;
};

} // namespace stemdesk
