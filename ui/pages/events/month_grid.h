#pragma once

#include "core/base/id.h"

#include <QDate>
#include <QTableView>

#include <optional>

class QMenu;

namespace stemdesk {
struct Event;
}

namespace stemdesk::ui {

class MonthDelegate;
class MonthModel;

/// The days of a month. Arrow keys go from day to day, into other months too; Enter opens what is on a day. Dragging a
/// chip or Ctrl+arrow moves an event to another day.
class MonthGrid : public QTableView {
    Q_OBJECT

public:
    explicit MonthGrid(MonthModel &model, QWidget *parent = nullptr);

    QDate currentDay() const;
    /// Shows the month of `day` and selects the day.
    void goTo(QDate day);
    /// The picked chip, or the day's only event.
    std::optional<Event> currentEvent() const;

Q_SIGNALS:
    void openRequested(const stemdesk::EventId &id);
    void newRequested(QDate day);
    void duplicateRequested(const stemdesk::EventId &id);
    void deleteRequested(const stemdesk::EventId &id);
    void moveRequested(const stemdesk::EventId &id, QDate day);
    void menuRequested(const stemdesk::EventId &id, const QPoint &globalPlace);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    QDate dayFor(int key) const;
    bool moves(const QKeyEvent &event);
    std::optional<Event> eventUnder(const QPoint &place) const;
    bool isOnMore(const QPoint &place) const;
    void pick(const EventId &id);
    void drag();
    void setTarget(QDate day);
    void openDay();
    void showDay(const QPoint &globalPlace);
    void showMenu(const QPoint &place);

    MonthModel &m_model;
    MonthDelegate *m_delegate;
    EventId m_picked;
    QPoint m_pressedAt; ///< Start of a possible drag.
    QMenu *m_day; ///< Lists all events of a day.
};

} // namespace stemdesk::ui
