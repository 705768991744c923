#include "ui/pages/events/events_page.h"

#include "core/domain/events/event.h"
#include "ui/events/event_actions.h"
#include "ui/exchange/table_output.h"
#include "ui/icons.h"
#include "ui/pages/events/board_view.h"
#include "ui/pages/events/event_filters.h"
#include "ui/pages/events/events_model.h"
#include "ui/pages/events/events_table.h"
#include "ui/pages/events/month_view.h"
#include "ui/pages/events/template_picker.h"
#include "ui/pages/events/template_words.h"
#include "ui/pages/events/templates_panel.h"
#include "ui/ui_context.h"
#include "ui/widgets/fields/search_field.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/layout/view_switch.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/notices/work_progress.h"
#include "ui/window_settings.h"
#include "ui/words/below_cost_question.h"
#include "ui/words/day_text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QMenu>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace stemdesk::ui {

EventsPage::EventsPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_actions(new EventActions(context, this)),
      m_model(new EventsModel(context, this)), m_header(new PageHeader(tr("Events"))), m_switch(new ViewSwitch),
      m_filters(new EventFilters(*m_header->chips(), this)), m_refusal(new InlineMessage(Tone::Error)),
      m_missing(new InlineMessage(Tone::Warning)), m_table(new EventsTable(*m_model, context.shop.currency)),
      m_board(new BoardView(context)), m_month(new MonthView(context)), m_body(new QStackedWidget),
      m_first(new EmptyState(
          u"events"_s,
          tr("Events hold the recipe, the price and the supplier orders of a wedding, a party or a memorial."),
          tr("New event"))),
      m_nothing(new EmptyState(u"search"_s, tr("No matching events. Try other words, another status or all dates."))),
      m_picker(new TemplatePicker(context, this)), m_templates(new TemplatesPanel(context)),
      m_output(new TableOutput(context, this))
{
    buildHeader();
    buildBody();
    buildKeys();
    connectTable();
    connectBoard();
    connectMonth();
    connectActions();
    buildTemplates();
    buildViews();
}

void EventsPage::buildBody()
{
    for (QWidget *body :
         {static_cast<QWidget *>(m_table), static_cast<QWidget *>(m_board), static_cast<QWidget *>(m_month),
          static_cast<QWidget *>(m_first), static_cast<QWidget *>(m_nothing)})
        m_body->addWidget(body);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_body, 1);
    row->addWidget(m_templates);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_output->progress());
    column->addWidget(m_refusal);
    column->addWidget(m_actions->question());
    column->addWidget(m_missing);
    column->addLayout(row, 1);
}

void EventsPage::buildHeader()
{
    m_header->addActionWidget(m_switch);
    auto *from = m_header->addAction(tr("From template"));
    from->setAccessibleName(tr("New event from a template"));
    Button *add = m_header->setPrimaryAction(tr("New event"));
    add->setToolTip(tr("Ctrl+N"));
    m_header->menu()->addAction(iconFor(u"export"_s), tr("Export…"), this,
                                [this] { m_output->askAndSave({.table = ExportedTable::Events}, tr("Events")); });
    m_search = m_header->enableSearch(tr("Search name, client, venue…"));
    connect(add, &QAbstractButton::clicked, this, &EventsPage::makeEvent);
    connect(from, &QAbstractButton::clicked, this, [this, from] { m_picker->openBelow(*from); });
    connect(m_filters, &EventFilters::changed, this, &EventsPage::applyFilter);
    connect(m_search, &SearchField::searched, this, &EventsPage::applyFilter);
    connect(m_search, &SearchField::leftForResults, this, [this] {
        shownBody()->setFocus(Qt::TabFocusReason);
        if (m_view == View::Table && !m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_model->index(0, 0));
    });
}

void EventsPage::buildKeys()
{
    auto *add = new QShortcut(QKeySequence::New, this); // Works wherever the focus is while this page is shown.
    connect(add, &QShortcut::activated, this, &EventsPage::makeEvent);
}

void EventsPage::connectTable()
{
    m_table->setReadOn([this] { m_model->fetchMore({}); });
    connect(m_model, &AgendaModel::listed, this, &EventsPage::onListed);
    connect(m_model, &AgendaModel::failed, this, &EventsPage::showFailure);
    connect(m_table, &EventsTable::openRequested, this, &EventsPage::openCurrent);
    connect(m_table, &TableView::deleteRequested, this, &EventsPage::removeSelected);
    connect(m_table, &TableView::duplicateRequested, this, [this] {
        if (const QModelIndex current = m_table->currentIndex(); current.isValid())
            m_actions->duplicate(m_model->eventAt(current.row()).id);
    });
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint &place) {
        const QModelIndex current = m_table->currentIndex();
        if (!current.isValid())
            return;
        const bool isOnIt = m_table->indexAt(place).row() == current.row();
        const QPoint shown = isOnIt ? place : m_table->visualRect(current).bottomLeft();
        showMenu(m_model->eventAt(current.row()), m_table->viewport()->mapToGlobal(shown));
    });
}

