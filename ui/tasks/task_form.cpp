#include "ui/tasks/task_form.h"

#include "core/base/day.h"
#include "core/domain/tasks/work_sheets.h"
#include "core/services/services.h"
#include "ui/icons.h"
#include "ui/tasks/stop_watch.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/fields/auto_save.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/conflict_note.h"
#include "ui/widgets/fields/day_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/fields/value_field.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/day_text.h"
#include "ui/words/menu_text.h"
#include "ui/words/work_words.h"

#include <QDateTime>
#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

template <class Field>
void showFresh(Field *field, const QString &value, bool isOther)
{
    if (isOther) { // Discard what was typed for the previous task.
        field->setRefused({});
        field->takeTheirs();
    }
    field->setValue(value);
}

} // namespace

TaskForm::TaskForm(UiContext &context, FormRow *insteadOfKind, QWidget *parent)
    : QWidget(parent), m_context(context), m_rows(new QWidget),
      m_day(new DayField(tr("Day"), [this] { return shopToday(m_context); })), m_kind(new ChoiceField),
      m_notes(new ValueText(tr("Notes"))), m_watch(new StopWatch(context)), m_event(new Button({}, Button::Kind::Link)),
      m_done(new Button(tr("Done"), Button::Kind::Primary)), m_more(new IconButton(u"more"_s, {}))
{
    auto *column = columnInside(this);
    column->addWidget(m_event, 0, Qt::AlignLeft);
    auto *rows = new FlowLayout(m_rows);
    rows->setSpacing(insteadOfKind ? kSpace8 : 0); // A tab has the room of the tabs beside it.
    rows->setEven(kPageMeasure, kSpace24);
    rows->setMostColumns(2);
    column->addWidget(m_rows);
    buildFields(insteadOfKind);
    if (insteadOfKind)
        limitFigures();
    buildNotes(*column);
    m_foot = buildFoot();
    column->addWidget(m_foot);
    connect(m_event, &QAbstractButton::clicked, this, [this] { Q_EMIT eventChosen(m_task.eventId); });
}

void TaskForm::buildFields(FormRow *insteadOfKind)
{
    addField(
        tr("What"), {}, [](const Task &task) { return task.title; },
        [](const QString &typed) { return TaskPatch{.title = typed}; });
    QList<ChoiceField::Choice> kinds;
    for (const std::string_view kind : kTaskKinds) {
        const QString id = QString::fromLatin1(kind.data(), qsizetype(kind.size()));
        kinds.append({.id = id, .text = taskKindText(id)});
    }
    m_kind->setChoices(kinds);
    auto *kindRow = new FormRow(tr("Kind"), m_kind, this);
    kindRow->setHidden(insteadOfKind != nullptr);
    addRow(insteadOfKind ? insteadOfKind : kindRow);
    connect(m_kind, &ChoiceField::chosen, this, [this](const QString &kind) { run(changed({.kind = kind})); });
    m_day->setWeekKept(true); // In December, "thu" is not next week.
    addRow(new FormRow(tr("Day"), m_day));
    connect(m_day, &DayField::dayCommitted, this, [this](QDate day) {
        const QTimeZone zone = zoneOf(m_context.shop);
        const bool isWhole = m_shared.place.isEmpty();
        run(isWhole ? moveTask(m_task, day, zone) : changed(movedTo(m_task, day, zone)), m_day, outcomeOf(m_day));
    });
    m_who = addField(
        tr("Who"), tr("a name"), [](const Task &task) { return task.person; },
        [](const QString &typed) {
            return severalPeopleRefusal(typed).isEmpty() ? std::optional(TaskPatch{.person = typed}) : std::nullopt;
        });
    buildTimes();
    m_planned = addField(
        tr("How long"), tr("minutes"),
        [](const Task &task) { return task.minutes ? durationText(*task.minutes) : QString(); },
        [](const QString &typed) -> std::optional<TaskPatch> {
            if (typed.trimmed().isEmpty())
                return TaskPatch{.minutes = std::optional<double>()};
            const auto minutes = durationFrom(typed);
            return minutes ? std::optional(TaskPatch{.minutes = std::optional(*minutes)}) : std::nullopt;
        });
    m_planned->setFigure(NumberUnit::Minutes);
    buildSpent();
}

/// Below the rows rather than among them: they are often sentences.
void TaskForm::buildNotes(QVBoxLayout &column)
{
    auto *heading = new SectionLabel(tr("Notes"));
    heading->setContentsMargins(0, kSpace16, 0, kSpace4);
    column.addWidget(heading);
    auto *row = new FormRow(tr("Notes"), m_notes);
    row->hideLabel();
    row->setMaximumWidth(2 * kMessageWidth); // Longer lines are hard to read.
    auto *line = new QHBoxLayout;
    line->addWidget(row, 1);
    line->addStretch();
    column.addLayout(line);
    connect(m_notes, &ValueText::committed, this, [this](const QString &typed) { store({.notes = typed}, m_notes); });
}

