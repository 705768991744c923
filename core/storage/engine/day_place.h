#pragma once

#include "core/base/day.h"

#include <QDate>
#include <QString>

#include <optional>

namespace stemdesk {

/// A place in a list that is in order of days, then of keys, as one number.
class DayPlace {
public:
    explicit DayPlace(std::optional<qint64> position)
        : m_day(position ? dayText(QDate::fromJulianDay(*position >> kKeyBits)) : QString::fromLatin1("")),
          m_key(position ? *position & kKeys : 0)
    {}
    static qint64 of(QDate day, qint64 key) { return (day.toJulianDay() << kKeyBits) | (key & kKeys); }

    const QString &day() const { return m_day; } ///< Empty before the first.
    qint64 key() const { return m_key; }

private:
    static constexpr int kKeyBits = 40;
    static constexpr qint64 kKeys = (qint64(1) << kKeyBits) - 1;

    QString m_day;
    qint64 m_key;
};

/// The days of a range that may be open, as `day >= ? and day <= ?` compares them with texts.
inline QString firstDayText(const std::optional<QDate> &from)
{
    return from ? dayText(*from) : QString::fromLatin1("");
}
inline QString lastDayText(const std::optional<QDate> &to)
{
    return to ? dayText(*to) : QStringLiteral(":"); // Follows all digits.
}

} // namespace stemdesk
