#pragma once

#include "core/services/events/event_agenda_service.h"

#include <QAbstractListModel>
#include <QDate>

#include <deque>
#include <optional>

namespace stemdesk {
struct Change;
}

namespace stemdesk::ui {

struct UiContext;

/// The events that can be ordered for, by date under a heading for each week. Events and whole weeks are chosen by
/// their check marks; the choice stays while other dates are listed.
class EventPickModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum class Range { Coming, Past, Week };
    enum Role {
        IsWeekRole = Qt::UserRole, ///< bool: a heading
        DayRole, ///< QString
        StatusRole, ///< QString, in words
        StatusToneRole, ///< Tone as int
    };

    explicit EventPickModel(UiContext &context, QObject *parent = nullptr);

    /// Lists upcoming or past events; for a week see chooseWeek().
    void setRange(Range range);
    /// Lists the events that begin in this week in the shop's calendar, and chooses only them.
    void chooseWeek(QDate monday);
    /// The first day of the shop's current week.
    QDate thisMonday() const;
    /// "This week", "Week of 8 June".
    QString weekText(QDate monday) const;

    /// A search looks at all events, whatever the range.
    void setSearch(const QString &words);
    bool isSearching() const { return !m_words.isEmpty(); }

    /// In the order in which they were chosen.
    const QList<EventId> &chosen() const { return m_chosen; }
    void setChosen(const QList<EventId> &events);
    /// Whether the event has a row now.
    bool lists(const EventId &event) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void chosenChanged();
    /// The rows are others now.
    void listed();
    void failed(const QString &reason);

private:
    struct Walk {
        EventFilter filter;
        AgendaRequest request;
    };
    struct Row {
        std::optional<Event> event; ///< Nullopt: the heading of a week.
        QDate monday; ///< Invalid: without a date.
        bool isOrdered = false;
        int drafts = 0; ///< Order sheets that are still to order.

        friend bool operator==(const Row &, const Row &) = default;
    };

    void begin();
    void reload();
    QList<Row> nextRows(int wanted);
    QList<Row> rowsFrom(const QList<AgendaRow> &agenda);
    static QString stateText(const Row &row);
    void readAgain(const QList<Change> &changes);
    void finishWeek(int heading);
    QList<EventId> eventsOf(const QModelIndex &index) const;
    Qt::CheckState checkState(const QModelIndex &index) const;
    QDate today() const;

    UiContext &m_context;
    Range m_range = Range::Coming;
    QDate m_week; ///< The Monday of the week that is listed.
    QString m_words;
    std::deque<Walk> m_walks; ///< The lists still to be read, in order.
    QList<Row> m_rows;
    std::optional<QDate> m_lastMonday; ///< The week of the last heading.
    QList<EventId> m_chosen;
};

} // namespace stemdesk::ui
