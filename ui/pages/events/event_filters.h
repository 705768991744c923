#pragma once

#include "ui/pages/events/events_filter.h"

#include <QObject>

namespace stemdesk::ui {

class Chip;
class ChipRow;

/// The chips that filter the events: each opens a menu, and shows the choice until it is removed.
class EventFilters : public QObject {
    Q_OBJECT

public:
    explicit EventFilters(ChipRow &row, QObject *parent = nullptr);

    EventRange range() const { return m_range; }
    QString status() const { return m_status; }
    void setRange(EventRange range);
    void setStatus(const QString &status); ///< Empty: all.
    /// A search looks at all events, which the chip says meanwhile; the chosen range comes back with its end.
    void setSearching(bool isSearching);
    /// Hidden for a calendar, which has its own days.
    void setRangeVisible(bool isVisible);

Q_SIGNALS:
    void changed();

private:
    void buildRange(ChipRow &row);
    void buildStatus(ChipRow &row);
    void showRange();

    Chip *m_rangeChip = nullptr;
    Chip *m_statusChip = nullptr;
    EventRange m_range = EventRange::Upcoming;
    QString m_status;
    bool m_isSearching = false;
};

} // namespace stemdesk::ui
