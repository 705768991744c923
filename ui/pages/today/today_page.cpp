#include "ui/pages/today/today_page.h"

#include "core/services/backup/backup_service.h"
#include "core/services/database/database_control.h"
#include "core/services/services.h"
#include "core/services/today_service.h"
#include "ui/events/event_actions.h"
#include "ui/models/recent_changes.h"
#include "ui/pages/today/client_tasks_model.h"
#include "ui/pages/today/coming_delegate.h"
#include "ui/pages/today/coming_model.h"
#include "ui/pages/today/due_delegate.h"
#include "ui/pages/today/due_model.h"
#include "ui/pages/today/first_steps.h"
#include "ui/pages/today/upkeep.h"
#include "ui/pages/today/upkeep_card.h"
#include "ui/pages/today/work_model.h"
#include "ui/theme/metrics.h"
#include "ui/ui_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layout/card.h"
#include "ui/widgets/layout/page_header.h"
#include "ui/widgets/notices/empty_state.h"
#include "ui/widgets/notices/inline_message.h"
#include "ui/widgets/text_label.h"
#include "ui/words/catalogue_words.h"
#include "ui/words/day_text.h"
#include "ui/words/error_text.h"

#include <QApplication>
#include <QListView>
#include <QMenu>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include <functional>

namespace stemdesk::ui {

using namespace Qt::StringLiterals;
using namespace metric;

namespace {

constexpr int kMinute = 60'000;

/// A list as high as its rows: the page scrolls, not its cards.
class WholeList : public QListView {
public:
    explicit WholeList(QAbstractItemModel *model)
    {
        setModel(model);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
            connect(model, signal, this, &WholeList::updateGeometry);
        connect(model, &QAbstractItemModel::dataChanged, this, &WholeList::updateGeometry);
    }

    QSize sizeHint() const override
    {
        int height = 2 * frameWidth();
        for (int row = 0; row < model()->rowCount(); ++row)
            height += sizeHintForRow(row);
        return {QListView::sizeHint().width(), height};
    }
    QSize minimumSizeHint() const override { return {QListView::minimumSizeHint().width(), sizeHint().height()}; }
};

/// A click, or Enter.
void whenChosen(QListView *list, const std::function<void(const QModelIndex &)> &run)
{
    QObject::connect(list, &QAbstractItemView::clicked, list, run);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter}) {
        auto *enter = new QShortcut(QKeySequence(key), list, nullptr, nullptr, Qt::WidgetShortcut);
        QObject::connect(enter, &QShortcut::activated, list, [list, run] { run(list->currentIndex()); });
    }
}

QListView *newList(const QString &name, QAbstractItemModel *model, QAbstractItemDelegate *delegate)
{
    auto *list = new WholeList(model);
    list->setAccessibleName(name);
    list->setItemDelegate(delegate);
    delegate->setParent(list);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setMouseTracking(true);
    list->viewport()->setAttribute(Qt::WA_Hover);
    list->viewport()->setCursor(Qt::PointingHandCursor);
    return list;
}

} // namespace

