#pragma once

#include "tests/support/event_test.h"

#include <QTimeZone>

namespace stemdesk {

/// A test of the tasks around the event, which is on kDay.
class TaskTest : public EventTest {
protected:
    static inline const QDate kDay{2026, 6, 1}; ///< A Monday.

    static Instant at(QDate day, int hour)
    {
        return QDateTime(day, QTime(hour, 0), QTimeZone::utc()).toMSecsSinceEpoch();
    }
    TaskService &tasks() const { return shop().tasks; }
    void setStatus(const QString &status) { must(shop().events.patch(m_filled->event, {.status = status})); }
    void moveTo(QDate day)
    {
        must(shop().events.patch(m_filled->event,
                                 {.ceremonyStart = std::optional<Instant>(), .venueStart = at(day, 12)}));
    }
};

} // namespace stemdesk
