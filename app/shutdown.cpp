#include "app/shutdown.h"

#include <QtGlobal>

#include <atomic>

#ifdef Q_OS_UNIX

#include <QCoreApplication>
#include <QSocketNotifier>

#include <csignal>
#include <initializer_list>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace stemdesk {

namespace {

int wakeUp[2]; // A handler may do almost nothing: it writes one byte, and the event loop does the rest.

constexpr char kStop = 1;
constexpr char kHangUp = 2;

std::function<void()> onHungUp;

void wake(char byte)
{
    [[maybe_unused]] const auto written = ::write(wakeUp[0], &byte, sizeof byte);
}

void onSignal(int)
{
    beginStopDeadline();
    wake(kStop);
}

void onHangUp(int)
{
    wake(kHangUp);
}

volatile std::sig_atomic_t stopAsked = 0;

void onSignalToNote(int)
{
    stopAsked = 1;
    beginStopDeadline();
}

void handleWith(void (*handler)(int), std::initializer_list<int> signals)
{
    struct sigaction action = {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    for (const int signal : signals)
        sigaction(signal, &action, nullptr);
}

} // namespace

void quitOnStopSignals()
{
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, wakeUp) != 0)
        return;
    watchStopDeadline();
    auto *notifier = new QSocketNotifier(wakeUp[1], QSocketNotifier::Read, QCoreApplication::instance());
    QObject::connect(notifier, &QSocketNotifier::activated, QCoreApplication::instance(), [] {
        char byte = 0;
        [[maybe_unused]] const auto got = ::read(wakeUp[1], &byte, sizeof byte);
        if (byte == kHangUp)
            onHungUp();
        else
            QCoreApplication::exit(); // quit() asks the windows first, but the sender of a signal cannot answer.
    });
    handleWith(onSignal, {SIGTERM, SIGINT});
}

void callOnHangUp(std::function<void()> then)
{
    onHungUp = std::move(then);
    handleWith(onHangUp, {SIGHUP});
}

void noteStopSignals()
{
    watchStopDeadline();
    handleWith(onSignalToNote, {SIGTERM, SIGINT});
}

bool isStopAsked()
{
    return stopAsked != 0;
}

} // namespace stemdesk

#else

namespace stemdesk {

void quitOnStopSignals() {}

void callOnHangUp(std::function<void()> /*then*/) {}

void noteStopSignals() {}

bool isStopAsked()
{
    return false;
}

} // namespace stemdesk

#endif

#ifdef Q_OS_UNIX
#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <poll.h>
#include <thread>
#endif

namespace stemdesk {

namespace {

std::atomic<const char *> waitedFor = "the work under way"; // Written by one thread, read by another.

} // namespace

StopStep::~StopStep()
{
    waitedFor = m_what;
}

#ifdef Q_OS_UNIX

namespace {

using SteadyClock = std::chrono::steady_clock;

constexpr char kBeginDeadline = 1;
constexpr char kCancelDeadline = 2;

int stopWords[2] = {-1, -1}; // A signal handler may do little more than write a byte.

void sayStopWord(char word) noexcept
{
    const int before = errno;
    [[maybe_unused]] const auto written = ::write(stopWords[1], &word, sizeof word);
    errno = before;
}

/// The next word; 0 if none comes in time.
char nextStopWord(std::chrono::milliseconds timeout)
{
    pollfd polled{.fd = stopWords[0], .events = POLLIN, .revents = 0};
    char word = 0;
    if (::poll(&polled, 1, int(timeout.count())) <= 0)
        return 0;
    return ::read(stopWords[0], &word, sizeof word) == 1 ? word : char(0);
}

/// Bypasses the log, whose lock may be held, and skips the message if it would block.
void nameWhatHangs()
{
    std::array<char, 400> line{};
    const int size =
        std::snprintf(line.data(), line.size(),
                      "Stemdesk was asked to stop, has waited %d seconds for %s, and ends without it; what was "
                      "acknowledged is stored.\n",
                      int(kStopLimit.count()), waitedFor.load());
    pollfd polled{.fd = STDERR_FILENO, .events = POLLOUT, .revents = 0};
    if (::poll(&polled, 1, 0) <= 0 || (polled.revents & POLLOUT) == 0)
        return;
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), size_t(size));
}

[[noreturn]] void holdToTheLimit()
{
    using std::chrono::milliseconds;
    for (;;) {
        if (nextStopWord(milliseconds(-1)) != kBeginDeadline)
            continue;
        const auto end = SteadyClock::now() + kStopLimit;
        char word = kBeginDeadline;
        while (word != kCancelDeadline && SteadyClock::now() < end)
            word = nextStopWord(std::max(std::chrono::ceil<milliseconds>(end - SteadyClock::now()), milliseconds(0)));
        if (word == kCancelDeadline)
            continue;
        nameWhatHangs();
        ::_exit(kStopTimedOut);
    }
}

} // namespace

void watchStopDeadline()
{
    if (::pipe(stopWords) != 0)
        return;
    for (const int end : stopWords)
        ::fcntl(end, F_SETFD, FD_CLOEXEC);
    ::fcntl(stopWords[1], F_SETFL, O_NONBLOCK);
    std::thread(holdToTheLimit).detach();
}

void beginStopDeadline() noexcept
{
    sayStopWord(kBeginDeadline);
}

void cancelStopDeadline() noexcept
{
    sayStopWord(kCancelDeadline);
}

#else

void watchStopDeadline() {}

void beginStopDeadline() noexcept {}

void cancelStopDeadline() noexcept {}

#endif

} // namespace stemdesk
