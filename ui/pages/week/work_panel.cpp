#include "ui/pages/week/work_panel.h"

#include "ui/pages/week/event_chip.h"
#include "ui/tasks/task_form.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

#include <QHash>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kUnitsNamed = 40; ///< A longer list would not be read here.

} // namespace

WorkPanel::WorkPanel(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_form(new TaskForm(context)), m_place(new QWidget)
{
    setSubject({}, tr("Day"));
    auto *column = new QVBoxLayout(m_place);
    column->setContentsMargins(0, 0, 0, 0);
    addWidget(m_form);
    addWidget(m_place);
    m_form->hide();
    connect(m_form, &TaskForm::eventChosen, this, &WorkPanel::eventChosen);
}

void WorkPanel::setDay(const ShownWeek &week, int place, const TaskId &task)
{
    const WorkDay &day = week.days.at(place);
    const QList<Task> tasks = week.tasksAt(place);
    const auto found = std::ranges::find(tasks, task, &Task::id);
    const bool hasTask = found != tasks.cend();
    m_form->setVisible(hasTask);
    m_form->setTask(hasTask ? *found : Task(), hasTask ? week.events.value(found->eventId) : QString());
    setSubject(hasTask ? longDate(found->on) : QString(), hasTask ? found->title : longDate(day.day));
    const QList<HeldEvent> held = week.held.value(day.day);
    if (!m_rows || m_day != day || m_held != held)
        showDay(day, held);
}

void WorkPanel::showDay(const WorkDay &day, const QList<HeldEvent> &held)
{
    m_day = day;
    m_held = held;
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    auto *column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (!held.isEmpty())
        addHeading(tr("Events"));
    for (const HeldEvent &event : held) {
        auto *chip = new EventChip(event);
        chip->setAccessibleName(tr("Open %1").arg(chip->accessibleName())); // The day's head has it too.
        column->addWidget(chip);
        column->addSpacing(kSpace4);
        connect(chip, &QAbstractButton::clicked, this, [this, id = event.id] { Q_EMIT eventChosen(id); });
    }
    addHeading(tr("Still to do"));
    addPeople(day);
    addUnits(tr("Arrives"), day.received);
    addUnits(tr("Designed"), day.designed);
    m_place->layout()->addWidget(m_rows);
}

void WorkPanel::addHeading(const QString &text)
{
    auto *heading = new SectionLabel(text);
    heading->setContentsMargins(0, kSpace16 + kSpace4, 0, kSpace4);
    m_rows->layout()->addWidget(heading);
}

/// Adds a row for each person with tasks; unassigned tasks come last.
void WorkPanel::addPeople(const WorkDay &day)
{
    QStringList people;
    QHash<QString, int> tasks;
    for (const Task &task : day.tasks) {
        if (task.doneAt)
            continue;
        people += task.person;
        ++tasks[task.person];
    }
    people.removeDuplicates();
    std::ranges::sort(people, {}, [](const QString &person) { return std::tuple(person.isEmpty(), person); });
    const QList<PersonMinutes> minutes = day.minutes();
    for (const QString &person : std::as_const(people)) {
        const QString count = tr("%n tasks", nullptr, tasks.value(person));
        const auto known = std::ranges::find(minutes, person, &PersonMinutes::person);
        m_rows->layout()->addWidget(new ValueRow(
            person.isEmpty() ? tr("Nobody yet") : person,
            known == minutes.cend() ? count : tr("%1, %2", "tasks, time").arg(count, durationText(known->minutes))));
    }
    if (people.isEmpty())
        m_rows->layout()->addWidget(new TextLabel(tr("Nothing is left to do."), TextStyle::Body, Tone::Quiet));
}

void WorkPanel::addUnits(const QString &title, const QList<NamedUnits> &units)
{
    if (units.isEmpty())
        return;
    addHeading(tr("%1: %2").arg(title, unitsText(units)));
    for (const NamedUnits &one : units.first(std::min<qsizetype>(units.size(), kUnitsNamed)))
        m_rows->layout()->addWidget(new ValueRow(one.name, quantityText(one.units)));
    if (units.size() > kUnitsNamed)
        m_rows->layout()->addWidget(
            new TextLabel(tr("and %n more", nullptr, int(units.size()) - kUnitsNamed), TextStyle::Body, Tone::Quiet));
}

void WorkPanel::takeKeyboard()
{
    if (!m_form->isHidden())
        m_form->takeKeyboard();
}

} // namespace stemdesk::ui
