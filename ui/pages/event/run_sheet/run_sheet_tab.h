#pragma once

#include "core/domain/tasks/work_sheets.h"
#include "ui/models/lookup.h"

#include <QWidget>

#include <utility>

class QListWidget;
class QListWidgetItem;
class QVBoxLayout;

namespace stemdesk::ui {

class Button;
class EmptyState;
class EventDocument;
class InlineMessage;
class ListStack;
class RunStopPanel;
class TextLabel;
class TwoLineDelegate;

/// The open event's deliveries, set-ups and collections in order, and a panel for editing the selected one.
class RunSheetTab : public QWidget {
    Q_OBJECT

public:
    explicit RunSheetTab(EventDocument &document, QWidget *parent = nullptr);

    /// Offers what a stop can be.
    void startStop();
    QListWidget *list() const { return m_list; }
    RunStopPanel *panel() const { return m_panel; }

Q_SIGNALS:
    void previewRequested();

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildHead(QVBoxLayout *column);
    void buildBody(QVBoxLayout *column);
    void onChanged();
    void read();
    void showStops();
    void showStop(QListWidgetItem &item, const RunStop &stop, bool isFirstOfDay);
    void showCurrent();
    /// On the event's first day, or on its last for a collection.
    void addOf(const QString &kind);
    void add(const TaskPatch &stop);
    void takeGroup(const EventGroupId &group);
    void askForTime();
    /// Arrangements without a delivery, if others have one.
    QStringList leftBehind() const;
    void showState();
    bool leavesOthers(const Task &task, const EventGroupId &group) const;
    const RunStop *current() const;
    QString otherPlace(const RunStop &stop) const;

    EventDocument &m_document;
    Lookup m_lookup;
    RunSheet m_sheet;
    using Chosen = std::pair<TaskId, QString>; ///< A task, at a place.
    Chosen m_chosen;
    QString m_kind; ///< The kind of its task.
    bool m_isShared = false; ///< The task goes to another place, too.
    TextLabel *m_state;
    Button *m_add;
    InlineMessage *m_refusal;
    QListWidget *m_list;
    TwoLineDelegate *m_rows;
    EmptyState *m_nothing;
    ListStack *m_left;
    RunStopPanel *m_panel;
    bool m_isStale = true; ///< Something changed while another tab was shown.
};

} // namespace stemdesk::ui
