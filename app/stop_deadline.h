#pragma once

#include <chrono>

namespace stemdesk {

/// How long the program may take to end once it was asked to.
inline constexpr std::chrono::seconds kStopLimit{8};
/// What it ends with where that was not enough.
inline constexpr int kStopTimedOut = 3;

/// Gets ready to hold the program to its limit. Once; before beginStopDeadline().
void watchStopDeadline();

/// From here on the program has kStopLimit to end. After that it says what it waits for and ends on the spot, from a
/// thread of its own, whatever the others hang in: what was committed is stored, and the rest was never acknowledged.
/// May be called from a signal handler. Only the first call counts.
void beginStopDeadline() noexcept;

/// It was not going to end after all, or goes on to something else.
void cancelStopDeadline() noexcept;

/// Says what is waited for, for whoever reads that it took too long: declared behind what it stands for, and so
/// destroyed right before that.
class StopStep {
public:
    /// The words live as long as the program: "requests in flight".
    explicit StopStep(const char *what) : m_what(what) {}
    ~StopStep();
    StopStep(const StopStep &) = delete;
    StopStep &operator=(const StopStep &) = delete;

private:
    const char *m_what;
};

} // namespace stemdesk