void TaskForm::buildSpent()
{
    m_spent = addField(
        tr("Took"), tr("minutes"),
        [](const Task &task) { return task.minutesSpent ? durationText(*task.minutesSpent) : QString(); },
        [](const QString &typed) -> std::optional<TaskPatch> {
            if (typed.trimmed().isEmpty())
                return TaskPatch{.minutesSpent = std::optional<double>()};
            const auto minutes = durationFrom(typed);
            return minutes ? std::optional(TaskPatch{.minutesSpent = std::optional(*minutes)}) : std::nullopt;
        },
        m_watch);
    m_spent->setFigure(NumberUnit::Minutes);
    connect(m_watch, &StopWatch::measured, this, [this](double minutes) {
        store({.minutesSpent = std::optional(m_task.minutesSpent.value_or(0) + minutes)}, m_spent);
    });
}

/// A tab is wide: as wide as what is written in them, and no wider than the stop watch leaves beside it.
void TaskForm::limitFigures()
{
    constexpr int kWidth = kNumberWidth - kSpace24;
    for (const ValueField *field : {m_from, m_to, m_planned})
        qobject_cast<FormRow *>(field->parentWidget())->setFieldWidth(kWidth);
    m_spent->setMaximumWidth(kWidth);
    m_notes->setMinimumHeight(4 * rowHeight());
}

/// Their names depend on the task; room is left for the longer ones.
void TaskForm::buildTimes()
{
    m_from = addField(
        tr("Leave at"), tr("set a time"), [this](const Task &task) { return timeText(task.startsAt); },
        [this](const QString &typed) { return timePatch(typed, &TaskPatch::startsAt); });
    m_to = addField(
        tr("Back by"), tr("set a time"), [this](const Task &task) { return timeText(task.endsAt); },
        [this](const QString &typed) { return timePatch(typed, &TaskPatch::endsAt); });
}

QString TaskForm::timeText(const std::optional<Instant> &at) const
{
    if (!at)
        return {};
    return clockText(QDateTime::fromMSecsSinceEpoch(*at, zoneOf(m_context.shop)).time());
}

/// On the task's day. An end before the start is on the day after it.
std::optional<TaskPatch> TaskForm::timePatch(const QString &typed,
                                             std::optional<std::optional<Instant>> TaskPatch::*field)
{
    TaskPatch patch;
    patch.*field = std::optional<Instant>();
    if (typed.trimmed().isEmpty())
        return patch;
    const auto time = timeFrom(typed);
    if (!time)
        return std::nullopt;
    const QTimeZone zone = zoneOf(m_context.shop);
    Instant at = QDateTime(m_task.on, *time, zone).toMSecsSinceEpoch();
    if (field == &TaskPatch::endsAt && m_task.startsAt && at < *m_task.startsAt)
        at = QDateTime(plusDays(m_task.on, 1), *time, zone).toMSecsSinceEpoch();
    patch.*field = std::optional(at);
    return patch;
}

QWidget *TaskForm::buildFoot()
{
    auto *foot = new QWidget;
    auto *row = rowInside(foot, kSpace8, {0, kSpace8, 0, 0});
    row->addWidget(m_done);
    row->addWidget(m_more);
    row->addStretch(1);
    connect(m_done, &QAbstractButton::clicked, this, &TaskForm::tick);
    auto *menu = new QMenu(m_more);
    menu->addAction(iconFor(u"delete"_s), tr("Delete"), this, &TaskForm::remove);
    m_more->setMenu(menu);
    return foot;
}

QWidget *TaskForm::takeFoot()
{
    m_foot->layout()->setContentsMargins(0, 0, 0, 0);
    return m_foot;
}

void TaskForm::addRow(FormRow *row)
{
    row->narrowLabel();
    m_rows->layout()->addWidget(row);
}

ValueField *TaskForm::addField(const QString &label, const QString &example,
                               const std::function<QString(const Task &)> &value, Typed patch, QWidget *beside)
{
    auto *field = new ValueField;
    field->setPlaceholderText(example);
    QWidget *whole = field;
    if (beside) {
        whole = new QWidget;
        whole->setFocusProxy(field);
        field->setAccessibleName(label);
        auto *line = rowInside(whole, kSpace8);
        line->addWidget(field, 1);
        line->addWidget(beside);
    }
    addRow(new FormRow(label, whole));
    m_fields.append({field, value});
    connect(field, &ValueField::committed, this, [this, field, value, patch = std::move(patch)](const QString &typed) {
        if (const auto change = patch(typed))
            store(*change, field, value(patched(m_task, *change).value_or(m_task)));
        else
            field->setRefused(field == m_who ? severalPeopleRefusal(typed) : tr("This cannot be read."));
    });
    return field;
}