TodayPage::TodayPage(UiContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_header(new PageHeader(tr("Today"))),
      m_refusal(new InlineMessage(Tone::Error)), m_coming(new ComingModel(this)), m_due(new DueModel(this)),
      m_comingList(newList(tr("Events of the next four weeks"), m_coming, new ComingDelegate)),
      m_dueList(newList(tr("To order"), m_due, new DueDelegate)), m_tasks(new ClientTasksModel(this)),
      m_taskList(newList(tr("To discuss with clients"), m_tasks, new DueDelegate)),
      m_nothingComing(new EmptyState(u"events"_s, tr("No events in the next four weeks."), tr("New event"))),
      m_nothingDue(new TextLabel(tr("Nothing to order in the next two weeks."), TextStyle::Body, Tone::Quiet)),
      m_dueCard(new Card(tr("Order by"))), m_taskCard(new Card(tr("Clients"))), m_lookup(context),
      m_workLookup(context), m_weekLookup(context), m_work(new WorkModel(this)), m_arrivals(new WorkModel(this)),
      m_workCard(buildWork(tr("Tasks"), newList(tr("Next tasks"), m_work, new DueDelegate))),
      m_arrivalCard(buildWork(tr("Arrives"), newList(tr("Next arrivals"), m_arrivals, new DueDelegate))),
      m_dueLate(new TextLabel({}, TextStyle::Body, Tone::Warning)), // As the chips below.
      m_taskLate(new TextLabel({}, TextStyle::Body, Tone::Error)),
      m_workLate(new TextLabel({}, TextStyle::Body, Tone::Warning)), m_upkeep(new UpkeepCard),
      m_actions(new EventActions(context, this)), m_first(new FirstSteps),
      m_body(new CardColumns(CardColumns::Measures{.shares = {8, 5}}))
{
    buildHeader();
    buildBody();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_refusal);
    column->addWidget(m_first);
    column->addWidget(m_body, 1);
    column->addStretch(0); // Below the first steps of a new shop.
    setFocusProxy(m_comingList);
    connect(m_actions, &EventActions::made, this, &TodayPage::eventMade);
    connect(m_actions, &EventActions::refused, m_refusal,
            [this](const QString &reason) { m_refusal->setMessage(reason); });
    connect(m_first, &FirstSteps::eventWanted, this, &TodayPage::makeEvent);
    connect(m_first, &FirstSteps::supplierWanted, this, &TodayPage::supplierWanted);
    connect(m_first, &FirstSteps::productWanted, this, &TodayPage::productWanted);
    connect(m_first, &FirstSteps::importWanted, this, &TodayPage::importWanted);
    connect(new RecentChanges(context, this), &RecentChanges::gathered, this, &TodayPage::onChanges);
    buildClock();
    read();
}

void TodayPage::buildHeader()
{
    Button *add = m_header->setPrimaryAction(tr("New event"));
    add->setToolTip(tr("Ctrl+N"));
    connect(add, &QAbstractButton::clicked, this, &TodayPage::makeEvent);
    connect(new QShortcut(QKeySequence::New, this), &QShortcut::activated, this, &TodayPage::makeEvent);
}

void TodayPage::buildBody()
{
    m_workCard->addHeaderWidget(m_workLate);
    m_body->addLeft(buildComing());
    m_body->addLeft(m_workCard);
    m_body->addRight(m_upkeep);
    m_body->addRight(buildClients());
    m_body->addRight(buildDue());
    m_body->addRight(m_arrivalCard);
    for (QListView *list : m_body->findChildren<QListView *>())
        connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this,
                [this, list] { revealCurrent(list); });
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *, QWidget *now) {
        if (auto *list = qobject_cast<QListView *>(now); list && m_body->isAncestorOf(list))
            revealCurrent(list);
    });
    connect(m_upkeep, &UpkeepCard::pricesRequested, this, &TodayPage::pricesRequested);
    connect(m_upkeep, &UpkeepCard::deliveriesRequested, this, &TodayPage::deliveriesRequested);
    connect(m_upkeep, &UpkeepCard::backupsRequested, this, &TodayPage::backupsRequested);
    connect(m_upkeep, &UpkeepCard::hireRequested, this, &TodayPage::hireRequested);
    connect(m_upkeep, &UpkeepCard::weekRequested, this, &TodayPage::weekRequested);
    connect(m_upkeep, &UpkeepCard::claimsRequested, this, &TodayPage::claimsRequested);
    connect(&m_context.database.backups(), &BackupService::changed, this, &TodayPage::readBackups);
}

/// The lists do not scroll, so the page does.
void TodayPage::revealCurrent(QListView *list)
{
    if (!list->currentIndex().isValid())
        return;
    const QRect row = list->visualRect(list->currentIndex());
    const QPoint middle = list->viewport()->mapTo(m_body->widget(), row.center());
    m_body->ensureVisible(middle.x(), middle.y(), 0, row.height() / 2 + kSpace16);
}

