#pragma once

#include <QBasicTimer>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>
#include <QObject>
#include <QTest>

#include <algorithm>
#include <chrono>

namespace stemdesk::test {

/// Used by QTRY_VERIFY and its kin to wait: wakes as soon as this thread has handled an event.
class Waiting : public QObject {
public:
    Waiting() { m_clock.start(); }
    ~Waiting() override = default;
    Q_DISABLE_COPY_MOVE(Waiting)

    int elapsed() const { return int(m_clock.elapsed()); }
    /// Waits for any event. A condition may come true without one, so this returns after a part of the time waited so
    /// far, or after `longest`. An expensive condition, or one that causes events itself, is not checked all the time.
    void forAnything(std::chrono::milliseconds longest)
    {
        constexpr int kPart = 8;
        const int begun = elapsed();
        const int rest = std::min(2 * (begun - m_ended), int(longest.count()));
        m_hasWaited = true;
        m_timer.start(std::clamp(begun / kPart, 1, int(longest.count())), Qt::PreciseTimer, this);
        do
            process(QEventLoop::WaitForMoreEvents);
        while (elapsed() - begun < rest);
        m_ended = elapsed();
    }
    /// Lets follow-up work of the awaited event finish, such as the layout after a new label. Always true.
    bool isSettled()
    {
        constexpr int kRounds = 3;
        for (int round = 0; m_hasWaited && round < kRounds; ++round)
            process(QEventLoop::AllEvents);
        m_timer.stop();
        return true;
    }

private:
    static void process(QEventLoop::ProcessEventsFlags flags)
    {
        QCoreApplication::processEvents(flags);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    bool m_hasWaited = false;
    int m_ended = 0; ///< When it was waited last.
    QBasicTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace stemdesk::test

// Replaces Qt's macro, which sleeps for the whole step. Times are numbers in Qt 6.4 and milliseconds in newer versions.
#undef QTRY_LOOP_IMPL
#define QTRY_LOOP_IMPL(expr, timeoutValue, step)                                                                       \
    auto qt_test_i = (timeoutValue)*0;                                                                                 \
    for (stemdesk::test::Waiting qt_test_waiting;                                                                      \
         qt_test_i < (timeoutValue) && !(QTest::runningTest() && QTest::currentTestFailed())                           \
         && !((expr) && qt_test_waiting.isSettled() && (expr));                                                        \
         qt_test_i = decltype(qt_test_i)(qt_test_waiting.elapsed()))                                                   \
        qt_test_waiting.forAnything(std::chrono::milliseconds(step));

// Qt's own five seconds are too few where a busy machine shares two cores among many tests. Nothing waits this long
// but a test that fails.
#undef QTRY_VERIFY
#define QTRY_VERIFY(expr) QTRY_VERIFY_WITH_TIMEOUT((expr), 20'000)
#undef QTRY_COMPARE
#define QTRY_COMPARE(expr, expected) QTRY_COMPARE_WITH_TIMEOUT((expr), expected, 20'000)
