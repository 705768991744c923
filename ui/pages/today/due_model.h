#pragma once

#include "core/services/today_service.h"
#include "ui/models/merged_table_model.h"
#include "ui/theme/tokens.h"

#include <QHash>
#include <QTimeZone>

namespace stemdesk {
struct Shop;
}

namespace stemdesk::ui {

/// Orders by their due date.
class DueModel : public MergedTableModel<EventToOrder, EventId> {
    Q_OBJECT

public:
    enum Role {
        DueRole = Qt::UserRole, ///< QString: "2 days late", "Tomorrow"
        DueToneRole, ///< Tone as int
        SuppliersRole, ///< QString, or QStringList of names
        UnnamedRole, ///< QString: note that lines have no supplier
        EventDayRole, ///< QString
        StateRole, ///< QString: progress of the order
        StateToneRole, ///< Tone as int
    };

    explicit DueModel(QObject *parent = nullptr);

    /// Dates are shown in the time zone of `shop`. `drafts` counts the sheets of each event that are not ordered yet.
    void setToday(const Today &today, const Shop &shop, const QHash<EventId, qint64> &drafts);
    /// Null if there is none.
    EventId eventAt(const QModelIndex &index) const;
    /// Number of overdue orders.
    int lateCount() const;

    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 1; }
    QVariant data(const QModelIndex &index, int role) const override;

protected:
    EventId keyOf(const EventToOrder &row) const override { return row.event.id; }

private:
    /// Words with their tone.
    struct TonedText {
        QString text;
        Tone tone = Tone::Quiet;
    };
    bool isDone(const EventToOrder &order) const;
    TonedText dueOf(const EventToOrder &order) const;
    TonedText stateOf(const EventToOrder &order) const;
    static QString unnamedText(const EventToOrder &order);
    static QString suppliersText(const EventToOrder &order);

    QHash<EventId, qint64> m_drafts;
    QTimeZone m_zone;
    QDate m_today;
};

} // namespace stemdesk::ui
