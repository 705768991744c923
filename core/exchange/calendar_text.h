#pragma once

#include "core/base/clock.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk {

/// What a calendar shows: from a time to a time, or on a whole day.
struct CalendarEntry {
    QByteArray uid;
    QByteArray relatedTo{}; ///< The uid of what it belongs to; empty: nothing.
    QByteArray status{}; ///< TENTATIVE, CONFIRMED or CANCELLED; empty: not said.
    QString summary;
    QString location{};
    QString description{};
    std::optional<QDate> day{};
    Instant from = 0; ///< Where it has no day, as `to`.
    Instant to = 0;
    bool isFree = false; ///< It takes nobody's time.
    int version = 0;
    Instant createdAt = 0;
    Instant changedAt = 0;
};

/// Writes iCalendar (RFC 5545) by libical. Times stand in one zone, whose rules of summer time come along.
class CalendarText {
public:
    explicit CalendarText(const QTimeZone &zone);

    /// What comes before the entries.
    QByteArray head(const QString &name) const;
    QByteArray entry(const CalendarEntry &entry) const;
    static QByteArray tail();

private:
    QTimeZone m_zone;
    QByteArray m_rules; ///< A VTIMEZONE.
};

} // namespace stemdesk
