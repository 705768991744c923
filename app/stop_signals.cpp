#include "app/stop_signals.h"

#include "app/stop_deadline.h"

#include <QtGlobal>

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
