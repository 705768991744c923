#include "ui/pages/event/run_sheet/run_stop_panel.h"

#include "core/domain/events/event.h"
#include "core/domain/orders/packs.h"
#include "ui/tasks/task_changes.h"
#include "ui/tasks/task_form.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/choice_field.h"
#include "ui/widgets/fields/form_row.h"
#include "ui/widgets/layout/flow_layout.h"
#include "ui/widgets/text_label.h"
#include "ui/words/day_text.h"
#include "ui/words/event_words.h"
#include "ui/words/number_text.h"
#include "ui/words/work_words.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr auto kWholeEvent = "all"_L1; // An empty choice would show none.
constexpr int kFieldsWidth = 2 * kMessageWidth - kSpace16; ///< Of the fields, side by side.
constexpr int kListsWidth = kMessageWidth + kSpace8; ///< Of the rows before them.
constexpr int kListsGap = 2 * kSpace24;

} // namespace

QString stopTimeText(const Task &task, const QTimeZone &zone)
{
    const QString hours = hoursText(task, zone);
    return hours.isEmpty() ? mediumDate(task.on) : u"%1, %2"_s.arg(mediumDate(task.on), hours);
}

RunStopPanel::RunStopPanel(UiContext &context, QWidget *parent)
    : SidePanel(parent), m_context(context), m_group(new ChoiceField),
      m_form(new TaskForm(context, new FormRow(tr("For"), m_group))),
      m_address(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_place(new QWidget)
{
    setMeasure(kSpace16 + kFieldsWidth + kListsGap + kListsWidth + kSpace16);
    setMinimumWidth(kSidePanelWidth); // For a day with its calendar, beside a scroll bar.
    auto *column = new QVBoxLayout(m_place); // First, because it is what whoever drives wants to know.
    column->setContentsMargins(0, 0, 0, 0);
    addToSubject(m_form->takeFoot()); // Above the fold, however much there is to load.
    m_address->setWordWrap(true);
    addWidget(m_address);
    auto *body = new QWidget;
    m_body = columnInside(body);
    m_body->addWidget(m_place);
    m_form->setContentsMargins(0, kSpace16, 0, 0);
    m_body->addWidget(m_form, 1, Qt::AlignTop);
    addWidget(body);
    connect(m_group, &ChoiceField::chosen, this, [this](const QString &id) {
        const Result<EventGroupId> group = idFrom<EventGroupTag>(id.toLatin1());
        Q_EMIT groupChosen(group ? *group : EventGroupId());
    });
}

void RunStopPanel::setStop(const RunStop &stop, const QString &other, const Event &event)
{
    m_stop = stop;
    setSubject({}, stop.task.title); // The day is in the list and in its field.
    m_address->setText(oneLine(stop.address));
    m_address->setHidden(m_address->text().isEmpty());
    m_form->setTask(stop.task, {}, other.isEmpty() ? SharedTask() : SharedTask{.place = stop.place, .other = other});
    showGroups(event);
    showRows();
}

void RunStopPanel::showGroups(const Event &event)
{
    QList<ChoiceField::Choice> choices{{.id = kWholeEvent, .text = tr("The whole event")}};
    for (const EventGroup &group : event.groups)
        choices.append({.id = QString::fromLatin1(group.id.text()), .text = group.name});
    m_group->setChoices(choices);
    const EventGroupId group = m_stop.task.eventGroupId;
    m_group->setValue(group.isNull() ? QString(kWholeEvent) : QString::fromLatin1(group.text()));
}

void RunStopPanel::showRows()
{
    if (m_rows) {
        m_rows->hide();
        m_rows->deleteLater();
    }
    m_rows = new QWidget;
    auto *lists = new FlowLayout(m_rows); // Beside each other where there is room.
    lists->setSpacing(0);
    lists->setEven(kPageMeasure, kSpace24);
    lists->setMostColumns(2); // The fields below have as many.
    Rows load;
    for (const RunLoad &group : std::as_const(m_stop.load))
        load.append({group.groupName, quantityText(group.quantity)});
    Rows hire;
    for (const NamedUnits &hired : std::as_const(m_stop.hire))
        hire.append({hired.name, quantityText(wholeUnits(hired.units))});
    Rows returns;
    for (const NamedUnits &hired : std::as_const(m_stop.returns))
        returns.append({hired.name, quantityText(wholeUnits(hired.units))});
    Rows contacts;
    for (const RunContact &contact : std::as_const(m_stop.contacts))
        contacts.append({contact.name, contact.phones.join(u", "_s)});
    addRows(tr("To load"), load, hire);
    addRows(tr("To bring back"), returns);
    addRows(tr("To call"), contacts);
    m_place->layout()->addWidget(m_rows);
}

void RunStopPanel::addRows(const QString &title, const Rows &rows, const Rows &hired)
{
    if (rows.isEmpty() && hired.isEmpty())
        return;
    auto *heading = new SectionLabel(title);
    heading->setContentsMargins(0, kSpace16 + kSpace4, 0, kSpace4);
    auto *list = new QWidget;
    list->setMinimumWidth(kSidePanelMinimum - 2 * kSpace16); // Narrower, a name would be cut beside its numbers.
    auto *values = new QWidget;
    values->setMaximumWidth(kListsWidth); // On a large screen, names stay near their numbers.
    auto *line = new QHBoxLayout(list);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(values, 1);
    line->addStretch();
    auto *column = new QVBoxLayout(values);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(heading);
    for (const auto &[name, value] : rows)
        column->addWidget(new ValueRow(name, value));
    if (!hired.isEmpty()) {
        auto *caption = new TextLabel(tr("Hire"), TextStyle::Small, Tone::Quiet);
        caption->setContentsMargins(0, kSpace8, 0, kSpace2);
        column->addWidget(caption);
    }
    for (const auto &[name, value] : hired)
        column->addWidget(new ValueRow(name, value));
    m_rows->layout()->addWidget(list);
}

/// Wide enough for fields beside each other, where the list leaves it the room.
QSize RunStopPanel::sizeHint() const
{
    return {2 * kSidePanelMinimum + 2 * kSpace16 + kSpace24, SidePanel::sizeHint().height()};
}

void RunStopPanel::resizeEvent(QResizeEvent *event)
{
    const int room = viewport()->width() - 2 * kSpace16;
    const int beside = std::min(kListsWidth, room - kFieldsWidth - kListsGap);
    const bool isBeside = beside >= kSidePanelMinimum;
    m_body->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_body->setSpacing(isBeside ? kListsGap : 0);
    m_body->setContentsMargins(0, 0, isBeside ? 0 : std::max(0, room - kFieldsWidth), 0);
    m_place->setMinimumWidth(isBeside ? beside : 0);
    m_place->setMaximumWidth(isBeside ? beside : QWIDGETSIZE_MAX);
    SidePanel::resizeEvent(event);
}

void RunStopPanel::tick()
{
    m_form->tick();
}

void RunStopPanel::remove()
{
    m_form->remove();
}

void RunStopPanel::takeKeyboard()
{
    m_form->takeKeyboard();
}

void RunStopPanel::askForTime()
{
    m_form->askForTime();
}

} // namespace stemdesk::ui
