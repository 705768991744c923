#pragma once

#include "ui/pages/week/shown_week.h"

#include <QWidget>

#include <array>

namespace stemdesk::ui {

class Button;
class CardList;
class DayTasksModel;
class TextLabel;
struct UiContext;

/// A day: its events, its tasks, their duration, and what arrives and is designed. Or the late tasks of earlier weeks.
class DayColumn : public QWidget {
    Q_OBJECT

public:
    explicit DayColumn(UiContext &context, QWidget *parent = nullptr);

    /// Sets the day by its index in the week, or the late tasks.
    void setDay(const ShownWeek &week, int place);
    DayTasksModel &model() const { return *m_model; }
    CardList &list() const { return *m_list; }
    /// The lines below the day's name. The week sets their heights, so that the cards of all days start level.
    std::array<TextLabel *, 3> facts() const;
    int factWidth() const; ///< The width available to their text.
    /// The same for the events of the day, which are above them.
    QWidget &events() const { return *m_events; }
    int eventsHeight() const; ///< Their height at the column's width.

Q_SIGNALS:
    /// The day itself was chosen: what arrives and is made on it.
    void dayChosen();
    void eventChosen(const stemdesk::EventId &id);
    void resized();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showEvents(const QList<HeldEvent> &events);
    void showFacts(const WorkDay &day);

    UiContext &m_context;
    DayTasksModel *m_model;
    Button *m_head;
    QWidget *m_events;
    QList<HeldEvent> m_held;
    TextLabel *m_load;
    TextLabel *m_arrives;
    TextLabel *m_designed;
    CardList *m_list;
};

} // namespace stemdesk::ui
