#include "app/stop_signals.h"

#include <QtGlobal>

#ifdef Q_OS_UNIX

#include <QCoreApplication>
#include <QSocketNotifier>

#include <csignal>
#include <sys/socket.h>
#include <unistd.h>

namespace stemdesk {

namespace {

int wakeUp[2]; // A handler may do next to nothing: it writes one byte, the event loop does the rest.

void onSignal(int)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = write(wakeUp[0], &byte, sizeof byte);
}

volatile std::sig_atomic_t stopAsked = 0;

void onSignalToNote(int)
{
    stopAsked = 1;
}

void handleWith(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    sigaction(SIGTERM, &action, nullptr);
    sigaction(SIGINT, &action, nullptr);
}

} // namespace

void quitOnStopSignals()
{
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, wakeUp) != 0)
        return;
    auto *notifier = new QSocketNotifier(wakeUp[1], QSocketNotifier::Read, QCoreApplication::instance());
    QObject::connect(notifier, &QSocketNotifier::activated, QCoreApplication::instance(), [] {
        char byte = 0;
        [[maybe_unused]] const auto got = read(wakeUp[1], &byte, sizeof byte);
        QCoreApplication::quit();
    });
    handleWith(onSignal);
}

void noteStopSignals()
{
    handleWith(onSignalToNote);
}

bool isStopAsked()
{
    return stopAsked != 0;
}

} // namespace stemdesk

#else

namespace stemdesk {

void quitOnStopSignals() {}

void noteStopSignals() {}

bool isStopAsked()
{
    return false;
}

} // namespace stemdesk

#endif
