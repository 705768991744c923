#include "ui/pages/event/run_sheet/run_sheet_tab.h"

#include "core/domain/hire/event_hire.h"
#include "core/services/services.h"
#include "ui/delegates/cell_roles.h"
#include "ui/delegates/two_line_delegate.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/event/event_document.h"
#include "ui/pages/event/run_sheet/run_stop_panel.h"
#include "ui/tasks/task_changes.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/splitter.h"
#include "ui/widgets/layout/stacks.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/window_settings.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"
#include "ui/words/event_words.h"
#include "ui/words/work_words.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <memory>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

/// The rows are short: beyond this, the room is the chosen stop's.
constexpr int kStopsWidth = kMessageWidth - kSpace24 - kSpace16 - kHairline;

constexpr std::array kStopKinds{"deliver"_L1, "set_up"_L1, "collect"_L1};

std::pair<TaskId, QString> stopOf(const RunStop &stop)
{
    return {stop.task.id, stop.place};
}

constexpr auto kIsDelivery = [](const RunStop &stop) { return stop.task.kind == "deliver"_L1; };

} // namespace

RunSheetTab::RunSheetTab(EventDocument &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_lookup(document.context()),
      m_state(new TextLabel({}, TextStyle::Body, Tone::Quiet)), m_add(new Button(tr("Add a stop"))),
      m_refusal(new InlineMessage(Tone::Error)), m_list(new QListWidget), m_rows(new TwoLineDelegate(this)),
      m_nothing(new EmptyState(u"clock"_s,
                               tr("Who drives where and when, what goes into the van and what comes back. Delivery and "
                                  "collection are added once the event is approved and has a date."),
                               tr("Add a stop"))),
      m_left(new ListStack(m_list, m_nothing)), m_panel(new RunStopPanel(document.context()))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    buildHead(column);
    column->addWidget(m_refusal);
    buildBody(column);
    setFocusProxy(m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, &RunSheetTab::showCurrent);
    connect(m_rows, &TwoLineDelegate::leadClicked, this, &RunSheetTab::askForTime);
    connect(m_nothing, &EmptyState::actionChosen, this, &RunSheetTab::startStop);
    connect(m_panel, &RunStopPanel::groupChosen, this, &RunSheetTab::takeGroup);
    connect(&document, &EventDocument::opened, this, [this] {
        m_lookup.forget(); // It belongs to another event.
        m_sheet = {};
        m_chosen = {};
        showStops();
        onChanged();
    });
    connect(&document, &EventDocument::changed, this, &RunSheetTab::onChanged);
    connect(&document, &EventDocument::touched, this, &RunSheetTab::onChanged);
    RecentChanges::watch(document.context(), this, {Resource::Task, Resource::Contact}, [this] { onChanged(); });
    showStops();
}

void RunSheetTab::buildHead(QVBoxLayout *column)
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kSpace24, kSpace8, kSpace24, kSpace8);
    head->setSpacing(kSpace8);
    m_state->setElided(true);
    m_state->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *preview = new Button(tr("Preview"));
    preview->setToolTip(tr("The pages as they will be printed"));
    m_add->setToolTip(tr("Ctrl+N"));
    auto *kinds = new QMenu(m_add);
    for (const QLatin1StringView kind : kStopKinds)
        connect(kinds->addAction(taskKindText(kind)), &QAction::triggered, this, [this, kind] { addOf(kind); });
    m_add->setMenu(kinds);
    head->addWidget(m_state, 1);
    head->addWidget(preview);
    head->addWidget(m_add);
    column->addLayout(head);
    connect(preview, &QAbstractButton::clicked, this, &RunSheetTab::previewRequested);
}

void RunSheetTab::buildBody(QVBoxLayout *column)
{
    m_rows->setPadding(kPageEdge);
    m_list->setItemDelegate(m_rows);
    m_list->setAccessibleName(tr("Stops"));
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->installEventFilter(this);
    m_left->setMinimumWidth(kBoardColumnWidth + 2 * kSpace24); // The fields beside it want more.
    auto *splitter = new Splitter(u"event-run-sheet"_s, splitterMemory(m_document.context().settings));
    splitter->addWidget(m_left);
    splitter->addWidget(m_panel);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({kMessageWidth, kMessageWidth * 5 / 3});
    splitter->setCollapsible(0, false);
    splitter->setCollapsible(1, false);
    column->addWidget(splitter, 1);
}

void RunSheetTab::onChanged()
{
    m_isStale = true;
    if (isVisible())
        read();
}

