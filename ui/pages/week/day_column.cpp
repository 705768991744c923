#include "ui/pages/week/day_column.h"

#include "ui/pages/week/day_tasks_model.h"
#include "ui/pages/week/shown_week.h"
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
      m_load(quietLine()), m_arrives(quietLine()), m_designed(quietLine()),
      m_list(new CardList(*m_model, {}, tr("No tasks")))
{
    setMinimumWidth(kDayColumnWidth);
    m_list->setItemDelegate(new TaskDelegate(m_list));
    m_list->setWordWrap(true); // Cards grow taller in narrow columns.
    auto *head = new QVBoxLayout;
    head->setContentsMargins(kSpace8, kSpace8, kSpace8, kSpace8);
    head->setSpacing(kSpace2);
    head->addWidget(m_head, 0, Qt::AlignLeft);
    for (TextLabel *label : facts()) {
        label->setContentsMargins(kSpace4, 0, 0, 0); // Below the text of the heading, which is a button.
        head->addWidget(label);
    }
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    connect(m_head, &QAbstractButton::clicked, this, &DayColumn::dayChosen);
}

void DayColumn::setDay(const ShownWeek &week, int place)
{
    const WorkDay &day = week.days.at(place);
    m_model->setDay(week, place, zoneOf(m_context.shop));
    m_head->setText(dayOfMonth(day.day));
    m_head->setAccessibleName(longDate(day.day));
    setTip(*m_head, longDate(day.day));
    m_list->setAccessibleName(tr("Tasks of %1").arg(longDate(day.day)));
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
    update();
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
    paintPanel(painter, rect(), tokens.rail, isToday ? tokens.accent : QColor());
}

} // namespace stemdesk::ui
