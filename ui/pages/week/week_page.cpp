#include "ui/pages/week/week_page.h"

#include "core/base/day.h"
#include "core/services/services.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/week/week_view.h"
#include "ui/pages/week/work_panel.h"
#include "ui/preview/document_preview.h"
#include "ui/preview/print_jobs.h"
#include "ui/tasks/new_task_row.h"
#include "ui/tasks/task_changes.h"
#include "ui/theme/metrics.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/period_bar.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/work_words.h"

#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;

WeekPage::WeekPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_lookup(context), m_monday(mondayOf(shopToday(context))),
      m_header(new PageHeader(tr("Week"))), m_refusal(new InlineMessage(Tone::Error)),
      m_new(new NewTaskRow(context, NewRow::Place::AboveTable)),
      m_period(new PeriodBar({.before = tr("Previous week"), .after = tr("Next week"), .now = tr("Today")})),
      m_view(new WeekView(context)), m_panel(new WorkPanel(context)), m_preview(new DocumentPreview(context)),
      m_body(new QStackedWidget)
{
    buildHeader();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_refusal);
    m_body->addWidget(buildBody());
    m_body->addWidget(m_preview);
    column->addWidget(m_body, 1);
    setFocusProxy(m_view);
    connectView();
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &WeekPage::onChanges);
    showWeek(shopToday(context));
    if (m_new->keepIn(draftMemory(context, u"task"_s)))
        startNew();
}

void WeekPage::buildHeader()
{
    Button *add = m_header->setPrimaryAction(tr("New task"));
    add->setToolTip(tr("Ctrl+N"));
    connect(add, &QAbstractButton::clicked, this, &WeekPage::startNew);
    connect(new QShortcut(QKeySequence::New, this), &QShortcut::activated, this, &WeekPage::startNew);
    connect(m_new, &NewTaskRow::taskTyped, this, &WeekPage::add);
    m_look = m_header->addAction(tr("Production sheet"));
    m_look->setCheckable(true);
    m_look->setToolTip(tr("What is designed on the chosen day, to print (Ctrl+P)"));
    connect(m_look, &QAbstractButton::toggled, this, &WeekPage::showBody);
    m_back = new QShortcut(
        Qt::Key_Escape, this, this, [this] { m_look->setChecked(false); }, Qt::WidgetWithChildrenShortcut);
    m_back->setEnabled(false);
    connect(new QShortcut(QKeySequence::Print, this), &QShortcut::activated, this, [this] {
        if (m_look->isChecked())
            m_preview->print();
        else
            m_look->setChecked(true);
    });
}

QWidget *WeekPage::buildBody()
{
    auto *master = new QWidget;
    auto *column = new QVBoxLayout(master);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_period);
    column->addWidget(m_new);
    column->addWidget(m_view, 1);
    m_splitter = new Splitter(u"week"_s, splitterMemory(m_context.settings));
    m_splitter->addWidget(master);
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setFoldable(m_panel, tr("the chosen task and day"), metric::kWeekAndDetail);
    m_panel->setProperty("widePanel", metric::kSidePanelWidth + metric::kSpace24); // The days need the room more.
    m_period->addEnd(m_splitter->takeOpener());
    return m_splitter;
}

void WeekPage::connectView()
{
    connect(m_period, &PeriodBar::beforeWanted, this, [this] { showWeek(plusDays(m_monday, -kDaysOfWeek)); });
    connect(m_period, &PeriodBar::afterWanted, this, [this] { showWeek(plusDays(m_monday, kDaysOfWeek)); });
    connect(m_period, &PeriodBar::nowWanted, this, [this] { showWeek(shopToday(m_context)); });
    connect(m_view, &WeekView::currentShown, this, &WeekPage::showCurrent);
    connect(m_view, &WeekView::chosen, this, [this] {
        m_splitter->reveal();
        m_panel->takeKeyboard();
    });
    connect(m_view, &WeekView::eventChosen, this, &WeekPage::eventChosen);
    connect(m_view, &WeekView::moveRequested, this, &WeekPage::move);
    connect(m_view, &WeekView::tickRequested, this,
            [this](const Task &task) { m_context.edits.run(tickTask(task, m_context.services.now())); });
    connect(m_view, &WeekView::duplicateRequested, this, &WeekPage::duplicate);
    connect(m_view, &WeekView::deleteRequested, this,
            [this](const Task &task) { m_context.edits.run(deleteTask(task)); });
    connect(m_panel, &WorkPanel::eventChosen, this, &WeekPage::eventChosen);
    connect(m_preview, &DocumentPreview::noted, this, &WeekPage::noted);
}

void WeekPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        read();
}

