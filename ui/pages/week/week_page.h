#pragma once

#include "core/domain/tasks/task.h"
#include "ui/models/lookup.h"

#include <QDate>
#include <QWidget>

#include <functional>

class QAbstractButton;
class QShortcut;
class QStackedWidget;

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

class DocumentPreview;
class InlineMessage;
class NewTaskRow;
class PageHeader;
class PeriodBar;
class Splitter;
class WeekView;
class WorkPanel;

/// The tasks of a week by day and person, with deliveries and design work.
class WeekPage : public QWidget {
    Q_OBJECT

public:
    explicit WeekPage(UiContext &context, QWidget *parent = nullptr);

    /// Shows the week of this day.
    void showWeek(QDate day);
    QDate monday() const { return m_monday; }
    /// Asks for a new task's title.
    void startNew();

Q_SIGNALS:
    void eventChosen(const stemdesk::EventId &id);
    /// A message for the bottom of the window; `run` performs `action`.
    void noted(const QString &text, const QString &action, const std::function<void()> &run);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void buildHeader();
    QWidget *buildBody();
    void connectView();
    void onChanges(const QList<Change> &changes);
    void read();
    void showState();
    void showCurrent();
    void showBody();
    QDate currentDay() const;
    void add(const TaskPatch &task);
    void duplicate(const Task &task);
    void move(const Task &task, QDate day);

    UiContext &m_context;
    Lookup m_lookup;
    QDate m_monday;
    PageHeader *m_header;
    InlineMessage *m_refusal;
    NewTaskRow *m_new;
    PeriodBar *m_period;
    WeekView *m_view;
    WorkPanel *m_panel;
    Splitter *m_splitter = nullptr;
    QAbstractButton *m_look = nullptr; ///< Checked while the day's production sheet is shown.
    QShortcut *m_back = nullptr; ///< Leaves the sheet.
    DocumentPreview *m_preview;
    QStackedWidget *m_body;
    bool m_isStale = true;
};

} // namespace stemdesk::ui
