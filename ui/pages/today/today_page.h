#pragma once

#include "core/base/id.h"
#include "ui/models/lookup.h"

#include <QDate>
#include <QWidget>

class QListView;

namespace stemdesk {
struct Change;
struct Shop;
struct Today;
} // namespace stemdesk

namespace stemdesk::ui {

class Card;
class CardColumns;
class ClientTasksModel;
class ComingModel;
class DueModel;
class EmptyState;
class EventActions;
class FirstSteps;
class InlineMessage;
class PageHeader;
class TextLabel;
class UpkeepCard;
class WorkModel;
struct UiContext;

/// The shop's next weeks: coming events, orders by due date, and what else needs attention.
class TodayPage : public QWidget {
    Q_OBJECT

public:
    explicit TodayPage(UiContext &context, QWidget *parent = nullptr);

    /// Creates an event and opens its page.
    void makeEvent();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    /// An event was created and needs a name.
    void eventMade(const stemdesk::EventId &id);
    void ordersRequested(const stemdesk::EventId &id);
    void quotesRequested(const stemdesk::EventId &id);
    void paymentsRequested(const stemdesk::EventId &id);
    void pricesRequested(const stemdesk::PriceListId &newest);
    void deliveriesRequested();
    void backupsRequested();
    void hireRequested();
    void weekRequested();
    void claimsRequested();
    void supplierWanted();
    void productWanted();
    void importWanted();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildHeader();
    void buildBody();
    QWidget *buildComing();
    QWidget *buildDue();
    QWidget *buildClients();
    Card *buildWork(const QString &title, QListView *list);
    void revealCurrent(QListView *list);
    void buildClock();
    void onChanges(const QList<Change> &changes);
    void read();
    void readBackups();
    void readClients(const Shop &shop);
    void readWork(const Shop &shop);
    void chooseTask(const QModelIndex &index);
    void setToday(const Today &today, const Shop &shop);
    void showDue(const Today &today, const Shop &shop);
    static void showLate(TextLabel &note, int count);
    void showDueMenu(const QPoint &place);

    UiContext &m_context;
    PageHeader *m_header;
    InlineMessage *m_refusal;
    ComingModel *m_coming;
    DueModel *m_due;
    QListView *m_comingList;
    QListView *m_dueList;
    ClientTasksModel *m_tasks;
    QListView *m_taskList;
    EmptyState *m_nothingComing;
    TextLabel *m_nothingDue;
    Card *m_dueCard;
    Card *m_taskCard;
    Lookup m_lookup;
    Lookup m_workLookup;
    Lookup m_weekLookup;
    WorkModel *m_work;
    WorkModel *m_arrivals;
    Card *m_workCard;
    Card *m_arrivalCard;
    TextLabel *m_dueLate;
    TextLabel *m_taskLate;
    TextLabel *m_workLate;
    UpkeepCard *m_upkeep;
    EventActions *m_actions;
    FirstSteps *m_first;
    CardColumns *m_body;
    QDate m_day; ///< The day shown.
    bool m_isStale = false; ///< Something changed while another page was shown.
};

} // namespace stemdesk::ui