void WeekPage::onChanges(const Changes &changes)
{
    if (!concern(changes,
                 {Resource::Task, Resource::Event, Resource::EventGroup, Resource::EventItem, Resource::Product,
                  Resource::Variant, Resource::ProductType, Resource::Shop, Resource::OrderSheet, Resource::Delivery}))
        return;
    m_isStale = true;
    if (isVisible())
        read();
}

void WeekPage::showWeek(QDate day)
{
    m_monday = mondayOf(day);
    const QDate sunday = plusDays(m_monday, kDaysOfWeek - 1);
    m_period->setPeriod(tr("%1 to %2").arg(dayAndMonth(m_monday), longDate(sunday)));
    const QDate today = shopToday(m_context);
    m_period->setNow(m_monday <= today && today <= sunday);
    ShownWeek empty{.today = today};
    for (int place = 0; place < kDaysOfWeek; ++place)
        empty.days.append({.day = plusDays(m_monday, place)});
    m_view->setWeek(empty);
    m_view->chooseDay(day);
    read();
}

void WeekPage::read()
{
    m_isStale = false;
    m_lookup.ask([monday = m_monday, today = shopToday(m_context), zone = zoneOf(m_context.shop)](
                     ShopServices &services) { return readWeek(services, monday, today, zone); },
                 [this](const Result<ShownWeek> &week) {
                     m_refusal->setMessage(week ? QString() : errorText(week.error()));
                     if (!week || week->days.constFirst().day != m_monday)
                         return;
                     m_view->setWeek(*week);
                     showState();
                     if (m_look->isChecked())
                         m_preview->refresh(productionPrintJob(currentDay(), m_context.shop.id));
                 });
}

void WeekPage::showState()
{
    const ShownWeek &week = m_view->week();
    int open = 0;
    auto late = qsizetype(week.late.count);
    double minutes = 0;
    for (const WorkDay &day : week.days) {
        open += int(std::ranges::count_if(day.tasks, [](const Task &task) { return !task.doneAt; }));
        late += std::ranges::count_if(day.tasks, [&week](const Task &task) { return week.daysLate(task) > 0; });
        for (const PersonMinutes &each : day.minutes())
            minutes += each.minutes;
    }
    const QString tasks = open == 0 ? tr("Nothing to do") : tr("%n tasks to do", nullptr, open);
    const QString said = minutes > 0 ? tr("%1, %2", "tasks, time").arg(tasks, durationText(minutes)) : tasks;
    m_header->setState(late > 0 ? u"%1 · %2"_s.arg(said, tr("%n late", nullptr, int(late))) : said);
}

void WeekPage::showCurrent()
{
    m_panel->setDay(m_view->week(), m_view->currentPlace(), m_view->currentTask().id);
}

QDate WeekPage::currentDay() const
{
    return m_view->week().days.at(m_view->currentPlace()).day;
}

void WeekPage::showBody()
{
    if (m_look->isChecked())
        m_preview->show(productionPrintJob(currentDay(), m_context.shop.id));
    m_body->setCurrentIndex(m_look->isChecked() ? 1 : 0);
    m_look->setText(m_look->isChecked() ? tr("Back to the week") : tr("Production sheet"));
    m_back->setEnabled(m_look->isChecked());
}

void WeekPage::startNew()
{
    m_look->setChecked(false);
    m_splitter->conceal(); // It would lie over the row.
    m_new->openFor(currentDay());
}

void WeekPage::add(const TaskPatch &task)
{
    if (!m_new->beginSending())
        return;
    const auto id = std::make_shared<TaskId>(); // Owned by the edit and by its callback.
    m_context.edits.run(addTask(task, id), this, [this, id, day = *task.on](const Status &status) {
        if (!status) {
            m_new->refuse(errorText(status.error()));
            return;
        }
        m_new->hide();
        m_view->follow(*id);
        if (mondayOf(day) != m_monday)
            showWeek(day);
        else
            read();
    });
}

void WeekPage::duplicate(const Task &task)
{
    const auto id = std::make_shared<TaskId>();
    m_context.edits.run(duplicateTask(task, id), this, [this, id](const Status &status) {
        if (!status) {
            m_refusal->setMessage(errorText(status.error()));
            return;
        }
        m_view->follow(*id);
        read();
    });
}

void WeekPage::move(const Task &task, QDate day)
{
    if (task.id.isNull())
        return;
    m_context.edits.run(moveTask(task, day, zoneOf(m_context.shop)), this, [this, day](const Status &status) {
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
        if (status && mondayOf(day) != m_monday)
            showWeek(day);
        else
            read();
    });
}

} // namespace stemdesk::ui
