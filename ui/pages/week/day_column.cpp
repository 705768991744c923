#include "ui/pages/week/day_column.h"

#include "ui/pages/week/day_tasks_model.h"
#include "ui/pages/week/event_chip.h"
#include "ui/pages/week/task_delegate.h"
#include "ui/theme/metrics.h"
#include "ui/theme/paint.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/card_list.h"
#include "ui/widgets/text_label.h"
#include "ui/widgets/tool_tip.h"
#include "ui/words/day_text.h"
#include "ui/words/work_words.h"

#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kFactIndent = kSpace4 + kHairline; ///< Aligns with the text of buttons.

TextLabel *quietLine()
{
    auto *label = new TextLabel({}, TextStyle::Small, Tone::Quiet);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

DayColumn::DayColumn(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_model(new DayTasksModel(this)), m_head(new Button({}, Button::Kind::Link)),
      m_events(new QWidget), m_load(quietLine()), m_arrives(quietLine()), m_designed(quietLine()),
      m_list(new CardList(*m_model, {}, tr("No tasks")))
{
    setMinimumWidth(kDayColumnWidth);
    m_list->setItemDelegate(new TaskDelegate(m_list));
    m_list->setWordWrap(true); // Cards grow taller in narrow columns.
    auto *head = new QVBoxLayout;
    head->setContentsMargins(kSpace8, kSpace8, kSpace8, kSpace8);
    head->setSpacing(kSpace2);
    head->addWidget(m_head, 0, Qt::AlignLeft);
    auto *events = new QVBoxLayout(m_events);
    events->setContentsMargins(0, kSpace2, 0, kSpace2);
    events->setSpacing(kSpace4);
    events->setAlignment(Qt::AlignTop);
    head->addWidget(m_events);
    auto *facts = new QVBoxLayout; // Below the text of the heading, which is a button.
    facts->setContentsMargins(kFactIndent, 0, 0, 0);
    facts->setSpacing(kSpace2);
    for (TextLabel *label : this->facts())
        facts->addWidget(label);
    head->addLayout(facts);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    connect(m_head, &QAbstractButton::clicked, this, &DayColumn::dayChosen);
}

void DayColumn::setDay(const ShownWeek &week, int place)
{
    const WorkDay &day = week.at(place);
    const bool isLate = place == kLatePlace;
    m_model->setDay(week, place, zoneOf(m_context.shop));
    const QString name = isLate ? tr("Late") : longDate(day.day);
    m_head->setText(isLate ? name : dayOfMonth(day.day));
    m_head->setTone(isLate ? Tone::Warning : day.day == week.today ? Tone::Accent : Tone::Plain);
    m_head->setAccessibleName(name);
    setTip(*m_head, isLate ? tr("Open tasks of earlier weeks") : name);
    m_list->setAccessibleName(isLate ? tr("Late tasks") : tr("Tasks of %1").arg(name));
    showEvents(week.held.value(day.day));
    showFacts(day);
    update();
}

void DayColumn::showEvents(const QList<HeldEvent> &events)
{
    if (m_held == events)
        return;
    m_held = events;
    qDeleteAll(m_events->findChildren<EventChip *>(Qt::FindDirectChildrenOnly));
    for (const HeldEvent &event : events) {
        auto *chip = new EventChip(event);
        m_events->layout()->addWidget(chip);
        chip->show(); // At once: a layout does not count what is still to be shown.
        connect(chip, &QAbstractButton::clicked, this, [this, id = event.id] { Q_EMIT eventChosen(id); });
    }
}

void DayColumn::showFacts(const WorkDay &day)
{
    double minutes = 0;
    for (const PersonMinutes &each : day.minutes())
        minutes += each.minutes;
    const auto open = std::ranges::count_if(day.tasks, [](const Task &task) { return !task.doneAt; });
    const QString tasks = open > 0 ? tr("%n to do", nullptr, int(open))
        : day.tasks.isEmpty()      ? QString()
                                   : tr("all done");
    m_load->setText(minutes > 0 ? tr("%1, %2", "tasks, time").arg(tasks, durationText(minutes)) : tasks);
    const QString arrives = unitsText(day.received);
    const QString designed = unitsText(day.designed);
    m_arrives->setText(arrives.isEmpty() ? QString() : tr("In: %1").arg(arrives));
    m_designed->setText(designed.isEmpty() ? QString() : tr("Design: %1").arg(designed));
}

int DayColumn::eventsHeight() const
{
    return m_held.isEmpty() ? 0 : m_events->layout()->heightForWidth(width() - 2 * kSpace8);
}

int DayColumn::factWidth() const
{
    return width() - 2 * kSpace8 - kFactIndent;
}

std::array<TextLabel *, 3> DayColumn::facts() const
{
    return {m_load, m_arrives, m_designed};
}

void DayColumn::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    Q_EMIT resized();
}

void DayColumn::paintEvent(QPaintEvent *)
{
    const ColourTokens &tokens = themeTokens();
    QPainter painter(this);
    const bool isToday = m_model->day() == shopToday(m_context);
    paintPanel(painter, rect(), tokens.rail, isToday ? tokens.accent : tokens.hairline);
}

} // namespace stemdesk::ui
