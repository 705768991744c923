#include "ui/pages/event/details/tasks_card.h"

#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/event/event_document.h"
#include "ui/tasks/new_task_row.h"
#include "ui/tasks/task_changes.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/scrolling.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"
#include "ui/words/menu_text.h"
#include "ui/words/work_words.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kTasksListed = 100;

/// "Deliver · Ceremony", which tells it from the delivery to the venue.
QString titleOf(const Task &task, const Event &event)
{
    const auto group = std::ranges::find(event.groups, task.eventGroupId, &EventGroup::id);
    QStringList parts{task.title, placeText(task.place),
                      task.eventGroupId.isNull() || group == event.groups.cend() ? QString() : group->name};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

TasksCard::TasksCard(EventDocument &document, QWidget *parent)
    : Card(tr("Tasks"), parent), m_document(document), m_place(new QWidget),
      m_new(new NewTaskRow(document.context(), NewRow::Place::FootOfCard))
{
    auto *column = new QVBoxLayout(m_place);
    column->setContentsMargins(kSpace16 - kChoiceRing, 0, kSpace16, kSpace8); // Marks are aligned, rings stick out.
    body()->addWidget(m_place);
    body()->addWidget(m_new);
    connect(m_new, &NewTaskRow::taskTyped, this, &TasksCard::add);
    connect(&document, &EventDocument::opened, this, [this] {
        keepNew();
        read();
    });
    RecentChanges::watch(document.context(), this, {Resource::Task, Resource::Event}, [this] { read(); });
    keepNew();
    read();
}

/// Keeps the typed task for the open event.
void TasksCard::keepNew()
{
    if (m_document.isOpen())
        m_new->keepIn(memoryOf(m_document.shown().id));
}

DraftMemory TasksCard::memoryOf(const EventId &event) const
{
    return draftMemory(m_document.context(), u"task"_s, event.text());
}

void TasksCard::read()
{
    if (!m_document.isOpen())
        return;
    const Event &event = m_document.shown();
    const QDate day = eventDay(event, m_document.zone());
    m_new->setDay(day.isValid() ? day : shopToday(m_document.context()));
    const auto page = m_document.context().services.tasks.list({.eventId = event.id}, {.limit = kTasksListed});
    if (!page)
        return; // Busy; the next change reads again.
    QList<Task> tasks = page->rows;
    if (!hasHire()) // An event without hired goods has nothing to collect.
        tasks.removeIf(
            [](const Task &task) { return task.kind == "collect"_L1 && task.isAutomatic() && !task.isTheirs; });
    if (m_rows && tasks == m_tasks)
        return;
    m_tasks = tasks;
    showTasks();
}

bool TasksCard::hasHire() const
{
    const EventRecipe &recipe = m_document.recipe();
    return std::ranges::any_of(recipe.event.groups, [&](const EventGroup &group) {
        return !group.isHidden && std::ranges::any_of(group.items, [&](const EventItem &item) {
            return recipe.goods.value(item.variantId).isHired && item.price.units > 0;
        });
    });
}

void TasksCard::showTasks()
{
    const KeptPlace kept(m_place, m_new);
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    auto *column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    for (const Task &task : std::as_const(m_tasks))
        column->addWidget(makeRow(task));
    if (m_tasks.isEmpty()) {
        auto *nothing = new TextLabel(
            tr("The shop’s usual tasks are planned once the event is approved and has a date. Add others here."),
            TextStyle::Body, Tone::Quiet);
        nothing->setWordWrap(true);
        nothing->setContentsMargins(kChoiceRing, 0, 0, 0);
        column->addWidget(nothing);
    }
    m_place->layout()->addWidget(m_rows);
    const auto open = std::ranges::count_if(m_tasks, [](const Task &task) { return !task.doneAt; });
    setNote(m_tasks.isEmpty() ? QString() : tr("%n to do", nullptr, int(open)));
}

QWidget *TasksCard::makeRow(const Task &task)
{
    auto *row = new QWidget;
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(kChoiceRing, 0, 0, 0);
    line->setSpacing(kSpace8);
    const QString title = titleOf(task, m_document.shown());
    auto *tick = new QCheckBox(menuText(title));
    tick->setChecked(task.doneAt.has_value());
    tick->setMinimumWidth(kSidePanelMinimum / 2); // A long title is cut in favour of the widgets beside it.
    const QString day = dayAndMonth(task.on);
    tick->setAccessibleName(tr("%1, %2").arg(title, day));
    connect(tick, &QCheckBox::clicked, this,
            [this, task] { m_document.context().edits.run(tickTask(task, m_document.context().services.now())); });
    QStringList parts{day};
    if (!task.person.isEmpty())
        parts += task.person;
    if (task.minutes)
        parts += durationText(*task.minutes);
    if (task.minutesSpent)
        parts += tr("took %1").arg(durationText(*task.minutesSpent));
    auto *remove = new IconButton(u"close"_s, tr("Delete %1").arg(title));
    connect(remove, &QAbstractButton::clicked, this,
            [this, task] { m_document.context().edits.run(deleteTask(task)); });
    line->addWidget(tick);
    line->addStretch(1);
    auto *facts = new TextLabel(parts.join(u" · "_s), TextStyle::Small, Tone::Quiet);
    facts->setElided(true);
    line->addWidget(facts);
    line->addWidget(remove);
    return row;
}

void TasksCard::add(TaskPatch task)
{
    if (!m_document.isOpen() || !m_new->beginSending())
        return;
    task.eventId = m_document.shown().id;
    m_document.context().edits.run(
        addTask(task, std::make_shared<TaskId>()), m_new,
        [this, event = m_document.shown().id](const Status &status) { onAdded(event, status); });
}

/// Another event may have been opened meanwhile, of which the row is now.
void TasksCard::onAdded(const EventId &event, const Status &status)
{
    const bool isShown = m_document.isOpen() && m_document.shown().id == event;
    if (isShown && status)
        m_new->clear();
    else if (isShown)
        m_new->refuse(errorText(status.error()));
    else if (status)
        memoryOf(event).save({}); // Otherwise it would be offered there once more.
    else
        Q_EMIT m_document.context().edits.failed(status.error());
}

} // namespace stemdesk::ui
