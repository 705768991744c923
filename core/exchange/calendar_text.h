#pragma once

#include "core/base/clock.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk {

/// An entry of a calendar: from a time to a time, or on a whole day.
struct CalendarEntry {
    QByteArray uid;
    QByteArray relatedTo{}; ///< The uid of the entry it belongs to; empty: none.
    QByteArray status{}; ///< TENTATIVE, CONFIRMED or CANCELLED; empty: not said.
    QString summary;
    QString location{};
    QString description{};
    std::optional<QDate> day{};
    Instant from = 0; ///< Only without a day, like `to`.
    Instant to = 0;
    bool isFree = false; ///< Shown as free, not as busy.
    int version = 0;
    Instant createdAt = 0;
    Instant changedAt = 0;
};

/// Writes iCalendar (RFC 5545) by libical. Times are in one zone, whose daylight saving rules are included.
class CalendarText {
public:
    explicit CalendarText(const QTimeZone &zone);

    /// The properties before the entries.
    QByteArray head(const QString &name) const;
    QByteArray entry(const CalendarEntry &entry) const;
    static QByteArray tail();

private:
    QTimeZone m_zone;
    QByteArray m_rules; ///< A VTIMEZONE.
};

} // namespace stemdesk
