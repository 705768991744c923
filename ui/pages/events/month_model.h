#pragma once

#include "core/domain/events/event.h"
#include "ui/pages/events/events_filter.h"
#include "ui/words/catalogue_words.h"

#include <QAbstractTableModel>
#include <QDate>
#include <QHash>

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

struct UiContext;

/// The weeks of a month with the events of each day; only the shown days are read.
class MonthModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit MonthModel(UiContext &context, QObject *parent = nullptr);

    /// The month that contains `day`.
    void setMonth(QDate day);
    QDate month() const { return m_month; } ///< Its first day.
    QDate today() const;

    /// Ignores the range: a month has its own days.
    void setFilter(EventsFilter filter);
    /// See AgendaModel::setLive().
    void setLive(bool isLive);

    QDate dayAt(const QModelIndex &index) const;
    QModelIndex indexOf(QDate day) const; ///< Invalid if it is in none of the weeks.
    QList<Event> eventsOn(QDate day) const { return m_events.value(day); }
    int eventsInMonth() const;
    QString hourOf(const Event &event) const; ///< "13:30"
    QList<QColor> paletteOf(const Event &event) const;
    /// "Order 2 days late"; empty if it is not.
    QString lateText(const EventId &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void listed();
    /// See AgendaModel.
    void failed(const QString &reason);

private:
    using Days = QHash<QDate, QList<Event>>;

    void read();
    Days readDays();
    void readLate();
    bool isNamed(QDate day) const;
    QString spoken(QDate day) const;
    void onGathered(const QList<Change> &changes);

    UiContext &m_context;
    EventsFilter m_filter;
    QDate m_month;
    QDate m_first; ///< The first day of the first week.
    int m_weeks = 0;
    Days m_events;
    CatalogueWords m_words;
    QHash<EventId, int> m_late; ///< Days since the flowers of these should have been ordered.
    bool m_hasFailed = false; ///< The last read failed.
    bool m_isLive = false;
    bool m_isStale = true;
};

} // namespace stemdesk::ui
