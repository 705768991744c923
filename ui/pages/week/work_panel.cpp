#include "ui/pages/week/work_panel.h"

#include "ui/tasks/task_form.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace metric;

namespace {

constexpr int kUnitsNamed = 40; ///< Nobody reads a longer list here.

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
    const auto found = std::ranges::find(day.tasks, task, &Task::id);
    const bool hasTask = found != day.tasks.cend();
    m_form->setVisible(hasTask);
    m_form->setTask(hasTask ? *found : Task(), hasTask ? week.events.value(found->eventId) : QString());
    setSubject(hasTask ? longDate(day.day) : QString(), hasTask ? found->title : longDate(day.day));
    if (!m_rows || m_day != day)
        showDay(day);
}

void WorkPanel::showDay(const WorkDay &day)
{
    m_day = day;
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    auto *column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *heading = new SectionLabel(tr("Still to do"));
    heading->setContentsMargins(0, kSpace16 + kSpace4, 0, kSpace4);
    column->addWidget(heading);
    const QList<PersonMinutes> people = day.minutes();
    const auto open = std::ranges::count_if(day.tasks, [](const Task &task) { return !task.doneAt; });
    for (const PersonMinutes &each : people)
        column->addWidget(
            new ValueRow(each.person.isEmpty() ? tr("Nobody yet") : each.person, durationText(each.minutes)));
    if (people.isEmpty())
        column->addWidget(new TextLabel(open == 0 ? tr("Nothing is left to do.") : tr("No task has a duration."),
                                        TextStyle::Body, Tone::Quiet));
    addUnits(tr("Arrives"), day.received);
    addUnits(tr("Designed"), day.designed);
    m_place->layout()->addWidget(m_rows);
}

void WorkPanel::addUnits(const QString &title, const QList<NamedUnits> &units)
{
    if (units.isEmpty())
        return;
    auto *heading = new SectionLabel(tr("%1: %2").arg(title, unitsText(units)));
    heading->setContentsMargins(0, kSpace16 + kSpace4, 0, kSpace4);
    m_rows->layout()->addWidget(heading);
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
