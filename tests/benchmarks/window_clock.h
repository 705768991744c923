#pragma once

#include <QApplication>
#include <QThread>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <functional>
#include <vector>

namespace stemdesk {

inline double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Keeps the longest time for which one event, with all that it led to, kept the window from the next.
class WatchedApplication : public QApplication {
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        // The events of the other threads come through here as well, on those.
        if (QThread::currentThread() != thread() || m_depth > 0)
            return QApplication::notify(receiver, event);
        ++m_depth;
        const auto start = std::chrono::steady_clock::now();
        const bool isTaken = QApplication::notify(receiver, event);
        m_longest = std::max(m_longest, millisecondsSince(start));
        --m_depth;
        return isTaken;
    }

    void forget() { m_longest = 0; }
    double longest() const { return m_longest; }

private:
    int m_depth = 0;
    double m_longest = 0;
};

/// How long a user waits after an action.
struct Wait {
    double shown = 0; ///< Until it was painted.
    double longest = 0; ///< The longest time in which the window took nothing else.
};

/// The times of one kind of action.
class Waits {
public:
    void add(const Wait &wait) { m_waits.push_back(wait); }
    int count() const { return int(m_waits.size()); }
    double quantile(double part, double Wait::*time) const
    {
        std::vector<double> times;
        for (const Wait &wait : m_waits)
            times.push_back(wait.*time);
        std::ranges::sort(times);
        return times.empty() ? 0 : times[std::min(times.size() - 1, size_t(part * double(times.size())))];
    }

private:
    std::vector<Wait> m_waits;
};

/// Notes when the window was painted.
class PaintWatch : public QObject {
public:
    explicit PaintWatch(QWidget &window) : QObject(&window) { window.installEventFilter(this); }

    void forget() { m_isPainted = false; }
    bool isPainted() const { return m_isPainted; }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::UpdateRequest) // Paints pending updates; after that they are on the screen.
            QMetaObject::invokeMethod(
                this, [this] { m_isPainted = true; }, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_isPainted = false;
};

} // namespace stemdesk
