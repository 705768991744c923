#pragma once

#include "core/base/clock.h"
#include "core/base/id.h"

#include <QWidget>

#include <optional>

class QTimer;

namespace stemdesk::ui {

class Button;
struct UiContext;

/// Measures the time a task takes, with a button that starts and stops. A running watch survives closing the window,
/// and each task has its own.
class StopWatch : public QWidget {
    Q_OBJECT

public:
    explicit StopWatch(UiContext &context, QWidget *parent = nullptr);

    /// Shows the watch of this task; screen readers read `title`.
    void setTask(const TaskId &task, const QString &title);
    bool isRunning() const { return startedAt().has_value(); }

Q_SIGNALS:
    /// Emitted when the watch is stopped; at least 1.
    void measured(double minutes);

private:
    QString key() const;
    std::optional<Instant> startedAt() const;
    double minutesSo() const;
    void toggle();
    void showTime();

    UiContext &m_context;
    TaskId m_task;
    QString m_title;
    Button *m_button;
    QTimer *m_timer;
};

} // namespace stemdesk::ui