void RunSheetTab::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        read();
}

void RunSheetTab::read()
{
    if (!m_document.isOpen())
        return;
    m_isStale = false;
    m_lookup.ask([event = m_document.shown().id](ShopServices &services) { return services.tasks.runSheet(event); },
                 [this](const Result<RunSheet> &sheet) {
                     m_refusal->setMessage(sheet ? QString() : errorText(sheet.error()));
                     if (!sheet)
                         return;
                     m_sheet = *sheet;
                     showStops();
                 });
}

void RunSheetTab::showStops()
{
    const QList<RunStop> &stops = m_sheet.stops;
    auto chosen = std::ranges::find(stops, m_chosen, stopOf);
    if (chosen == stops.cend() && m_isShared) // The stop is a separate task now.
        chosen = std::ranges::find_if(
            stops, [this](const RunStop &stop) { return stop.place == m_chosen.second && stop.task.kind == m_kind; });
    if (chosen == stops.cend()) // Its destination has changed, or it was just added.
        chosen = std::ranges::find(stops, m_chosen.first, [](const RunStop &stop) { return stop.task.id; });
    const int row = chosen == stops.cend() ? m_list->currentRow() : int(chosen - stops.cbegin());
    {
        const QSignalBlocker blocker(m_list);
        while (m_list->count() > stops.size())
            delete m_list->takeItem(m_list->count() - 1);
        while (m_list->count() < stops.size())
            m_list->addItem(QString());
        for (int place = 0; place < m_list->count(); ++place) {
            const bool isFirstOfDay = place == 0 || stops.at(place - 1).task.on != stops.at(place).task.on;
            showStop(*m_list->item(place), stops.at(place), isFirstOfDay);
        }
        QStringList leads;
        for (int place = 0; place < m_list->count(); ++place)
            leads += m_list->item(place)->data(TwoLineDelegate::kLeadRole).toString();
        m_rows->setLeads(leads);
        m_list->setCurrentRow(std::clamp(row, 0, std::max(m_list->count() - 1, 0)));
    }
    const bool isEmpty = stops.isEmpty();
    m_left->showFor(int(stops.size()));
    m_left->setMaximumWidth(isEmpty ? QWIDGETSIZE_MAX : kStopsWidth);
    m_add->setVisible(!isEmpty);
    m_panel->setVisible(!isEmpty);
    showState();
    showCurrent();
}

QStringList RunSheetTab::leftBehind() const
{
    if (!m_document.isOpen() || std::ranges::none_of(m_sheet.stops, kIsDelivery))
        return {};
    QStringList left;
    for (const EventGroup &group : m_document.shown().groups)
        if (!group.isHidden)
            left += group.name;
    for (const RunStop &stop : m_sheet.stops)
        for (const RunLoad &load : stop.load)
            left.removeOne(load.groupName);
    return left;
}

void RunSheetTab::showState()
{
    const QStringList left = leftBehind();
    const auto count = int(m_sheet.stops.size());
    m_state->setTone(left.isEmpty() ? Tone::Quiet : Tone::Warning);
    if (!left.isEmpty())
        m_state->setText(tr("Delivered by no stop: %1").arg(left.join(u", "_s)));
    else
        m_state->setText(count == 0 ? QString() : tr("%n stop(s)", nullptr, count));
}

void RunSheetTab::showStop(QListWidgetItem &item, const RunStop &stop, bool isFirstOfDay)
{
    const QString hours = hoursText(stop.task, m_document.zone());
    const QString noTime = hours.isEmpty() ? tr("no time") : QString();
    QStringList second{stop.task.person, goesToBoth(m_sheet) ? placeText(stop.place) : QString(),
                       oneLine(stop.address)};
    second.removeAll(QString());
    const QString done = stop.task.doneAt ? tr("Done") : QString();
    item.setText(stop.task.title);
    item.setData(TwoLineDelegate::kLeadRole, hours + noTime);
    item.setData(TwoLineDelegate::kLeadToneRole, int(hours.isEmpty() ? Tone::Accent : Tone::Plain));
    item.setData(TwoLineDelegate::kSecondLineRole, second.join(u" · "_s));
    item.setData(TwoLineDelegate::kHeadingRole, isFirstOfDay ? mediumDate(stop.task.on) : QString());
    item.setData(ChipTextRole, done);
    item.setData(ChipToneRole, int(Tone::Accent));
    QStringList spoken = QStringList{stopTimeText(stop.task, m_document.zone()), stop.task.title, noTime} + second;
    spoken.removeAll(QString());
    if (!done.isEmpty())
        spoken += done;
    item.setData(Qt::AccessibleTextRole, spoken.join(u", "_s));
}

