#include "ui/tasks/stop_watch.h"

#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/work_words.h"

#include <QHBoxLayout>
#include <QSettings>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kBetweenLooks = 10'000; // Milliseconds; whole minutes are shown.
constexpr double kWatchMinute = 60'000;

} // namespace

StopWatch::StopWatch(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_button(new Button({}, Button::Kind::Small)), m_timer(new QTimer(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_button);
    m_button->setProperty("inRow", true); // As high as the field beside it.
    m_button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    row->addStretch(1);
    m_timer->setInterval(kBetweenLooks);
    connect(m_timer, &QTimer::timeout, this, &StopWatch::showTime);
    connect(m_button, &QAbstractButton::clicked, this, &StopWatch::toggle);
    setFocusProxy(m_button);
    showTime();
}

void StopWatch::setTask(const TaskId &task, const QString &title)
{
    m_task = task;
    m_title = title;
    showTime();
}

QString StopWatch::key() const
{
    return u"stopWatches/"_s + QString::fromLatin1(m_task.text());
}

std::optional<Instant> StopWatch::startedAt() const
{
    bool isSaid = false;
    const Instant at = m_task.isNull() ? 0 : m_context.settings.value(key()).toLongLong(&isSaid);
    return isSaid ? std::optional(at) : std::nullopt;
}

double StopWatch::minutesSo() const
{
    const Instant now = m_context.services.now();
    return double(std::max<Instant>(0, now - startedAt().value_or(now))) / kWatchMinute;
}

void StopWatch::toggle()
{
    if (!isRunning()) {
        m_context.settings.setValue(key(), m_context.services.now());
        showTime();
        return;
    }
    const double minutes = std::max(1.0, std::round(minutesSo()));
    m_context.settings.remove(key());
    showTime();
    Q_EMIT measured(minutes);
}

void StopWatch::showTime()
{
    const bool runs = isRunning();
    m_button->setText(runs ? tr("Stop after %1").arg(durationText(std::floor(minutesSo()))) : tr("Start stopwatch"));
    m_button->setAccessibleName(runs ? tr("Stop the stopwatch of %1").arg(m_title)
                                     : tr("Start the stopwatch of %1").arg(m_title));
    setTip(*m_button, runs ? tr("Adds the time to what the task took") : tr("Measures how long the task takes"));
    if (runs && !m_timer->isActive())
        m_timer->start();
    else if (!runs)
        m_timer->stop();
}

} // namespace stemdesk::ui
