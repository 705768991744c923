#pragma once

#include "core/domain/events/event_template.h"
#include "ui/pages/events/events_filter.h"

#include <QDate>
#include <QWidget>

#include <functional>
#include <optional>

class QStackedWidget;

namespace stemdesk::ui {

class BoardView;
class EmptyState;
class EventActions;
class EventFilters;
class EventsModel;
class EventsTable;
class InlineMessage;
class MonthView;
class PageHeader;
class SearchField;
class TableOutput;
class TemplatePicker;
class TemplatesPanel;
class ViewSwitch;
struct UiContext;

/// The shop's events as a table by date, as a board by status or on a calendar.
class EventsPage : public QWidget {
    Q_OBJECT

public:
    enum class View { Table, Board, Month };

    explicit EventsPage(UiContext &context, QWidget *parent = nullptr);

    void setView(View view);
    View view() const { return m_view; }

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    /// An event was created and needs a name.
    void eventMade(const stemdesk::EventId &id);
    void seriesChosen(const stemdesk::SeriesId &id);
    /// A message for the bottom of the window; `run` performs `action`.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void buildBody();
    void buildHeader();
    void buildKeys();
    void buildViews();
    void buildTemplates();
    void connectTable();
    void connectBoard();
    void connectMonth();
    void connectActions();
    EventsFilter wantedFilter() const;
    void applyFilter();
    void makeEvent();
    void openCurrent();
    QList<Event> selectedEvents() const;
    void removeSelected();
    void showMenu(const Event &event, const QPoint &globalPlace);
    void onListed();
    void onMadeWithout(const EventId &id, const QList<MissingLine> &lines);
    void select(const EventId &id);
    bool isHidden(const EventId &id) const;
    QString stateText() const;
    QWidget *shownBody() const;
    void showFailure(const QString &reason);
    void dropReason();

    UiContext &m_context;
    View m_view = View::Table;
    EventActions *m_actions;
    EventsModel *m_model;
    PageHeader *m_header;
    ViewSwitch *m_switch;
    SearchField *m_search = nullptr;
    EventFilters *m_filters;
    InlineMessage *m_refusal;
    bool m_isOfAction = false; ///< What it says is why an action failed.
    InlineMessage *m_missing; ///< Lists what was missing for a template when an event was made from it.
    EventId m_madeWithout;
    EventsTable *m_table;
    BoardView *m_board;
    MonthView *m_month;
    QStackedWidget *m_body;
    EmptyState *m_first; ///< Shown if there are no events at all, or no upcoming ones.
    EmptyState *m_nothing; ///< Shown if nothing matches.
    TemplatePicker *m_picker;
    TemplatesPanel *m_templates;
    TableOutput *m_output;
    EventId m_selected; ///< Selected as soon as it is listed.
};

} // namespace stemdesk::ui
