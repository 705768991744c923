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
    struct sigaction action = {};
    action.sa_handler = onSignal;
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_RESTART;
    sigaction(SIGTERM, &action, nullptr);
    sigaction(SIGINT, &action, nullptr);
}

} // namespace stemdesk

#else

namespace stemdesk {

void quitOnStopSignals() {}

} // namespace stemdesk

#endif