QWidget *TodayPage::buildComing()
{
    auto *card = new Card(tr("Coming up"));
    card->body()->addWidget(m_comingList);
    card->body()->addWidget(m_nothingComing);
    connect(m_nothingComing, &EmptyState::actionChosen, this, &TodayPage::makeEvent);
    whenChosen(m_comingList, [this](const QModelIndex &index) {
        if (const auto event = m_coming->eventAt(index))
            Q_EMIT eventChosen(event->id);
    });
    return card;
}

QWidget *TodayPage::buildDue()
{
    m_nothingDue->setWordWrap(true);
    m_dueCard->addHeaderWidget(m_dueLate);
    m_dueCard->addPadded(m_nothingDue);
    m_dueCard->body()->addWidget(m_dueList);
    whenChosen(m_dueList, [this](const QModelIndex &index) {
        if (const EventId event = m_due->eventAt(index); !event.isNull())
            Q_EMIT ordersRequested(event);
    });
    m_dueList->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_dueList, &QWidget::customContextMenuRequested, this, &TodayPage::showDueMenu);
    return m_dueCard;
}

/// Hidden while empty.
QWidget *TodayPage::buildClients()
{
    m_taskCard->addHeaderWidget(m_taskLate);
    m_taskCard->body()->addWidget(m_taskList);
    m_taskCard->hide();
    whenChosen(m_taskList, [this](const QModelIndex &index) { chooseTask(index); });
    return m_taskCard;
}

/// Both lead to the week. Hidden while empty.
Card *TodayPage::buildWork(const QString &title, QListView *list)
{
    auto *card = new Card(title);
    card->body()->addWidget(list);
    card->hide();
    whenChosen(list, [this](const QModelIndex &) { Q_EMIT weekRequested(); });
    return card;
}

void TodayPage::chooseTask(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    const ClientTask task = m_tasks->rowAt(index.row());
    switch (task.kind) {
    case ClientTask::Kind::FollowUp: Q_EMIT eventChosen(task.eventId); break;
    case ClientTask::Kind::Quote: Q_EMIT quotesRequested(task.eventId); break;
    case ClientTask::Kind::Payment: Q_EMIT paymentsRequested(task.eventId); break;
    }
}

/// Nothing announces the start of a new day.
void TodayPage::buildClock()
{
    auto *timer = new QTimer(this);
    timer->setInterval(kMinute);
    connect(timer, &QTimer::timeout, this, [this] {
        if (shopToday(m_context) != m_day)
            read();
    });
    timer->start();
}

void TodayPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        read();
}

void TodayPage::onChanges(const Changes &changes)
{
    if (!concern(changes,
                 {Resource::Supplier, Resource::Product, Resource::PriceList, Resource::Event, Resource::EventGroup,
                  Resource::EventItem, Resource::Webhook, Resource::OrderSheet, Resource::Quote, Resource::Payment,
                  Resource::Task, Resource::Variant, Resource::Shop, Resource::Delivery, Resource::Colour}))
        return;
    m_isStale = true;
    if (isVisible())
        read();
}

void TodayPage::read()
{
    const auto shop = m_context.services.settings.shop();
    const Shop &known = shop ? *shop : m_context.shop;
    const auto today = m_context.services.today.read({.zone = zoneOf(known), .orderDaysBefore = known.orderDaysBefore});
    m_refusal->setMessage(today ? QString() : errorText(today.error()));
    if (!today)
        return;
    m_isStale = false;
    setToday(*today, known);
}

void TodayPage::readBackups()
{
    m_upkeep->setBackup(backupTrouble(m_context.database.backups(), m_context.services.now()));
}