void EventsPage::connectBoard()
{
    connect(m_board, &BoardView::listed, this, &EventsPage::onListed);
    connect(m_board, &BoardView::failed, this, &EventsPage::showFailure);
    connect(m_board, &BoardView::openRequested, this, &EventsPage::eventChosen);
    connect(m_board, &BoardView::duplicateRequested, m_actions, &EventActions::duplicate);
    connect(m_board, &BoardView::statusWanted, m_actions, &EventActions::setStatus);
    connect(m_board, &BoardView::deleteRequested, m_actions, qOverload<const EventId &>(&EventActions::remove));
    connect(m_board, &BoardView::menuRequested, this, [this](const EventId &, const QPoint &place) {
        if (const auto event = m_board->currentEvent())
            showMenu(*event, place);
    });
}

void EventsPage::connectMonth()
{
    connect(m_month, &MonthView::listed, this, &EventsPage::onListed);
    connect(m_month, &MonthView::failed, this, &EventsPage::showFailure);
    connect(m_month, &MonthView::openRequested, this, &EventsPage::eventChosen);
    connect(m_month, &MonthView::newRequested, m_actions, qOverload<QDate>(&EventActions::create));
    connect(m_month, &MonthView::duplicateRequested, m_actions, &EventActions::duplicate);
    connect(m_month, &MonthView::deleteRequested, m_actions, qOverload<const EventId &>(&EventActions::remove));
    connect(m_month, &MonthView::moveRequested, m_actions, &EventActions::moveTo);
    connect(m_month, &MonthView::menuRequested, this, [this](const EventId &, const QPoint &place) {
        if (const auto event = m_month->currentEvent())
            showMenu(*event, place);
    });
}

void EventsPage::connectActions()
{
    connect(m_actions, &EventActions::openRequested, this, &EventsPage::eventChosen);
    connect(m_output, &TableOutput::noted, this, &EventsPage::noted);
    connect(m_actions, &EventActions::made, this, &EventsPage::eventMade);
    connect(m_actions, &EventActions::seriesChosen, this, &EventsPage::seriesChosen);
    connect(m_actions, &EventActions::madeWithout, this, &EventsPage::onMadeWithout);
    connect(m_actions, &EventActions::duplicated, this, &EventsPage::select);
    connect(m_actions, &EventActions::templateSaved, m_templates, &TemplatesPanel::openAt);
    connect(m_actions, &EventActions::refused, m_refusal, [this](const QString &reason) {
        m_isOfAction = true;
        m_refusal->setMessage(reason);
        if (!reason.isEmpty())
            m_board->forgetMove();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, m_refusal, [this] { dropReason(); });
    connect(m_board, &BoardView::currentChanged, m_refusal, [this] { dropReason(); });
    connect(m_month, &MonthView::currentChanged, m_refusal, [this] { dropReason(); });
    connect(m_first, &EmptyState::actionChosen, this, &EventsPage::makeEvent);
    connect(m_missing, &InlineMessage::actionChosen, this, [this] {
        m_missing->setMessage({});
        Q_EMIT eventMade(m_madeWithout);
    });
}

void EventsPage::showFailure(const QString &reason)
{
    if (reason.isEmpty() && m_isOfAction)
        return; // The list was read, which says nothing about the action.
    m_isOfAction = false;
    m_refusal->setMessage(reason);
}

/// Why an action failed is about what was selected then.
void EventsPage::dropReason()
{
    if (std::exchange(m_isOfAction, false))
        m_refusal->setMessage({});
}

void EventsPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous()) // Unless the window is only minimised.
        dropReason();
}

void EventsPage::buildTemplates()
{
    connect(m_picker, &TemplatePicker::chosen, m_actions, &EventActions::createFrom);
    connect(m_picker, &TemplatePicker::manageRequested, m_templates, &TemplatesPanel::open);
    connect(m_templates, &TemplatesPanel::eventWanted, m_actions, &EventActions::createFrom);
    connect(m_templates, &TemplatesPanel::closed, this, [this] { shownBody()->setFocus(Qt::OtherFocusReason); });
}

void EventsPage::buildViews()
{
    m_switch->addView(u"list"_s, tr("Table"));
    m_switch->addView(u"board"_s, tr("Board"));
    m_switch->addView(u"events"_s, tr("Month"));
    const int last = std::clamp(WindowSettings(m_context.settings).eventsView(), 0, m_switch->count() - 1);
    m_switch->setCurrentIndex(last);
    connect(m_switch, &QTabBar::currentChanged, this, [this](int index) { setView(View(index)); });
    setView(View(last));
}

