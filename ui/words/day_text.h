#pragma once

#include "core/base/clock.h"

#include <QDate>
#include <QString>
#include <QStringList>
#include <QTime>
#include <QTimeZone>

#include <optional>

namespace stemdesk {
struct Shop;
}

namespace stemdesk::ui {

struct UiContext;

/// Today's date in the shop's time zone.
QDate shopToday(const UiContext &context);
/// The shop's zone; the machine's if the shop's is unknown here.
QTimeZone zoneOf(const Shop &shop);
/// The day of an instant in a zone.
QDate dayOf(Instant instant, const QTimeZone &zone);

/// A date with its day of the week, in the order and words of the locale: "Sat 13 June 2026".
QString longDate(QDate date);
/// The same with an abbreviated month, for tables.
QString mediumDate(QDate date);
/// Without the day of the week: "13 Jun 2026".
QString shortDate(QDate date);
/// Without the year: "Sat 6 June".
QString dayAndMonth(QDate date);
/// Without both: "6 Jun".
QString shortDayAndMonth(QDate date);
/// Without the month: "Sat 6", in German "Sa., 6.".
QString dayOfMonth(QDate date);
/// A time as people say it, without the seconds that some systems show: "14:30".
QString clockText(QTime time);
/// A date in figures with such a time: "13/06/2026 14:30".
QString momentText(const QDateTime &moment);

/// A day as people write it in the locale: "9/1/27", "9 jan", "sat 9 January 2027", "2027-01-09", "+7", "sat",
/// "tomorrow", "yesterday". A day without a year is the next one, a day of the week the one after today. nullopt if it
/// can be read in no way or in several: "31/2", "13/25/27", "jui" between juin and juillet. With `inWeekOf`, a day of
/// the week is that in the week of this day, unless it is over.
std::optional<QDate> dayFrom(const QString &text, QDate today, QDate inWeekOf = {});
/// The same for what has happened: a day without a year, or of the week, is the latest one up to today. Days after
/// today are read where they are written out or are in the next seven days; see futureRefusal().
std::optional<QDate> pastDayFrom(const QString &text, QDate today);
/// "Sun 29 Nov 2027 is in the future."; empty for a day up to today.
QString futureRefusal(QDate day, QDate today);

/// A time of day: "14:30", "14.30", "14h30", "1430", "2 pm", "14".
std::optional<QTime> timeFrom(const QString &text);

/// "Mon, Thu", in the locale's words, for suppliers' weekdays ("mon", "thu"); empty for any day.
QString weekdaysText(const QStringList &weekdays);
/// The weekdays in a text with words of the locale or in English, short or long, also as "mon to fri" or "mon and thu"
/// in the window's languages; nullopt if one is no weekday.
std::optional<QStringList> weekdaysFrom(const QString &text);

} // namespace stemdesk::ui