const RunStop *RunSheetTab::current() const
{
    const int row = m_list->currentRow();
    return row >= 0 && row < m_sheet.stops.size() ? &m_sheet.stops.at(row) : nullptr;
}

/// The other place that the stop's task goes to.
QString RunSheetTab::otherPlace(const RunStop &stop) const
{
    const auto other = std::ranges::find_if(
        m_sheet.stops, [&](const RunStop &each) { return each.task.id == stop.task.id && each.place != stop.place; });
    return other == m_sheet.stops.cend() ? QString() : other->place;
}

void RunSheetTab::showCurrent()
{
    const RunStop *stop = current();
    m_chosen = stop ? stopOf(*stop) : Chosen();
    m_kind = stop ? stop->task.kind : QString();
    const QString other = stop ? otherPlace(*stop) : QString();
    m_isShared = !other.isEmpty();
    if (stop)
        m_panel->setStop(*stop, other, m_document.shown());
}

/// A stop without one says so where its time would be, to be clicked.
void RunSheetTab::askForTime()
{
    const RunStop *stop = current();
    if (stop && hoursText(stop->task, m_document.zone()).isEmpty())
        m_panel->askForTime();
}

void RunSheetTab::startStop()
{
    QMenu *kinds = m_add->menu();
    const QWidget *below = m_add->isVisible() ? static_cast<QWidget *>(m_add) : m_nothing;
    kinds->popup(below->mapToGlobal(m_add->isVisible() ? QPoint(0, below->height()) : below->rect().center()));
    kinds->setActiveAction(kinds->actions().constFirst());
}

void RunSheetTab::addOf(const QString &kind)
{
    if (!m_document.isOpen())
        return;
    const auto times = timesOf(m_document.shown());
    const QTimeZone zone = m_document.zone();
    const QDate day = !times   ? shopToday(m_document.context())
        : kind == "collect"_L1 ? dayOf(times->last, zone)
                               : dayOf(times->first, zone);
    add({.eventId = m_document.shown().id, .kind = kind, .title = taskKindText(kind), .on = day});
}

/// Whether a stop for `group` alone would leave arrangements without one, because they were on the event's own stop.
bool RunSheetTab::leavesOthers(const Task &task, const EventGroupId &group) const
{
    const auto isOnAnother = [&](const EventGroupId &id) {
        return std::ranges::any_of(m_sheet.stops, [&](const RunStop &stop) {
            return stop.task.id != task.id && stop.task.kind == task.kind && stop.task.eventGroupId == id;
        });
    };
    if (!task.isAutomatic() || !task.eventGroupId.isNull() || isOnAnother({}))
        return false;
    return std::ranges::any_of(m_document.shown().groups, [&](const EventGroup &other) {
        return !other.isHidden && other.id != group && !isOnAnother(other.id);
    });
}

void RunSheetTab::takeGroup(const EventGroupId &group)
{
    const RunStop *stop = current();
    if (!stop || !m_document.isOpen() || group == stop->task.eventGroupId)
        return;
    const Task task = stop->task;
    if (leavesOthers(task, group))
        add({.eventId = task.eventId, // They stay on the event's.
             .eventGroupId = group,
             .kind = task.kind,
             .title = task.title,
             .on = task.on,
             .startsAt = task.startsAt,
             .endsAt = task.endsAt,
             .person = task.person});
    else
        m_document.context().edits.run(changeTask(task, {.eventGroupId = group}));
}

void RunSheetTab::add(const TaskPatch &stop)
{
    const auto made = std::make_shared<TaskId>(); // Owned by the edit and by its callback.
    m_document.context().edits.run(addTask(stop, made), this, [this, made](const Status &status) {
        m_refusal->setMessage(status ? QString() : errorText(status.error()));
        if (!status)
            return;
        m_chosen = {*made, {}};
        read();
        m_list->setFocus(Qt::OtherFocusReason);
    });
}

bool RunSheetTab::eventFilter(QObject *watched, QEvent *event)
{
    const RunStop *stop = current();
    if (watched != m_list || event->type() != QEvent::KeyPress || !stop)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Delete: m_panel->remove(); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2: m_panel->takeKeyboard(); return true;
    case Qt::Key_Space: m_panel->tick(); return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

} // namespace stemdesk::ui