/// `value`: the field's new text, for the name of the undo step.
template <class Field>
void TaskForm::store(const TaskPatch &patch, Field *field, const QString &value)
{
    const QString what = (field->accessibleName() + u' ' + value).trimmed();
    run(changed(patch, what), field, outcomeOf(field));
}

Edit TaskForm::changed(const TaskPatch &patch, const QString &what)
{
    if (m_split)
        return changeMadeTask(m_task, m_split, patch);
    if (m_shared.place.isEmpty())
        return changeTask(m_task, patch, what);
    m_split = std::make_shared<TaskId>();
    return splitTask(m_task, m_shared, patch, m_split);
}

void TaskForm::run(const Edit &edit, QObject *field, const Edits::Done &done)
{
    m_context.edits.run(edit, field ? field : this, [this, done](const Status &status) {
        if (!status)
            m_split.reset();
        if (done)
            done(status);
    });
}

void TaskForm::tick()
{
    const Instant now = m_context.services.now();
    if (m_shared.place.isEmpty())
        m_context.edits.run(tickTask(m_task, now));
    else
        run(changed({.doneAt = m_task.doneAt ? std::optional<Instant>() : std::optional(now)}));
}

void TaskForm::remove()
{
    m_context.edits.run(m_shared.place.isEmpty() ? deleteTask(m_task) : dropStop(m_task, m_shared));
}

/// A refused text gives way to the stored one, without a complaint when the page comes back.
void TaskForm::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (event->spontaneous())
        return;
    for (const Line &each : std::as_const(m_fields)) {
        if (each.field->isRefused() && !each.field->needsAnswer()) {
            each.field->setRefused({});
            each.field->takeTheirs();
        }
    }
}

void TaskForm::setTask(const Task &task, const QString &eventName, const SharedTask &shared)
{
    const QString before = m_shared.place.isEmpty() ? m_task.place : m_shared.place;
    const QString place = shared.place.isEmpty() ? task.place : shared.place;
    const bool isOwnNow = m_split && task.id != m_task.id && place == before && task.kind == m_task.kind;
    const bool isElsewhere = !before.isEmpty() && !place.isEmpty() && place != before;
    const bool isOther = isElsewhere || (task.id != m_task.id && !isOwnNow);
    if (isOther) // For the one before.
        storeTyped(*this);
    if (isOther || isOwnNow)
        m_split.reset();
    m_task = task;
    m_shared = shared;
    if (task.id.isNull())
        return;
    m_event->setText(menuText(eventName));
    m_event->setAccessibleName(tr("Open %1").arg(eventName));
    m_event->setVisible(!eventName.isEmpty());
    for (const Line &each : std::as_const(m_fields))
        showFresh(each.field, each.value(task), isOther);
    showFresh(m_notes, task.notes, isOther);
    showDay(isOther);
    nameTimes();
    m_kind->setValue(task.kind);
    m_watch->setTask(task.id, task.title);
    const bool isToDo = !task.doneAt && task.on <= shopToday(m_context);
    m_done->setKind(isToDo ? Button::Kind::Primary : Button::Kind::Secondary);
    m_done->setText(task.doneAt ? tr("Not done") : tr("Done"));
    m_done->setAccessibleName(task.doneAt ? tr("Reopen %1").arg(task.title) : tr("Finish %1").arg(task.title));
    m_more->setAccessibleName(tr("More actions for %1").arg(task.title));
    setTip(*m_more, m_more->accessibleName());
}

void TaskForm::showDay(bool isOther)
{
    if (isOther) {
        m_day->setRefused({});
        m_day->takeTheirs();
    }
    m_day->setDay(m_task.on);
}

/// On the road, "from" and "to" would be places.
void TaskForm::nameTimes()
{
    const bool isDriven = isOnTheRoad(m_task.kind);
    const auto name = [](const ValueField *field, const QString &label) {
        qobject_cast<FormRow *>(field->parentWidget())->setLabel(label);
    };
    name(m_from, isDriven ? tr("Leave at") : tr("From"));
    name(m_to, isDriven ? tr("Back by") : tr("To"));
}

void TaskForm::takeKeyboard()
{
    m_fields.constFirst().field->setFocus(Qt::OtherFocusReason);
    m_fields.constFirst().field->selectAll();
}

void TaskForm::askForTime()
{
    m_from->setFocus(Qt::OtherFocusReason);
}

} // namespace stemdesk::ui