/// Reads every agreed event, so it does not run on the window's thread.
void TodayPage::readClients(const Shop &shop)
{
    m_lookup.ask([request = TodayRequest{.zone = zoneOf(shop), .orderDaysBefore = shop.orderDaysBefore}](
                     ShopServices &services) { return services.today.clientTasks(request); },
                 [this, shop](const Result<ClientTasks> &tasks) {
                     if (!tasks)
                         return; // Busy; the next change reads again.
                     m_tasks->setTasks(*tasks, shop);
                     m_taskCard->setVisible(m_tasks->rowCount() > 0);
                     showLate(*m_taskLate, m_tasks->lateCount());
                 });
}

/// Checks every hired item.
void TodayPage::readWork(const Shop &shop)
{
    m_workLookup.ask([day = m_day](ShopServices &services) { return readWorkroom(services, day); },
                     [this, zone = zoneOf(shop)](const Result<WorkroomUpkeep> &upkeep) {
                         if (upkeep)
                             m_upkeep->setWorkroom(*upkeep, zone);
                     });
    m_weekLookup.ask([day = m_day](ShopServices &services) { return readComingWork(services, day); },
                     [this](const Result<ComingWork> &work) {
                         if (!work)
                             return;
                         m_work->setTasks(*work);
                         m_arrivals->setArrivals(*work);
                         m_workCard->setVisible(m_work->rowCount() > 0);
                         showLate(*m_workLate, work->late);
                         m_arrivalCard->setVisible(m_arrivals->rowCount() > 0);
                     });
}

void TodayPage::setToday(const Today &today, const Shop &shop)
{
    m_day = today.day;
    m_coming->setToday(today, shop, CatalogueWords::readLooks(m_context.services));
    showDue(today, shop);
    m_upkeep->setToday(today);
    readBackups();
    readClients(shop);
    readWork(shop);
    const int events = int(today.coming.size());
    const QString coming = events == 0 ? tr("no events in the next four weeks")
        : today.hasMore                ? tr("more than %n events in the next four weeks", nullptr, events)
                                       : tr("%n events in the next four weeks", nullptr, events);
    m_header->setState(u"%1 · %2"_s.arg(longDate(today.day), coming));
    m_comingList->setVisible(events > 0);
    m_nothingComing->setVisible(events == 0);
    const auto supplier = m_context.services.suppliers.list({}, {.limit = 1});
    m_first->setDone(
        {.suppliers = supplier && !supplier->rows.isEmpty(), .catalogue = today.hasProducts, .event = today.hasEvents});
    m_first->setVisible(!m_first->isDone());
    m_body->setVisible(m_first->isDone() || today.hasEvents);
}

void TodayPage::showDue(const Today &today, const Shop &shop)
{
    QList<EventId> events;
    for (const EventToOrder &order : today.toOrder)
        events.append(order.event.id);
    // Without an answer the database is busy; the next change reads again.
    m_due->setToday(today, shop, m_context.services.savedOrders.draftsAmong(events).value_or(QHash<EventId, qint64>()));
    m_dueList->setVisible(!events.isEmpty());
    m_nothingDue->setVisible(events.isEmpty());
    showLate(*m_dueLate, m_due->lateCount());
}

void TodayPage::showLate(TextLabel &note, int count)
{
    note.setText(tr("%n late", nullptr, count));
    note.setVisible(count > 0);
}

void TodayPage::showDueMenu(const QPoint &place)
{
    const EventId event = m_due->eventAt(m_dueList->indexAt(place));
    if (event.isNull())
        return;
    QMenu menu(this);
    menu.addAction(tr("Order for this event"), this, [this, event] { Q_EMIT ordersRequested(event); });
    menu.addAction(tr("Open the event"), this, [this, event] { Q_EMIT eventChosen(event); });
    menu.exec(m_dueList->viewport()->mapToGlobal(place));
}

void TodayPage::makeEvent()
{
    m_actions->create(QDate());
}

} // namespace stemdesk::ui
