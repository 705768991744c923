#pragma once

#include "core/base/result.h"

#include <QDate>
#include <QString>

#include <memory>
#include <optional>

struct icalrecur_iterator_impl;

namespace stemdesk {

// Recurrence rules of days (RFC 5545, RRULE), unrolled by libical.

inline constexpr int kMostInterval = 400;

/// The rule as it is stored: in capitals, without spaces around it. invalid_<field> for anything but FREQ=DAILY to
/// YEARLY with INTERVAL, BYDAY, BYMONTHDAY, BYMONTH, BYSETPOS and COUNT or UNTIL (a day).
Result<QString> dayRuleFrom(const QString &text, const QString &field);

/// The days of a rule, one after the other. `rule` is one that dayRuleFrom() made.
class RuleDays {
public:
    RuleDays(const QString &rule, QDate startsOn);

    /// nullopt once there are none left, or none within libical's calendar.
    std::optional<QDate> next();

private:
    struct Release {
        void operator()(icalrecur_iterator_impl *iterator) const;
    };

    std::unique_ptr<icalrecur_iterator_impl, Release> m_iterator; // nullptr: the rule never comes.
};

} // namespace stemdesk
