#include "app/stop_deadline.h"

#include <QtGlobal>

#include <atomic>

#ifdef Q_OS_UNIX
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <poll.h>
#include <thread>
#include <unistd.h>
#endif

namespace stemdesk {

namespace {

std::atomic<const char *> waitedFor = "the work under way"; // Told by one thread, read by another.

} // namespace

StopStep::~StopStep()
{
    waitedFor = m_what;
}

#ifdef Q_OS_UNIX

namespace {

using Clock = std::chrono::steady_clock;

constexpr char kBegin = 1;
constexpr char kCancel = 2;

int words[2] = {-1, -1}; // A signal handler may write a byte, and do little else.

void say(char word) noexcept
{
    const int before = errno;
    [[maybe_unused]] const auto written = ::write(words[1], &word, sizeof word);
    errno = before;
}

/// The next word; 0 where none comes in time.
char heard(std::chrono::milliseconds patience)
{
    pollfd polled{.fd = words[0], .events = POLLIN, .revents = 0};
    char word = 0;
    if (::poll(&polled, 1, int(patience.count())) <= 0)
        return 0;
    return ::read(words[0], &word, sizeof word) == 1 ? word : char(0);
}

/// Past the log, which another thread may hold, and not at all where nobody reads it.
void complain()
{
    std::array<char, 400> line{};
    const int size =
        std::snprintf(line.data(), line.size(),
                      "Stemdesk was asked to stop, has waited %d seconds for %s, and ends without it; what "
                      "was acknowledged is stored.\n",
                      int(kStopLimit.count()), waitedFor.load());
    pollfd polled{.fd = STDERR_FILENO, .events = POLLOUT, .revents = 0};
    if (::poll(&polled, 1, 0) > 0 && (polled.revents & POLLOUT) != 0) [[maybe_unused]]
        const auto written = ::write(STDERR_FILENO, line.data(), size_t(size));
}

[[noreturn]] void watch()
{
    using std::chrono::milliseconds;
    for (;;) {
        if (heard(milliseconds(-1)) != kBegin)
            continue;
        const auto end = Clock::now() + kStopLimit;
        char word = kBegin;
        while (word != kCancel && Clock::now() < end)
            word = heard(std::max(std::chrono::ceil<milliseconds>(end - Clock::now()), milliseconds(0)));
        if (word == kCancel)
            continue;
        complain();
        ::_exit(kStopTimedOut);
    }
}

} // namespace

void watchStopDeadline()
{
    if (::pipe(words) != 0)
        return;
    for (const int end : words)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    ::fcntl(words[1], F_SETFL, O_NONBLOCK);
    std::thread(watch).detach();
}

void beginStopDeadline() noexcept
{
    say(kBegin);
}

void cancelStopDeadline() noexcept
{
    say(kCancel);
}

#else

void watchStopDeadline() {}

void beginStopDeadline() noexcept {}

void cancelStopDeadline() noexcept {}

#endif

} // namespace stemdesk
