#pragma once

#include "core/base/clock.h"

#include <QDate>
#include <QString>
#include <QTime>
#include <QTimeZone>

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
/// Without the month: "Sat 6", in German "Sa., 6.".
QString dayOfMonth(QDate date);
/// A time as people say it, without the seconds that some systems show: "14:30".
QString clockText(QTime time);
/// A date in figures with such a time: "13/06/2026 14:30".
QString momentText(const QDateTime &moment);

} // namespace stemdesk::ui
