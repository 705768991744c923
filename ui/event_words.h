#pragma once

#include "core/base/clock.h"
#include "ui/theme/tokens.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QTimeZone>

#include <optional>

namespace stemdesk {
struct Event;
struct Shop;
} // namespace stemdesk

namespace stemdesk::ui {

/// A status as a florist says it; a text that is none of kEventStatuses as it stands.
QString statusText(const QString &status);
Tone statusTone(const QString &status);

/// The shop's zone; the machine's where the shop's name of it is not known here.
QTimeZone zoneOf(const Shop &shop);
/// What day an instant is in a zone.
QDate dayOf(Instant instant, const QTimeZone &zone);
/// The day of the event's first start; an invalid date where it has none.
QDate eventDay(const Event &event, const QTimeZone &zone);

/// A date with its day of the week, in the order and words of the locale: "Sat 13 June 2026".
QString longDate(QDate date);
/// The same with a short month, for tables.
QString mediumDate(QDate date);
/// Without the year: "Sat 6 June".
QString dayAndMonth(QDate date);

/// "Anna Field and Tom Reed".
QString clientsText(const Event &event);
/// An address on one line.
QString oneLine(const QString &address);
/// "110 guests, 12 tables"; empty where neither is known.
QString guestsText(const Event &event);

/// How a price without tax stands to a budget.
struct BudgetState {
    QString text; ///< "£312.40 over"
    Tone tone = Tone::Quiet;
};
BudgetState budgetState(double priceExclTax, double budget, const QString &currency);

/// A quantity as it is read: no trailing zeros, no grouping.
QString quantityText(double quantity);
/// A number that somebody typed, in the locale's way or the C way.
std::optional<double> numberFrom(const QString &text);

} // namespace stemdesk::ui
