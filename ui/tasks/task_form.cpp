#include "ui/tasks/task_form.h"

#include "core/base/day.h"
#include "core/services/services.h"
#include "ui/tasks/task_changes.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/words/day_reading.h"
#include "ui/words/day_text.h"
#include "ui/words/menu_text.h"
#include "ui/words/work_words.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

TaskForm::TaskForm(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context),
      m_form(
          this, context.edits, [this](FormRow *row) { layout()->addWidget(row); },
          [](const Task &before, const TaskPatch &patch, const QString &) { return changeTask(before, patch); },
          tr("This cannot be read.")),
      m_day(new DayField(tr("Day"), [this] { return shopToday(m_context); })), m_kind(new ChoiceField),
      m_event(new Button({}, Button::Kind::Link)), m_done(new Button(tr("Done"), Button::Kind::Small)),
      m_delete(new Button(tr("Delete"), Button::Kind::Small))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_event, 0, Qt::AlignLeft);
    buildFields();
    column->addWidget(buildFoot());
    connect(m_event, &QAbstractButton::clicked, this, [this] { Q_EMIT eventChosen(m_form.object().eventId); });
}

void TaskForm::buildFields()
{
    m_title = m_form.addLine(
        tr("What"), [](const Task &task) { return task.title; },
        [](const QString &typed) -> Result<TaskPatch> { return TaskPatch{.title = typed}; });
    layout()->addWidget(new FormRow(tr("Day"), m_day));
    connect(m_day, &DayField::dayCommitted, this, [this](QDate day) {
        m_context.edits.run(moveTask(m_form.object(), day, zoneOf(m_context.shop)), m_day,
                            [this](const Status &status) { showOutcome(m_day, status); });
    });
    m_form.addLine(
        tr("Who"), [](const Task &task) { return task.person; },
        [](const QString &typed) -> Result<TaskPatch> { return TaskPatch{.person = typed}; });
    m_form
        .addLine(
            tr("How long"), [](const Task &task) { return task.minutes ? durationText(*task.minutes) : QString(); },
            [](const QString &typed) -> Result<TaskPatch> {
                const auto minutes = durationFrom(typed);
                if (!minutes && !typed.trimmed().isEmpty())
                    return invalid(u"minutes"_s, {});
                return TaskPatch{.minutes = std::optional(minutes)};
            })
        ->setFigure(NumberUnit::Minutes);
    buildTimes();
    QList<ChoiceField::Choice> kinds;
    for (const std::string_view kind : kTaskKinds) {
        const QString id = QString::fromLatin1(kind.data(), qsizetype(kind.size()));
        kinds.append({.id = id, .text = taskKindText(id)});
    }
    m_kind->setChoices(kinds);
    layout()->addWidget(new FormRow(tr("Kind"), m_kind));
    connect(m_kind, &ChoiceField::chosen, this,
            [this](const QString &kind) { m_context.edits.run(changeTask(m_form.object(), {.kind = kind})); });
    m_form.addText(
        tr("Notes"), [](const Task &task) { return task.notes; },
        [](const QString &typed) -> Result<TaskPatch> { return TaskPatch{.notes = typed}; });
}

void TaskForm::buildTimes()
{
    m_form.addLine(
        tr("From"), [this](const Task &task) { return timeText(task.startsAt); },
        [this](const QString &typed) { return timePatch(typed, &TaskPatch::startsAt); });
    m_form.addLine(
        tr("To"), [this](const Task &task) { return timeText(task.endsAt); },
        [this](const QString &typed) { return timePatch(typed, &TaskPatch::endsAt); });
}

QString TaskForm::timeText(const std::optional<Instant> &at) const
{
    if (!at)
        return {};
    return clockText(QDateTime::fromMSecsSinceEpoch(*at, zoneOf(m_context.shop)).time());
}

/// On the task's day. An end before the start is on the day after it.
Result<TaskPatch> TaskForm::timePatch(const QString &typed, std::optional<std::optional<Instant>> TaskPatch::*field)
{
    TaskPatch patch;
    patch.*field = std::optional<Instant>();
    if (typed.trimmed().isEmpty())
        return patch;
    const auto time = timeFrom(typed);
    if (!time)
        return invalid(u"time"_s, {});
    const QTimeZone zone = zoneOf(m_context.shop);
    Instant at = QDateTime(m_form.object().on, *time, zone).toMSecsSinceEpoch();
    if (field == &TaskPatch::endsAt && m_form.object().startsAt && at < *m_form.object().startsAt)
        at = QDateTime(plusDays(m_form.object().on, 1), *time, zone).toMSecsSinceEpoch();
    patch.*field = std::optional(at);
    return patch;
}

QWidget *TaskForm::buildFoot()
{
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, kSpace8, 0, 0);
    row->setSpacing(kSpace8);
    row->addWidget(m_done);
    row->addWidget(m_delete);
    row->addStretch(1);
    connect(m_done, &QAbstractButton::clicked, this,
            [this] { m_context.edits.run(tickTask(m_form.object(), m_context.services.now())); });
    connect(m_delete, &QAbstractButton::clicked, this, [this] { m_context.edits.run(deleteTask(m_form.object())); });
    return foot;
}

void TaskForm::setTask(const Task &task, const QString &eventName)
{
    const bool isOther = m_form.show(task);
    if (task.id.isNull())
        return;
    m_event->setText(menuText(eventName));
    m_event->setAccessibleName(tr("Open %1").arg(eventName));
    m_event->setVisible(!eventName.isEmpty());
    showDay(isOther);
    m_kind->setValue(task.kind);
    m_done->setText(task.doneAt ? tr("Not done") : tr("Done"));
    m_done->setAccessibleName(task.doneAt ? tr("Reopen %1").arg(task.title) : tr("Finish %1").arg(task.title));
    m_delete->setAccessibleName(tr("Delete %1").arg(task.title));
}

void TaskForm::showDay(bool isOther)
{
    if (isOther) {
        m_day->setRefused({});
        m_day->takeTheirs();
    }
    m_day->setDay(m_form.object().on);
}

void TaskForm::takeKeyboard()
{
    m_title->setFocus(Qt::OtherFocusReason);
    m_title->selectAll();
}

} // namespace stemdesk::ui
