#pragma once

#include "core/services/event_agenda.h"

#include <QAbstractTableModel>

#include <deque>
#include <optional>

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

struct UiContext;

/// Which events a florist wants to see.
enum class EventRange {
    Upcoming, ///< Undated ones, then from today on, the soonest first.
    Past, ///< Before today, the latest first.
    All, ///< Undated ones, then the latest first.
};

/// The shop's events by date, read page by page while the table is scrolled.
class EventsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Date, Venue, Client, Status, Guests, Price, Budget, ColumnCount };

    explicit EventsModel(UiContext &context, QObject *parent = nullptr);

    void setRange(EventRange range);
    /// An empty status: all.
    void setStatus(const QString &status);
    /// A search looks at all events, whatever the range.
    void setSearch(const QString &words);
    void reload();

    const Event &eventAt(int row) const { return m_rows.at(row).event; }
    QModelIndex indexOf(const EventId &id) const;
    bool isFiltered() const { return !m_status.isEmpty() || !m_words.isEmpty(); }
    bool isComplete() const { return m_walks.empty(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// Rows came or went.
    void listed();
    void failed(const QString &reason);

private:
    /// A walk through the agenda that is not at its end.
    struct Walk {
        EventFilter filter;
        AgendaRequest request;
    };

    void begin();
    QList<AgendaRow> nextRows(int wanted);
    void readAgain();
    void syncRows(const QList<AgendaRow> &rows);
    void onGathered(const QList<Change> &changes);
    Instant startOfToday() const;
    QVariant textOf(const AgendaRow &row, int column) const;
    QString budgetText(const AgendaRow &row) const;
    QVariant decoration(const AgendaRow &row, int column, int role) const;

    UiContext &m_context;
    EventRange m_range = EventRange::Upcoming;
    QString m_status;
    QString m_words;
    bool m_hasFailed = false; ///< The last reading broke off.
    std::deque<Walk> m_walks; ///< What is still to be read, in order.
    QList<AgendaRow> m_rows;
};

} // namespace stemdesk::ui
