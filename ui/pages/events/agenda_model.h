#pragma once

#include "core/services/event_agenda.h"
#include "ui/pages/events/events_filter.h"

#include <QAbstractTableModel>

#include <deque>
#include <optional>

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

struct UiContext;

/// Events by date, read page by page while they are scrolled; what their cells show is the heirs' part.
class AgendaModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// How rows are read.
    struct Reading {
        int page = 50;
        bool withBudgets = true; ///< As in AgendaRequest.
    };

    AgendaModel(UiContext &context, const Reading &reading, QObject *parent = nullptr);

    void setFilter(const EventsFilter &filter);
    const EventsFilter &filter() const { return m_filter; }
    /// One that is not looked at reads nothing, and catches up when it is looked at again. At first it is not.
    void setLive(bool isLive);

    const Event &eventAt(int row) const { return m_rows.at(row).event; }
    QModelIndex indexOf(const EventId &id) const;
    bool isComplete() const { return m_walks.empty(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// Rows came, went or changed.
    void listed();
    /// Why a reading broke off; empty once one succeeds again.
    void failed(const QString &reason);

protected:
    UiContext &context() const { return m_context; }
    const AgendaRow &rowAt(int row) const { return m_rows.at(row); }

private:
    /// A walk through the agenda that is not at its end.
    struct Walk {
        EventFilter filter;
        AgendaRequest request;
    };

    void begin();
    void addWalk(AgendaWalk walk, const EventFilter &filter);
    void reload();
    QList<AgendaRow> nextRows(int wanted);
    void readAgain();
    void syncRows(const QList<AgendaRow> &rows);
    void onGathered(const QList<Change> &changes);
    Instant startOfToday() const;

    UiContext &m_context;
    Reading m_reading;
    EventsFilter m_filter;
    std::deque<Walk> m_walks; ///< What is still to be read, in order.
    QList<AgendaRow> m_rows;
    bool m_hasFailed = false; ///< The last reading broke off.
    bool m_isLive = false;
    bool m_isStale = true; ///< Something changed while it was not looked at.
    bool m_isNew = true; ///< Likewise, and it is another list now.
};

} // namespace stemdesk::ui
