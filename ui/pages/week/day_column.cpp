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

constexpr int kLeastWidth = kDayColumnWidth - kSpace2; ///< Seven fit beside the help in a window of 1280 pixels.
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
    : QWidget(parent), m_context(context), m_model(new DayTasksModel(this)), m_top(new QWidget),
      m_head(new Button({}, Button::Kind::Link)), m_events(new QWidget), m_load(quietLine()), m_arrives(quietLine()),
      m_designed(quietLine()), m_list(new CardList(*m_model, {}, tr("No tasks")))
{
    m_events->hide();
    setMinimumWidth(kLeastWidth);
    m_list->setItemDelegate(new TaskDelegate(m_list));
    m_list->setWordWrap(true); // Cards grow taller in narrow columns.
    buildTop();
    m_top->installEventFilter(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, kSpace8); // A card that goes on below is not cut at the frame.
    column->setSpacing(0);
    column->addWidget(m_top);
    column->addWidget(m_events);
    column->addWidget(m_list, 1);
    connect(m_list, &CardList::lookChanged, this, qOverload<>(&QWidget::update));
    connect(m_head, &QAbstractButton::clicked, this, &DayColumn::dayChosen);
}

/// One below the other without gaps, whatever the other days have. Events have a place of their own below them: a day
/// without one begins its tasks there.
void DayColumn::buildTop()
{
    auto *top = new QVBoxLayout(m_top);
    top->setContentsMargins(kSpace8, kSpace8, kSpace8, kSpace8);
    top->setSpacing(kSpace2);
    top->addWidget(m_head, 0, Qt::AlignLeft);
    auto *facts = new QVBoxLayout; // Below the text of the heading, which is a button.
    facts->setContentsMargins(kFactIndent, 0, 0, 0);
    facts->setSpacing(kSpace2);
    for (TextLabel *label : {m_load, m_arrives, m_designed})
        facts->addWidget(label);
    top->addLayout(facts);
    auto *events = new QVBoxLayout(m_events);
    events->setContentsMargins(kSpace8, 0, kSpace8, kSpace4);
    events->setSpacing(kSpace4);
    top->addStretch(1);
}

void DayColumn::setDay(const ShownWeek &week, int place)
{
    const WorkDay &day = week.days.at(place);
    m_model->setDay(week, place, zoneOf(m_context.shop));
    const QString name = longDate(day.day);
    m_head->setText(dayOfMonth(day.day));
    m_head->setTone(day.day == week.today ? Tone::Accent : Tone::Plain);
    m_head->setAccessibleName(name);
    setTip(*m_head, name);
    m_list->setAccessibleName(tr("Tasks of %1").arg(name));
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
        chip->show(); // At once, because a layout does not count widgets that are still to be shown.
        connect(chip, &QAbstractButton::clicked, this, [this, id = event.id] { Q_EMIT eventChosen(id); });
    }
    m_events->setVisible(!events.isEmpty());
}

void DayColumn::showFacts(const WorkDay &day)
{
    double minutes = 0;
    for (const PersonMinutes &each : day.minutes())
        minutes += each.minutes;
    const auto open = std::ranges::count_if(day.tasks, [](const Task &task) { return !task.doneAt; });
    const QString tasks = open > 0 ? tr("%n to do", nullptr, int(open))
        : day.tasks.isEmpty()      ? QString()
                                   : tr("All done");
    m_load->setText(minutes > 0 ? tr("%1, %2", "tasks, time").arg(tasks, durationText(minutes)) : tasks);
    const QString arrives = unitsText(day.received);
    const QString designed = unitsText(day.designed);
    m_arrives->setText(arrives.isEmpty() ? QString() : tr("Arrives: %1").arg(arrives));
    m_designed->setText(designed.isEmpty() ? QString() : tr("Design: %1").arg(designed));
    for (TextLabel *label : {m_load, m_arrives, m_designed})
        label->setVisible(!label->text().isEmpty());
}

int DayColumn::topHeight() const
{
    QLayout *top = m_top->layout();
    // Without facts nothing is wrapped, and there is no height for a width.
    return top->hasHeightForWidth() ? top->totalHeightForWidth(width()) : top->totalSizeHint().height();
}

/// What it says may need another height at the same width, also once its labels have got their fonts.
bool DayColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        Q_EMIT resized();
    return QWidget::eventFilter(watched, event);
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
    if (m_list->isTarget())
        paintPanel(painter, rect(), tokens.accentGround, tokens.accent);
    else
        paintPanel(painter, rect(), tokens.ground, isToday ? tokens.accent : tokens.hairline);
    if (m_list->hasRing())
        paintFocusFrame(painter, rect(), tokens);
}

} // namespace stemdesk::ui
