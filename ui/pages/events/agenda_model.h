#pragma once

#include "core/services/events/event_agenda_service.h"
#include "ui/models/column_table.h"
#include "ui/models/lookup.h"
#include "ui/pages/events/events_filter.h"

#include <deque>
#include <optional>

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

struct UiContext;

/// Events by date, read page by page as the user scrolls; subclasses decide what the cells show. Searches and further
/// pages are read in the background, and the rows stay until the new ones arrive.
class AgendaModel : public ColumnTableModel<AgendaRow> {
    Q_OBJECT

public:
    /// How rows are read.
    struct Reading {
        int page = 50;
        bool withBudgets = true; ///< See AgendaRequest.
        bool withBalances = false; ///< See AgendaRequest.
    };

    AgendaModel(UiContext &context, const Reading &reading, QObject *parent = nullptr);

    void setFilter(const EventsFilter &filter);
    /// The filter of the rows shown.
    const EventsFilter &filter() const { return m_shown; }
    /// A model that is not visible reads nothing, and catches up when it becomes visible. Initially not live.
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
    /// Why reading failed; empty once it succeeds again.
    void failed(const QString &reason);

protected:
    UiContext &context() const { return m_context; }
    const AgendaRow &rowAt(int row) const { return m_rows.at(row); }
    QVariant stored(int row, int column, int role) const override { return columnData(m_rows.at(row), column, role); }

private:
    /// A walk through the agenda that has not reached its end.
    struct Walk {
        EventFilter filter;
        AgendaRequest request;
    };
    using Walks = std::deque<Walk>;
    /// The part of the list that was read, and the walks that continue after it.
    struct Part {
        QList<AgendaRow> rows;
        Walks walks;
    };

    Walks walksOf(const EventsFilter &filter) const;
    Walk walkFrom(AgendaWalk walk, const EventFilter &filter) const;
    static Result<Part> partOf(const ShopServices &services, Walks walks, qsizetype wanted);
    void read();
    void show(const EventsFilter &filter, Result<Part> part);
    void append(Result<Part> part);
    void notifyFailure(const Result<Part> &part);
    void syncRows(const QList<AgendaRow> &rows);
    void onGathered(const QList<Change> &changes);
    Instant startOfToday() const;

    UiContext &m_context;
    Reading m_how;
    EventsFilter m_filter; ///< Set last.
    EventsFilter m_shown; ///< The filter of the rows.
    Walks m_walks; ///< Still to be read, in order.
    Lookup m_reading;
    Lookup m_paging;
    QList<AgendaRow> m_rows;
    bool m_hasFailed = false; ///< The last reading ended early because of an error.
    bool m_isLive = false;
    bool m_isStale = true; ///< It must be read when it is next shown.
    bool m_hasRead = false;
    bool m_wantsMore = false; ///< The next page was requested while the list was being read.
};

} // namespace stemdesk::ui
