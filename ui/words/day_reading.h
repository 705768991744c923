#pragma once

#include <QDate>
#include <QString>
#include <QTime>

#include <optional>

namespace stemdesk::ui {

/// A day as people write it in the locale: "9/1/27", "9 jan", "sat 9 January 2027", "2027-01-09", "+7", "sat",
/// "tomorrow". A day without a year is the next one, a day of the week the one after today. nullopt if it can be read
/// in no way or in several: "31/2", "13/25/27", "jui" between juin and juillet. With `inWeekOf`, a day of the week is
/// that in the week of this day, unless it is over.
std::optional<QDate> dayFrom(const QString &text, QDate today, QDate inWeekOf = {});

/// A time of day: "14:30", "14.30", "14h30", "1430", "2 pm", "14".
std::optional<QTime> timeFrom(const QString &text);

} // namespace stemdesk::ui
