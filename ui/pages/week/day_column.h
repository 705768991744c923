#pragma once

#include "ui/pages/week/shown_week.h"

#include <QWidget>

namespace stemdesk::ui {

class Button;
class CardList;
class DayTasksModel;
class TextLabel;
struct UiContext;

/// A day: its events, its tasks, their duration, and what arrives and is used.
class DayColumn : public QWidget {
    Q_OBJECT

public:
    explicit DayColumn(UiContext &context, QWidget *parent = nullptr);

    /// Sets the day by its index in the week.
    void setDay(const ShownWeek &week, int place);
    DayTasksModel &model() const { return *m_model; }
    CardList &list() const { return *m_list; }
    /// The height of the day's name and facts at the column's width.
    int topHeight() const;
    /// Equal for all days of a week, so that what is below starts at the same height.
    void setTopHeight(int height) { m_top->setFixedHeight(height); }

Q_SIGNALS:
    /// The day itself was chosen: shows what arrives and is made on it.
    void dayChosen();
    void eventChosen(const stemdesk::EventId &id);
    void resized(); ///< Or what it says has changed.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildTop();
    void showEvents(const QList<HeldEvent> &events);
    void showFacts(const WorkDay &day);

    UiContext &m_context;
    DayTasksModel *m_model;
    QWidget *m_top;
    Button *m_head;
    QWidget *m_events;
    QList<HeldEvent> m_held;
    TextLabel *m_load;
    TextLabel *m_arrives;
    TextLabel *m_designed;
    CardList *m_list;
};

} // namespace stemdesk::ui