void EventsPage::setView(View view)
{
    const bool hasKeyboard = m_body->isAncestorOf(QApplication::focusWidget());
    m_view = view;
    m_switch->setCurrentIndex(int(view));
    WindowSettings(m_context.settings).setEventsView(int(view));
    m_filters->setRangeVisible(view != View::Month);
    m_model->setLive(view == View::Table);
    m_board->setLive(view == View::Board);
    m_month->setLive(view == View::Month);
    setFocusProxy(view == View::Table       ? static_cast<QWidget *>(m_table)
                      : view == View::Board ? static_cast<QWidget *>(m_board)
                                            : m_month);
    onListed();
    if (hasKeyboard)
        shownBody()->setFocus(Qt::OtherFocusReason); // Rather than the first button of the view.
}

QWidget *EventsPage::shownBody() const
{
    return m_body->currentWidget();
}

EventsFilter EventsPage::wantedFilter() const
{
    return {.range = m_filters->range(), .status = m_filters->status(), .words = m_search->text().trimmed()};
}

void EventsPage::applyFilter()
{
    const EventsFilter filter = wantedFilter();
    m_filters->setSearching(!filter.words.isEmpty());
    m_model->setFilter(filter);
    m_table->showOrder(filter);
    m_board->setFilter(filter);
    m_month->setFilter(filter);
}

void EventsPage::makeEvent()
{
    m_actions->create(m_view == View::Month ? m_month->currentDay() : QDate());
}

void EventsPage::openCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        Q_EMIT eventChosen(m_model->eventAt(current.row()).id);
}

QList<Event> EventsPage::selectedEvents() const
{
    QList<Event> events;
    for (const QModelIndex &row : m_table->selectionModel()->selectedRows())
        events.append(m_model->eventAt(row.row()));
    return events;
}

void EventsPage::removeSelected()
{
    m_actions->remove(selectedEvents());
}

void EventsPage::showMenu(const Event &event, const QPoint &globalPlace)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(event.name);
    m_actions->fill(*menu, event, m_view == View::Table ? selectedEvents() : QList<Event>());
    menu->popup(globalPlace);
}

void EventsPage::onMadeWithout(const EventId &id, const QList<MissingLine> &lines)
{
    m_madeWithout = id;
    m_missing->setMessage(tr("Left out, as no longer in the catalogue: %1.").arg(missingLinesText(lines)),
                          tr("Open the event"));
    select(id);
}

/// Selects the event as soon as the table lists it.
void EventsPage::select(const EventId &id)
{
    m_selected = id;
    if (isHidden(id)) {
        const QSignalBlocker quiet(m_filters);
        m_filters->setStatus({});
        m_filters->setRange(EventRange::All);
        m_search->clear();
        applyFilter();
    }
    onListed();
}

/// By search, status or chosen days.
bool EventsPage::isHidden(const EventId &id) const
{
    const EventsFilter wanted = wantedFilter();
    EventFilter filter{.q = wanted.words, .status = wanted.status};
    const auto found = m_context.services.events.list(filter, {.limit = 1, .ids = {id.bytes()}});
    if (!found)
        return false;
    if (found->rows.isEmpty())
        return true;
    const auto start = firstStart(found->rows.constFirst());
    if (!wanted.words.isEmpty() || wanted.range == EventRange::All)
        return false;
    const bool isPast = start && dayOf(*start, zoneOf(m_context.shop)) < shopToday(m_context);
    return isPast != (wanted.range == EventRange::Past);
}

QString EventsPage::stateText() const
{
    if (m_view == View::Month)
        return tr("%n events in %1", nullptr, m_month->eventCount()).arg(m_month->monthText());
    const bool isTable = m_view == View::Table;
    const int count = isTable ? m_model->rowCount() : m_board->eventCount();
    if (count == 0)
        return tr("No events");
    return (isTable ? m_model->isComplete() : m_board->isComplete()) ? tr("%n events", nullptr, count)
                                                                     : tr("more than %n events", nullptr, count);
}

void EventsPage::onListed()
{
    m_header->setState(stateText());
    const bool isEmpty =
        m_view == View::Table ? m_model->rowCount() == 0 : m_view == View::Board && m_board->eventCount() == 0;
    const EventsFilter filter = m_view == View::Table ? m_model->filter() : wantedFilter();
    if (isEmpty && filter.isNarrowed())
        m_body->setCurrentWidget(m_nothing);
    else if (isEmpty)
        m_body->setCurrentWidget(m_first);
    else
        m_body->setCurrentIndex(int(m_view));
    const QModelIndex made = m_model->indexOf(m_selected);
    if (m_view != View::Table || !made.isValid())
        return;
    m_selected = {};
    m_table->setCurrentIndex(made);
    m_table->scrollTo(made);
}

} // namespace stemdesk::ui
