#pragma once

#include "core/base/clock.h"

#include <QByteArray>
#include <QDate>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk {

/// A calendar entry: a period or a whole day.
struct CalendarEntry {
    QByteArray uid;
    QByteArray relatedTo{}; ///< The uid of the entry it belongs to; may be empty.
    QByteArray status{}; ///< TENTATIVE, CONFIRMED or CANCELLED; may be empty.
    QString summary;
    QString location{};
    QString description{};
    std::optional<QDate> day{};
    Instant from = 0; ///< Only if there is no day, like `to`.
    Instant to = 0;
    bool isFree = false; ///< Shown as free rather than busy.
    int version = 0;
    Instant createdAt = 0;
    Instant changedAt = 0;
};

/// Writes iCalendar (RFC 5545) with libical. All times are in one zone, whose daylight saving rules are included.
class CalendarText {
public:
    explicit CalendarText(const QTimeZone &zone);

    /// The properties before the entries.
    QByteArray head(const QString &name) const;
    QByteArray entry(const CalendarEntry &entry) const;
    static QByteArray tail();

private:
    QTimeZone m_zone;
    QByteArray m_rules; ///< The zone as VTIMEZONE.
};

} // namespace stemdesk
