#pragma once

#include "core/base/id.h"
#include "ui/pages/events/events_filter.h"

#include <QDate>
#include <QWidget>

#include <optional>

namespace stemdesk {
struct Event;
}

namespace stemdesk::ui {

class MonthGrid;
class MonthModel;
class PeriodBar;
struct UiContext;

/// A month's events on a calendar, with navigation to other months above it.
class MonthView : public QWidget {
    Q_OBJECT

public:
    explicit MonthView(UiContext &context, QWidget *parent = nullptr);

    void setFilter(const EventsFilter &filter);
    /// See AgendaModel::setLive().
    void setLive(bool isLive);

    QDate currentDay() const;
    std::optional<Event> currentEvent() const;
    QString monthText() const; ///< "June 2026"
    int eventCount() const; ///< In the month.

Q_SIGNALS:
    void openRequested(const stemdesk::EventId &id);
    void newRequested(QDate day);
    void duplicateRequested(const stemdesk::EventId &id);
    void deleteRequested(const stemdesk::EventId &id);
    void moveRequested(const stemdesk::EventId &id, QDate day);
    void menuRequested(const stemdesk::EventId &id, const QPoint &globalPlace);
    void currentChanged();
    void listed();
    void failed(const QString &reason);

private:
    void showMonth();
    void connectGrid();

    MonthModel *m_model;
    PeriodBar *m_bar;
    MonthGrid *m_grid;
};

} // namespace stemdesk::ui
